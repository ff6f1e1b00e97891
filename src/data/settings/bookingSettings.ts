import type { BookingSettingsDraft } from '@/domain/publicPage/bookingSettings';
import { type Entry, fetchedOf, type Live } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** The id of the only document. */
const main = 'main';

/** Watches how the current workshop shows its free times to strangers; null where it has no page. */
export function useBookingSettings(): Live<Entry<BookingSettingsDraft> | null> {
  const live = useSettings('bookingSettings');
  const fetched = fetchedOf(live, live.kind === 'ready' && live.data.length === 0, useReach());
  if (live.kind !== 'ready') return live;
  if (fetched === 'loading') return { kind: 'loading' };
  return { ...live, data: live.data.find(({ id }) => id === main) ?? null };
}

/** Writes how the current workshop shows its free times; `isOwn` where there is a document already. */
export function useUpdateBookingSettings() {
  const { create, update } = useRecords<BookingSettingsDraft>('bookingSettings');
  return (
    label: string,
    values: Partial<BookingSettingsDraft>,
    former: BookingSettingsDraft,
    isOwn: boolean,
  ) => {
    if (isOwn) update(label, main, values, former);
    else create(label, { ...former, ...values }, main);
  };
}
