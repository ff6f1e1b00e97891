import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import {
  deliveryNotePath,
  estimatePath,
  inspectionPath,
  inspectionSheetPath,
} from '@/components/orderAddress';
import { followUpsPath } from '@/components/followUpAddress';
import {
  ledgerInspectionPath,
  ledgerShiftsPath,
  ledgerVerifyPath,
} from '@/components/ledgerAddress';
import { partsImportPath } from '@/components/partAddress';
import {
  bookkeepingPath,
  invoicePath,
  invoiceDraftPath,
  invoicesPath,
  newInvoicePath,
  orderInvoicePath,
  receivablesPath,
  seriesPath,
} from '@/components/invoiceAddress';
import {
  newServiceEntryPath,
  serviceBookPaperPath,
  serviceBookPath,
  serviceRemindersPath,
} from '@/components/serviceBookAddress';
import { bankImportPath } from '@/components/receivableAddress';
import { reportDocumentsPath, reportPaperPath } from '@/components/reportAddress';
import {
  bookingPath,
  customerExtractPath,
  customerPath,
  jobCardPath,
  orderSheetPath,
  paths,
  vehiclePath,
  workOrderPath,
} from '@/paths';
import { lazyPage } from './lazyPage';

/** Fetches the dashboard's shell, with all that its pages share. */
export const fetchDashboard = () => import('./Dashboard').then((file) => file.Dashboard);

// Before the page at the address, which needs it. A failed fetch is tried again, and told of, when it is shown.
fetchDashboard().catch(() => {});

const opened = matchPath(paths.dashboard, location.pathname) ? paths.calendar : location.pathname;

/**
 * A page of the dashboard. The page at whose address the app was opened is fetched at once, beside the shell and the
 * data, and not only when the shell is there; the others before anybody asks for them.
 */
function page(path: string, load: () => Promise<ComponentType>) {
  return lazyPage(path, load, matchPath(path, opened) ? 'now' : 'soon');
}

export const calendar = page(paths.calendar, () =>
  import('@/features/calendar/CalendarPage').then((file) => file.CalendarPage),
);
export const reminders = page(paths.reminders, () =>
  import('@/features/calendar/RemindersPage').then((file) => file.RemindersPage),
);
export const dayList = page(paths.dayList, () =>
  import('@/features/calendar/DayListPage').then((file) => file.DayListPage),
);
export const booking = page(bookingPath(':id'), () =>
  import('@/features/calendar/BookingPage').then((file) => file.BookingPage),
);
export const jobCard = page(jobCardPath(':id'), () =>
  import('@/features/calendar/JobCardPage').then((file) => file.JobCardPage),
);
export const customers = page(paths.customers, () =>
  import('@/features/customers/CustomersPage').then((file) => file.CustomersPage),
);
export const customersImport = page(paths.customersImport, () =>
  import('@/features/customers/ImportPage').then((file) => file.ImportPage),
);
export const customer = page(customerPath(':id'), () =>
  import('@/features/customers/CustomerPage').then((file) => file.CustomerPage),
);
export const customerExtract = page(customerExtractPath(':id'), () =>
  import('@/features/customers/CustomerExtractPage').then((file) => file.CustomerExtractPage),
);
export const vehicle = page(vehiclePath(':id'), () =>
  import('@/features/customers/VehiclePage').then((file) => file.VehiclePage),
);
export const serviceBook = page(paths.serviceBook, () =>
  import('@/features/servicebook/ServiceBookPage').then((file) => file.ServiceBookPage),
);
export const serviceReminders = page(serviceRemindersPath, () =>
  import('@/features/servicebook/ServiceRemindersPage').then((file) => file.ServiceRemindersPage),
);
export const book = page(serviceBookPath(':id'), () =>
  import('@/features/servicebook/BookPage').then((file) => file.BookPage),
);
export const newServiceEntry = page(newServiceEntryPath(':id'), () =>
  import('@/features/servicebook/NewServiceEntryPage').then((file) => file.NewServiceEntryPage),
);
export const serviceBookPaper = page(serviceBookPaperPath(':id'), () =>
  import('@/features/servicebook/ServiceBookPaperPage').then((file) => file.ServiceBookPaperPage),
);
export const workOrders = page(paths.workOrders, () =>
  import('@/features/workorders/WorkOrdersPage').then((file) => file.WorkOrdersPage),
);
export const newWorkOrder = page(paths.newWorkOrder, () =>
  import('@/features/workorders/NewOrderPage').then((file) => file.NewOrderPage),
);
export const myWorkOrders = page(paths.myWorkOrders, () =>
  import('@/features/workorders/MyOrdersPage').then((file) => file.MyOrdersPage),
);
export const followUps = page(followUpsPath, () =>
  import('@/features/workorders/FollowUpsPage').then((file) => file.FollowUpsPage),
);
export const invoices = page(invoicesPath, () =>
  import('@/features/workorders/InvoicesPage').then((file) => file.InvoicesPage),
);
export const newInvoice = page(newInvoicePath, () =>
  import('@/features/workorders/NewInvoicePage').then((file) => file.NewInvoicePage),
);
export const invoiceDraft = page(invoiceDraftPath(':id'), () =>
  import('@/features/workorders/InvoiceDraftPage').then((file) => file.InvoiceDraftPage),
);
export const invoice = page(invoicePath(':id'), () =>
  import('@/features/workorders/InvoicePage').then((file) => file.InvoicePage),
);
export const orderInvoice = page(orderInvoicePath(':id'), () =>
  import('@/features/workorders/OrderInvoicePage').then((file) => file.OrderInvoicePage),
);
export const receivables = page(receivablesPath, () =>
  import('@/features/workorders/ReceivablesPage').then((file) => file.ReceivablesPage),
);
export const bookkeeping = page(bookkeepingPath, () =>
  import('@/features/workorders/BookkeepingPage').then((file) => file.BookkeepingPage),
);
export const series = page(seriesPath, () =>
  import('@/features/workorders/SeriesPage').then((file) => file.SeriesPage),
);
export const bankImport = page(bankImportPath, () =>
  import('@/features/workorders/BankImportPage').then((file) => file.BankImportPage),
);
export const workOrder = page(workOrderPath(':id'), () =>
  import('@/features/workorders/OrderPage').then((file) => file.OrderPage),
);
export const orderSheet = page(orderSheetPath(':id'), () =>
  import('@/features/workorders/OrderSheetPage').then((file) => file.OrderSheetPage),
);
export const deliveryNote = page(deliveryNotePath(':id'), () =>
  import('@/features/workorders/DeliveryNotePage').then((file) => file.DeliveryNotePage),
);
export const estimate = page(estimatePath(':id'), () =>
  import('@/features/workorders/EstimatePage').then((file) => file.EstimatePage),
);
export const askedEstimate = page(estimatePath(':id', ':estimateId'), () =>
  import('@/features/workorders/AskedEstimatePage').then((file) => file.AskedEstimatePage),
);
export const inspection = page(inspectionPath(':id', ':inspection'), () =>
  import('@/features/workorders/InspectionPage').then((file) => file.InspectionPage),
);
export const inspectionSheet = page(inspectionSheetPath(':id', ':inspection'), () =>
  import('@/features/workorders/InspectionSheetPage').then((file) => file.InspectionSheetPage),
);
export const reports = page(`${paths.reports}/*`, () =>
  import('@/features/reports/ReportsPage').then((file) => file.ReportsPage),
);
export const reportDocuments = page(reportDocumentsPath(':figure'), () =>
  import('@/features/reports/ReportDocumentsPage').then((file) => file.ReportDocumentsPage),
);
export const reportPaper = page(reportPaperPath, () =>
  import('@/features/reports/ReportPaperPage').then((file) => file.ReportPaperPage),
);
export const personalliggare = page(paths.personalliggare, () =>
  import('@/features/personalliggare/PersonalliggarePage').then((file) => file.PersonalliggarePage),
);
export const ledgerShifts = page(ledgerShiftsPath, () =>
  import('@/features/personalliggare/ShiftsPage').then((file) => file.ShiftsPage),
);
export const verifyLedger = page(ledgerVerifyPath, () =>
  import('@/features/personalliggare/VerifyLedgerPage').then((file) => file.VerifyLedgerPage),
);
export const ledgerInspection = page(ledgerInspectionPath, () =>
  import('@/features/personalliggare/InspectionPage').then((file) => file.InspectionPage),
);
export const partsImport = page(partsImportPath, () =>
  import('@/features/settings/PartsImportPage').then((file) => file.PartsImportPage),
);
export const settings = page(`${paths.settings}/*`, () =>
  import('@/features/settings/SettingsPage').then((file) => file.SettingsPage),
);
export const join = page(paths.join, () =>
  import('@/features/account/JoinPage').then((file) => file.JoinPage),
);
export const deleteAccount = page(paths.deleteAccount, () =>
  import('@/features/account/DeleteAccountPage').then((file) => file.DeleteAccountPage),
);
export const notFound = lazyPage('*', () =>
  import('./NotFoundPage').then((file) => file.NotFoundPage),
);
