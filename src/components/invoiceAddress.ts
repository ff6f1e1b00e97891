import { paths, workOrderPath } from '@/paths';

// These addresses are not in paths.ts, which every visitor of the public pages loads.

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

/** The address of what is unpaid. */
export const receivablesPath = `${invoicesPath}/receivables`;

/** The address of what the bookkeeping gets. */
export const bookkeepingPath = `${invoicesPath}/bookkeeping`;

/** The address of the check of the series of invoices; its period stands in the query. */
export const seriesPath = `${invoicesPath}/series`;

/** The address of how the workshop invoices. */
export const invoicingPath = `${paths.settings}/invoicing`;
