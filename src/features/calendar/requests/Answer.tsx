import { useState } from 'react';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { isWaiting, useRequestAnswers } from '@/data/bookings/requests';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingMessagePath, bookingPath } from '@/dashboardPaths';
import {
  type PlacedTime,
  type Proposal,
  proposalFor,
  takenInAs,
} from '@/domain/publicPage/proposal';
import type { BookingRequest } from '@/domain/publicPage/request';
import { callUs, chooseWord, keptWord, startText } from '@/domain/publicPage/requestMessages';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';
import { Select } from '@/ui/controls/Select';
import styles from './Requests.module.css';
import { useOtherTimes } from './useRequestTimes';

/** The ways in which a request was answered with a text to its visitor, with the times that it tells of. */
export type Answered =
  | { kind: 'declined' }
  | { kind: 'proposed'; times: Date[] }
  | { kind: 'offered'; time: Date; startsAt: Date };

/** The name of a request in what is told of it: `Förfrågan ABC 123 Anna Berg`. */
export function labelOf({ plate, name }: BookingRequest): string {
  const who = [plate && formatRegistrationNumber(plate), name].filter(Boolean).join(' ');
  return `Förfrågan ${who}`;
}

/** The customer to book for, and the answers: one press each. */
export function Answer({
  request,
  onTakenIn,
  onAnswered,
}: {
  request: Entry<BookingRequest>;
  onTakenIn: () => void;
  onAnswered: (answered: Answered) => void;
}) {
  const index = useRegisterIndex();
  const register = useRegister();
  const { offline } = useReach();
  // Somebody who looks new may only be on the way; without a network the rest does not come.
  const isReady = register.kind === 'ready' && (register.complete || offline);
  const answers = useRequestAnswers();
  const { workshop } = useWorkshop();
  const toast = useToast();
  const other = useOtherTimes(request);
  const proposal = proposalFor(request.data, index);
  const [chosen, setChosen] = useState<string | null>();
  const customerId = chosen === undefined ? proposal.customerId : chosen;
  const { wishedAt, status } = request.data;
  const waits = isWaiting(request.data);
  const proposed = status === 'proposed' ? request.data.times : [];
  const label = labelOf(request.data);
  const today = dayOf(new Date());
  const agreed = [...(wishedAt ? [wishedAt] : []), ...proposed]
    .filter((startsAt) => startsAt > new Date())
    .flatMap((startsAt) => other?.at(startsAt) ?? []);
  const times = waits ? (other?.times ?? []) : [];

  function takeIn(time?: PlacedTime) {
    const { booking, added } = takenInAs(request, proposal, customerId, time);
    // A wish that is not met must not go without a word.
    const word = wishedAt && !time ? keptWord(workshop) : null;
    answers.takeIn(label, request, booking, added, word);
    onTakenIn();
    toast(`${label} är inbokad.`, undefined, bookingPath(request.id), {
      text: 'Skicka bekräftelse',
      path: bookingMessagePath(request.id, 'confirmation'),
    });
  }

  function propose() {
    answers.propose(label, request, times, chooseWord(workshop));
    onAnswered({ kind: 'proposed', times });
    toast(`${label} har fått andra tider att välja på, och tiden är ledig igen.`);
  }

  function decline() {
    answers.decline(label, request, callUs(workshop));
    onAnswered({ kind: 'declined' });
    toast(`${label} är avböjd${waits ? ', och tiden är ledig igen' : ''}.`);
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
      {times.length > 0 && (
        <p className={styles.who}>
          Andra lediga tider: {times.map((time) => startText(time, today)).join(', ')}.
        </p>
      )}
      <div className={layout.actions}>
        {waits && (
          <Button kind="work" onClick={() => takeIn()} disabled={!isReady}>
            Ta emot
          </Button>
        )}
        {agreed.map((time) => (
          <Button key={time.startsAt.getTime()} onClick={() => takeIn(time)} disabled={!isReady}>
            Boka {startText(time.startsAt, today)}
          </Button>
        ))}
        {times.length > 0 && <Button onClick={propose}>Föreslå annan tid</Button>}
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
        <Select
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
        </Select>
      </label>
      <p>{car}</p>
    </div>
  );
}
