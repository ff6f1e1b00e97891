import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../loadDemo';
import { countDocuments } from './documentsRead';

/** Opens the person's own browser, always with the same profile. */
export type Launch = () => Promise<BrowserContext>;

/** A browser that counts the documents it is sent. */
export async function opened(launch: Launch): Promise<BrowserContext> {
  const context = await launch();
  // tsx names inner functions by a helper of its own, which the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await countDocuments(context);
  return context;
}

/**
 * Closes a browser as people do. One that is killed counts as an open tab for half an hour: the SDK of the next one
 * listens on its behalf to all that it showed.
 */
export async function closed(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  // The last page that is closed takes the browser with it.
  await context.newPage();
  for (const page of pages) {
    const gone = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await gone;
  }
  await context.close();
}

/** Signs in as the demo's owner and goes on to an address. */
export async function signIn(page: Page, address: string) {
  await page.goto(`/login?next=${encodeURIComponent(address)}`);
  await page.getByLabel('E-post').fill('demo@verkstadsnavet.example');
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

/** From an address to the first of what `selector` finds, in ms. */
export async function timeTo(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.now(),
    selector,
    { timeout: 60_000 },
  );
  return Number(await found.jsonValue());
}

/**
 * From a key pressed to the last time that what `within` finds was painted for it, in ms; null when nothing changed
 * there. It is the last time when nothing more comes for `quietMs`.
 */
export async function paintedAfter(
  page: Page,
  press: () => Promise<void>,
  { within = 'main', quietMs = 400 } = {},
): Promise<number | null> {
  const measured = page.evaluate(
    ([selector, patienceMs]) => {
      const watched = document.querySelector(selector);
      if (!watched) throw new Error(`The page has no ${selector}.`);
      return new Promise<number | null>((resolve) => {
        let pressed = 0;
        let painted: number | null = null;
        let quiet: number | undefined;
        const observer = new MutationObserver(() => {
          wait();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => (painted = performance.now() - pressed);
            port2.postMessage(null);
          });
        });
        const wait = () => {
          window.clearTimeout(quiet);
          quiet = window.setTimeout(() => {
            observer.disconnect();
            resolve(painted);
          }, patienceMs);
        };
        addEventListener(
          'keydown',
          () => {
            pressed = performance.now();
            observer.observe(watched, { subtree: true, childList: true, characterData: true });
            wait();
          },
          { once: true, capture: true },
        );
      });
    },
    [within, quietMs] as const,
  );
  await press();
  return measured;
}

/** The ms between frames while something is done. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    const step = (now: number) => {
      times.push(now);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    return times;
  });
  await act();
  const times = await frames.jsonValue();
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}
