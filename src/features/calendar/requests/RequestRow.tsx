import { useId, useState } from 'react';
import { useBooking } from '@/data/bookings/bookings';
import { useRequestAnswers } from '@/data/bookings/requests';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingMessagePath, bookingPath } from '@/dashboardPaths';
import { formatTimes } from '@/domain/booking/bookingText';
import { takesTime } from '@/domain/booking/booking';
import { type Proposal, proposalFor, takenInAs } from '@/domain/publicPage/proposal';
import {
  askedServices,
  type BookingRequest,
  expiresAt,
  requestStatusLabels,
} from '@/domain/publicPage/request';
import { callUs } from '@/domain/publicPage/requestMessages';
import { oreOf } from '@/domain/publicPage/publicTimes';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { addressLink } from '@/domain/values/message';
import { formatPrice } from '@/domain/values/money';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Entry } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';
import styles from './Requests.module.css';

/** A request with what the register knows of its customer and car, and the buttons that answer it. */
export function RequestRow({
  request,
  onTakenIn,
  onDeclined,
}: {
  request: Entry<BookingRequest>;
  onTakenIn: () => void;
  onDeclined: () => void;
}) {
  const { data } = request;
  const { role } = useWorkshop();
  const titleId = useId();
  const today = dayOf(new Date());
  const services = askedServices(data);
  return (
    <li className={styles.row} aria-labelledby={titleId}>
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
          {data.status === 'requested' && `, senast ${until(expiresAt(data), today)}`}
        </p>
        <p>
          {services.map(({ name }) => name).join(', ')}, {formatPrice(oreOf(services))} kr
        </p>
        <Contact request={data} />
        {data.message !== null && <p className={styles.message}>”{data.message}”</p>}
      </div>
      {canWrite(role) &&
        (data.status === 'cancelled' ? (
          <CalledOff request={request} />
        ) : (
          <Answer request={request} onTakenIn={onTakenIn} onDeclined={onDeclined} />
        ))}
    </li>
  );
}

function until(instant: Date, today: ReturnType<typeof dayOf>): string {
  return `${formatDay(dayOf(instant), today)} ${formatClock(instant)}`;
}

function Contact({ request: { phone, email } }: { request: BookingRequest }) {
  return (
    <p className={styles.contact}>
      {phone !== null && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      {email !== null && <a href={addressLink(email)}>{email}</a>}
    </p>
  );
}

/** The customer to book for, and the two answers. */
function Answer({
  request,
  onTakenIn,
  onDeclined,
}: {
  request: Entry<BookingRequest>;
  onTakenIn: () => void;
  onDeclined: () => void;
}) {
  const index = useRegisterIndex();
  const register = useRegister();
  const { offline } = useReach();
  // Somebody who looks new may only be on the way; without a network the rest does not come.
  const isReady = register.kind === 'ready' && (register.complete || offline);
  const answers = useRequestAnswers();
  const { workshop } = useWorkshop();
  const toast = useToast();
  const proposal = proposalFor(request.data, index);
  const [chosen, setChosen] = useState<string | null>();
  const customerId = chosen === undefined ? proposal.customerId : chosen;
  const { plate, name } = request.data;
  const label = `Förfrågan ${[plate && formatRegistrationNumber(plate), name].filter(Boolean).join(' ')}`;

  function takeIn() {
    const { booking, added } = takenInAs(request, proposal, customerId);
    answers.takeIn(label, request, booking, added);
    onTakenIn();
    toast(`${label} är inbokad.`, undefined, bookingPath(request.id), {
      text: 'Skicka bekräftelse',
      path: bookingMessagePath(request.id, 'confirmation'),
    });
  }

  function decline() {
    answers.decline(label, request, callUs(workshop));
    onDeclined();
    toast(`${label} är avböjd, och tiden är ledig igen.`);
  }

  return (
    <div className={styles.answer}>
      {isReady && (
        <Who
          request={request.data}
          proposal={proposal}
          customerId={customerId}
          onChoose={setChosen}
        />
      )}
      <div className={layout.actions}>
        <Button kind="work" onClick={takeIn} disabled={!isReady}>
          Ta emot
        </Button>
        <Button onClick={decline}>Avböj</Button>
      </div>
    </div>
  );
}

/** The customer and the car as the register knows them; a choice where several customers fit. */
function Who({
  request,
  proposal: { vehicle, customers },
  customerId,
  onChoose,
}: {
  request: BookingRequest;
  proposal: Proposal;
  customerId: string | null;
  onChoose: (customerId: string | null) => void;
}) {
  const car = vehicle ? 'Bilen finns i registret.' : 'Ny bil.';
  if (customers.length === 0) return <p className={styles.who}>Ny kund. {car}</p>;
  return (
    <div className={styles.who}>
      <label>
        Kund
        <select
          value={customerId ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
        >
          {customers.map(({ id, data }) => (
            <option key={id} value={id}>
              {data.name}
              {id === vehicle?.data.ownerId && ', bilens ägare'}
            </option>
          ))}
          <option value="">Ny kund: {request.name}</option>
        </select>
      </label>
      <p>{car}</p>
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
