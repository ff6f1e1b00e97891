import { useId } from 'react';
import { useBooking } from '@/data/bookings/bookings';
import { useRequestAnswers } from '@/data/bookings/requests';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { askedServices, type BookingRequest } from '@/domain/publicPage/request';
import { earlierWord, startText } from '@/domain/publicPage/requestMessages';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { canWrite } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { useToast } from '@/ui/notes/ToastContext';
import { type Answered, labelOf } from './Answer';
import styles from './Requests.module.css';
import { useEarlierTime } from './useRequestTimes';

/** Somebody who wants an earlier time, and the button that offers the first free one. */
export function EarlierRow({
  request,
  onAnswered,
}: {
  request: Entry<BookingRequest>;
  onAnswered: (answered: Answered) => void;
}) {
  const { data } = request;
  const { role, workshop } = useWorkshop();
  const titleId = useId();
  const answers = useRequestAnswers();
  const toast = useToast();
  const booking = useBooking(data.status === 'takenIn' ? request.id : null);
  const booked = booking.kind === 'ready' ? booking.data?.data.startsAt : null;
  // The booking may be at another time than the request was.
  const startsAt = booked ?? data.startsAt;
  const current = { ...request, data: { ...data, startsAt } };
  const time = useEarlierTime(current);
  const today = dayOf(new Date());

  function offer(free: Date) {
    answers.offer(labelOf(data), request, earlierWord(free, workshop, today));
    onAnswered({ kind: 'offered', time: free, startsAt });
    toast('Kunden ser den tidigare tiden på sin sida.');
  }

  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div className={styles.what}>
        <h3 id={titleId} className={styles.title}>
          {data.plate !== null && <Plate number={formatRegistrationNumber(data.plate)} />}{' '}
          <span>{data.name}</span>
        </h3>
        <p>
          Har tid {startText(startsAt, today)}:{' '}
          {askedServices(data)
            .map(({ name }) => name)
            .join(', ')}
        </p>
        {time === null && <p className={styles.state}>Inget är ledigt tidigare just nu.</p>}
      </div>
      {time && canWrite(role) && (
        <div className={styles.answer}>
          <Button onClick={() => offer(time)}>Erbjud {startText(time, today)}</Button>
        </div>
      )}
    </li>
  );
}
