import { expect, type Page } from '@playwright/test';
import { closed, framesDuring, type Launch, opened, paintedAfter, signIn, timeTo } from './browser';
import { changeCustomers } from './colleague';
import { allDocumentsRead, documentsRead } from './documentsRead';
import type { Add } from './figures';

const list = '/dashboard/customers';
const firstRow = 'ul[aria-label="Kunder och fordon"] li';
const queries = [
  ...['anna', 'abc 1', 'berg volvo', '070-174 06', 'mlk'],
  ...['karlsson', 'v70', 'per eriksson', '0701', 'tjs', 'bmw 320', 'gmail', 'anders'],
];

/** Signs in on a new device and waits until all is read; `count` is what the list then says. */
export async function firstLoad(launch: Launch, count: string) {
  const context = await opened(launch);
  const page = await context.newPage();
  await signIn(page, list);
  await expect(page.getByText(count)).toBeVisible({ timeout: 300_000 });
  await allDocumentsRead(page);
  await closed(context);
}

/** Measures the list of customers, from the first sign-in on this device. */
export async function customersBench(launch: Launch, firestore: string, add: Add) {
  const context = await opened(launch);
  const page = await context.newPage();
  const began = Date.now();
  await signIn(page, list);
  await expect(page.getByText('10 000 kunder, 12 000 fordon')).toBeVisible({ timeout: 300_000 });
  add('First load of 22,000 customers and vehicles', 'ms', Date.now() - began);
  add('… documents read', 'documents', await documentsRead(page));
  // The app stores the records it has read half a second later.
  await page.waitForTimeout(2000);

  for (const query of queries) await search(page, query, add);
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(400);
  add('Scrolling the list, one frame', 'ms', ...(await framesDuring(page, () => roll(page))));
  await closed(context);

  await listStarts(
    launch,
    add,
    'From address to the first rows of the list, from the device’s copy',
  );

  await changeCustomers(firestore, 40);
  const next = await opened(launch);
  const morning = await next.newPage();
  await timeTo(morning, list, firstRow);
  await morning.waitForTimeout(5000);
  const read = await documentsRead(morning);
  add('Next morning, 40 customers changed: documents read', 'documents', read);
  await closed(next);
}

/** Measures ten times how long it takes from the address to the list, in a browser whose profile holds the customers. */
export async function listStarts(launch: Launch, add: Add, what: string) {
  for (let round = 0; round < 10; round++) {
    const context = await launch();
    add(what, 'ms', await timeTo(await context.newPage(), list, firstRow));
    await closed(context);
  }
}

async function search(page: Page, query: string, add: Add) {
  const box = page.getByRole('searchbox', { name: 'Sök kund eller fordon' });
  await box.fill('');
  await box.focus();
  await page.waitForTimeout(400);
  for (const key of query) {
    const ms = await paintedAfter(page, () => box.press(key === ' ' ? 'Space' : key));
    if (ms !== null) add('Search, from key to painted list', 'ms', ms);
  }
}

async function roll(page: Page) {
  await page.mouse.move(640, 500);
  for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 600);
}
