import { Link } from 'react-router-dom';
import { MessageActions } from '@/components/MessageActions';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import type { MessageTemplates } from '@/data/settings/messageTemplates';
import type { Entry, Live } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking } from '@/domain/booking/booking';
import { messageOf } from '@/domain/booking/bookingMessages';
import { canWrite } from '@/domain/workshop/member';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { partName, visitAsOne } from '@/domain/booking/visit';
import { dayOf } from '@/domain/time/swedishTime';
import { bookingPath } from '@/dashboardPaths';
import { Plate } from '@/ui/controls/Plate';
import { formatTimes } from '@/domain/booking/bookingText';
import { cardsOf, detailsOf, unreachable } from '@/domain/booking/bookingContact';
import layout from '@/ui/style/layout.module.css';
import styles from './Reminders.module.css';

/** A visit whose customer is to be reminded: a booking with the other parts of its visit on the day. */
export function ReminderRow({
  entry: { id, data },
  others,
  texts,
}: {
  entry: Entry<Booking>;
  others: Entry<Booking>[];
  /** The workshop's own texts. */
  texts: Live<MessageTemplates>;
}) {
  const register = useRegister();
  const { workshop, role } = useWorkshop();
  const { write } = useBookingRecords();
  const cards = cardsOf(data, register);
  const today = dayOf(new Date());
  const visit = visitAsOne(data, others, today);
  const details = detailsOf(visit, workshop, register, cards, today);
  const own = texts.kind === 'ready' ? texts.data.get('reminder') : undefined;
  const message =
    typeof details === 'string' || texts.kind === 'loading'
      ? null
      : messageOf('reminder', own, details);
  const obstacle = typeof details === 'string' ? details : unreachable(data, cards);
  const { customer, vehicle } = cards;
  const plate = vehicle && formatRegistrationNumber(vehicle.registrationNumber);
  const who = [plate, customer?.name].filter(Boolean).join(' ') || formatTimes(data, today);

  return (
    <li className={styles.row}>
      <label className={layout.tick}>
        <input
          type="checkbox"
          checked={data.isReminded}
          disabled={!canWrite(role)}
          onChange={({ currentTarget: { checked } }) =>
            write(
              `Bokningen ${who}`,
              [{ id, data }, ...others].map((part) => ({
                kind: 'change',
                id: part.id,
                former: part.data,
                values: { isReminded: checked },
              })),
            )
          }
        />
        Påmind<span className="visuallyHidden">: {who}</span>
      </label>
      <div className={styles.what}>
        <Link to={bookingPath(id)} className={styles.booking}>
          <b>{formatTimes(visit, today)}</b> {plate && <Plate number={plate} />}{' '}
          <span>{customer?.name}</span>
        </Link>
        <p>{partName(visit)}</p>
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
