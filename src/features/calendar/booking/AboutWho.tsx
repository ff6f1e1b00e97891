import { Link } from 'react-router-dom';
import { useComingBookingsOf } from '@/data/bookings/comingBookings';
import { useRegister } from '@/data/register/RegisterContext';
import { formatTimeAndPlace, type Names } from '@/domain/booking/bookingText';
import { comingBookings } from '@/domain/booking/comingBookings';
import { customerNow } from '@/domain/register/customerNow';
import { entriesOf } from '@/domain/values/live';
import { formatPhone } from '@/domain/values/phone';
import { bookingPath, customerPath } from '@/dashboardPaths';
import styles from './AboutWho.module.css';

/** Some that are read may be called off or done, and the booking of the form is one of them. */
const mostRead = 10;
const mostShown = 3;

/**
 * Facts about the chosen customer and vehicle: telephone numbers, the customer's page and the vehicle's coming bookings, without
 * the one of `ownId`. Pages open in tabs of their own, because the form may hold unsaved text.
 */
export function AboutWho({
  customerId,
  vehicleId,
  ownId,
  names,
}: {
  customerId: string | null;
  vehicleId: string | null;
  ownId: string | undefined;
  names: Names;
}) {
  const customer = customerNow(useRegister(), customerId);
  const known = useComingBookingsOf(vehicleId, mostRead);
  const coming = comingBookings(entriesOf(known), new Date(), ownId);
  if (!customer && coming.length === 0) return null;
  return (
    <div className={styles.about}>
      {customer && (
        <p className={styles.customer}>
          {customer.data.phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`}>
              Ring {formatPhone(phone)}
            </a>
          ))}
          <Link to={customerPath(customer.id)} target="_blank">
            Öppna {customer.data.name} (ny flik)
          </Link>
        </p>
      )}
      <div role="status">
        {coming.length > 0 && (
          <>
            <p>Bilens kommande bokningar (öppnas i ny flik)</p>
            <ul>
              {coming.slice(0, mostShown).map(({ id, data }) => (
                <li key={id}>
                  <Link to={bookingPath(id)} target="_blank">
                    {formatTimeAndPlace(data, names, ', ')}
                  </Link>{' '}
                  {data.services.map(({ name }) => name).join(', ')}
                </li>
              ))}
            </ul>
            {coming.length > mostShown && <p>och fler</p>}
          </>
        )}
      </div>
    </div>
  );
}
