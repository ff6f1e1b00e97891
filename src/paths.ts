/** Every address of the app; no other file spells one out. */
export const paths = {
  home: '/',
  bookingSystem: '/bookingsystem',
  prices: '/prices',
  contact: '/contact',
  publicServiceBook: '/servicebok',
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

/** The address that opens a booking in the calendar, on the booking's day. */
export function bookingPath(id: string): string {
  return `${paths.dashboard}/bookings/${id}`;
}

/** The address of a booking's job card, for printing. */
export function jobCardPath(id: string): string {
  return `${bookingPath(id)}/job-card`;
}

/** The address of a customer's page. */
export function customerPath(id: string): string {
  return `${paths.customers}/${id}`;
}

/** The address of the page with everything that is stored about a customer. */
export function customerExtractPath(id: string): string {
  return `${paths.customers}/${id}/extract`;
}

/** The address of a work order, by its number. */
export function workOrderPath(id: string): string {
  return `${paths.workOrders}/${id}`;
}

/** The address of a work order on paper, for printing. */
export function orderSheetPath(id: string): string {
  return `${workOrderPath(id)}/print`;
}

/** The address of a vehicle's page. */
export function vehiclePath(id: string): string {
  return `${paths.dashboard}/vehicles/${id}`;
}

/**
 * The address that an invited person opens to join a workshop. The code is in the fragment, which browsers do not
 * send to servers and their logs.
 */
export function joinPath(workshopId: string, code: string): string {
  return `${paths.join}#${new URLSearchParams({ workshop: workshopId, code }).toString()}`;
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
