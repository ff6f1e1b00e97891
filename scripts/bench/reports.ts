import { CalendarDate, parseDate } from '@internationalized/date';
import { dayTexts } from '@/domain/report/period';
import { instantAt } from '@/domain/time/swedishTime';
import { paths } from '@/paths';
import type { StampedDocument } from '../demo/yearDocuments';
import { sealedMonths } from '../demo/sealedYears';
import { type DemoOptions, demoDocuments } from '../demoData';
import { writeAll } from '../loadDemo';
import { Problem } from '../problem';
import { closed, type Launch, opened, timeTo } from './browser';
import { allDocumentsRead, byCollection, queriesWithoutAnswers } from './documentsRead';
import type { Add } from './figures';

const total = 30_000;
/** What 30,000 orders in two years are on a day. */
const ordersPerDay = 41;
const times = 5;
const figure = 'main h2 a[href*="/dashboard/reports/documents/"]';

/** Measures the reports of a year with 30,000 orders and as many invoices in two years, in a browser that has been in use. */
export async function reportsBench(
  launch: Launch,
  firestorePort: number,
  demo: DemoOptions,
  add: Add,
) {
  const { today } = demo;
  const former = twoYearsOf(today, demo);
  // A year is compared with the one before, whose customers are compared with those of the year before that.
  const first = new CalendarDate(today.year - 2, 1, 1);
  const sealed = sealedMonths('workshops/demo', former, first, today);
  await writeAll(firestorePort, [...former, ...sealed]);
  const sizes = sealed.map(({ fields }) => JSON.stringify(fields).length);
  add('A sealed month with 30,000 invoices in two years', 'kB', Math.max(...sizes) / 1000);

  const year = `${paths.reports}?period=ar&fran=${today.year}-01-01`;
  const open = async (when: string) => {
    const context = await opened(launch);
    const page = await context.newPage();
    const ms = await timeTo(page, year, figure);
    const all = await allDocumentsRead(page);
    const read = all.filter((each) => isOfReports(each));
    // A query that finds nothing is billed as a read.
    const empty = (await queriesWithoutAnswers(page)).filter((name) => isOfReports(`/${name}/`));
    console.log(`  ${when}: ${byCollection(read)}; ${empty.length} queries without answers`);
    const billed = new Set(read).size + empty.length;
    add(`Documents read for the reports of a year, ${when}`, 'documents', billed);
    await closed(context);
    return ms;
  };
  await open('first time');
  for (let round = 0; round < times; round++) {
    const ms = await open('again in the same browser');
    add('From address to the figures of a year, from the device’s copy', 'ms', ms);
  }
  await writeAll(firestorePort, dayOf(today, demo));
  await open(`again after ${ordersPerDay} orders were invoiced`);
}

/** Whether a document is read for reports; the register, the settings and the bookings are kept for all pages. */
function isOfReports(read: string): boolean {
  return /\/(reportMonths|bookings|removedBookings|reportGoals|invoices|workOrders|orderEvents|payments|receivables|estimates|approvals|followUps|jobTimes|ledger|ledgerPersons)\//.test(
    read,
  );
}

/** 30,000 orders with their invoices on the days from two years ago to yesterday. */
function twoYearsOf(today: CalendarDate, demo: DemoOptions): StampedDocument[] {
  const days = dayTexts({
    ...{ first: today.subtract({ years: 2 }), last: today.subtract({ days: 1 }) },
  });
  return copiesOf(demo, total, 0, (place) => {
    const issuedOn = days[Math.floor((place / total) * days.length)];
    if (issuedOn === undefined) throw new Problem('Demon har inga dagar.');
    return { issuedOn, at: instantAt(parseDate(issuedOn), 800) };
  });
}

/** What a workshop of that size invoices on a day, on `today`. */
function dayOf(today: CalendarDate, demo: DemoOptions): StampedDocument[] {
  const at = new Date();
  return copiesOf(demo, ordersPerDay, total, () => ({ issuedOn: String(today), at }));
}

/** Copies of the orders of the demo's former years with their invoices, numbered after `first`. */
function copiesOf(
  demo: DemoOptions,
  count: number,
  first: number,
  when: (place: number) => { issuedOn: string; at: Date },
): StampedDocument[] {
  const documents = demoDocuments({ ...demo, size: 'normal', years: 2 });
  const byPath = new Map(documents.map((each) => [each.path, each.fields]));
  const path = 'workshops/demo';
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
