import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BookingOrders } from '@/components/BookingOrders';
import { useVisit } from '@/data/bookings/bookings';
import { visitText } from '@/domain/booking/visit';
import { type Entry, entriesOf } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { customerNow } from '@/domain/register/customerNow';
import { formatPhone } from '@/domain/values/phone';
import { customerPath } from '@/dashboardPaths';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from './BookingForm.module.css';
import { ReplacedInBooking } from './ReplacedInBooking';
import { bookingText, formatDayAndTimes, type Names } from '@/domain/booking/bookingText';

/** Shows a booking to people who may not change it. */
export function BookingSummary({
  entry,
  names,
  onClose,
}: {
  entry: Entry<Booking>;
  names: Names;
  onClose: () => void;
}) {
  const booking = entry.data;
  const { plate, services, resource, person, status } = bookingText(booking, names);
  const customer = customerNow(names.register, booking.customerId);
  const parts = entriesOf(useVisit(booking.visitId));
  const lines: [term: string, text: ReactNode][] = [
    ['Status', status],
    ['Kund', customer && <Link to={customerPath(customer.id)}>{customer.data.name}</Link>],
    ...(customer?.data.phones ?? []).map((phone): [string, ReactNode] => [
      'Telefon',
      <a key={phone} href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>,
    ]),
    ['Tjänster', services],
    ['Tid', formatDayAndTimes(booking, names.today)],
    ['Hela besöket', parts.length > 1 ? visitText(parts, names, { withDay: true }) : null],
    ['Plats', resource],
    ['Person', person],
    ['Nyckelnummer', booking.keyNumber],
    ['Meddelande', booking.message],
    ['Anteckning', booking.note],
  ];
  return (
    <Dialog title={plate ? `Bokning ${plate}` : 'Bokning'} onClose={onClose}>
      <dl className={styles.summary}>
        {lines.map(
          ([term, text], index) =>
            text && (
              <div key={index}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {!booking.loan && <BookingOrders booking={entry} mayWrite={false} />}
      <ReplacedInBooking booking={entry} />
    </Dialog>
  );
}
