import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    documentsRead: string[];
    /** The collections of the queries that found nothing, each time. */
    foundNothing: string[];
  }
}

/**
 * Makes every page note the documents that Firestore sends, to queries and listeners alike, and the collections of those that found
 * nothing; one that goes on where it was has been paid for.
 */
export async function countDocuments(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.documentsRead = [];
    window.foundNothing = [];
    const told =
      /"document": ?\{\s*"name": ?"([^"]+)"[\s\S]*?"updateTime": ?"([^"]+)"|\},\s*"targetIds": ?\[([\d,\s]+)\]|"targetChangeType": ?"CURRENT",\s*"targetIds": ?\[([\d,\s]+)\]/g;
    /** The collections of the queries that have found nothing yet, by the numbers that the SDK gives them. */
    const asked = new Map<string, string>();
    /** Notes the queries that a request begins. */
    const note = (body: string) => {
      for (const [name, value] of new URLSearchParams(body)) {
        if (!name.endsWith('___data__')) continue;
        const collection = /"collectionId": ?"([^"]+)"/.exec(value)?.[1];
        const target = /"targetId": ?(\d+)/.exec(value)?.[1];
        const isBegun = value.includes('"addTarget"') && !value.includes('"resumeToken"');
        if (isBegun && collection && target) asked.set(target, collection);
      }
    };
    /** Counts what a text tells as a whole, and returns what follows. */
    const count = (text: string) => {
      let end = 0;
      for (const match of text.matchAll(told)) {
        const [, name, version, found, current] = match;
        if (name !== undefined) window.documentsRead.push(`${name} ${version}`);
        for (const target of (found ?? current ?? '').match(/\d+/g) ?? []) {
          const collection = asked.get(target);
          if (current !== undefined && collection) window.foundNothing.push(collection);
          asked.delete(target);
        }
        end = match.index + match[0].length;
      }
      return text.slice(end);
    };
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const [to, { body = null } = {}] = request;
      if (to instanceof Request) note(await to.clone().text());
      else if (typeof body === 'string') note(body);
      const answer = await send(...request);
      if (!answer.url.includes('google.firestore') && !answer.url.includes(':runQuery'))
        return answer;
      const [mine, theirs] = answer.body?.tee() ?? [];
      if (!mine || !theirs) return answer;
      void (async () => {
        const decoder = new TextDecoder();
        let text = '';
        for (const reader = mine.getReader(); ;) {
          const { done, value } = await reader.read();
          if (done) return;
          // A listener's answer has no end, and its last document may be cut off.
          text = count(text + decoder.decode(value, { stream: true }));
        }
      })();
      const { status, statusText, headers } = answer;
      const copy = new Response(theirs, { status, statusText, headers });
      Object.defineProperty(copy, 'url', { value: answer.url });
      return copy;
    };
  });
}

/** The number of documents sent to this page since it was opened. */
export const documentsRead = (page: Page) => page.evaluate(() => window.documentsRead.length);

const quietMs = 10_000;

/** Waits until no more documents come; returns the name and version of each since the page was opened. */
export async function allDocumentsRead(page: Page): Promise<string[]> {
  for (let former = -1; ;) {
    const read = await page.evaluate(() => window.documentsRead);
    if (read.length > 0 && read.length === former) return read;
    former = read.length;
    await page.waitForTimeout(quietMs);
  }
}

/** The collections of the queries that have found nothing since the page was opened: each is billed as a read. */
export const queriesWithoutAnswers = (page: Page) => page.evaluate(() => window.foundNothing);

/** The versions of documents among these, each counted once, by collection: "bookings 90, staff 24". */
export function byCollection(read: string[]): string {
  const counts = new Map<string, number>();
  for (const each of new Set(read)) {
    const collection = each.split('/').at(-2) ?? each;
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([collection, count]) => `${collection} ${count}`).join(', ');
}

/** The number of tabs of the page's browser that the SDK takes for open, and listens for. */
export function tabsListed(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('firestore_clients_')).length,
  );
}
