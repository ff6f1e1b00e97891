import { CalendarDate } from '@internationalized/date';
import { dayTexts } from '@/domain/report/period';
import { instantAt } from '@/domain/time/swedishTime';
import { paths } from '@/paths';
import type { StampedDocument } from '../demo/yearDocuments';
import { sealedMonths } from '../demo/sealedYears';
import { type DemoOptions, demoDocuments } from '../demoData';
import { writeAll } from '../loadDemo';
import { Problem } from '../problem';
import { closed, type Launch, opened, timeTo } from './browser';
import { allDocumentsRead, byCollection } from './documentsRead';
import type { Add } from './figures';

const total = 30_000;
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
  for (let round = 0; round <= times; round++) {
    const when = round === 0 ? 'first time' : 'again in the same browser';
    const context = await opened(launch);
    const page = await context.newPage();
    const ms = await timeTo(page, year, figure);
    const all = await allDocumentsRead(page);
    const read = all.filter((each) => isOfReports(each));
    console.log(`  ${when}: ${byCollection(read)}`);
    add(`Documents read for the reports of a year, ${when}`, 'documents', new Set(read).size);
    if (round > 0) add('From address to the figures of a year, from the device’s copy', 'ms', ms);
    await closed(context);
  }
}

/** Whether a document is read for reports; the register, the settings and the bookings are kept for all pages. */
function isOfReports(read: string): boolean {
  return /\/(reportMonths|bookings|removedBookings|reportGoals|invoices|workOrders|orderEvents|payments|receivables|estimates|approvals|followUps|jobTimes|ledger|ledgerPersons)\//.test(
    read,
  );
}

/** Copies of the orders of the demo's former years with their invoices, 30,000 of each, on the days from two years ago to yesterday. */
function twoYearsOf(today: CalendarDate, demo: DemoOptions): StampedDocument[] {
  const documents = demoDocuments({ ...demo, size: 'normal', years: 2 });
  const byPath = new Map(documents.map((each) => [each.path, each.fields]));
  const path = 'workshops/demo';
  const invoiced = documents.filter(
    ({ path: at, fields }) => at.includes('/invoices/') && fields['kind'] === 'invoice',
  );
  const days = dayTexts({
    ...{ first: today.subtract({ years: 2 }), last: today.subtract({ days: 1 }) },
  });
  return Array.from({ length: total }, (_, place) => {
    const invoice = invoiced[place % invoiced.length];
    const order = byPath.get(`${path}/workOrders/${String(invoice?.fields['orderId'])}`);
    const issuedOn = days[Math.floor((place / total) * days.length)];
    if (!invoice || !order || issuedOn === undefined) throw new Problem('Demon har inga fakturor.');
    const [id, orderId] = [`F${500_000 + place}`, String(200_000 + place)];
    const at = instantAt(today.subtract({ days: days.length - days.indexOf(issuedOn) }), 800);
    const stamps = { createdAt: at, updatedAt: at };
    const named = { ...invoice.fields, ...stamps, number: 500_000 + place, orderId, issuedOn };
    return [
      { path: `${path}/invoices/${id}`, fields: named },
      {
        path: `${path}/workOrders/${orderId}`,
        fields: { ...order, ...stamps, invoiceIds: [id], bookingId: null },
      },
    ];
  }).flat();
}
