import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '../loadDemo';
import { countDocuments, documentsRead } from './documentsRead';
import { changeCustomers } from './colleague';
import type { Row } from './figures';

const list = '/dashboard/customers';
const firstRow = 'ul[aria-label="Kunder och fordon"] li';
const queries = ['anna', 'abc 1', 'berg volvo', '070-174 06 1', 'kund', 'mlk', 'söder', 'ö', 'and'];

/** Everything about the customers' section; `launch` opens the same profile again. */
export async function customersBench(
  launch: () => Promise<BrowserContext>,
  firestore: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  const add = (what: string, unit: Row['unit'], ...values: number[]) =>
    rows.push({ what, unit, values });

  let context = await opened(launch);
  let page = await context.newPage();
  const began = Date.now();
  await signIn(page);
  await complete(page);
  add('Första laddningen av 22 000 kunder och fordon', 'ms', Date.now() - began);
  add('… dokument lästa', 'dokument', await documentsRead(page));
  // What has been read is kept half a second later.
  await page.waitForTimeout(2000);

  const searches: number[] = [];
  for (const query of queries) searches.push(...(await searchLatencies(page, query)));
  add('Sökning, från tangent till målad lista', 'ms', ...searches);
  add('Rullning genom listan, en bildruta', 'ms', ...(await frameTimes(page)));
  await context.close();

  const opens: number[] = [];
  for (let round = 0; round < 10; round++) {
    context = await opened(launch);
    page = await context.newPage();
    opens.push(await timeToList(page));
    await context.close();
  }
  add('Från adress till användbar lista, ur enhetens kopia', 'ms', ...opens);

  await changeCustomers(firestore, 40);
  context = await opened(launch);
  page = await context.newPage();
  await timeToList(page);
  await page.waitForTimeout(5000);
  add('Nästa morgon, 40 kunder ändrade: dokument lästa', 'dokument', await documentsRead(page));
  let day = await documentsRead(page);
  for (let reload = 0; reload < 5; reload++) {
    await changeCustomers(firestore, 10);
    await page.waitForTimeout(2000);
    day += await documentsRead(page);
    await timeToList(page);
  }
  add('Hela dagen med 50 ändringar till och fem omladdningar', 'dokument', day);
  await context.close();
  return rows;
}

async function opened(launch: () => Promise<BrowserContext>) {
  const context = await launch();
  await countDocuments(context);
  return context;
}

async function signIn(page: Page) {
  await page.goto(`/login?next=${encodeURIComponent(list)}`);
  await page.getByLabel('E-post').fill('demo@verkstadsnavet.example');
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

async function complete(page: Page) {
  await expect(page.getByText('10 000 kunder, 12 000 fordon')).toBeVisible({ timeout: 300_000 });
}

/** From the address to the first row on the screen, in ms. */
async function timeToList(page: Page): Promise<number> {
  await page.goto(list, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    firstRow,
    { timeout: 60_000 },
  );
  return Number(await painted.jsonValue());
}

/** Types a query key by key; for each key the ms until the list has been painted for the last time. */
async function searchLatencies(page: Page, query: string): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: 'Sök kund eller fordon' });
  await box.fill('');
  await box.focus();
  await page.waitForTimeout(400);
  const latencies: number[] = [];
  for (const key of query) {
    const measured = page.evaluate((quietMs) => {
      const main = document.querySelector('main');
      if (!main) throw new Error('The page has no main.');
      return new Promise<number | null>((resolve) => {
        let pressed = 0;
        let painted: number | null = null;
        const observer = new MutationObserver(() => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => (painted = performance.now() - pressed);
            port2.postMessage(null);
          });
        });
        addEventListener(
          'input',
          () => {
            pressed = performance.now();
            observer.observe(main, { subtree: true, childList: true, characterData: true });
            setTimeout(() => {
              observer.disconnect();
              resolve(painted);
            }, quietMs);
          },
          { once: true, capture: true },
        );
      });
    }, 400);
    await page.keyboard.insertText(key);
    const latency = await measured;
    if (latency !== null) latencies.push(latency);
  }
  return latencies;
}

/** The ms between frames while the list is rolled for three seconds. */
async function frameTimes(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(400);
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let before = performance.now();
        const end = before + 3000;
        requestAnimationFrame(function step(now) {
          frames.push(now - before);
          before = now;
          scrollBy(0, 400);
          if (now < end) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        });
      }),
  );
}
