import { Link } from 'react-router-dom';
import { useBookingRecords } from '@/data/bookings';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Booking } from '@/domain/booking/booking';
import { reminder } from '@/domain/booking/bookingMessages';
import { canWrite } from '@/domain/workshop/member';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { dayOf } from '@/domain/time/swedishTime';
import { bookingPath } from '@/paths';
import { Plate } from '@/ui/Plate';
import { formatTimes } from '@/domain/booking/bookingText';
import { cardsOf, detailsOf, unreachable } from '@/domain/booking/bookingContact';
import { MessageActions } from './MessageActions';
import styles from '@/features/calendar/RemindersPage.module.css';

/** A booking whose customer is to be reminded. */
export function ReminderRow({ entry: { id, data } }: { entry: Entry<Booking> }) {
  const register = useRegister();
  const { workshop, role } = useWorkshop();
  const { change } = useBookingRecords();
  const cards = cardsOf(data, register);
  const today = dayOf(new Date());
  const details = detailsOf(data, workshop, register, cards, today);
  const message = typeof details === 'string' ? null : reminder(details);
  const obstacle = typeof details === 'string' ? details : unreachable(data, cards);
  const { customer, vehicle } = cards;
  const plate = vehicle && formatRegistrationNumber(vehicle.registrationNumber);
  const who = [plate, customer?.name].filter(Boolean).join(' ') || formatTimes(data, today);

  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={data.isReminded}
          disabled={!canWrite(role)}
          onChange={({ currentTarget: { checked } }) =>
            change(`Bokningen ${who}`, id, data, { isReminded: checked })
          }
        />
        Påmind<span className="visuallyHidden">: {who}</span>
      </label>
      <div className={styles.what}>
        <Link to={bookingPath(id)} className={styles.booking}>
          <b>{formatTimes(data, today)}</b> {plate && <Plate number={plate} />}{' '}
          <span>{customer?.name}</span>
        </Link>
        <p>{data.services.map(({ name }) => name).join(', ') || 'Ingen tjänst vald'}</p>
        {message && (
          <details>
            <summary>Visa texten</summary>
            <p className={styles.text}>{message.text}</p>
          </details>
        )}
        {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
      </div>
      {message && <MessageActions message={message} customer={customer} />}
    </li>
  );
}
