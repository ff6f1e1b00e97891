import { renderToStringAsync } from 'preact-render-to-string';
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
  return renderToStringAsync(
    <WrittenPageContext value={written}>
      <App
        beginsUnknown={!isOfAccount}
        // The session is asked for only when the page is in a browser.
        open={() => new Promise(() => {})}
        Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      />
    </WrittenPageContext>,
  );
}
