import './dashboardPages';

/** Fetches the dashboard's shell, with all that its pages share. The page at the address is asked for in the same moment. */
export const fetchDashboard = () => import('./Dashboard').then((file) => file.Dashboard);

// A failed fetch is tried again, and told of, when the dashboard is shown.
fetchDashboard().catch(() => {});
