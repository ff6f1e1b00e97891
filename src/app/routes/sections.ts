import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import {
  bankImportPath,
  bookingPath,
  bookingPosterPath,
  bookkeepingPath,
  customerExtractPath,
  customerPath,
  deliveryNotePath,
  estimatePath,
  followUpsPath,
  inspectionPath,
  inspectionSheetPath,
  invoiceDraftPath,
  invoicePath,
  invoicesPath,
  jobCardPath,
  ledgerInspectionPath,
  ledgerShiftsPath,
  ledgerVerifyPath,
  newInvoicePath,
  newServiceEntryPath,
  orderInvoicePath,
  orderSheetPath,
  partsImportPath,
  receivablesPath,
  reportDocumentsPath,
  reportPaperPath,
  requestsPath,
  seriesPath,
  serviceBookPaperPath,
  serviceBookPath,
  serviceRemindersPath,
  vehiclePath,
  workOrderPath,
} from '@/dashboardPaths';
import { paths } from '@/paths';
import { calendarIcon } from '@/ui/icons/workIcons';
import {
  customersIcon,
  invoicesIcon,
  ledgerIcon,
  reportsIcon,
  serviceBookIcon,
  settingsIcon,
  workOrdersIcon,
} from './dashboardIcons';

/** A row of the palette that leads to a page; `asked` is listed only while something is typed. */
export interface PaletteRow {
  text: string;
  shown: 'always' | 'mayChange' | 'asked';
}

/** A page of the dashboard; it is fetched by `load`, and each is a chunk of its own. */
export interface DashboardPage {
  path: string;
  load: () => Promise<ComponentType>;
  palette?: PaletteRow;
}

/** A section of the dashboard: its link in the side panel, and its pages. */
export interface Section {
  path: string;
  name: string;
  /** Path data for Icon. */
  icon: string;
  pages: readonly DashboardPage[];
}

/** The dashboard's sections in the order of the side panel; the first four fit the phone's bar. */
export const sections: readonly Section[] = [
  {
    path: paths.calendar,
    name: 'Kalender',
    icon: calendarIcon,
    pages: [
      {
        path: paths.calendar,
        load: () => import('@/features/calendar/CalendarPage').then((file) => file.CalendarPage),
      },
      {
        path: paths.reminders,
        load: () => import('@/features/calendar/RemindersPage').then((file) => file.RemindersPage),
        palette: { text: 'Påminnelser', shown: 'always' },
      },
      {
        path: requestsPath,
        load: () => import('@/features/calendar/RequestsPage').then((file) => file.RequestsPage),
        palette: { text: 'Förfrågningar', shown: 'asked' },
      },
      {
        path: paths.dayList,
        load: () => import('@/features/calendar/DayListPage').then((file) => file.DayListPage),
      },
      {
        path: bookingPath(':bookingId'),
        load: () => import('@/features/calendar/BookingPage').then((file) => file.BookingPage),
      },
      {
        path: jobCardPath(':bookingId'),
        load: () => import('@/features/calendar/JobCardPage').then((file) => file.JobCardPage),
      },
    ],
  },
  {
    path: paths.customers,
    name: 'Kunder',
    icon: customersIcon,
    pages: [
      {
        path: paths.customers,
        load: () => import('@/features/customers/CustomersPage').then((file) => file.CustomersPage),
      },
      {
        path: paths.customersImport,
        load: () => import('@/features/customers/ImportPage').then((file) => file.ImportPage),
        palette: { text: 'Importera kunder', shown: 'mayChange' },
      },
      {
        path: customerPath(':customerId'),
        load: () => import('@/features/customers/CustomerPage').then((file) => file.CustomerPage),
      },
      {
        path: customerExtractPath(':customerId'),
        load: () =>
          import('@/features/customers/CustomerExtractPage').then(
            (file) => file.CustomerExtractPage,
          ),
      },
      {
        path: vehiclePath(':vehicleId'),
        load: () => import('@/features/customers/VehiclePage').then((file) => file.VehiclePage),
      },
    ],
  },
  {
    path: paths.serviceBook,
    name: 'Servicebok',
    icon: serviceBookIcon,
    pages: [
      {
        path: paths.serviceBook,
        load: () =>
          import('@/features/servicebook/ServiceBookPage').then((file) => file.ServiceBookPage),
      },
      {
        path: serviceRemindersPath,
        load: () =>
          import('@/features/servicebook/ServiceRemindersPage').then(
            (file) => file.ServiceRemindersPage,
          ),
        palette: { text: 'Påminnelser om service', shown: 'always' },
      },
      {
        path: serviceBookPath(':vehicleId'),
        load: () => import('@/features/servicebook/BookPage').then((file) => file.BookPage),
      },
      {
        path: newServiceEntryPath(':vehicleId'),
        load: () =>
          import('@/features/servicebook/NewServiceEntryPage').then(
            (file) => file.NewServiceEntryPage,
          ),
      },
      {
        path: serviceBookPaperPath(':vehicleId'),
        load: () =>
          import('@/features/servicebook/ServiceBookPaperPage').then(
            (file) => file.ServiceBookPaperPage,
          ),
      },
    ],
  },
  {
    path: paths.workOrders,
    name: 'Arbetsorder',
    icon: workOrdersIcon,
    pages: [
      {
        path: paths.workOrders,
        load: () => import('@/features/orders/WorkOrdersPage').then((file) => file.WorkOrdersPage),
      },
      {
        path: paths.newWorkOrder,
        load: () => import('@/features/orders/NewOrderPage').then((file) => file.NewOrderPage),
      },
      {
        path: paths.myWorkOrders,
        load: () => import('@/features/orders/MyOrdersPage').then((file) => file.MyOrdersPage),
      },
      {
        path: followUpsPath,
        load: () => import('@/features/followups/FollowUpsPage').then((file) => file.FollowUpsPage),
      },
      {
        path: workOrderPath(':orderId'),
        load: () => import('@/features/orders/OrderPage').then((file) => file.OrderPage),
      },
      {
        path: orderSheetPath(':orderId'),
        load: () => import('@/features/orders/OrderSheetPage').then((file) => file.OrderSheetPage),
      },
      {
        path: deliveryNotePath(':orderId'),
        load: () =>
          import('@/features/orders/DeliveryNotePage').then((file) => file.DeliveryNotePage),
      },
      {
        path: orderInvoicePath(':orderId'),
        load: () =>
          import('@/features/invoicing/OrderInvoicePage').then((file) => file.OrderInvoicePage),
      },
      {
        path: estimatePath(':orderId'),
        load: () => import('@/features/orders/EstimatePage').then((file) => file.EstimatePage),
      },
      {
        path: estimatePath(':orderId', ':estimateId'),
        load: () =>
          import('@/features/orders/AskedEstimatePage').then((file) => file.AskedEstimatePage),
      },
      {
        path: inspectionPath(':orderId', ':inspectionId'),
        load: () =>
          import('@/features/inspections/InspectionPage').then((file) => file.InspectionPage),
      },
      {
        path: inspectionSheetPath(':orderId', ':inspectionId'),
        load: () =>
          import('@/features/inspections/InspectionSheetPage').then(
            (file) => file.InspectionSheetPage,
          ),
      },
    ],
  },
  {
    path: invoicesPath,
    name: 'Fakturor',
    icon: invoicesIcon,
    pages: [
      {
        path: invoicesPath,
        load: () => import('@/features/invoicing/InvoicesPage').then((file) => file.InvoicesPage),
      },
      {
        path: newInvoicePath,
        load: () =>
          import('@/features/invoicing/NewInvoicePage').then((file) => file.NewInvoicePage),
      },
      {
        path: invoiceDraftPath(':draftId'),
        load: () =>
          import('@/features/invoicing/InvoiceDraftPage').then((file) => file.InvoiceDraftPage),
      },
      {
        path: bookkeepingPath,
        load: () =>
          import('@/features/invoicing/BookkeepingPage').then((file) => file.BookkeepingPage),
      },
      {
        path: seriesPath,
        load: () => import('@/features/invoicing/SeriesPage').then((file) => file.SeriesPage),
        palette: { text: 'Kontrollera serien', shown: 'asked' },
      },
      {
        path: receivablesPath,
        load: () =>
          import('@/features/invoicing/ReceivablesPage').then((file) => file.ReceivablesPage),
      },
      {
        path: bankImportPath,
        load: () =>
          import('@/features/invoicing/BankImportPage').then((file) => file.BankImportPage),
      },
      {
        path: invoicePath(':invoiceId'),
        load: () => import('@/features/invoicing/InvoicePage').then((file) => file.InvoicePage),
      },
    ],
  },
  {
    path: paths.reports,
    name: 'Rapporter',
    icon: reportsIcon,
    pages: [
      {
        path: `${paths.reports}/*`,
        load: () => import('@/features/reports/ReportsPage').then((file) => file.ReportsPage),
      },
      {
        path: reportDocumentsPath(':figure'),
        load: () =>
          import('@/features/reports/ReportDocumentsPage').then((file) => file.ReportDocumentsPage),
      },
      {
        path: reportPaperPath,
        load: () =>
          import('@/features/reports/ReportPaperPage').then((file) => file.ReportPaperPage),
      },
    ],
  },
  {
    path: paths.personalliggare,
    name: 'Personalliggare',
    icon: ledgerIcon,
    pages: [
      {
        path: paths.personalliggare,
        load: () =>
          import('@/features/personalliggare/PersonalliggarePage').then(
            (file) => file.PersonalliggarePage,
          ),
      },
      {
        path: ledgerShiftsPath,
        load: () => import('@/features/personalliggare/ShiftsPage').then((file) => file.ShiftsPage),
        palette: { text: 'Dagar och tider i liggaren', shown: 'always' },
      },
      {
        path: ledgerVerifyPath,
        load: () =>
          import('@/features/personalliggare/VerifyLedgerPage').then(
            (file) => file.VerifyLedgerPage,
          ),
        palette: { text: 'Kontrollera liggaren', shown: 'always' },
      },
      {
        path: ledgerInspectionPath,
        load: () =>
          import('@/features/personalliggare/InspectionPage').then((file) => file.InspectionPage),
      },
    ],
  },
  {
    path: paths.settings,
    name: 'Inställningar',
    icon: settingsIcon,
    pages: [
      {
        path: `${paths.settings}/*`,
        load: () => import('@/features/settings/SettingsPage').then((file) => file.SettingsPage),
      },
      {
        path: bookingPosterPath,
        load: () =>
          import('@/features/settings/BookingPosterPage').then((file) => file.BookingPosterPage),
      },
      {
        path: partsImportPath,
        load: () =>
          import('@/features/settings/PartsImportPage').then((file) => file.PartsImportPage),
      },
    ],
  },
];

/** The pages that are shown without a workshop. */
export const pagesWithoutWorkshop: readonly DashboardPage[] = [
  {
    path: paths.join,
    load: () => import('@/features/account/JoinPage').then((file) => file.JoinPage),
  },
  {
    path: paths.deleteAccount,
    load: () =>
      import('@/features/account/DeleteAccountPage').then((file) => file.DeleteAccountPage),
  },
];

/** The section in which `pathname` lies, by its nearest page; the dashboard's index shows the calendar. */
export function sectionAt(pathname: string): Section | undefined {
  const shown = matchPath(paths.dashboard, pathname) ? paths.calendar : pathname;
  let found: { section: Section; above: string } | undefined;
  for (const section of sections) {
    for (const { path } of section.pages) {
      // The address of a page up to its first parameter: `/dashboard/vehicles/`.
      const above = `${path.replace(/\/[:*].*/, '')}/`;
      const isNearer = above.length > (found?.above.length ?? 0);
      if (isNearer && `${shown}/`.startsWith(above)) found = { section, above };
    }
  }
  return found?.section;
}
