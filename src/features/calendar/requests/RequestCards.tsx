import { Link } from 'react-router-dom';
import { useWaitingRequests } from '@/components/useWaitingRequests';
import { isWaiting } from '@/data/bookings/requests';
import { requestPath } from '@/dashboardPaths';
import { formatTimes } from '@/domain/booking/bookingText';
import { requestStatusLabels } from '@/domain/publicPage/request';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Plate } from '@/ui/controls/Plate';
import styles from './RequestCards.module.css';

/**
 * Bookings of the days that are shown about which a car owner has written on the public page: one that is called off there, or for
 * which another time is wished. Their cards in the calendar do not tell it; those of requests that hold a time are requests.
 */
export function RequestCards({ range: { from, to } }: { range: CalendarRange }) {
  const forStaff = useWaitingRequests() ?? [];
  const today = dayOf(new Date());
  const shown = forStaff.filter(
    ({ data }) => !isWaiting(data) && data.startsAt < to && data.endsAt > from,
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Förfrågningar">
      {shown.map(({ id, data }) => (
        <li key={id}>
          <Link to={requestPath(id)}>
            <b>
              {formatDay(dayOf(data.startsAt), today)}{' '}
              {formatTimes({ ...data, isAllDay: false }, today)}
            </b>{' '}
            {data.plate !== null && <Plate number={formatRegistrationNumber(data.plate)} />}{' '}
            <span>
              {data.status === 'takenIn'
                ? 'Vill ha en annan tid'
                : requestStatusLabels[data.status]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
