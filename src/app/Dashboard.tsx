import { Route, Routes } from 'react-router-dom';
import {
  calendar,
  reminders,
  dayList,
  booking,
  jobCard,
  customers,
  customersImport,
  customer,
  customerExtract,
  vehicle,
  serviceBook,
  serviceReminders,
  book,
  newServiceEntry,
  serviceBookPaper,
  workOrders,
  newWorkOrder,
  myWorkOrders,
  followUps,
  invoiceDraft,
  invoices,
  newInvoice,
  invoice,
  orderInvoice,
  receivables,
  bookkeeping,
  series,
  bankImport,
  workOrder,
  orderSheet,
  deliveryNote,
  estimate,
  askedEstimate,
  inspection,
  inspectionSheet,
  reports,
  reportDocuments,
  reportPaper,
  personalliggare,
  ledgerShifts,
  verifyLedger,
  ledgerInspection,
  partsImport,
  settings,
  join,
  deleteAccount,
  notFound,
} from './dashboardPages';
import { Store } from './Store';
import { WorkshopLayout } from './WorkshopLayout';

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
          <Route path="servicebook/reminders" element={serviceReminders} />
          <Route path="servicebook/:vehicleId" element={book} />
          <Route path="servicebook/:vehicleId/new" element={newServiceEntry} />
          <Route path="servicebook/:vehicleId/print" element={serviceBookPaper} />
          <Route path="workorders" element={workOrders} />
          <Route path="workorders/new" element={newWorkOrder} />
          <Route path="workorders/mine" element={myWorkOrders} />
          <Route path="workorders/followups" element={followUps} />
          <Route path="workorders/invoices" element={invoices} />
          <Route path="workorders/invoices/:invoiceId" element={invoice} />
          <Route path="workorders/invoices/new" element={newInvoice} />
          <Route path="workorders/invoices/drafts/:draftId" element={invoiceDraft} />
          <Route path="workorders/invoices/bookkeeping" element={bookkeeping} />
          <Route path="workorders/invoices/series" element={series} />
          <Route path="workorders/invoices/receivables" element={receivables} />
          <Route path="workorders/invoices/receivables/bank" element={bankImport} />
          <Route path="workorders/:orderId" element={workOrder} />
          <Route path="workorders/:orderId/print" element={orderSheet} />
          <Route path="workorders/:orderId/delivery-note" element={deliveryNote} />
          <Route path="workorders/:orderId/invoice" element={orderInvoice} />
          <Route path="workorders/:orderId/estimate" element={estimate} />
          <Route path="workorders/:orderId/estimate/:estimateId" element={askedEstimate} />
          <Route path="workorders/:orderId/inspections/:inspectionId" element={inspection} />
          <Route
            path="workorders/:orderId/inspections/:inspectionId/print"
            element={inspectionSheet}
          />
          <Route path="reports/documents/:figure" element={reportDocuments} />
          <Route path="reports/print" element={reportPaper} />
          <Route path="reports/*" element={reports} />
          <Route path="personalliggare" element={personalliggare} />
          <Route path="personalliggare/shifts" element={ledgerShifts} />
          <Route path="personalliggare/verify" element={verifyLedger} />
          <Route path="personalliggare/kontroll" element={ledgerInspection} />
          <Route path="settings/parts/import" element={partsImport} />
          <Route path="settings/*" element={settings} />
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </Store>
  );
}
