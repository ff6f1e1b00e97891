import { type BookingMessageKind, bookingMessageKinds } from '@/domain/workshop/messageTemplate';
import { type KioskKey, kioskFragment } from '@/domain/ledger/kioskLink';
import type { ReportName } from '@/domain/report/reportNames';
import { paths } from '@/paths';

// The further addresses of the dashboard and of the tablet. They are not in paths.ts, which every visitor of the public pages
// loads.

/** The address that opens a booking in the calendar, on the booking's day. */
export function bookingPath(id: string): string {
  return `${paths.dashboard}/bookings/${id}`;
}

/** The address of a booking's job card, for printing. */
export function jobCardPath(id: string): string {
  return `${bookingPath(id)}/job-card`;
}

const kindsInAddress: Record<BookingMessageKind, string> = {
  confirmation: 'bekraftelse',
  reminder: 'paminnelse',
  newTime: 'ny-tid',
  ready: 'klar',
  cancelled: 'avbokning',
};

/** The fragment of an address that leads to a message to the customer. */
export function fragmentOf(kind: BookingMessageKind): string {
  return `#meddela-${kindsInAddress[kind]}`;
}

/** The address that opens a booking at a ready message to its customer. */
export function bookingMessagePath(id: string, kind: BookingMessageKind): string {
  return bookingPath(id) + fragmentOf(kind);
}

/** The message to which the fragment of an address leads. */
export function messageInFragment(fragment: string): BookingMessageKind | undefined {
  return bookingMessageKinds.find((kind) => fragmentOf(kind) === fragment);
}

/**
 * The address that begins a new booking in the calendar, for a customer, a vehicle or both; `uppfoljning` has the ids of
 * the follow-ups that it takes up, with commas between.
 */
export function newBookingPath(about: {
  kund?: string;
  fordon?: string;
  uppfoljning?: string;
}): string {
  return `${paths.calendar}?${new URLSearchParams({ ny: '', ...about }).toString()}`;
}

/** The address of a customer's page. */
export function customerPath(id: string): string {
  return `${paths.customers}/${id}`;
}

/** The address of the page with everything that is stored about a customer. */
export function customerExtractPath(id: string): string {
  return `${paths.customers}/${id}/extract`;
}

/** The address of a vehicle's page. */
export function vehiclePath(id: string): string {
  return `${paths.dashboard}/vehicles/${id}`;
}

/** The address of the list of cars whose customers are to be reminded. */
export const serviceRemindersPath = `${paths.serviceBook}/reminders`;

/** The address of the service book of a car. */
export function serviceBookPath(vehicleId: string): string {
  return `${paths.serviceBook}/${vehicleId}`;
}

/** The address of a book on paper, for printing. */
export function serviceBookPaperPath(vehicleId: string): string {
  return `${serviceBookPath(vehicleId)}/print`;
}

/** The address of the form of a new entry: of an order, in place of a wrong entry, or of neither. */
export function newServiceEntryPath(
  vehicleId: string,
  about: { arbetsorder?: string; rattar?: string } = {},
): string {
  const search = new URLSearchParams(about).toString();
  return `${serviceBookPath(vehicleId)}/new${search && `?${search}`}`;
}

/** The address of the part of the settings with service plans and keys. */
export const serviceBookSettingsPath = `${paths.settings}/servicebook`;

/** The address of a work order, by its number. */
export function workOrderPath(id: string): string {
  return `${paths.workOrders}/${id}`;
}

/** The address of a work order on paper, for printing. */
export function orderSheetPath(id: string): string {
  return `${workOrderPath(id)}/print`;
}

/** The address of the delivery note, which the customer gets when the car is fetched. */
export function deliveryNotePath(orderId: string): string {
  return `${workOrderPath(orderId)}/delivery-note`;
}

/** The address of an order's estimate as it would be now, or of a version that the customer has been asked by. */
export function estimatePath(orderId: string, estimateId?: string): string {
  return [workOrderPath(orderId), 'estimate', estimateId].filter(Boolean).join('/');
}

/** The address that opens an order at the ready message that its car is ready. */
export function readyMessagePath(orderId: string): string {
  return workOrderPath(orderId) + fragmentOf('ready');
}

/** The address of an inspection of a work order; with a point, at that point. */
export function inspectionPath(orderId: string, id: string, pointId?: string): string {
  return `${workOrderPath(orderId)}/inspections/${id}${pointId ? `?punkt=${pointId}` : ''}`;
}

/** The address of the protocol of an inspection, for printing. */
export function inspectionSheetPath(orderId: string, id: string): string {
  return `${workOrderPath(orderId)}/inspections/${id}/print`;
}

/** The list of declined work that is to be followed up. */
export const followUpsPath = `${paths.workOrders}/followups`;

/** The address of the list of invoices. */
export const invoicesPath = `${paths.workOrders}/invoices`;

/** The address of an invoice or a credit, by its id `F10001`. */
export function invoicePath(id: string): string {
  return `${invoicesPath}/${id}`;
}

/** The address of a new invoice that is about no order. */
export const newInvoicePath = `${invoicesPath}/new`;

/** The address of an invoice that is not issued yet. */
export function invoiceDraftPath(id: string): string {
  return `${invoicesPath}/drafts/${id}`;
}

/** The address of the invoice that a ready order becomes, as it will be issued. */
export function orderInvoicePath(orderId: string): string {
  return `${workOrderPath(orderId)}/invoice`;
}

/** The address of the unpaid invoices. */
export const receivablesPath = `${invoicesPath}/receivables`;

/** The address of the exports to the bookkeeping. */
export const bookkeepingPath = `${invoicesPath}/bookkeeping`;

/** The address of the check of the series of invoices; its period stands in the query. */
export const seriesPath = `${invoicesPath}/series`;

/** The address of the settings of the page with free times. */
export const bookingPagePath = `${paths.settings}/booking-page`;

/** The address of the poster with a QR code of that page. */
export const bookingPosterPath = `${bookingPagePath}/poster`;

/** The address of the settings of invoices. */
export const invoicingPath = `${paths.settings}/invoicing`;

/** The address of the import of a bank's file with payments. */
export const bankImportPath = `${receivablesPath}/bank`;

/** The address of a report; its period stands in the query. */
export function reportPath(name: ReportName | ':report'): string {
  return `${paths.reports}/${name}`;
}

/** The address of the documents that a figure is made of. */
export function reportDocumentsPath(figure: string): string {
  return `${paths.reports}/documents/${figure}`;
}

/** The address of a month's figures on paper, for printing. */
export const reportPaperPath = `${paths.reports}/print`;

/** The address of the ledger by day, week and person. */
export const ledgerShiftsPath = `${paths.personalliggare}/shifts`;

/** The address of "Kontrollera liggaren". */
export const ledgerVerifyPath = `${paths.personalliggare}/verify`;

/** The address of the ledger as an inspector reads it. */
export const ledgerInspectionPath = `${paths.personalliggare}/kontroll`;

/** The address of the part of the settings that tells whether the business must keep a ledger. */
export const ledgerSettingsPath = `${paths.settings}/personalliggare`;

/** The address of a day of the ledger, `2026-11-20`. */
export function ledgerDayPath(day: string): string {
  return `${ledgerShiftsPath}?${new URLSearchParams({ datum: day }).toString()}`;
}

/** The address that a tablet opens to be let in. */
export function pairKioskPath(key: KioskKey): string {
  return `${paths.kiosk}/para#${kioskFragment(key)}`;
}

/** The address of the ledger as an inspector reads it, on a tablet. */
export const kioskInspectionPath = `${paths.kiosk}/kontroll`;

/** The address of the part of the settings with the tablets. */
export const kiosksPath = `${paths.settings}/kiosks`;

/** The address of the register of articles. */
export const partsPath = `${paths.settings}/parts`;
/** The address of an import of articles. */
export const partsImportPath = `${partsPath}/import`;

/**
 * The address that an invited person opens to join a workshop. The code is in the fragment, which browsers do not
 * send to servers and their logs.
 */
export function joinPath(workshopId: string, code: string): string {
  return `${paths.join}#${new URLSearchParams({ workshop: workshopId, code }).toString()}`;
}

/** The address of the list of car owners' requests. */
export const requestsPath = `${paths.calendar}/requests`;

/** The address of a request in that list. */
export function requestPath(id: string): string {
  return `${requestsPath}#${id}`;
}
