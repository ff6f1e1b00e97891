import type { Page } from '@playwright/test';
import type { DemoOptions } from '../demoData';
import { addOldOrders } from '../loadDemo';
import { closed, type Launch, opened, paintedAfter, timeTo, watched } from './browser';
import { changeLine } from './colleague';
import { allDocumentsRead } from './documentsRead';
import type { Add } from './figures';

const board = '/dashboard/workorders';
const card = 'main [data-order]';
const times = 10;

/** Measures the board and an order with 30,000 orders on the server, in a browser that has been in use. */
export async function ordersBench(
  launch: Launch,
  firestore: string,
  firestorePort: number,
  demo: DemoOptions,
  add: Add,
) {
  await addOldOrders(firestorePort, demo, 30_000);
  const context = await opened(launch);
  const page = await context.newPage();
  await timeTo(page, board, card);
  const read = await allDocumentsRead(page);
  add('Orders on the board', 'orders', await page.locator(card).count());
  const ofOrders = read.filter((each) => /\/(workOrders|clocks)\//.test(each)).length;
  add('… documents of orders and clocks read, first time', 'documents', ofOrders);
  await closed(context);

  // The emulator keeps what a closed browser listened to for a while, and asks all of it anew at each change: this comes first.
  const colleague = await watched(launch);
  const other = await colleague.newPage();
  await timeTo(other, board, card);
  const id = await openFirst(other, firestore);
  for (let turn = 0; turn < times; turn++) await seeChange(other, firestore, id, turn, add);
  await closed(colleague);

  for (let round = 0; round < times; round++) {
    const again = await launch();
    add(
      'From address to the board of orders, from the device’s copy',
      'ms',
      await timeTo(await again.newPage(), board, card),
    );
    await closed(again);
  }

  const last = await watched(launch);
  const tab = await last.newPage();
  await timeTo(tab, board, card);
  await tab.waitForTimeout(3000);
  for (let row = 0; row < times; row++) await openOrder(tab, row, add);
  await closed(last);
}

async function openOrder(page: Page, row: number, add: Add) {
  const link = page.locator(card).nth(row).getByRole('link').first();
  const ms = await paintedAfter(page, () => link.press('Enter'), { within: '#root' });
  if (ms !== null) add('An order opened from the board', 'ms', ms);
  await page.goBack();
  await page.locator(card).first().waitFor();
  await page.waitForTimeout(500);
}

/**
 * Opens the first order of the board; resolves to its id once a change of it has been seen. The emulator has no indexes: it
 * searches 30,000 orders for what the page asks for, one question after another, and tells of a change after that.
 */
async function openFirst(page: Page, firestore: string): Promise<string> {
  await page.locator(card).first().getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^AO/ }).waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await changeLine(firestore, id, 'Felsökning');
  await page.getByText('Felsökning', { exact: true }).waitFor();
  return id;
}

/** The time from a colleague's change of a line to the line in the open order. */
async function seeChange(page: Page, firestore: string, id: string, turn: number, add: Add) {
  await page.waitForTimeout(500);
  const text = `Felsökning ${turn + 1}`;
  const began = Date.now();
  await changeLine(firestore, id, text);
  await page.getByText(text, { exact: true }).waitFor();
  add('A colleague’s change of a line, shown in the open order', 'ms', Date.now() - began);
}
