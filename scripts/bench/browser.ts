import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../loadDemo';
import { countDocuments } from './documentsRead';

/**
 * Opens the measured person's browser, always with the same profile. Starts are measured in it as it is: counting
 * documents reads all that Firestore sends once more.
 */
export type Launch = () => Promise<BrowserContext>;

/** Launches a browser in whose pages `paintedAfter` can be measured. */
export async function watched(launch: Launch): Promise<BrowserContext> {
  const context = await launch();
  // tsx names inner functions by a helper of its own, which is missing in the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

/** Launches a browser whose pages count the documents they are sent. */
export async function opened(launch: Launch): Promise<BrowserContext> {
  const context = await watched(launch);
  await countDocuments(context);
  return context;
}

/**
 * Closes a browser as people do. After a killed one, the SDK in the next browser waits five seconds before it asks the
 * server.
 */
export async function closed(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  // Closing the last page would end the browser, so an empty page stays open until the others are closed.
  await context.newPage();
  for (const page of pages) {
    const gone = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await gone;
  }
  await context.close();
}

/** Signs in as the demo's owner and opens `address`. */
export async function signIn(page: Page, address: string) {
  await page.goto(`/login?next=${encodeURIComponent(address)}`);
  await page.getByLabel('E-post').fill('demo@verkstadsnavet.example');
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

/** The time from opening an address to the first element that matches `selector`, in ms. */
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
 * The time from a key press to the last paint of a change in sight inside `within`, in ms; null when nothing changed
 * there. A paint is the last one when no change follows for `quietMs` and an element matches `until`.
 */
export async function paintedAfter(
  page: Page,
  press: () => Promise<void>,
  { within = 'main', quietMs = 400, until = 'main' } = {},
): Promise<number | null> {
  const measured = page.evaluate(
    ([selector, patienceMs, awaited]) => {
      const watched = document.querySelector(selector);
      if (!watched) throw new Error(`The page has no ${selector}.`);
      function isInSight({ target, addedNodes }: MutationRecord) {
        const changed = addedNodes.length > 0 ? [...addedNodes] : [target];
        return changed.some((node) => {
          const element = node instanceof Element ? node : node.parentElement;
          const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: -1 };
          return bottom >= 0 && top < innerHeight;
        });
      }
      return new Promise<number | null>((resolve) => {
        let pressed = 0;
        let painted: number | null = null;
        let quiet: number | undefined;
        const observer = new MutationObserver((records) => {
          if (!records.some(isInSight)) return;
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
            if (!document.querySelector(awaited)) return wait();
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
    [within, quietMs, until] as const,
  );
  await press();
  return measured;
}

/** The times between animation frames while `act` runs, in ms. */
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
