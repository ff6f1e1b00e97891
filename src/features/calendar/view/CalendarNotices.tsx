import { mostBookings } from '@/data/bookings';
import type { Entry, Live } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import styles from './CalendarNotices.module.css';
import { PartialNotice } from './PartialNotice';
import { RemoveUnreadable } from './RemoveUnreadable';

/** Notices about bookings that cannot be shown, if there are any. */
export function CalendarNotices({
  live,
  unplanned,
}: {
  live: Live<Entry<Booking>[]>;
  unplanned: Live<Entry<Booking>[]>;
}) {
  if (live.kind !== 'ready') return null;
  const { data } = live;
  const unreadable = [live, unplanned].flatMap((each) =>
    each.kind === 'ready' ? each.unreadable : [],
  );
  return (
    <>
      <PartialNotice live={live} />
      {data.length + live.unreadable.length >= mostBookings && (
        <p className={styles.notice} role="status">
          Bara de första {mostBookings.toLocaleString('sv-SE')} bokningarna visas, så de sista
          dagarna är inte fullständiga. Välj en kortare tid.
        </p>
      )}
      {unreadable.length > 0 && (
        <div className={styles.notice} role="status">
          <p>
            {unreadable.length === 1
              ? 'En bokning kunde inte läsas och visas inte.'
              : `${unreadable.length} bokningar kunde inte läsas och visas inte.`}
          </p>
          <ul className={styles.unreadable}>
            {unreadable.map((id) => (
              <li key={id}>
                <span>Bokning {id}</span>
                <RemoveUnreadable id={id} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
