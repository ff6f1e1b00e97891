import type { CalendarDate } from '@internationalized/date';
import { useNames } from '@/components/useNames';
import { useBookings } from '@/data/bookings/bookings';
import { useReach } from '@/data/sync/StoreContext';
import { bookingText } from '@/domain/booking/bookingText';
import { isWhenClosed } from '@/domain/booking/closedBookings';
import { instantAt } from '@/domain/time/swedishTime';
import { entriesOf, isSettled, isWhole } from '@/domain/values/live';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { bookingPath } from '@/dashboardPaths';
import { Note } from '@/ui/notes/Note';
import styles from './BookingsWhenClosed.module.css';

/**
 * The bookings of a day for which the workshop would be closed with these hours; nothing when the day is known to
 * have none.
 */
export function BookingsWhenClosed({ day, hours }: { day: CalendarDate; hours: OpeningHours }) {
  const names = useNames();
  const onDay = useBookings(instantAt(day, 0), instantAt(day.add({ days: 1 }), 0));
  const reach = useReach();
  const now = new Date();
  const found = entriesOf(onDay).filter(({ data }) => isWhenClosed(data, hours, now));
  if (onDay.kind === 'failed') {
    return <p role="status">Det gick inte att se om det finns bokningar den dagen.</p>;
  }
  const unreadable = onDay.kind === 'ready' ? onDay.unreadable.length : 0;
  return (
    <>
      <div role="status">
        {found.length + unreadable > 0 && (
          <Note>
            {found.length > 0 && (
              <p>
                {countText(found.length)} ligger när ni då har stängt. Flytta dem, eller ring
                kunderna, innan ni stänger.
              </p>
            )}
            {unreadable > 0 && (
              <p>{countText(unreadable)} den dagen kunde inte läsas. Se efter i kalendern.</p>
            )}
          </Note>
        )}
        {!isWhole(onDay, reach) && (
          <p>
            {isSettled(onDay, reach)
              ? 'Bokningarna den dagen är inte hämtade, så det kan finnas fler.'
              : 'Hämtar bokningarna den dagen …'}
          </p>
        )}
      </div>
      {found.length > 0 && (
        <ul className={styles.bookings}>
          {found.map(({ id, data }) => {
            const { plate, customer, time, services } = bookingText(data, names);
            return (
              <li key={id}>
                <a href={bookingPath(id)} target="_blank">
                  {[time, plate, customer].filter(Boolean).join(' ')} (ny flik)
                </a>
                <br />
                {services}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? 'En bokning' : `${count} bokningar`;
}
