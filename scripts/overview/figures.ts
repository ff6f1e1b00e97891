import { parseDate } from '@internationalized/date';
import { lineText } from '@/domain/order/orderLine';
import { grouped } from '@/domain/values/grouped';
import { attendedByDay } from './attended';
import { bookedOn } from './booked';
import { type Exported, netOfLine, swedish } from './exported';

/** The figures of the overview: öre without VAT, minutes, numbers. */
export interface OverviewFigures {
  salesOre: number;
  orders: number;
  averageOre: number | null;
  jobs: number;
  noShows: number;
  bookedMinutes: number;
  openMinutes: number;
  soldMinutes: number;
  workedMinutes: number;
  attendedMinutes: number;
  customers: number;
  returning: number;
  declinedOre: number;
  openOre: number;
  bookedOre: number;
  doneOre: number;
  closedOre: number;
}

/** Gives the figures of the days from `first` to `last`, `2026-11-01` to `2026-11-30`, straight from exported documents. */
export function overviewFrom(exported: Exported): (first: string, last: string) => OverviewFigures {
  const attended = attendedByDay(exported);
  const booked = bookedOn(exported);
  // Before it the workshop had no open time in the app.
  const firstDay = [
    ...exported.invoices.map(({ issuedOn }) => issuedOn),
    ...exported.bookings.flatMap(({ startsAt }) => (startsAt ? [swedish(startsAt).day] : [])),
    ...exported.workOrders.map(({ createdAt }) => swedish(createdAt).day),
  ].toSorted()[0];
  const orders = new Map(exported.workOrders.map((each) => [each.id, each]));
  const bookings = new Map(exported.bookings.map((each) => [each.id, each]));
  const estimates = new Map(exported.estimates.map((each) => [each.id, each]));
  const merged = new Map(exported.customers.map(({ id, mergedInto }) => [id, mergedInto]));
  const now = (id: string): string => {
    const into = merged.get(id);
    return into ? now(into) : id;
  };
  const daysOf = daysOfDocuments(exported);

  function soldMinutes({ orderId, lines }: Exported['invoices'][number]): number {
    const order = orders.get(orderId ?? '');
    const booking = bookings.get(order?.bookingId ?? '');
    const own = Object.entries(order?.lines ?? {}).toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return lines.reduce((sum, line, at) => {
      const [kind = '', milliQty, unit, , , , name = ''] = line.split('|');
      if (kind === 'labour' && unit === 'h')
        return sum + Math.round((Number(milliQty) * 60) / 1000);
      if (kind !== 'labour' && kind !== 'package') return sum;
      // Alike lines stand in the same order in both. The id of a line of the order tells the minutes of its service.
      const isAlike = (stored: string, place: number) => {
        const cells = stored.split('|');
        return cells[0] === kind && cells[place] === name;
      };
      const alike = own.filter(([, stored]) => isAlike(stored, 10));
      const before = lines.slice(0, at).filter((each) => isAlike(each, 6)).length;
      const [id = ''] = alike[before] ?? alike.at(-1) ?? [];
      const minutes =
        /_s(\d+)_[\w-]+$/.exec(id)?.[1] ??
        booking?.services.find((each) => lineText(each.name) === name)?.minutes ??
        0;
      return sum + Math.round((Number(milliQty) * Number(minutes)) / 1000);
    }, 0);
  }

  function customersIn(first: string, last: string): Set<string> {
    const sums = new Map<string, number>();
    for (const { customerId, issuedOn, netOre } of exported.invoices) {
      if (customerId === null || issuedOn < first || issuedOn > last) continue;
      sums.set(now(customerId), (sums.get(now(customerId)) ?? 0) + netOre);
    }
    return new Set([...sums].filter(([, ore]) => ore !== 0).map(([id]) => id));
  }

  return (first, last) => {
    const isIn = (day: string) => day >= first && day <= last;
    const invoices = exported.invoices.filter(({ issuedOn }) => isIn(issuedOn));
    const sum = <T>(all: readonly T[], of: (each: T) => number) =>
      all.reduce((total, each) => total + of(each), 0);
    const begun = exported.bookings.filter(({ id }) => isIn(daysOf.bookings.get(id) ?? ''));
    const salesOre = sum(invoices, ({ netOre }) => netOre);
    const invoiced = invoices.filter(({ id, kind, orderId }) => {
      const order = orders.get(orderId ?? '');
      return kind === 'invoice' && (!order || order.invoiceIds[0] === id);
    }).length;
    const own = customersIn(first, last);
    const before = parseDate(first).subtract({ days: 1 });
    const former = customersIn(
      String(before.subtract({ years: 1 }).add({ days: 1 })),
      String(before),
    );
    const followUps = exported.followUps.filter(({ createdAt }) => isIn(swedish(createdAt).day));
    const became = (is: (each: (typeof followUps)[number]) => boolean) =>
      sum(followUps.filter(is), ({ line, pricesInclVat }) => netOfLine(line, pricesInclVat));
    let [bookedMinutes, openMinutes, attendedMinutes] = [0, 0, 0];
    for (let day = parseDate(first); String(day) <= last; day = day.add({ days: 1 })) {
      if (firstDay !== undefined && String(day) >= firstDay) {
        const time = booked(String(day));
        bookedMinutes += time.booked;
        openMinutes += time.open;
      }
      attendedMinutes += attended.get(String(day)) ?? 0;
    }
    return {
      ...{ salesOre, orders: invoiced, bookedMinutes, openMinutes, attendedMinutes },
      averageOre: invoiced === 0 ? null : Math.round(salesOre / invoiced),
      jobs: begun.filter(({ status }) => status !== 'noShow' && status !== 'cancelled').length,
      noShows: begun.filter(({ status }) => status === 'noShow').length,
      soldMinutes: sum(invoices, soldMinutes),
      workedMinutes: sum(
        daysOf.times.filter(({ day }) => isIn(day)),
        ({ minutes }) => minutes,
      ),
      customers: own.size,
      returning: [...own].filter((id) => former.has(id)).length,
      declinedOre: sum(
        exported.approvals.filter(
          ({ kind, createdAt }) => kind === 'answer' && isIn(swedish(createdAt).day),
        ),
        ({ answers, estimateId }) => {
          const estimate = estimates.get(estimateId);
          return sum(Object.entries(answers), ([lineId, answer]) => {
            const line = estimate?.lines[lineId];
            return answer === 'declined' && estimate && line
              ? netOfLine(line, estimate.pricesInclVat)
              : 0;
          });
        },
      ),
      openOre: became(({ closedBy, bookingId }) => closedBy === null && bookingId === null),
      bookedOre: became(({ closedBy, bookingId }) => closedBy === null && bookingId !== null),
      doneOre: became(({ closedBy }) => closedBy !== null && closedBy !== 'hand'),
      closedOre: became(({ closedBy }) => closedBy === 'hand'),
    };
  };
}

/** The days of bookings by their ids, and the times that clocks made with the minutes of their latest corrections. */
function daysOfDocuments({ bookings, jobTimes }: Exported) {
  const begun = bookings
    .filter(({ startsAt, endsAt, loan }) => startsAt && endsAt && !loan)
    .map(({ id, startsAt }): [string, string] => [id, startsAt ? swedish(startsAt).day : '']);
  const corrections = grouped(jobTimes, ({ corrects }) => corrects);
  const times = (corrections.get(null) ?? []).map((made) => {
    const latest = (corrections.get(made.id) ?? [])
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .at(-1);
    const { startedAt, endedAt } = latest ?? made;
    const minutes = Math.round((endedAt.getTime() - startedAt.getTime()) / 60_000);
    return { day: swedish(made.startedAt).day, minutes };
  });
  return { bookings: new Map(begun), times };
}

/** The amount left to pay on `today`, in öre, by the time since it fell due. */
export function unpaidFrom({ receivables }: Exported, today: string): Record<string, number> {
  const ages: Record<string, number> = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
  for (const { dueOn, isSettled, payableOre, paidOre, creditedOre } of receivables) {
    const left = payableOre - creditedOre - paidOre;
    if (isSettled || left <= 0) continue;
    const days = parseDate(today).compare(parseDate(dueOn));
    const age =
      days <= 0
        ? 'notDue'
        : days <= 30
          ? 'upTo30'
          : days <= 60
            ? 'upTo60'
            : days <= 90
              ? 'upTo90'
              : 'over90';
    ages[age] = (ages[age] ?? 0) + left;
  }
  return ages;
}
