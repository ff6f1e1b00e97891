import { useMemo } from 'react';
import { type HistoryItem, newestFirst } from '@/domain/record/history';
import { joinedLive, type Live } from '@/domain/values/live';
import { mostBookings, useBookingsOf } from './bookings';

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
  return useMemo(() => {
    const all = joinedLive([bookings]);
    if (all.kind !== 'ready') return all;
    const items = all.data.map((entry): HistoryItem => ({ kind: 'booking', ...entry }));
    return { ...all, data: newestFirst(items, most) };
  }, [bookings, most]);
}
