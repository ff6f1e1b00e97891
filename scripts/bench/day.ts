import { startOfWeek } from '@internationalized/date';
import { dayOf } from '@/domain/time/swedishTime';
import { closed, type Launch, opened, timeTo } from './browser';
import { changeBookings, changeCustomers } from './colleague';
import { allDocumentsRead, byCollection, tabsListed } from './documentsRead';
import type { Add } from './figures';

// The Tuesday of this week: a day when the workshop is open, whichever day the benchmark runs.
const tuesday = startOfWeek(dayOf(new Date()), 'sv-SE').add({ days: 1 }).toString();
const today = `/dashboard/calendar?vy=dag&datum=${tuesday}`;
const booking = '[data-booking-id]';
const customer = 'ul[aria-label="Kunder och fordon"] a[data-row]';

/**
 * Counts the documents read on a person's ordinary day: 40 customers have changed since yesterday; the person
 * looks at today and the next two days and opens ten customers, colleagues change 20 of today's bookings and
 * 20 customers, and the person opens the app again twice. `what` names the day in the table.
 */
export async function dayBench(
  launch: Launch,
  firestore: string,
  add: Add,
  what = 'One person’s ordinary day',
) {
  // The device was in use yesterday: all that it keeps has been asked for more than once.
  const yesterday = await opened(launch);
  const before = await yesterday.newPage();
  await timeTo(before, today, booking);
  await allDocumentsRead(before);
  await closed(yesterday);

  await changeCustomers(firestore, 40);
  const context = await opened(launch);
  const page = await context.newPage();
  const parts: number[] = [];
  const read: string[] = [];
  /** Notes what the page has read since it was opened, without its `first` documents; returns how many there are. */
  async function note(first = 0) {
    const all = await allDocumentsRead(page);
    parts.push(all.length - first);
    read.push(...all.slice(first));
    return all.length;
  }

  await timeTo(page, today, booking);
  const morning = await note();
  const tabs = await tabsListed(page);
  const ids = await page
    .locator(booking)
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-booking-id') ?? ''));

  const forward = page.getByRole('button', { name: 'Framåt', exact: true });
  for (let day = 0; day < 2; day++) {
    await forward.press('Enter');
    await page.waitForTimeout(2000);
  }
  await note(morning);

  await timeTo(page, '/dashboard/customers', customer);
  for (let row = 0; row < 10; row++) {
    await page.locator(customer).nth(row).click();
    await page.waitForTimeout(1000);
    await page.goBack();
    await page.locator(customer).first().waitFor();
  }
  await note();

  await timeTo(page, today, booking);
  await allDocumentsRead(page);
  await changeBookings(firestore, ids.slice(0, 20));
  await changeCustomers(firestore, 20);
  await note();
  for (let reload = 0; reload < 2; reload++) {
    await timeTo(page, today, booking);
    await note();
  }
  const day = `${what} (${parts.join(' + ')}): documents read`;
  add(day, 'documents', read.length);
  const versions = `… each version of a document counted once (${byCollection(read)})`;
  add(versions, 'documents', new Set(read).size);
  add('… tabs that the SDK takes for open', 'tabs', tabs);
  await closed(context);
}
