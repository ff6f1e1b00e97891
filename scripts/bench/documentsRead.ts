import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    documentsRead: number;
  }
}

/** Makes every page count the documents that Firestore sends, to queries and listeners alike. */
export async function countDocuments(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.documentsRead = 0;
    const count = (text: string) => {
      window.documentsRead +=
        text.match(/"document(Change)?": ?\{\s*"(name|document)"/g)?.length ?? 0;
    };
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
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
          if (done) return count(text);
          text += decoder.decode(value, { stream: true });
          // A listener's answer has no end: count the complete documents, and keep the last one, which may be
          // cut off.
          const cut = text.lastIndexOf('"document');
          if (cut > 0) {
            count(text.slice(0, cut));
            text = text.slice(cut);
          }
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
export const documentsRead = (page: Page) => page.evaluate(() => window.documentsRead);
