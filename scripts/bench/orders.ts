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
  for (let turn = 0; turn < times; turn++) await seeChange(tab, firestore, turn, add);
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

/** The time from a colleague's change of a line to the line in the open order. */
async function seeChange(page: Page, firestore: string, turn: number, add: Add) {
  if (turn === 0) await page.locator(card).first().getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^AO/ }).waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await page.waitForTimeout(500);
  const text = `Felsökning ${turn + 1}`;
  const began = Date.now();
  await changeLine(firestore, id, text);
  await page.getByText(text, { exact: true }).waitFor();
  add('A colleague’s change of a line, shown in the open order', 'ms', Date.now() - began);
}
