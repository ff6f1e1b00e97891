import type { CalendarDate } from '@internationalized/date';
import { formatFree, formatLoad, shareOf } from '@/domain/booking/loadOf';
import type { RoomLeft } from '@/domain/booking/weekRows';
import { formatDay } from '@/domain/time/swedishTime';
import styles from './WeekTable.module.css';

/**
 * The room left on a resource's day: the free hours, and a bar of how much is booked. For those who may add
 * bookings it is a button that covers all of the cell that no card covers; it is left out of the tab order,
 * which would otherwise pass every cell, because a key begins a booking too.
 */
export function RoomBar({
  room,
  day,
  today,
  place,
  mayAdd,
}: {
  room: RoomLeft;
  day: CalendarDate;
  today: CalendarDate;
  /** The resource's name. */
  place: string;
  mayAdd: boolean;
}) {
  const isOpen = room.open > 0;
  const isOver = day.compare(today) < 0;
  const free = isOpen && !isOver ? formatFree(room.free) : '';
  const load = formatLoad(room);
  const booked = isOpen ? `${shareOf(room)}\u00a0% bokat` : load;
  const content = (
    <>
      <span className={room.free > 0 ? styles.free : styles.full}>{free || booked}</span>
      {isOpen && (
        <>
          {free && <span className={styles.load}>{load}</span>}
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${shareOf(room)}%` }} />
          </span>
        </>
      )}
    </>
  );
  if (!mayAdd) return <p className={styles.room}>{content}</p>;
  const facts = [free, load].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      tabIndex={-1}
      data-add=""
      className={styles.room}
      title={`${facts}. Tryck för att boka.`}
      aria-label={`Boka ${place} ${formatDay(day, today)}, ${facts}`}
    >
      {content}
    </button>
  );
}
