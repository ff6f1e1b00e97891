import type { CalendarDate } from '@internationalized/date';
import type { Entry } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { type CalendarRange, daysOf } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { formatDay, instantAt } from '@/domain/time/swedishTime';
import { useNow } from '@/ui/behaviour/useNow';
import layout from '@/ui/style/layout.module.css';
import styles from './Agenda.module.css';
import { BookingCard, cardClass } from './BookingCard';
import { StepButton } from './StepButton';
import { bookingText, type Names } from '@/domain/booking/bookingText';
import { dayNote } from '@/domain/workshop/rangeNote';

/** The bookings as a list for each day, for phones and for people who use a screen reader. */
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
  bookings: Entry<Booking>[];
  names: Names;
  mayChange: boolean;
  onOpen: (entry: Entry<Booking>) => void;
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
                  const text = bookingText(entry.data, names, { hours, now });
                  return (
                    <li key={entry.id}>
                      <button
                        type="button"
                        data-booking-id={entry.id}
                        className={cardClass(entry.data, names)}
                        aria-label={text.name}
                        onClick={() => onOpen(entry)}
                      >
                        <BookingCard text={text} status={entry.data.status} />
                      </button>
                      {mayChange && <StepButton entry={entry} text={text} />}
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
