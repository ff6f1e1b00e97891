import { type Booking, takesTime } from '@/domain/booking/booking';
import { Plate } from '@/ui/controls/Plate';
import styles from './BookingCard.module.css';
import { type BookingText, initialsOf, type Names } from '@/domain/booking/bookingText';
import cardStyles from '@/features/calendar/grid/EventCard.module.css';

/** The details of a booking on a card: the time, the plate first, then customer and status. */
export function BookingCard({
  text: { plate, services, customer, resource, person, time, status: statusText, ...text },
  status,
}: {
  text: BookingText;
  /** Left out where all bookings have the same status and no time; the card then shows neither. */
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
          {[plate && customer, resource, text.isPart && 'del av besök'].filter(Boolean).join(' · ')}
        </span>
      </span>
      {person && <b className={cardStyles.person}>{initialsOf(person)}</b>}
      {text.isClosed && <em className={`${cardStyles.chip} ${cardStyles.cancelled}`}>Stängt då</em>}
      {text.late && <em className={`${cardStyles.chip} ${cardStyles.cancelled}`}>{text.late}</em>}
      {status && <em className={`${cardStyles.chip} ${cardStyles[status] ?? ''}`}>{statusText}</em>}
    </>
  );
}

/**
 * The class names of an element that holds a card; the left edge has the colour of the booking's resource.
 */
export function cardClass({ resourceId, status }: Booking, { resources }: Names): string {
  const colour = resourceId === null ? undefined : resources.get(resourceId)?.data.colour;
  const isOff = !takesTime({ status });
  return [styles.card, cardStyles.event, cardStyles[colour ?? 'slate'], isOff && cardStyles.off]
    .filter(Boolean)
    .join(' ');
}
