import type { Entry, Live } from '@/data/live';
import { useSavingState, useStore } from '@/data/StoreContext';
import type { Booking } from '@/domain/booking';
import styles from './CalendarNotices.module.css';

/** As many as one range is asked for: what lies beyond them is not here. */
const most = 1000;

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
      {data.length + unreadable.length >= most && (
        <p className={styles.notice} role="status">
          Här finns fler än {most.toLocaleString('sv-SE')} bokningar, och bara de första visas. Välj
          en kortare tid.
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
