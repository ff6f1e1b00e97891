import type { Booking } from '@/domain/booking/booking';
import { Dialog } from '@/ui/Dialog';
import styles from './BookingForm.module.css';
import { bookingText, formatDayAndTimes, type Names } from '@/domain/booking/bookingText';

/** Shows a booking to people who may not change it. */
export function BookingSummary({
  booking,
  names,
  onClose,
}: {
  booking: Booking;
  names: Names;
  onClose: () => void;
}) {
  const { plate, services, customer, resource, person, status } = bookingText(booking, names);
  const lines = [
    ['Status', status],
    ['Kund', customer],
    ['Tjänster', services],
    ['Tid', formatDayAndTimes(booking, names.today)],
    ['Plats', resource],
    ['Person', person],
    ['Nyckelnummer', booking.keyNumber],
    ['Meddelande', booking.message],
    ['Anteckning', booking.note],
  ].filter(([, text]) => text);
  return (
    <Dialog title={plate ? `Bokning ${plate}` : 'Bokning'} onClose={onClose}>
      <dl className={styles.summary}>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
