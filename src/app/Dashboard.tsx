import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import {
  bookingPath,
  customerExtractPath,
  customerPath,
  jobCardPath,
  paths,
  vehiclePath,
} from '@/paths';
import { lazyPage } from './lazyPage';
import { Store } from './Store';
import { WorkshopLayout } from './WorkshopLayout';

const opened = matchPath(paths.dashboard, location.pathname) ? paths.calendar : location.pathname;

/**
 * A page of the dashboard. The page at whose address the app was opened is fetched at once, beside the shell and the
 * data, and not only when the shell is there.
 */
function page(path: string, load: () => Promise<ComponentType>) {
  return lazyPage(path, load, matchPath(path, opened) !== null);
}

const calendar = page(paths.calendar, () =>
  import('@/features/calendar/CalendarPage').then((file) => file.CalendarPage),
);
const reminders = page(paths.reminders, () =>
  import('@/features/calendar/RemindersPage').then((file) => file.RemindersPage),
);
const dayList = page(paths.dayList, () =>
  import('@/features/calendar/DayListPage').then((file) => file.DayListPage),
);
const booking = page(bookingPath(':id'), () =>
  import('@/features/calendar/BookingPage').then((file) => file.BookingPage),
);
const jobCard = page(jobCardPath(':id'), () =>
  import('@/features/calendar/JobCardPage').then((file) => file.JobCardPage),
);
const customers = page(paths.customers, () =>
  import('@/features/customers/CustomersPage').then((file) => file.CustomersPage),
);
const customersImport = page(paths.customersImport, () =>
  import('@/features/customers/ImportPage').then((file) => file.ImportPage),
);
const customer = page(customerPath(':id'), () =>
  import('@/features/customers/CustomerPage').then((file) => file.CustomerPage),
);
const customerExtract = page(customerExtractPath(':id'), () =>
  import('@/features/customers/CustomerExtractPage').then((file) => file.CustomerExtractPage),
);
const vehicle = page(vehiclePath(':id'), () =>
  import('@/features/customers/VehiclePage').then((file) => file.VehiclePage),
);
const serviceBook = page(paths.serviceBook, () =>
  import('@/features/servicebook/ServiceBookPage').then((file) => file.ServiceBookPage),
);
const workOrders = page(paths.workOrders, () =>
  import('@/features/workorders/WorkOrdersPage').then((file) => file.WorkOrdersPage),
);
const reports = page(paths.reports, () =>
  import('@/features/reports/ReportsPage').then((file) => file.ReportsPage),
);
const personalliggare = page(paths.personalliggare, () =>
  import('@/features/personalliggare/PersonalliggarePage').then((file) => file.PersonalliggarePage),
);
const settings = page(`${paths.settings}/*`, () =>
  import('@/features/settings/SettingsPage').then((file) => file.SettingsPage),
);
const join = page(paths.join, () =>
  import('@/features/account/JoinPage').then((file) => file.JoinPage),
);
const deleteAccount = page(paths.deleteAccount, () =>
  import('@/features/account/DeleteAccountPage').then((file) => file.DeleteAccountPage),
);
const notFound = lazyPage('*', () => import('./NotFoundPage').then((file) => file.NotFoundPage));

/** The routes of the signed-in part of the app; each section is a chunk of its own. */
export function Dashboard() {
  return (
    <Store>
      <Routes>
        <Route path="join" element={join} />
        <Route path="delete-account" element={deleteAccount} />
        <Route element={<WorkshopLayout />}>
          <Route index element={calendar} />
          <Route path="calendar" element={calendar} />
          <Route path="calendar/reminders" element={reminders} />
          <Route path="calendar/day-list" element={dayList} />
          <Route path="bookings/:bookingId" element={booking} />
          <Route path="bookings/:bookingId/job-card" element={jobCard} />
          <Route path="customers" element={customers} />
          <Route path="customers/import" element={customersImport} />
          <Route path="customers/:customerId" element={customer} />
          <Route path="customers/:customerId/extract" element={customerExtract} />
          <Route path="vehicles/:vehicleId" element={vehicle} />
          <Route path="servicebook" element={serviceBook} />
          <Route path="workorders" element={workOrders} />
          <Route path="reports" element={reports} />
          <Route path="personalliggare" element={personalliggare} />
          <Route path="settings/*" element={settings} />
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </Store>
  );
}
