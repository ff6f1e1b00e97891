import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { bookPath } from '@/paths';
import type { BuiltApp } from '../builtApp';
import { demoDocuments, type DemoOptions } from '../demoData';
import { writeAll } from '../loadDemo';
import { documentsAt } from '../storedPages';
import { writeWorkshopPages } from '../workshopPages';
import type { Add } from './figures';
import { addBarePage, bare } from './pages';

const runs = 5;
/** The workshop of npm start's demo, which has three lifts, at an address of its own: the large demo is always full. */
const slug = 'matning';
const address = bookPath(slug);
/** Lighthouse's slow 4G: bytes a second, and ms to an answer. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

declare global {
  interface Window {
    /** The largest paint so far, in ms. */
    largest: number;
    /** When the free times of fourteen days had been painted, in ms since the address was opened. */
    timesPainted: number | undefined;
  }
}

/**
 * Measures the page where car owners book, with the demo's workshop, as a telephone sees it on slow 4G with a processor of a fourth
 * of the speed, beside a page with Preact and its router alone.
 */
export async function bookingBench(
  app: BuiltApp,
  firestorePort: number,
  demo: DemoOptions,
  add: Add,
): Promise<void> {
  await addWorkshop(firestorePort, demo);
  await writeWorkshopPages(app.site, documentsAt(`127.0.0.1:${firestorePort}`));
  await addBarePage(app.site);
  const browser = await chromium.launch({
    executablePath: app.chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const origin = `http://127.0.0.1:${app.appPort}`;
  try {
    for (let round = 0; round < runs; round++) {
      const blank = await opened(browser, origin);
      await blank.goto(bare);
      await blank.getByRole('heading').first().waitFor();
      add('Largest paint of Preact and router alone, slow 4G', 'ms', await largestPaint(blank));
      await blank.context().close();

      const page = await opened(browser, origin);
      await page.goto(address);
      await page.waitForFunction(() => window.timesPainted !== undefined);
      const painted = await page.evaluate(() => window.timesPainted ?? NaN);
      add('… of a workshop’s page', 'ms', await largestPaint(page));
      add('From address to the free times of fourteen days, slow 4G', 'ms', painted);
      await page.context().close();
    }
    await countKb(app, browser, origin, add);
    await countReads(browser, origin, add);
  } finally {
    await browser.close();
  }
}

async function addWorkshop(firestorePort: number, demo: DemoOptions) {
  const shown = demoDocuments({ ...demo, size: 'normal', years: 2 }).filter(({ path }) =>
    /\/(publicPages|publicWeeks|occupancy)\//.test(path),
  );
  await writeAll(firestorePort, [
    ...shown.map(({ path, fields }) => ({
      path: path.replace(/^workshops\/[^/]+/, `workshops/${slug}`),
      fields: path.endsWith('/publicPages/main') ? { ...fields, slug } : fields,
    })),
    { path: `slugs/${slug}`, fields: { workshopId: slug, releasedAt: null } },
  ]);
}

/** A page of a telephone whose visitor chooses the first service as soon as it answers. */
async function opened(browser: Browser, baseURL: string, isSlow = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 780 },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchPaints);
  const page = await context.newPage();
  if (!isSlow) return page;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Runs in the page. Presses the first service once, and notes when fourteen days with free times have been painted. */
function watchPaints() {
  window.largest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let isPressed = false;
  new MutationObserver((_, observer) => {
    const box = document.querySelector<HTMLInputElement>(
      'main div:not([inert]) > section input[type="checkbox"]',
    );
    if (box && !isPressed) {
      isPressed = true;
      box.click();
    }
    const days = document.querySelectorAll('[aria-labelledby="times"] ol > li');
    const isFree = document.querySelector('[aria-labelledby="times"] ol > li > button') !== null;
    if (!isFree || days.length < 14) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.timesPainted = performance.now());
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** The largest paint, once none follows. */
async function largestPaint(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.largest);
}

/**
 * Adds up what the page fetches from its own host until it asks for documents, compressed, with and without the files of the SDK. What
 * comes later, such as the sign-in code, nobody waits for.
 */
async function countKb({ site }: BuiltApp, browser: Browser, origin: string, add: Add) {
  const page = await opened(browser, origin, false);
  const fetched = new Set<string>();
  let hasAsked = false;
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url());
    if (pathname.includes(':batchGet')) hasAsked = true;
    if (host === origin && !hasAsked) fetched.add(pathname);
  });
  await page.goto(address);
  await page.waitForFunction(() => window.timesPainted !== undefined);
  await page.context().close();
  let [own, sdk] = [0, 0];
  for (const path of fetched) {
    const file = join(site, /\.(js|css)$/.test(path) ? path : `${path}.html`);
    if (!existsSync(file) || path.startsWith('/icon')) continue;
    const map = `${file}.map`;
    const isSdk = existsSync(map) && readFileSync(map, 'utf8').includes('node_modules/@firebase/');
    const kb = gzipSync(readFileSync(file)).length / 1000;
    if (isSdk) sdk += kb;
    else own += kb;
  }
  add('First load of a workshop’s page before the SDK, gzip', 'kB', own);
  add('… the SDK', 'kB', sdk);
}

/** A document that is asked for; one that is not there is billed as well. */
const documentName = /"projects\/[^"]+\/documents\/[^"]+"/g;

/** Counts the documents that a visitor asks for who looks at times, and then books one. */
async function countReads(browser: Browser, origin: string, add: Add) {
  const page = await opened(browser, origin, false);
  let read = 0;
  page.on('request', (request) => {
    if (request.url().includes(':batchGet'))
      read += request.postData()?.match(documentName)?.length ?? 0;
  });
  await page.goto(address);
  await page.getByText(/^Lediga tider kl/).waitFor();
  add('Documents read by a visitor who looks at times', 'documents', read);
  await page
    .getByRole('button', { name: / från / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await page.getByLabel('Registreringsnummer').fill('ABC 12D');
  await page.getByLabel('Ditt namn').fill('Anna Berg');
  await page.getByLabel('Mobilnummer').fill('070-174 06 05');
  await page.getByRole('button', { name: /^(Skicka förfrågan|Boka)$/ }).click();
  await page.getByRole('heading', { name: /^(Förfrågan är skickad|Tiden är bokad)$/ }).waitFor();
  add('… and who books one', 'documents', read);
  await page.context().close();
}
