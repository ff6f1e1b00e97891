import type { Booking } from '@/domain/booking/booking';
import { Plate } from '@/ui/Plate';
import styles from './BookingCard.module.css';
import { type BookingText, initialsOf, type Names } from '@/domain/booking/bookingText';
import cardStyles from '@/features/calendar/grid/EventCard.module.css';

/** What a card says of a booking: its time, the plate first, and who and how it stands. */
export function BookingCard({
  text: { plate, services, customer, resource, person, time, status: statusText },
  status,
}: {
  text: BookingText;
  /** Left out where all are the same. */
  status?: Booking['status'];
}) {
  return (
    <>
      {status && <span className={styles.time}>{time}</span>}
      <span className={styles.what}>
        {plate ? (
          <Plate number={plate} />
        ) : (
          <b className={cardStyles.lead}>{customer ?? 'Utan fordon'}</b>
        )}
        <span className={cardStyles.job}>{services}</span>
        <span className={cardStyles.who}>
          {[plate && customer, resource].filter(Boolean).join(' · ')}
        </span>
      </span>
      {person && <b className={cardStyles.person}>{initialsOf(person)}</b>}
      {status && <em className={`${cardStyles.chip} ${cardStyles[status] ?? ''}`}>{statusText}</em>}
    </>
  );
}

/** The look of what holds a card, with the colour of the booking's resource at its left edge. */
export function cardClass({ resourceId, status }: Booking, { resources }: Names): string {
  const colour = resourceId === null ? undefined : resources.get(resourceId)?.data.colour;
  const isOff = status === 'cancelled' || status === 'noShow';
  return [styles.card, cardStyles.event, cardStyles[colour ?? 'slate'], isOff && cardStyles.off]
    .filter(Boolean)
    .join(' ');
}
