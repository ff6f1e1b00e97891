import { matchPath } from 'react-router-dom';
import { paths } from '@/paths';
import { lazyPage } from '@/app/notices/lazyPage';
import { type DashboardPage, pagesWithoutWorkshop, sections } from '@/app/routes/sections';

const opened = matchPath(paths.dashboard, location.pathname) ? paths.calendar : location.pathname;

/**
 * The element of a page. The page at whose address the app was opened is fetched at once, beside the shell and the
 * data, and not only when the shell is there; the others before anybody asks for them.
 */
const made = ({ path, load }: DashboardPage) => ({
  path,
  element: lazyPage(path, load, matchPath(path, opened) ? 'now' : 'soon'),
});

export const workshopPages = sections.flatMap(({ pages }) => pages).map(made);
export const otherPages = pagesWithoutWorkshop.map(made);
export const notFound = lazyPage('*', () =>
  import('@/app/notices/NotFoundPage').then((file) => file.NotFoundPage),
);
