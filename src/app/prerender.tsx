import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { WrittenPage } from '@/data/publicPage/writtenPage';
import { WrittenPageContext } from '@/app/public/WrittenPageContext';
import { App } from './App';

/**
 * The markup of a public page, which the build writes into the page's file and the browser hydrates; the pages of accounts
 * are as somebody sees them who is signed out, and the page of a workshop is `written`.
 */
export async function markupOf(
  path: string,
  { isOfAccount = false, written = null }: { isOfAccount?: boolean; written?: WrittenPage | null },
): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <WrittenPageContext value={written}>
      <App
        beginsUnknown={!isOfAccount}
        // The session is asked for only when the page is in a browser.
        open={() => new Promise(() => {})}
        Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      />
    </WrittenPageContext>,
    // A part that is put off would need an inline script, which the CSP refuses.
    { progressiveChunkSize: Infinity, onError: (error) => void faults.push(error) },
  );
  // React would leave the part that has failed to the browser.
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
}
