import { useState } from 'react';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useContested } from '@/components/useContested';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { useBooking } from '@/data/bookings/bookings';
import { useMessageTemplates } from '@/data/settings/messageTemplates';
import { type Entry, isGone } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';
import { type Booking, type BookingFields, newBooking } from '@/domain/booking/booking';
import { isHandedOut, isLoan } from '@/domain/booking/loan';
import { labelOf } from '@/domain/booking/bookingLabel';
import { minutesOf } from '@/domain/booking/bookingPlan';
import { Alert } from '@/ui/notes/Alert';
import { textOf } from '@/ui/behaviour/textOf';
import { BookingContact } from '@/features/calendar/messages/BookingContact';
import styles from './BookingForm.module.css';
import { bookingFormSchema } from '@/domain/booking/bookingFormSchema';
import { AboutWho } from './AboutWho';
import { AddButtons } from './AddButtons';
import { AddedLoan } from './AddedLoan';
import { AddedPart } from './AddedPart';
import { BookingTexts } from './BookingTexts';
import { LoanStatus } from './LoanStatus';
import { plannedValues } from './plannedValues';
import { ServicesField } from './ServicesField';
import { StatusField } from './StatusField';
import { TimeFields } from './TimeFields';
import type { BookingChoices } from './useBookingChoices';
import { ReplacedInBooking } from './ReplacedInBooking';
import { useBookingFollowUps } from './useBookingFollowUps';
import { useBookingSave } from './useBookingSave';
import { useTakenBack } from './useTakenBack';
import { useVisitPlan } from './useVisitPlan';
import { VisitFields } from './VisitFields';
import { useFieldKeys } from '@/ui/fields/useFieldKeys';
import { BookingOrders } from '@/components/BookingOrders';
import { LoanReadingDialog } from '@/components/LoanReadingDialog';
import { FollowUpFields } from '@/components/followups/FollowUpFields';
import { useWho } from '@/components/useWho';
import { type Added, WhoFields } from '@/components/WhoFields';

/**
 * The form of a booking: customer and vehicle, services, time, resource and person. Ctrl+Enter saves from any
 * field.
 */
export function BookingForm({
  entry,
  initial,
  added,
  part,
  loanCarId,
  choices: all,
  typed,
  onClose,
  onSaved,
}: {
  entry: Entry<Booking> | undefined;
  initial: Partial<BookingFields> | undefined;
  /** The customer and the vehicle that `initial` names and the register may not know yet. */
  added: Added | undefined;
  /** The known values of a part to add to the visit from the start. */
  part: Partial<BookingFields> | null;
  /** The loan car to add to the visit from the start, or null for any; undefined for none. */
  loanCarId: string | null | undefined;
  choices: BookingChoices;
  /** The text typed since the form was asked for. */
  typed: string;
  onClose: () => void;
  onSaved: (() => void) | undefined;
}) {
  // The booking as it was when the form opened, so that changes by other people meanwhile are kept.
  const [former] = useState(entry);
  const [opened] = useState(() => newBooking({ ...former?.data, ...initial }));
  const isLent = isLoan(opened);
  const choices = isLent ? { ...all, resources: all.loanCars, staff: [] } : all;
  const [isHanding, setIsHanding] = useState(false);
  const texts = useMessageTemplates();
  const live = useBooking(former?.id ?? null);
  const isRemoved = isGone(live, useReach());
  const known = (live.kind === 'ready' && live.data) || (former ?? null);
  const latest = isRemoved ? null : known;
  const isOut = latest !== null && isLentOut(latest);
  const contested = useContested('bookings', former?.id, former?.data, latest?.data);
  const mayWrite = canWrite(useWorkshop().role);
  const [status, setStatus] = useState(opened.status);
  const [who, setWho] = useWho(opened, added);
  const visit = useVisitPlan(opened, former, status, who.vehicleId, { part, loanCarId }, choices);
  const { planning, added: more, loan } = visit;
  const { plan, outcome, dispatch } = planning;
  const { fields, goTo } = useFieldKeys();
  const takenBack = useTakenBack(fields, setStatus);
  const { save, remove } = useBookingSave({
    ...{ names: choices.names, opened, former, latest, contested, takenBack, visit },
  });
  const followUps = useBookingFollowUps(opened, former, isLent ? null : who.vehicleId);

  function read(data: FormData) {
    return {
      customerId: who.customerId,
      vehicleId: who.vehicleId,
      ...plannedValues(planning, visit.misplaced),
      keyNumber: textOf(data, 'keyNumber'),
      message: textOf(data, 'message'),
      note: followUps.inNote(textOf(data, 'note')),
      status,
      followUpIds: followUps.choice.ids,
      part: more.planning && plannedValues(more.planning, null),
      loanCar: loan.isAsked ? { ...noTime, ...loan.time, resourceId: loan.car?.id ?? null } : null,
      newVehicle: who.newVehicle && {
        registrationNumber: who.newVehicle.plate,
        make: textOf(data, 'newVehicle.make'),
        model: textOf(data, 'newVehicle.model'),
      },
      newCustomer: who.newCustomer && {
        name: textOf(data, 'newCustomer.name'),
        phones: [textOf(data, 'newCustomer.phones.0')].filter((text) => text.trim()),
      },
    };
  }

  return (
    <>
      <EditDialog
        title={former ? labelOf(former.data, choices.names) : 'Ny bokning'}
        schema={bookingFormSchema}
        read={read}
        asksAbout={contested.asksAbout}
        lost={!mayWrite && <TakenAway>{roleChanged}</TakenAway>}
        onSave={(form) => {
          save(form);
          onSaved?.();
        }}
        onRemove={former && latest && !isOut ? () => remove([latest], visit.others) : undefined}
        onClose={onClose}
        waitsFor={
          outcome.isWaiting || more.planning?.outcome.isWaiting || loan.isWaiting
            ? 'Söker ledig tid …'
            : followUps.waitsFor
        }
      >
        <div ref={fields} className={styles.fields}>
          {former && latest === null && (
            <Alert kind="trouble">
              <p>Någon annan har tagit bort bokningen.</p>
              <p>Om du sparar skapas den igen.</p>
            </Alert>
          )}
          {contested.notice}
          {former && !isLent && (
            <StatusField booking={latest} status={status} onChange={setStatus} />
          )}
          {latest && !isLent && <BookingOrders booking={latest} mayWrite={mayWrite} />}
          {latest && isLent && (
            <LoanStatus
              booking={status === opened.status ? latest.data : { ...latest.data, status }}
              onHand={() => setIsHanding(true)}
              onCallOff={setStatus}
            />
          )}
          <WhoFields
            who={who}
            typed={former ? '' : typed}
            onChange={(next) => {
              setWho(next);
              if (next.vehicleId !== who.vehicleId) dispatch({ kind: 'vehicle' });
            }}
            onDone={goTo}
          />
          {!isLent && (
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
          )}
          <TimeFields
            refusal={visit.refusal}
            isLoan={isLent}
            planning={planning}
            choices={choices}
          />
          {former && latest && !isOut && visit.others.length > 0 && (
            <VisitFields
              visit={visit}
              names={choices.names}
              onRemoveAll={() => {
                // A car that is out stays, with who has it.
                const inside = visit.others.filter((part) => !isLentOut(part));
                remove([latest, ...inside], visit.others.filter(isLentOut));
                onClose();
              }}
            />
          )}
          {more.planning && (
            <AddedPart
              planning={more.planning}
              choices={choices}
              onDrop={more.drop}
              onDone={goTo}
            />
          )}
          {loan.isAsked && <AddedLoan loan={loan} names={choices.names} />}
          <AddButtons visit={visit} goTo={goTo} />
          <BookingTexts booking={opened} />
          {former && latest && (
            <ReplacedInBooking
              booking={latest}
              onTakeBack={mayWrite ? takenBack.fill : undefined}
            />
          )}
          {former && latest && !isLent && (
            <BookingContact booking={latest} others={visit.others} texts={texts} />
          )}
        </div>
      </EditDialog>
      {isHanding && latest && (
        <LoanReadingDialog
          entry={latest}
          names={choices.names}
          onClose={() => setIsHanding(false)}
          // As Escape does: a form that has been changed asks before it closes.
          onDone={() => fields.current?.closest('dialog')?.dispatchEvent(new Event('cancel'))}
        />
      )}
    </>
  );
}

const isLentOut = ({ data }: Entry<Booking>) => isHandedOut(data);

const noTime = { startsAt: null, endsAt: null, isAllDay: false };
