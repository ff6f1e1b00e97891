import { startOfWeek } from '@internationalized/date';
import { dayOf } from '@/domain/time/swedishTime';
import { closed, type Launch, opened, timeTo } from './browser';
import { changeBookings, changeCustomers } from './colleague';
import { documentsRead } from './documentsRead';
import type { Add } from './figures';

// The Tuesday of this week: a day when the workshop is open, whichever day the benchmark runs.
const tuesday = startOfWeek(dayOf(new Date()), 'sv-SE').add({ days: 1 }).toString();
const today = `/dashboard/calendar?vy=dag&datum=${tuesday}`;
const booking = '[data-booking-id]';
const customer = 'ul[aria-label="Kunder och fordon"] a[data-row]';

/**
 * Counts the documents read on a person's ordinary day: 40 customers have changed since yesterday; the person
 * looks at today and the next two days and opens ten customers, colleagues change 20 of today's bookings and
 * 20 customers, and the person opens the app again twice.
 */
export async function dayBench(launch: Launch, firestore: string, add: Add) {
  await changeCustomers(firestore, 40);
  const context = await opened(launch);
  const page = await context.newPage();
  await timeTo(page, today, booking);
  await page.waitForTimeout(5000);
  const ids = await page
    .locator(booking)
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-booking-id') ?? ''));
  const parts = [await documentsRead(page)];

  const forward = page.getByRole('button', { name: 'Framåt', exact: true });
  for (let day = 0; day < 2; day++) {
    await forward.press('Enter');
    await page.waitForTimeout(2000);
  }
  parts.push((await documentsRead(page)) - (parts[0] ?? 0));

  await timeTo(page, '/dashboard/customers', customer);
  for (let row = 0; row < 10; row++) {
    await page.locator(customer).nth(row).click();
    await page.waitForTimeout(1000);
    await page.goBack();
    await page.locator(customer).first().waitFor();
  }
  parts.push(await documentsRead(page));
  await timeTo(page, today, booking);
  await page.waitForTimeout(2000);
  await changeBookings(firestore, ids.slice(0, 20));
  await changeCustomers(firestore, 20);
  await page.waitForTimeout(3000);
  parts.push(await documentsRead(page));
  for (let reload = 0; reload < 2; reload++) {
    await timeTo(page, today, booking);
    await page.waitForTimeout(3000);
    parts.push(await documentsRead(page));
  }
  const all = parts.reduce((sum, part) => sum + part, 0);
  add(`One person’s ordinary day (${parts.join(' + ')}): documents read`, 'documents', all);
  await closed(context);
}
