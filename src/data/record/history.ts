import { useMemo } from 'react';
import { type HistoryItem, newestFirst } from '@/domain/record/history';
import { joinedLive, type Live } from '@/domain/values/live';
import { mostBookings, useBookingsOf } from '@/data/bookings/bookings';
import { mostInvoicesListed, useInvoicesOf } from '@/data/invoicing/customerInvoices';
import { mostOrdersListed, useOrdersOf } from '@/data/orders/orders';

/** The most items of a history watched at once; the rules refuse to list more from one source. */
export const mostOfHistory = mostBookings;

/**
 * Watches the newest items of the history of a customer, by all ids that the customer has had, or of a
 * vehicle.
 */
export function useHistory(
  field: 'customerId' | 'vehicleId',
  ids: readonly string[],
  most = mostOfHistory,
): Live<HistoryItem[]> {
  const bookings = useBookingsOf(field, ids, most);
  const orders = useOrdersOf(field, ids, Math.min(most, mostOrdersListed));
  const invoices = useInvoicesOf(field, ids, Math.min(most, mostInvoicesListed));
  return useMemo(() => {
    const sources: Record<HistoryItem['kind'], Live<HistoryItem[]>> = {
      booking:
        bookings.kind === 'ready'
          ? { ...bookings, data: bookings.data.map((entry) => ({ kind: 'booking', ...entry })) }
          : bookings,
      order:
        orders.kind === 'ready'
          ? { ...orders, data: orders.data.map((entry) => ({ kind: 'order', ...entry })) }
          : orders,
      invoice:
        invoices.kind === 'ready'
          ? { ...invoices, data: invoices.data.map((entry) => ({ kind: 'invoice', ...entry })) }
          : invoices,
    };
    const all = joinedLive(Object.values(sources));
    return all.kind === 'ready' ? { ...all, data: newestFirst(all.data, most) } : all;
  }, [bookings, orders, invoices, most]);
}
