import type { CalendarDate } from '@internationalized/date';
import { Link } from 'react-router-dom';
import type { Booking } from '@/domain/booking/booking';
import { cardsOf } from '@/domain/booking/bookingContact';
import { bookingText, formatDayAndTimes, type Names } from '@/domain/booking/bookingText';
import { isOverdue, lateText } from '@/domain/booking/loan';
import { dayOf, formatClock, lastDayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatPhone } from '@/domain/values/phone';
import { bookingPath } from '@/dashboardPaths';
import { Plate } from '@/ui/controls/Plate';
import { useNow } from '@/ui/behaviour/useNow';
import styles from './LoanTable.module.css';

/** The loan cars of a day: which go out, which come back or should have, and to whom; nothing when there are none. */
export function LoanTable({
  day,
  loans,
  names,
  className,
}: {
  day: CalendarDate;
  loans: Entry<Booking>[];
  names: Names;
  /** The class of the page's tables. */
  className: string | undefined;
}) {
  if (loans.length === 0) return null;
  return (
    <section className={styles.loans} aria-labelledby="loans">
      <h2 id="loans">Lånebilar</h2>
      <table className={className}>
        <thead>
          <tr>
            <th scope="col">Ut</th>
            <th scope="col">Tillbaka</th>
            <th scope="col">Lånebil</th>
            <th scope="col">Kund</th>
            <th scope="col">Kundens bil</th>
          </tr>
        </thead>
        <tbody>
          {loans.map((entry) => (
            <Row key={entry.id} entry={entry} day={day} names={names} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({
  entry: { id, data },
  day,
  names,
}: {
  entry: Entry<Booking>;
  day: CalendarDate;
  names: Names;
}) {
  const { startsAt, endsAt } = data;
  const now = useNow();
  const isLate = isOverdue(data, now);
  const text = bookingText(data, names);
  const [phone] = cardsOf(data, names.register).customer?.phones ?? [];
  const clock = (at: Date) => (data.isAllDay ? '' : ` ${formatClock(at)}`);
  const isOut = startsAt !== null && dayOf(startsAt).compare(day) === 0;
  const backText = data.isAllDay ? 'Under dagen' : endsAt && `Tillbaka ${formatClock(endsAt)}`;
  const isBack = endsAt !== null && lastDayOf(endsAt).compare(day) === 0;
  return (
    <tr>
      <td>
        <Link to={bookingPath(id)}>
          {isOut ? `Ut${clock(startsAt)}` : formatDayAndTimes(data, names.today, ', ')}
        </Link>
        <small>{text.status}</small>
      </td>
      <td>
        {isBack ? backText : isLate ? 'Inte tillbaka' : 'En annan dag'}
        {isLate ? (
          <strong className={styles.late}>{lateText(data, now)}</strong>
        ) : (
          <small>{lateText(data, now)}</small>
        )}
      </td>
      <td>{text.resource}</td>
      <td>
        {text.customer}
        <small>{phone && formatPhone(phone)}</small>
      </td>
      <td>{text.plate && <Plate number={text.plate} />}</td>
    </tr>
  );
}
