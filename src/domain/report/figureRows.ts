import type { CalendarDate } from '@internationalized/date';
import { quarterMinutes } from '@/domain/booking/occupancy';
import { type Age, ageOf } from '@/domain/invoice/receivableAge';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import { invoiceName } from '@/domain/invoice/invoice';
import { daysOf } from '@/domain/time/calendarRange';
import type { Entry } from '@/domain/values/live';
import type { Contribution } from './contributions';
import { buyersOf, type CustomerNow } from './customers';
import type { FactsByDay } from './facts';
import { documentLabels, type FigureRow, inOrder } from './figures';
import type { OverviewAbout } from './overview';
import type { Days } from './period';
import type { Sources } from './sources';
import { openHours } from './utilisation';

/**
 * The bookings of lifts and lanes with the minutes that each has of the open hours. If an hour is booked for longer than it is
 * open, the first bookings get the open minutes, so that the rows add up to the figure.
 */
export function loadRows(
  contributions: readonly Contribution[],
  sources: Sources,
  days: Days,
  { resourceIds, hours }: Pick<OverviewAbout, 'resourceIds' | 'hours'>,
): FigureRow[] {
  const left = new Map<string, number>();
  for (const day of daysOf(days)) {
    for (const [hour, open] of openHours(day, hours)) {
      const clock = String(hour).padStart(2, '0');
      for (const id of resourceIds) left.set(`${String(day)} ${id}:${clock}`, open);
    }
  }
  const labelOf = documentLabels(sources);
  return inOrder(
    contributions.flatMap(({ source, id, day, parts }): FigureRow[] => {
      const booked = new Map<string, number>();
      for (const { measure, key, value } of parts) {
        if (measure === 'booked') booked.set(key, (booked.get(key) ?? 0) + value * quarterMinutes);
      }
      let value = 0;
      for (const [key, minutes] of booked) {
        const place = `${day} ${key}`;
        const open = left.get(place) ?? 0;
        const own = Math.min(open, minutes);
        left.set(place, open - own);
        value += own;
      }
      return value === 0 ? [] : [{ source, id, label: labelOf(source, id), day, value }];
    }),
  );
}

/** The first invoice in the period of each customer who came back: each adds 1. */
export function returningRows(
  all: FactsByDay,
  days: Days,
  sources: Sources,
  customerNow: CustomerNow,
): FigureRow[] {
  const returning = new Set(buyersOf(all, days, customerNow).returning);
  const rows = new Map<string, FigureRow>();
  const invoices = sources.invoices.toSorted((one, other) => one.data.number - other.data.number);
  for (const { id, data } of invoices) {
    const customer = customerNow(data.customerId ?? '');
    if (!returning.has(customer) || rows.has(customer)) continue;
    if (data.issuedOn < String(days.first) || data.issuedOn > String(days.last)) continue;
    const label = `${invoiceName(id)}, ${data.buyer.name}`;
    rows.set(customer, { source: 'invoices', id, label, day: data.issuedOn, value: 1 });
  }
  return inOrder([...rows.values()]);
}

/** The amount left to pay of each invoice, in öre, with its age on `today`; amounts paid too much are left out. */
export function unpaidRows(
  entries: readonly Entry<Receivable>[],
  today: CalendarDate,
): (FigureRow & { age: Age })[] {
  return entries
    .filter(({ data }) => leftOre(data) > 0)
    .map(({ id, data }) => ({
      source: 'invoices' as const,
      id,
      label: `${invoiceName(id)}, ${data.buyerName}`,
      day: data.issuedOn,
      value: leftOre(data),
      age: ageOf(data, today),
    }));
}
