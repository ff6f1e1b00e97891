import { useEffect, useRef } from 'react';
import { entriesOf, type Entry, type Live } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { mostUnplanned } from '@/data/bookings/bookings';
import { Alert } from '@/ui/notes/Alert';
import { BookingCard, cardClass } from './BookingCard';
import { bookingText, type Names } from '@/domain/booking/bookingText';
import { trayType } from '@/features/calendar/grid/trayType';
import styles from './UnplannedTray.module.css';

/** The bookings without a time, to be dragged into the grid or planned in the form. */
export function UnplannedTray({
  live,
  names,
  mayChange,
  onPlan,
}: {
  live: Live<Entry<Booking>[]>;
  names: Names;
  mayChange: boolean;
  onPlan: (entry: Entry<Booking>) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const found = entriesOf(live);
  const hasMore = found.length > mostUnplanned;
  const waiting = found.slice(0, mostUnplanned);
  const count = waiting.length;

  useEffect(() => {
    const element = list.current;
    function drag({ target, dataTransfer }: DragEvent) {
      const id = target instanceof HTMLElement ? target.dataset['bookingId'] : undefined;
      if (id !== undefined) dataTransfer?.setData(trayType, id);
    }
    element?.addEventListener('dragstart', drag);
    return () => element?.removeEventListener('dragstart', drag);
  }, [count]);

  if (live.kind === 'failed') {
    return (
      <div className={styles.failed}>
        <Alert kind="trouble">Det gick inte att hämta de bokningar som inte är planerade.</Alert>
      </div>
    );
  }
  if (count === 0) return null;
  const action = mayChange ? 'Planera' : 'Visa';
  return (
    <section className={styles.tray} aria-labelledby="unplanned">
      <div className={styles.head}>
        <h3 id="unplanned">Ej planerade ({hasMore ? `fler än ${count}` : count})</h3>
        {hasMore && <p>De {count} senaste visas.</p>}
      </div>
      <ul ref={list}>
        {waiting.map((entry) => {
          const text = bookingText(entry.data, names);
          return (
            <li
              key={entry.id}
              draggable={mayChange}
              data-booking-id={entry.id}
              className={cardClass(entry.data, names)}
            >
              <BookingCard text={text} />
              <button
                type="button"
                aria-label={`${action} ${text.name}`}
                onClick={() => onPlan(entry)}
              >
                {action}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
