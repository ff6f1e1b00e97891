import { invoicePath, bookingPath, workOrderPath } from '@/dashboardPaths';
import type { SourceName, Sources } from '@/domain/report/sources';

/** The address of a document behind a figure; null for one that has no page of its own. */
export function documentAddress(
  source: SourceName,
  id: string,
  sources: Pick<Sources, 'approvals' | 'payments' | 'jobTimes'>,
): string | null {
  const ofOrder = (orderId: string | undefined) => (orderId ? workOrderPath(orderId) : null);
  switch (source) {
    case 'invoices':
      return invoicePath(id);
    case 'bookings':
      return bookingPath(id);
    case 'payments': {
      const payment = sources.payments.find((each) => each.id === id);
      return payment ? invoicePath(payment.data.invoiceId) : null;
    }
    case 'estimates':
    case 'followUps':
      return ofOrder(id.split('_')[0]);
    case 'approvals':
      return ofOrder(sources.approvals.find((each) => each.id === id)?.data.orderId);
    case 'jobTimes':
      return ofOrder(sources.jobTimes.find((each) => each.id === id)?.data.orderId);
    case 'attendance':
      return null;
  }
}
