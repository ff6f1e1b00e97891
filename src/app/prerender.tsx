import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

/**
 * The markup of a public page, which the build writes into the page's file and the browser hydrates; the pages of accounts
 * are as somebody sees them who is signed out.
 */
export async function markupOf(path: string, isOfAccount: boolean): Promise<string> {
  const { prelude } = await prerender(
    <App
      beginsUnknown={!isOfAccount}
      // The session is asked for only when the page is in a browser.
      open={() => new Promise(() => {})}
      Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
    // A part that is put off would need an inline script, which the CSP refuses.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
