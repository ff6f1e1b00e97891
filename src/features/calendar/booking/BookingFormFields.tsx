import { BookingOrders } from '@/components/BookingOrders';
import { FollowUpFields } from '@/components/followups/FollowUpFields';
import { WhoFields } from '@/components/WhoFields';
import { useMessageTemplates } from '@/data/settings/messageTemplates';
import type { Booking } from '@/domain/booking/booking';
import { minutesOf } from '@/domain/booking/bookingPlan';
import { isHandedOut } from '@/domain/booking/loan';
import type { Entry } from '@/domain/values/live';
import { BookingContact } from '@/features/calendar/messages/BookingContact';
import { Alert } from '@/ui/notes/Alert';
import { AboutWho } from './AboutWho';
import { AddButtons } from './AddButtons';
import { AddedLoan } from './AddedLoan';
import { AddedPart } from './AddedPart';
import { BookingTexts } from './BookingTexts';
import { LoanStatus } from './LoanStatus';
import { ReplacedInBooking } from './ReplacedInBooking';
import { ServicesField } from './ServicesField';
import { StatusField } from './StatusField';
import { TimeFields } from './TimeFields';
import type { BookingFormState } from './useBookingForm';
import { VisitFields } from './VisitFields';

/** The fields of a booking's form, from who comes to the texts, with what is known of an opened booking. */
export function BookingFormFields({
  form,
  typed,
  goTo,
  onHand,
  onClose,
}: {
  form: BookingFormState;
  typed: string;
  /** Leads to a field by its name. */
  goTo: (field: string) => void;
  /** Called when a loan car is to be handed out or taken back. */
  onHand: () => void;
  onClose: () => void;
}) {
  const texts = useMessageTemplates();
  const { former, opened, latest, isLent, mayWrite, choices, who, visit } = form;
  const { planning, added: more, loan } = visit;
  const { names } = choices;

  return (
    <>
      {former && latest === null && (
        <Alert kind="trouble">
          <p>Någon annan har tagit bort bokningen.</p>
          <p>Om du sparar skapas den igen.</p>
        </Alert>
      )}
      {form.contested.notice}
      <StatusOfBooking form={form} onHand={onHand} />
      <WhoFields
        who={who}
        typed={typed}
        onChange={(next) => {
          form.setWho(next);
          if (next.vehicleId !== who.vehicleId) planning.dispatch({ kind: 'vehicle' });
        }}
        onDone={goTo}
      />
      {!isLent && <WorkFields form={form} goTo={goTo} />}
      <TimeFields refusal={visit.refusal} isLoan={isLent} planning={planning} choices={choices} />
      {former && latest && !isLentOut(latest) && visit.others.length > 0 && (
        <VisitFields
          visit={visit}
          names={names}
          onRemoveAll={() => {
            // A car that is out stays, with who has it.
            const inside = visit.others.filter((part) => !isLentOut(part));
            form.remove([latest, ...inside], visit.others.filter(isLentOut));
            onClose();
          }}
        />
      )}
      {more.planning && (
        <AddedPart planning={more.planning} choices={choices} onDrop={more.drop} onDone={goTo} />
      )}
      {loan.isAsked && <AddedLoan loan={loan} names={names} />}
      <AddButtons visit={visit} goTo={goTo} />
      <BookingTexts booking={opened} />
      {former && latest && (
        <ReplacedInBooking
          booking={latest}
          onTakeBack={mayWrite ? form.takenBack.fill : undefined}
        />
      )}
      {former && latest && !isLent && (
        <BookingContact booking={latest} others={visit.others} texts={texts} />
      )}
    </>
  );
}

/** The status of an opened booking or loan, with its work orders. */
function StatusOfBooking({ form, onHand }: { form: BookingFormState; onHand: () => void }) {
  const { former, opened, latest, isLent, mayWrite, status, setStatus } = form;
  if (!isLent) {
    return (
      <>
        {former && <StatusField booking={latest} status={status} onChange={setStatus} />}
        {latest && <BookingOrders booking={latest} mayWrite={mayWrite} />}
      </>
    );
  }
  return (
    latest && (
      <LoanStatus
        booking={status === opened.status ? latest.data : { ...latest.data, status }}
        onHand={onHand}
        onCallOff={setStatus}
      />
    )
  );
}

/** The services of a booking and the follow-ups that it takes up, below what is known of the car and its customer. */
function WorkFields({ form, goTo }: { form: BookingFormState; goTo: (field: string) => void }) {
  const { former, choices, who, visit, followUps } = form;
  const { plan, dispatch } = visit.planning;
  return (
    <>
      <AboutWho
        customerId={who.customerId}
        vehicleId={who.vehicleId}
        ownId={former?.id}
        names={choices.names}
      />
      <FollowUpFields
        choice={followUps.choice}
        hint="Det du tar med skrivs i den interna anteckningen när du sparar."
      />
      <ServicesField
        booked={plan.services}
        minutes={minutesOf(plan)}
        services={choices.services}
        onChange={(services) => dispatch({ kind: 'services', services })}
        onDone={goTo}
      />
    </>
  );
}

const isLentOut = ({ data }: Entry<Booking>) => isHandedOut(data);
