import { useId } from 'react';
import { useBooking } from '@/data/bookings/bookings';
import { useRequestAnswers } from '@/data/bookings/requests';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingPath } from '@/dashboardPaths';
import { formatTimes } from '@/domain/booking/bookingText';
import { takesTime } from '@/domain/booking/booking';
import {
  askedServices,
  type BookingRequest,
  expiresAt,
  requestStatusLabels,
} from '@/domain/publicPage/request';
import { keptWord, startText } from '@/domain/publicPage/requestMessages';
import { oreOf } from '@/domain/publicPage/publicTimes';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import { addressLink } from '@/domain/values/message';
import { formatPrice } from '@/domain/values/money';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Entry } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';
import { Answer, type Answered, labelOf } from './Answer';
import styles from './Requests.module.css';

/** A request with what the register knows of its customer and car, and the buttons that answer it. */
export function RequestRow({
  request,
  onTakenIn,
  onAnswered,
}: {
  request: Entry<BookingRequest>;
  onTakenIn: () => void;
  onAnswered: (answered: Answered) => void;
}) {
  const { data } = request;
  const { role } = useWorkshop();
  const titleId = useId();
  const today = dayOf(new Date());
  const services = askedServices(data);
  const isTimed = data.status === 'requested' || data.status === 'proposed';
  return (
    <li id={request.id} className={styles.row} aria-labelledby={titleId}>
      <div className={styles.what}>
        <h2 id={titleId} className={styles.title}>
          <span className={styles.when}>
            {formatDay(dayOf(data.startsAt), today)},{' '}
            {formatTimes({ ...data, isAllDay: false }, today)}
          </span>{' '}
          {data.plate !== null && <Plate number={formatRegistrationNumber(data.plate)} />}{' '}
          <span>{data.name}</span>
        </h2>
        <p className={styles.state}>
          {requestStatusLabels[data.status]}
          {isTimed && `, senast ${startText(expiresAt(data), today)}`}
        </p>
        {data.wishedAt !== null && (
          <p>
            <b>Vill hellre komma {startText(data.wishedAt, today)}</b>
          </p>
        )}
        <p>
          {services.map(({ name }) => name).join(', ')}, {formatPrice(oreOf(services))} kr
        </p>
        <Contact request={data} />
        {data.message !== null && <p className={styles.message}>”{data.message}”</p>}
      </div>
      {canWrite(role) &&
        (data.status === 'cancelled' ? (
          <CalledOff request={request} />
        ) : data.status === 'takenIn' ? (
          <WishedMove request={request} onKept={onTakenIn} />
        ) : (
          <Answer request={request} onTakenIn={onTakenIn} onAnswered={onAnswered} />
        ))}
    </li>
  );
}

function Contact({ request: { phone, email } }: { request: BookingRequest }) {
  return (
    <p className={styles.contact}>
      {phone !== null && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      {email !== null && <a href={addressLink(email)}>{email}</a>}
    </p>
  );
}

/** The two answers to a customer who wants another time of a booking. Moving it answers by itself. */
function WishedMove({ request, onKept }: { request: Entry<BookingRequest>; onKept: () => void }) {
  const answers = useRequestAnswers();
  const { workshop } = useWorkshop();
  const toast = useToast();

  function keep() {
    answers.keepTime(labelOf(request.data), request, keptWord(workshop));
    onKept();
    toast('Tiden gäller. Kunden ser svaret på sin sida.');
  }

  return (
    <div className={styles.answer}>
      <p className={styles.who}>Flytta bokningen, så ser kunden den nya tiden på sin sida.</p>
      <div className={layout.actions}>
        <LinkButton kind="work" to={bookingPath(request.id)}>
          Öppna bokningen
        </LinkButton>
        <Button onClick={keep}>Behåll tiden</Button>
      </div>
    </div>
  );
}

/** Tells that a customer has called off a booking, which is still in the calendar. */
function CalledOff({ request: { id } }: { request: Entry<BookingRequest> }) {
  const live = useBooking(id);
  const booking = live.kind === 'ready' ? live.data : null;
  return (
    <div className={styles.answer}>
      <p className={styles.who}>
        {booking && takesTime(booking.data)
          ? 'Kunden kommer inte. Avboka tiden i kalendern, så blir den ledig.'
          : 'Kunden kommer inte, och tiden är ledig igen.'}
      </p>
      {booking && (
        <LinkButton kind="work" to={bookingPath(id)}>
          Öppna bokningen
        </LinkButton>
      )}
    </div>
  );
}
