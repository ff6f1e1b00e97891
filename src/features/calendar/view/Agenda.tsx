import type { CalendarDate } from '@internationalized/date';
import type { Booking } from '@/domain/booking/booking';
import { type CalendarRange, daysOf } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { formatDay, instantAt } from '@/domain/time/swedishTime';
import { useNow } from '@/ui/behaviour/useNow';
import layout from '@/ui/style/layout.module.css';
import styles from './Agenda.module.css';
import { BookingCard, cardClass } from './BookingCard';
import { StepButton } from './StepButton';
import { bookingText, type CalendarEntry, type Names } from '@/domain/booking/bookingText';
import { dayNote } from '@/domain/workshop/rangeNote';

/** The bookings and requests as a list for each day, for phones and for people who use a screen reader. */
export function Agenda({
  range,
  today,
  hours,
  bookings,
  names,
  mayChange,
  onOpen,
}: {
  range: CalendarRange;
  today: CalendarDate;
  hours: OpeningHours;
  bookings: CalendarEntry[];
  names: Names;
  mayChange: boolean;
  onOpen: (entry: CalendarEntry) => void;
}) {
  const now = useNow();
  return (
    <div className={styles.days}>
      {daysOf(range).map((day) => {
        const onDay = bookings.filter(({ data }) => isOn(data, day));
        const id = `agenda-${day.toString()}`;
        return (
          <section key={id} aria-labelledby={id}>
            <h3 id={id}>
              {day.compare(today) === 0 && 'Idag, '}
              {formatDay(day, today)} <small>{dayNote(day, hours)}</small>
            </h3>
            {onDay.length === 0 ? (
              <p className={layout.quiet}>Inga bokningar.</p>
            ) : (
              <ul className={styles.list}>
                {onDay.map((entry) => {
                  const { data, asked } = entry;
                  const text = bookingText(data, names, { hours, now, asked });
                  const classNames = [cardClass(data, names), asked && styles.asked];
                  return (
                    <li key={entry.id}>
                      <button
                        type="button"
                        data-booking-id={entry.id}
                        className={classNames.filter(Boolean).join(' ')}
                        aria-label={text.name}
                        onClick={() => onOpen(entry)}
                      >
                        <BookingCard text={text} status={data.status} />
                      </button>
                      {mayChange && !asked && <StepButton entry={entry} text={text} />}
                    </li>
                  );
                })}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function isOn({ startsAt, endsAt }: Booking, day: CalendarDate): boolean {
  if (!startsAt || !endsAt) return false;
  return startsAt < instantAt(day, 1440) && endsAt > instantAt(day, 0);
}
