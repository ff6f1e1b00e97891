import { CalendarDate, parseDate } from '@internationalized/date';
import { dayTexts } from '@/domain/report/period';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import { factsOfYears, sealedMonths, sourcesIn } from '../demo/sealedYears';
import { type DemoDocument, type DemoOptions, demoDocuments } from '../demoData';
import { Problem } from '../problem';

const total = 30_000;
/** The orders of a day when a workshop makes 30,000 in two years. */
export const ordersPerDay = 41;
const path = 'workshops/demo';

/**
 * 30,000 orders in two years with as many invoices, and the months of these and of the demo's own documents, sealed in the night
 * before today. Notes that the demo makes today about earlier days are dated before that: for each order that a stale day names,
 * the emulator looks through all orders, which takes longer than the app waits.
 */
export function twoYears(demo: DemoOptions) {
  const { today } = demo;
  const midnight = instantAt(today, 0);
  const own = demoDocuments(demo);
  const late = own.flatMap(({ path: at, fields }) => {
    const { startedAt, createdAt } = fields;
    if (!(startedAt instanceof Date && startedAt < midnight)) return [];
    if (!(createdAt instanceof Date && createdAt >= midnight)) return [];
    const noted = addMinutes(midnight, -30);
    return [{ path: at, fields: { ...fields, createdAt: noted, updatedAt: noted } }];
  });
  const former = twoYearsOf(today, demo);
  // A year is compared with the one before, whose customers are compared with those of the year before that.
  const first = new CalendarDate(today.year - 2, 1, 1);
  const facts = factsOfYears(sourcesIn([...own, ...former]), first, today.subtract({ days: 1 }));
  const sealed = sealedMonths(path, facts);
  return { former: [...former, ...late], sealed };
}

/** 30,000 orders with their invoices on the days from two years ago to yesterday. */
function twoYearsOf(today: CalendarDate, demo: DemoOptions): DemoDocument[] {
  const days = dayTexts({
    ...{ first: today.subtract({ years: 2 }), last: today.subtract({ days: 1 }) },
  });
  return copiesOf(demo, total, 0, (place) => {
    const issuedOn = days[Math.floor((place / total) * days.length)];
    if (issuedOn === undefined) throw new Problem('Demon har inga dagar.');
    return { issuedOn, at: instantAt(parseDate(issuedOn), 800) };
  });
}

/** The invoices of a day in a workshop of that size, issued today until now. */
export function invoicedNow(demo: DemoOptions): DemoDocument[] {
  const now = new Date();
  return copiesOf(demo, ordersPerDay, total, (place) => ({
    issuedOn: String(demo.today),
    at: addMinutes(now, (place + 1 - ordersPerDay) / 60),
  }));
}

/** Copies of the orders of the demo's former years with their invoices, numbered after `first`. */
function copiesOf(
  demo: DemoOptions,
  count: number,
  first: number,
  when: (place: number) => { issuedOn: string; at: Date },
): DemoDocument[] {
  const documents = demoDocuments({ ...demo, size: 'normal', years: 2 });
  const byPath = new Map(documents.map((each) => [each.path, each.fields]));
  const invoiced = documents.filter(
    ({ path: at, fields }) => at.includes('/invoices/') && fields['kind'] === 'invoice',
  );
  return Array.from({ length: count }, (_, place) => {
    const invoice = invoiced[place % invoiced.length];
    const order = byPath.get(`${path}/workOrders/${String(invoice?.fields['orderId'])}`);
    if (!invoice || !order) throw new Problem('Demon har inga fakturor.');
    const { issuedOn, at } = when(place);
    const number = 500_000 + first + place;
    const [id, orderId] = [`F${number}`, String(200_000 + first + place)];
    const stamps = { createdAt: at, updatedAt: at };
    const named = { ...invoice.fields, ...stamps, number, orderId, issuedOn };
    return [
      { path: `${path}/invoices/${id}`, fields: named },
      {
        path: `${path}/workOrders/${orderId}`,
        fields: { ...order, ...stamps, invoiceIds: [id], bookingId: null },
      },
    ];
  }).flat();
}
