import { Link } from 'react-router-dom';
import { useBookingsOf } from '@/data/bookings';
import { useRegister } from '@/data/RegisterContext';
import { type Booking, bookingStatusLabels } from '@/domain/booking';
import { formatRegistrationNumber } from '@/domain/registrationNumber';
import { dayOf, formatClock } from '@/domain/swedishTime';
import { bookingPath } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Plate } from '@/ui/Plate';
import styles from './BookingHistory.module.css';
import { Chip } from './Chip';
import { LiveList } from './LiveList';

/** The latest bookings of a customer or a vehicle, the newest first, each leading to itself in the calendar. */
export function BookingHistory({ field, id }: { field: 'customerId' | 'vehicleId'; id: string }) {
  const live = useBookingsOf(field, id);
  const register = useRegister();
  const vehicles = register.kind === 'ready' ? register.vehicles : undefined;

  return (
    <LiveList
      live={live}
      noun={['bokning', 'bokningar']}
      empty={<EmptyState>Ingen historik än. Bokningar visas här.</EmptyState>}
    >
      {(entries) => (
        <ul className={styles.list}>
          {entries.map(({ id: bookingId, data }) => {
            const vehicle = data.vehicleId === null ? undefined : vehicles?.get(data.vehicleId);
            return (
              <li key={bookingId}>
                <Link to={bookingPath(bookingId)} className={styles.booking}>
                  <span className={styles.time}>{formatStart(data)}</span>{' '}
                  {vehicle && (
                    <Plate number={formatRegistrationNumber(vehicle.data.registrationNumber)} />
                  )}{' '}
                  <span className={styles.services}>
                    {data.services.map(({ name }) => name).join(', ') || 'Ingen tjänst vald'}
                  </span>{' '}
                  <Chip kind={isFinished(data) ? 'good' : 'quiet'}>
                    {bookingStatusLabels[data.status]}
                  </Chip>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </LiveList>
  );
}

/** `2026-11-20 08:00`, or the day alone. */
function formatStart({ startsAt, isAllDay }: Booking): string {
  if (!startsAt) return 'Ej planerad';
  const day = dayOf(startsAt).toString();
  return isAllDay ? day : `${day} ${formatClock(startsAt)}`;
}

function isFinished({ status }: Booking): boolean {
  return status === 'done' || status === 'pickedUp';
}
