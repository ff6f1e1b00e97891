import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookedPayments } from '@/domain/invoice/bookedPayments';
import { ratesOf } from '@/domain/invoice/invoice';
import { daysOverdue } from '@/domain/invoice/receivableAge';
import { receivableDocument } from '@/domain/invoice/receivable';
import { seriesDocument, usualFirstNumber } from '@/domain/invoice/series';
import { sieExportDocument, unexported } from '@/domain/invoice/sieExport';
import { vouchersOf } from '@/domain/invoice/vouchers';
import { approvalDocument } from '@/domain/order/approval';
import { estimateDocument } from '@/domain/order/estimate';
import { historyFaults } from '@/domain/order/historyCheck';
import { orderDocument, type OrderFields, linesOf } from '@/domain/order/order';
import { orderEventDocument } from '@/domain/order/orderEvent';
import { firstNumber, orderCounter } from '@/domain/order/orderNumber';
import { customersOf } from '@/domain/report/customers';
import { factsIn } from '@/domain/report/facts';
import { goalDocument } from '@/domain/report/goal';
import { leadOf } from '@/domain/report/lead';
import { monthDays } from '@/domain/report/months';
import { overviewOf } from '@/domain/report/overview';
import { type Days, periodDays, type PeriodKind } from '@/domain/report/period';
import { reportMonthDocument, sealedDays } from '@/domain/report/reportMonth';
import { measuredResources } from '@/domain/report/utilisation';
import { serviceBookDocument } from '@/domain/servicebook/serviceBook';
import { storedEntry } from '@/domain/servicebook/serviceEntry';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { resourceDocument } from '@/domain/workshop/resource';
import { vehicleDocument } from '@/domain/register/vehicle';
import { sourcesIn } from '../../scripts/demo/sealedYears';
import { week } from '../../scripts/demo/workshop';
import { demoDocuments, type DemoOptions } from '../../scripts/demoData';

const normal: DemoOptions = {
  ...{ today: new CalendarDate(2026, 11, 20), seed: 1, size: 'normal', years: 2 },
};

function demo(options: DemoOptions) {
  const documents = demoDocuments(options);
  const all = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
    documents
      .filter(({ path }) => path.split('/').at(-2) === name)
      .map(({ path, fields }) => ({
        ...{ id: path.split('/').at(-1) ?? '', data: v.parse(schema, fields), pending: false },
      }));
  const facts = sealedDays(all('reportMonths', reportMonthDocument));
  const about = {
    resourceIds: measuredResources(all('resources', resourceDocument)).map(({ id }) => id),
    hours: { week, closedOnHolidays: true, exceptions: new Map() },
    customerNow: (id: string) => id,
  };
  const figures = (days: Days) => overviewOf(facts, days, about, facts);
  return { documents, all, facts, figures };
}

/** The whole periods of the two years up to `today`, the earliest first. */
function periodsOf(kind: PeriodKind, today: CalendarDate): Days[] {
  const found: Days[] = [];
  const begun = today.subtract({ years: 2 });
  for (let day = begun; ;) {
    const days = periodDays(kind, day, day);
    if (days.last.compare(today) >= 0) return found;
    if (days.first.compare(begun) >= 0) found.push(days);
    day = days.last.add({ days: 1 });
  }
}

const yearBefore = ({ first, last }: Days): Days => ({
  ...{ first: first.subtract({ years: 1 }), last: last.subtract({ years: 1 }) },
});

/** The ids of the bookings that keep a bay, a person or a car busy when another one does. */
function overlapping(
  bookings: readonly { id: string; what: string | null; from: number; to: number }[],
): string[] {
  const ordered = bookings
    .filter(({ what }) => what !== null)
    .toSorted((one, other) => one.from - other.from);
  const until = new Map<string | null, number>();
  return ordered.flatMap(({ id, what, from, to }) => {
    const before = until.get(what) ?? 0;
    until.set(what, Math.max(before, to));
    return from < before ? [id] : [];
  });
}

const engineServices = ['Liten service', 'Stor service', 'Oljebyte med filter'];
const namesOf = (order: Pick<OrderFields, 'lines'>) =>
  linesOf(order).flatMap(({ line }) => (line.work === 'done' ? [line.text] : []));
const isServiced = (order: Pick<OrderFields, 'lines'>) =>
  namesOf(order).some((name) => engineServices.includes(name));

describe.each<[string, DemoOptions]>([
  ['of today', normal],
  ['of a summer', { ...normal, today: new CalendarDate(2027, 7, 13), seed: 3 }],
  ['of a leap day', { ...normal, today: new CalendarDate(2028, 2, 29), seed: -3 }],
])('the two years of the demo %s', { timeout: 300_000 }, (_, options) => {
  const { documents, all, facts, figures } = demo(options);
  const sources = sourcesIn(documents);
  const { today } = options;

  it('are so few documents that they are soon loaded, each path once', () => {
    expect(documents.length).toBeLessThan(50_000);
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('number invoices and credits in one series, in the order of their days', () => {
    const invoices = sources.invoices.map(({ data }) => data);
    expect(invoices.map(({ number }) => number)).toEqual(
      invoices.map((_, place) => usualFirstNumber + place),
    );
    const stamps = invoices.map(({ issuedOn, createdAt }) => [issuedOn, +createdAt] as const);
    expect(stamps).toEqual(stamps.toSorted(([, one], [, other]) => one - other));
    expect(stamps.map(([day]) => day)).toEqual(stamps.map(([day]) => day).toSorted());
    expect(all('series', seriesDocument).map(({ data }) => data)).toMatchObject([
      { first: usualFirstNumber, last: invoices.at(-1)?.number, lastOn: invoices.at(-1)?.issuedOn },
    ]);
    const credits = invoices.filter(({ kind }) => kind === 'credit');
    expect(credits.length).toBeGreaterThan(10);
    const ids = new Set(sources.invoices.map(({ id }) => id));
    for (const { creditsId } of credits) expect(ids).toContain(creditsId);
  });

  it('number orders in one series, as the cars come', () => {
    const { orders } = sources;
    expect(orders.map(({ id }) => id)).toEqual(
      orders.map((_, place) => String(firstNumber + place)),
    );
    const times = orders.map(({ data }) => +data.createdAt);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const [counter] = all('orderNumbers', orderCounter);
    const left = (counter?.data.next ?? 0) - firstNumber - orders.length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(40);
  });

  it('have a SIE file of every whole month, each with its vouchers', () => {
    const exports = all('sieExports', sieExportDocument).map(({ data }) => data);
    const invoices = sources.invoices.map(({ data }) => data);
    expect(exports.map(({ number }) => number)).toEqual(exports.map((_, place) => place + 1));
    const months = new Set(invoices.map(({ issuedOn }) => issuedOn.slice(0, 7)));
    months.delete(String(today).slice(0, 7));
    expect(exports).toHaveLength(months.size);
    for (const [place, each] of exports.entries()) {
      const after = exports[place - 1] ?? unexported;
      const issued = invoices.filter(
        ({ number }) => number > after.invoicesTo && number <= each.invoicesTo,
      );
      const noted = sources.payments.filter(
        ({ data: { createdAt } }) => createdAt > after.paymentsTo && createdAt <= each.paymentsTo,
      );
      const payments = bookedPayments(noted, { invoices, payments: [], credits: [] });
      expect(vouchersOf({ invoices: issued, payments }, each)).toHaveLength(each.vouchers);
      expect(new Set(issued.map(({ issuedOn }) => issuedOn.slice(0, 7))).size).toBe(1);
    }
  });

  it('let a car come for one service in ten months, and an ordinary one thrice a year', () => {
    const came = sources.orders.filter(
      ({ data }) => data.group === 'workshop' && data.vehicleId && data.stage !== 'cancelled',
    );
    expect(came.length).toBeGreaterThan(2000);
    const often: string[] = [];
    for (const [vehicleId, orders] of grouped(came, ({ data }) => data.vehicleId)) {
      const dayOfEach = orders.map(({ data }) => ({ ...data, day: dayOf(data.createdAt) }));
      for (const [place, { day }] of dayOfEach.entries()) {
        const inDays = (days: number) =>
          dayOfEach.slice(place).filter((each) => each.day.compare(day) < days);
        const isWorking = ['fleet', 'taxi'].includes(dayOfEach[place]?.customerId ?? '');
        if (inDays(365).length > (isWorking ? 6 : 3)) often.push(`${vehicleId} visits`);
        if (inDays(305).filter(isServiced).length > 1) often.push(`${vehicleId} services`);
        const tyres = inDays(365).filter((each) => namesOf(each).includes('Däckskifte'));
        if (tyres.length > 2) often.push(`${vehicleId} tyres`);
      }
    }
    expect(often).toEqual([]);
  });

  it('let no odometer fall, and end at what the card of the car says', () => {
    const cards = new Map(all('vehicles', vehicleDocument).map(({ id, data }) => [id, data]));
    const wrong: string[] = [];
    const read = sources.orders.filter(({ data }) => data.odometerKm !== null);
    expect(read.length).toBeGreaterThan(2000);
    for (const [vehicleId, orders] of grouped(read, ({ data }) => data.vehicleId ?? '')) {
      const kms = orders.map(({ data }) => data.odometerKm ?? 0);
      if (kms.some((km, place) => km < (kms[place - 1] ?? 0))) wrong.push(`${vehicleId} falls`);
      if (cards.get(vehicleId)?.odometerKm !== kms.at(-1)) wrong.push(`${vehicleId} card`);
    }
    expect(wrong).toEqual([]);
  });

  it('have service books that hold every service of their car and only real orders', () => {
    const orders = new Map(sources.orders.map(({ id, data }) => [id, data]));
    const entries = all('serviceBooks', serviceBookDocument).flatMap(({ data }) =>
      Object.values(data.entries).map((entry) => ({
        ...{ ...v.parse(storedEntry, entry), vehicleId: data.vehicleId },
      })),
    );
    for (const { orderId, origin, ...entry } of entries) {
      expect(origin).toBe(orderId === null ? 'byHand' : 'order');
      const order = orders.get(orderId ?? '');
      if (orderId === null) {
        expect(entry.doneOn < String(today.subtract({ years: 2 }))).toBe(true);
        continue;
      }
      expect({ ...entry, orderId }).toMatchObject({
        ...{ orderId, vehicleId: order?.vehicleId, odometerKm: order?.odometerKm },
        doneOn: String(order && dayOf(order.updatedAt)),
      });
    }
    const serviced = sources.orders.filter(
      ({ data }) => data.stage === 'invoiced' && isServiced(data),
    );
    const withBook = new Set(entries.map(({ vehicleId }) => vehicleId));
    const told = new Set(entries.map(({ orderId }) => orderId));
    const known = serviced.filter(({ data }) => withBook.has(data.vehicleId ?? ''));
    expect(known.filter(({ id }) => !told.has(id))).toEqual([]);
    expect(known.length).toBeGreaterThan(serviced.length / 4);
    expect(known.length).toBeLessThan(serviced.length * 0.9);
  });

  it('have histories that account for every order', () => {
    const of = <T extends { orderId: string }>(entries: readonly Entry<T>[]) =>
      grouped(entries, ({ data }) => data.orderId);
    const events = of(all('orderEvents', orderEventDocument));
    const estimates = of(all('estimates', estimateDocument));
    const approvals = of(all('approvals', approvalDocument));
    const faults = all('workOrders', orderDocument).flatMap(({ id, data }) => {
      const known = { estimates: estimates.get(id) ?? [], approvals: approvals.get(id) ?? [] };
      return historyFaults(data, events.get(id) ?? [], known, true).map(({ kind }) => [id, kind]);
    });
    expect(faults).toEqual([]);
  });

  it('have follow-ups that end in a later order, a booking, by hand or not yet', () => {
    const orders = new Map(sources.orders.map(({ id, data }) => [id, data]));
    const bookings = new Map(sources.bookings.map(({ id, data }) => [id, data]));
    const ends = { order: 0, hand: 0, booking: 0, none: 0 };
    for (const { id, data } of sources.followUps) {
      const { orderId, vehicleId, closedBy, bookingId } = data;
      if (closedBy === 'hand') ends.hand += 1;
      else if (closedBy !== null) {
        ends.order += 1;
        expect(Number(closedBy)).toBeGreaterThan(Number(orderId));
        expect(orders.get(closedBy)).toMatchObject({ vehicleId });
        expect(Object.keys(orders.get(closedBy)?.lines ?? {})).toContain(`z-${id}`);
      } else if (bookingId !== null) {
        ends.booking += 1;
        expect(bookings.get(bookingId)).toMatchObject({ vehicleId, followUpIds: [id] });
      } else ends.none += 1;
    }
    expect(Object.values(ends).filter((count) => count === 0)).toEqual([]);
  });

  it('have amounts with öre, discounts and two rates of VAT', () => {
    const lines = sources.orders.flatMap(({ data }) => linesOf(data).map(({ line }) => line));
    const share = <T>(all: readonly T[], is: (each: T) => boolean) =>
      all.filter(is).length / all.length;
    expect(share(lines, ({ unitOre }) => unitOre % 100 !== 0)).toBeGreaterThan(0.05);
    expect(share(lines, ({ milliQty }) => milliQty % 1000 !== 0)).toBeGreaterThan(0.01);
    expect(share(lines, ({ discountBp }) => discountBp > 0)).toBeGreaterThan(0.01);
    const invoices = sources.invoices.map(({ data }) => data);
    expect(share(invoices, ({ grossOre }) => grossOre % 100 !== 0)).toBeGreaterThan(0.1);
    const ratesFor = (sales: (string | null)[]) =>
      new Set(
        invoices
          .filter(({ foreignSale }) => sales.includes(foreignSale))
          .flatMap((each) => ratesOf(each).map(({ vatRate }) => vatRate)),
      );
    expect(ratesFor([null])).toEqual(new Set([25, 6]));
    expect(ratesFor(['euService'])).toEqual(new Set([0]));
  });

  it('have invoices to a Danish company without VAT, and to a Norwegian with it', () => {
    const salesTo = (country: string) =>
      sources.invoices.flatMap(({ data }) =>
        data.buyer.address.country === country ? [data.foreignSale] : [],
      );
    expect(new Set(salesTo('DK'))).toEqual(new Set(['euService']));
    expect(new Set(salesTo('NO'))).toEqual(new Set([null]));
  });

  it('have sales in every week that is open', () => {
    const weeks = periodsOf('week', today).map((days) => ({ days, ...figures(days) }));
    const open = weeks.filter(({ load }) => load.open > 0);
    expect(open.length).toBeGreaterThan(100);
    expect(open.filter(({ salesOre }) => salesOre === 0).map(({ days }) => days.first)).toEqual([]);
  });

  it('have in each month about as much as in the same month a year before', () => {
    const begun = today.subtract({ years: 2 });
    const thisMonth = { first: today.set({ day: 1 }), last: today.subtract({ days: 1 }) };
    const months = [...periodsOf('month', today), ...(today.day > 14 ? [thisMonth] : [])];
    const compared = months.filter((days) => yearBefore(days).first.compare(begun) >= 0);
    expect(compared.length).toBeGreaterThanOrEqual(11);
    for (const days of compared) {
      const [now, before] = [figures(days), figures(yearBefore(days))];
      for (const name of ['salesOre', 'jobs', 'orders'] as const) {
        const ratio = now[name] / before[name];
        expect([String(days.first), name, ratio]).toEqual([
          ...[String(days.first), name],
          expect.toSatisfy((each: number) => each > 0.65 && each < 1.7),
        ]);
      }
      expect(now.load.booked / now.load.open).toBeGreaterThan(0.15);
      expect(now.load.booked / now.load.open).toBeLessThan(0.8);
    }
  });

  it('have a monthly goal this year, above the sales of that month last year', () => {
    const goals = all('reportGoals', goalDocument);
    const ofThisYear = goals.filter(({ id }) => id.startsWith(String(today.year)));
    expect(ofThisYear).toHaveLength(12);
    expect(goals.filter(({ id }) => id > `${today.year}-12`)).toEqual([]);
    for (const { id, data } of goals) {
      const before = monthDays(id).first.subtract({ years: 1 });
      expect(data.salesOre).toBeGreaterThan(figures(periodDays('month', before, before)).salesOre);
      expect(data.createdAt < instantAt(today, 0)).toBe(true);
    }
  });

  it('tell where the orders of the latest weeks stood', () => {
    const weeks = { first: today.subtract({ days: 21 }), last: today.subtract({ days: 1 }) };
    const { stages } = leadOf(factsIn(facts, weeks));
    expect(stages.map(({ stage }) => stage)).toEqual(['checkedIn', 'working', 'ready']);
  });

  it('go over into the weeks of the calendar, which are invoiced as well', () => {
    const around = (from: number, to: number) =>
      figures({ first: today.subtract({ days: from }), last: today.subtract({ days: to }) });
    const [years, calendar] = [around(49, 22), around(21, 1)];
    const ratio = (name: 'salesOre' | 'jobs') => calendar[name] / 21 / (years[name] / 28);
    for (const name of ['salesOre', 'jobs'] as const) {
      expect(ratio(name)).toBeGreaterThan(0.4);
      expect(ratio(name)).toBeLessThan(1.8);
    }
    expect(calendar.orders / calendar.jobs).toBeGreaterThan(0.85);
    expect(around(365, 1).noShows).toBeGreaterThan(0);
  });

  it('have the seasons of a workshop', () => {
    const months = periodsOf('month', today);
    const meanOf = (...wanted: number[]) => {
      const some = months.filter(({ first }) => wanted.includes(first.month));
      return some.reduce((sum, days) => sum + figures(days).salesOre, 0) / some.length;
    };
    expect(meanOf(4, 10)).toBeGreaterThan(1.2 * meanOf(1, 2, 3, 5, 6, 8, 9, 12));
    expect(meanOf(7)).toBeLessThan(0.75 * meanOf(1, 2, 3, 5, 6, 8, 9, 12));
    const washes = (days: Days) =>
      sources.bookings.filter(({ data: { startsAt, resourceId } }) => {
        const day = startsAt?.toISOString().slice(0, 10) ?? '';
        const isWash = resourceId === 'resource-3' || resourceId === 'resource-4';
        return isWash && day >= String(days.first) && day <= String(days.last);
      }).length;
    const washesIn = (...wanted: number[]) =>
      months
        .filter(({ first }) => wanted.includes(first.month))
        .reduce((sum, days) => sum + washes(days), 0);
    expect(washesIn(4, 5)).toBeGreaterThan(1.2 * washesIn(1, 2));
  });

  it('have new customers in every month, and more who come back', () => {
    for (const days of periodsOf('month', today).slice(-12)) {
      const { fresh, returning } = customersOf(facts, days, (id) => id);
      expect(fresh.length).toBeGreaterThan(0);
      expect(returning.length).toBeGreaterThan(2 * fresh.length);
    }
  });

  it('have invoices that are paid, unpaid and late', () => {
    const owed = all('receivables', receivableDocument).map(({ data }) => data);
    const unpaid = owed.filter(({ isSettled }) => !isSettled);
    expect(unpaid.length).toBeGreaterThan(10);
    expect(unpaid.length).toBeLessThan(owed.length / 20);
    const late = unpaid.filter((each) => daysOverdue(each, today) > 0);
    expect(late.length).toBeGreaterThan(5);
    expect(late.length).toBeLessThan(unpaid.length);
  });

  it('keep no bay, nobody and no car busy twice at a time', () => {
    const planned = sources.bookings.flatMap(({ id, data }) => {
      const { startsAt, endsAt, status, loan } = data;
      if (!startsAt || !endsAt || status === 'cancelled' || loan) return [];
      return { id, data, from: startsAt.getTime(), to: endsAt.getTime() };
    });
    const former = planned.filter(({ id }) => id.startsWith('former-'));
    expect(overlapping(planned.map((each) => ({ ...each, what: each.data.resourceId })))).toEqual(
      [],
    );
    expect(overlapping(planned.map((each) => ({ ...each, what: each.data.staffId })))).toEqual([]);
    expect(overlapping(former.map((each) => ({ ...each, what: each.data.vehicleId })))).toEqual([]);
  });

  it('change no oil of an electric car', () => {
    const electric = new Set(
      all('vehicles', vehicleDocument).flatMap(({ id, data }) =>
        data.fuel === 'electric' ? [id] : [],
      ),
    );
    const wrong = sources.bookings.filter(
      ({ data: { vehicleId, services } }) =>
        electric.has(vehicleId ?? '') && services.some(({ name }) => name.startsWith('Oljebyte')),
    );
    expect(electric.size).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
