import { bookingPath, paths, vehiclePath } from '@/paths';
import { calendarIcon } from '@/ui/workIcons';
import {
  customersIcon,
  ledgerIcon,
  reportsIcon,
  serviceBookIcon,
  settingsIcon,
  workOrdersIcon,
} from './dashboardIcons';

export interface Section {
  path: string;
  name: string;
  /** Path data for Icon. */
  icon: string;
}

/** The dashboard's sections in the order of the side panel; the first four fit the phone's bar. */
export const sections: Section[] = [
  { path: paths.calendar, name: 'Kalender', icon: calendarIcon },
  { path: paths.customers, name: 'Kunder', icon: customersIcon },
  { path: paths.serviceBook, name: 'Servicebok', icon: serviceBookIcon },
  { path: paths.workOrders, name: 'Arbetsorder', icon: workOrdersIcon },
  { path: paths.reports, name: 'Rapporter', icon: reportsIcon },
  { path: paths.personalliggare, name: 'Personalliggare', icon: ledgerIcon },
  { path: paths.settings, name: 'Inställningar', icon: settingsIcon },
];

/** True if `pathname` lies in the section at `path`; the dashboard's index shows the calendar. */
export function isCurrent(path: string, pathname: string): boolean {
  const index = path === paths.calendar && pathname.replace(/\/$/, '') === paths.dashboard;
  const vehicles = path === paths.customers && pathname.startsWith(vehiclePath(''));
  const bookings = path === paths.calendar && pathname.startsWith(bookingPath(''));
  return index || vehicles || bookings || pathname === path || pathname.startsWith(`${path}/`);
}
