import { Route, Routes } from 'react-router-dom';
import { paths } from '@/paths';
import { notFound, otherPages, workshopPages } from './dashboardPages';
import { Store } from '@/app/saving/Store';
import { WorkshopLayout } from './WorkshopLayout';

/** The routes of the signed-in part of the app, from the table in `sections.ts`. */
export function Dashboard() {
  return (
    <Store>
      <Routes>
        {otherPages.map(routeOf)}
        <Route element={<WorkshopLayout />}>
          <Route
            index
            element={workshopPages.find(({ path }) => path === paths.calendar)?.element}
          />
          {workshopPages.map(routeOf)}
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </Store>
  );
}

/** The route of a page; its path is relative to the dashboard's. */
function routeOf({ path, element }: (typeof workshopPages)[number]) {
  return <Route key={path} path={path.slice(paths.dashboard.length + 1)} element={element} />;
}
