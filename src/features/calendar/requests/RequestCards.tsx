import { Link } from 'react-router-dom';
import { useWaitingRequests } from '@/components/useWaitingRequests';
import { requestsPath } from '@/dashboardPaths';
import { formatTimes } from '@/domain/booking/bookingText';
import { requestStatusLabels } from '@/domain/publicPage/request';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Plate } from '@/ui/controls/Plate';
import styles from './RequestCards.module.css';

/** The requests for the days that are shown, which hold their times but are no bookings yet. */
export function RequestCards({ range: { from, to } }: { range: CalendarRange }) {
  const waiting = useWaitingRequests() ?? [];
  const today = dayOf(new Date());
  const shown = waiting.filter(({ data }) => data.startsAt < to && data.endsAt > from);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Förfrågningar">
      {shown.map(({ id, data }) => (
        <li key={id}>
          <Link to={requestsPath}>
            <b>
              {formatDay(dayOf(data.startsAt), today)}{' '}
              {formatTimes({ ...data, isAllDay: false }, today)}
            </b>{' '}
            {data.plate !== null && <Plate number={formatRegistrationNumber(data.plate)} />}{' '}
            <span>{requestStatusLabels[data.status]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
