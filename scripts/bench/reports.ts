import { paths } from '@/paths';
import type { DemoOptions } from '../demoData';
import { writeAll } from '../loadDemo';
import { closed, type Launch, opened, timeTo, watched } from './browser';
import { allDocumentsRead, byCollection, queriesWithoutAnswers } from './documentsRead';
import type { Add } from './figures';
import { invoicedNow, ordersPerDay, twoYears } from './reportDocuments';

const openings = 5;
const starts = 10;
const figure = 'main h2 a[href*="/dashboard/reports/documents/"]';
/** The texts of the reports' state while they are brought up to date. */
const busy = /Ser efter vad som har ändrats|Räknar:/;

/**
 * Measures the reports of a year with 30,000 orders and as many invoices in two years, in a browser that has been in use: of a
 * workshop at rest, and after a day's invoices. It counts only what is written after ten in the morning, the demo's present.
 */
export async function reportsBench(
  launch: Launch,
  firestorePort: number,
  demo: DemoOptions,
  add: Add,
) {
  const { former, sealed } = twoYears(demo);
  await writeAll(firestorePort, [...former, ...sealed]);
  const sizes = sealed.map(({ fields }) => JSON.stringify(fields).length);
  add('A sealed month with 30,000 invoices in two years', 'kB', Math.max(...sizes) / 1000);

  const year = `${paths.reports}?period=ar&fran=${demo.today.year}-01-01`;
  const open = async (when: string) => {
    const context = await opened(launch);
    const page = await context.newPage();
    await timeTo(page, year, figure);
    let all = await allDocumentsRead(page);
    while ((await page.getByText(busy).count()) > 0) all = await allDocumentsRead(page);
    const read = all.filter((each) => isOfReports(each));
    // A query that finds nothing is billed as a read.
    const empty = (await queriesWithoutAnswers(page)).filter((name) => isOfReports(`/${name}/`));
    const trouble = await page.getByRole('alert').allInnerTexts();
    console.log(`  ${when}: ${byCollection(read)}; ${empty.length} queries without answers`);
    for (const text of trouble) console.log(`  ${text}`);
    const billed = new Set(read).size + empty.length;
    add(`Documents read for the reports of a year, ${when}`, 'documents', billed);
    await closed(context);
  };
  await open('first time');
  for (let round = 0; round < openings; round++) await open('again in the same browser');
  for (let start = 0; start < starts; start++) {
    const context = await watched(launch);
    const ms = await timeTo(await context.newPage(), year, figure);
    add('From address to the figures of a year, from the device’s copy', 'ms', ms);
    await closed(context);
  }
  await writeAll(firestorePort, invoicedNow(demo));
  await open(`again after ${ordersPerDay} orders were invoiced`);
}

/** True if a document is read for reports; the register, the settings and the bookings are kept for all pages. */
function isOfReports(read: string): boolean {
  return /\/(reportMonths|bookings|removedBookings|reportGoals|invoices|workOrders|orderEvents|payments|receivables|estimates|approvals|followUps|jobTimes|ledger|ledgerPersons)\//.test(
    read,
  );
}
