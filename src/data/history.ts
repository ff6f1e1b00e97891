import { useMemo } from 'react';
import { type HistoryItem, newestFirst } from '@/domain/record/history';
import { joinedLive, type Live } from '@/domain/values/live';
import { mostBookings, useBookingsOf } from './bookings';

/** The most items of a history that are watched at once: as many as the rules list of one source. */
export const mostOfHistory = mostBookings;

/** Watches the newest of a customer's history, by all the ids that it has had, or of a vehicle's. */
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
