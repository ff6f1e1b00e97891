import { type CalendarDate, parseDate } from '@internationalized/date';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { bookingDocument } from '@/domain/booking/booking';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { paymentDocument } from '@/domain/invoice/receivable';
import { approvalDocument } from '@/domain/order/approval';
import { estimateDocument } from '@/domain/order/estimate';
import { followUpDocument } from '@/domain/order/followUp';
import { jobTimeDocument } from '@/domain/order/jobTime';
import { orderDocument } from '@/domain/order/order';
import { orderEventDocument } from '@/domain/order/orderEvent';
import { contributionsOf } from '@/domain/report/contributions';
import { type Facts, type FactsByDay, factsOf, type Part } from '@/domain/report/facts';
import { dayTexts } from '@/domain/report/period';
import { sealedText } from '@/domain/report/reportMonth';
import type { Sources } from '@/domain/report/sources';
import { grouped } from '@/domain/values/grouped';
import { instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { DemoDocument } from '../demoData';

/** Reads what reports are made of from documents of a workshop, whatever their stamps. */
export function sourcesIn(documents: readonly DemoDocument[]): Sources {
  const byName = grouped(documents, ({ path }) => path.split('/').at(-2) ?? '');
  const of = <T>(name: string, schema: GenericSchema<unknown, T>): Entry<T>[] =>
    (byName.get(name) ?? []).map(({ path, fields }) => ({
      ...{ id: path.split('/').at(-1) ?? '', data: v.parse(schema, fields), pending: false },
    }));
  return {
    invoices: of('invoices', invoiceDocument),
    orders: of('workOrders', orderDocument),
    events: of('orderEvents', orderEventDocument),
    bookings: of('bookings', bookingDocument),
    payments: of('payments', paymentDocument),
    estimates: of('estimates', estimateDocument),
    approvals: of('approvals', approvalDocument),
    followUps: of('followUps', followUpDocument),
    jobTimes: of('jobTimes', jobTimeDocument),
  };
}

/** The facts of all days from `first` to `last`. */
export function factsOfYears(
  sources: Sources,
  first: CalendarDate,
  last: CalendarDate,
): FactsByDay {
  const parts = new Map<string, Part[]>(dayTexts({ first, last }).map((day) => [day, []]));
  for (const each of contributionsOf(sources, first, last)) {
    parts.get(each.day)?.push(...each.parts);
  }
  return new Map([...parts].map(([day, some]): [string, Facts] => [day, factsOf(some)]));
}

/** The months of these days, as an owner's device would have sealed them in the night after the last of them. */
export function sealedMonths(path: string, facts: FactsByDay): DemoDocument[] {
  const months = grouped(facts, ([day]) => day.slice(0, 7));
  return [...months].map(([month, days]) => {
    const last = parseDate(days.at(-1)?.[0] ?? `${month}-01`);
    return {
      path: `${path}/reportMonths/${month}`,
      fields: {
        days: Object.fromEntries(days.map(([day, each]) => [day.slice(8), sealedText(each)])),
        createdAt: instantAt(parseDate(`${month}-01`), 1440),
        // In the night after the last of its days.
        updatedAt: instantAt(last.add({ days: 1 }), 5),
        ...{ createdBy: 'demo-owner', updatedBy: 'demo-owner' },
      },
    };
  });
}
