import { mostBookings } from '@/data/bookings';
import type { Entry, Live } from '@/data/live';
import { useSavingState, useStore } from '@/data/StoreContext';
import type { Booking } from '@/domain/booking';
import styles from './CalendarNotices.module.css';

/** What is missing in what is shown, if anything. */
export function CalendarNotices({ live }: { live: Live<Entry<Booking>[]> }) {
  const onDevice = useStore().home.kind === 'device';
  const { connected } = useSavingState();
  if (live.kind !== 'ready') return null;
  const { data, fromCache, unreadable } = live;
  return (
    <>
      {data.length > 0 && fromCache && !connected && !onDevice && (
        <p className={styles.notice} role="status">
          Du är offline. Bokningar som inte har hämtats till den här enheten syns inte.
        </p>
      )}
      {data.length + unreadable.length >= mostBookings && (
        <p className={styles.notice} role="status">
          Bara de första {mostBookings.toLocaleString('sv-SE')} bokningarna visas, så de sista
          dagarna är inte fullständiga. Välj en kortare tid.
        </p>
      )}
      {unreadable.length > 0 && (
        <p className={styles.notice} role="status">
          {unreadable.length === 1
            ? 'En bokning kunde inte läsas och visas inte.'
            : `${unreadable.length} bokningar kunde inte läsas och visas inte.`}
        </p>
      )}
    </>
  );
}
