import { startOfWeek } from '@internationalized/date';
import type { Page } from '@playwright/test';
import { dayOf } from '@/domain/time/swedishTime';
import { closed, type Launch, opened, timeTo } from './browser';
import { busyDuring } from './busy';
import { allDocumentsRead } from './documentsRead';
import type { Add } from './figures';

// The Tuesday of this week: a day when the workshop is open, whichever day the benchmark runs.
const tuesday = startOfWeek(dayOf(new Date()), 'sv-SE').add({ days: 1 }).toString();
const day = `/dashboard/calendar?vy=dag&datum=${tuesday}`;
/** In the grid, and not among those without a time. */
const booking = 'main [aria-busy] [data-booking-id]';
const list = '/dashboard/customers';
const customer = 'ul[aria-label="Kunder och fordon"] a[data-row]';
const times = 10;

/**
 * Measures how long saving a booking's note and a customer's note keeps the main thread busy, with 22,000
 * customers and vehicles in memory.
 */
export async function savingBench(launch: Launch, site: string, add: Add) {
  const context = await opened(launch);
  const page = await context.newPage();
  await timeTo(page, day, booking);
  // On a new device the register is read and stored first, which would count as the work of saving.
  await allDocumentsRead(page);
  for (let turn = 0; turn < times; turn++) {
    await page.locator(booking).nth(turn).press('Enter');
    const notes = page.getByText('Nyckel, meddelande och anteckning');
    await notes.waitFor();
    // The section of notes is already open when there is a note.
    if (await page.getByLabel('Intern anteckning').isHidden()) await notes.click();
    await save(page, site, 'Intern anteckning', 'a booking', add);
  }

  await timeTo(page, list, customer);
  await page.waitForTimeout(3000);
  for (let row = 0; row < times; row++) {
    await page.locator(customer).nth(row).click();
    await page.getByRole('button', { name: 'Ändra' }).click();
    await save(page, site, 'Anteckningar', 'a customer', add);
    await page.goBack();
    await page.locator(customer).first().waitFor();
  }
  await closed(context);
}

/** Writes a note into the open form and saves. */
async function save(page: Page, site: string, field: string, what: string, add: Add) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field).fill(`Ringde ${new Date().toISOString()}`);
  const { all, register } = await busyDuring(page, site, async () => {
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // The server's answer and its version of the document come a moment later.
    await page.waitForTimeout(1500);
  });
  add(`Main thread busy when ${what} is saved`, 'ms', all);
  add(`… the register’s part, ${what}`, 'ms', register);
}
