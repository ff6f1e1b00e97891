import type { Entry, Live } from '@/domain/values/live';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import type { Booking } from '@/domain/booking/booking';
import { BusyNote } from './BusyNote';
import styles from './CalendarNotices.module.css';

/** That bookings which lie on this device may not be all there are, on paper too. */
export function PartialNotice({ live }: { live: Live<Entry<Booking>[]> }) {
  const onDevice = useStore().home.kind === 'device';
  const { connected } = useSavingState();
  if (live.kind !== 'ready' || live.data.length === 0 || !live.fromCache || onDevice) return null;
  return connected ? (
    <BusyNote />
  ) : (
    <p className={styles.notice} role="status">
      Du är offline. Bokningar som inte har hämtats till den här enheten syns inte.
    </p>
  );
}
