/** The addresses of the public pages, and the first ones of the dashboard. The others stand in dashboardPaths.ts; no other file spells one out. */
export const paths = {
  home: '/',
  bookingSystem: '/bookingsystem',
  prices: '/prices',
  contact: '/contact',
  publicServiceBook: '/servicebok',
  book: '/boka/:slug',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  kiosk: '/kiosk',
  dashboard: '/dashboard',
  calendar: '/dashboard/calendar',
  reminders: '/dashboard/calendar/reminders',
  dayList: '/dashboard/calendar/day-list',
  customers: '/dashboard/customers',
  customersImport: '/dashboard/customers/import',
  serviceBook: '/dashboard/servicebook',
  workOrders: '/dashboard/workorders',
  newWorkOrder: '/dashboard/workorders/new',
  myWorkOrders: '/dashboard/workorders/mine',
  reports: '/dashboard/reports',
  personalliggare: '/dashboard/personalliggare',
  settings: '/dashboard/settings',
  settingsOpeningHours: '/dashboard/settings/opening-hours',
  settingsServices: '/dashboard/settings/services',
  settingsResources: '/dashboard/settings/resources',
  settingsStaff: '/dashboard/settings/staff',
  settingsMessages: '/dashboard/settings/messages',
  settingsInspection: '/dashboard/settings/inspection',
  settingsMembers: '/dashboard/settings/members',
  settingsAccount: '/dashboard/settings/account',
  settingsData: '/dashboard/settings/data',
  join: '/dashboard/join',
  deleteAccount: '/dashboard/delete-account',
} as const;

/** The address of a workshop's own public page. */
export function bookPath(slug: string): string {
  return paths.book.replace(':slug', slug);
}

/** The address of the login page that leads on to `target`, a path without a fragment. */
export function loginThen(target: string): string {
  return target === paths.dashboard
    ? paths.login
    : `${paths.login}?next=${encodeURIComponent(target)}`;
}

/**
 * The path to open after login: the one in `?next=` when it is on our origin, else the dashboard. The URL
 * parser decides, because it reads `/\evil.example` and tabs the way a browser does.
 */
export function afterLogin(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  try {
    const url = new URL(next, origin);
    // The path of /x/..//evil.example is on our origin here, but leads elsewhere when it is resolved again.
    const isOurs = url.origin === origin && !url.pathname.startsWith('//');
    if (next.startsWith('/') && isOurs) return url.pathname + url.search;
  } catch {
    // No address.
  }
  return paths.dashboard;
}
