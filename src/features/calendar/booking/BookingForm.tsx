import { useState } from 'react';
import { EditDialog } from '@/ui/EditDialog';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useContested } from '@/components/useContested';
import { useWorkshop } from '@/data/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { useBooking } from '@/data/bookings';
import { useMessageTemplates } from '@/data/messageTemplates';
import { type Entry, isGone } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';
import { type Booking, type BookingFields, newBooking } from '@/domain/booking/booking';
import { minutesOf } from '@/domain/booking/bookingPlan';
import { refused } from '@/domain/values/parsed';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextAreaField } from '@/ui/TextAreaField';
import { textOf } from '@/ui/textOf';
import { BookingContact } from '@/features/calendar/messages/BookingContact';
import styles from './BookingForm.module.css';
import { bookingFormSchema } from '@/domain/booking/bookingFormSchema';
import { AboutWho } from './AboutWho';
import { AddedPart } from './AddedPart';
import { ServicesField } from './ServicesField';
import { StatusField } from './StatusField';
import { TimeFields } from './TimeFields';
import type { BookingChoices } from './useBookingChoices';
import type { BookingPlan } from './useBookingPlan';
import { ReplacedInBooking } from './ReplacedInBooking';
import { labelOf, useBookingWrites } from './useBookingWrites';
import { useTakenBack } from './useTakenBack';
import { useVisitPlan } from './useVisitPlan';
import { VisitFields } from './VisitFields';
import { useFieldKeys } from './useFieldKeys';
import { useWho } from './useWho';
import { type Added, WhoFields } from './WhoFields';

/**
 * The form of a booking: customer and vehicle, services, time, resource and person. Ctrl+Enter saves from any
 * field.
 */
export function BookingForm({
  entry,
  initial,
  added,
  part,
  choices,
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
  choices: BookingChoices;
  /** The text typed since the form was asked for. */
  typed: string;
  onClose: () => void;
  onSaved: (() => void) | undefined;
}) {
  // The booking as it was when the form opened, so that changes by other people meanwhile are kept.
  const [former] = useState(entry);
  const [opened] = useState(() => newBooking({ ...former?.data, ...initial }));
  const texts = useMessageTemplates();
  const live = useBooking(former?.id ?? null);
  const isRemoved = isGone(live, useReach());
  const known = (live.kind === 'ready' && live.data) || (former ?? null);
  const latest = isRemoved ? null : known;
  const contested = useContested('bookings', former?.id, former?.data, latest?.data);
  const mayWrite = canWrite(useWorkshop().role);
  const [status, setStatus] = useState(opened.status);
  const [who, setWho] = useWho(opened, added);
  const visit = useVisitPlan(opened, former, status, who.vehicleId, part, choices);
  const { planning, added: more } = visit;
  const { plan, outcome, dispatch } = planning;
  const { save, remove } = useBookingWrites(choices.names);
  const { fields, goTo } = useFieldKeys();
  const takenBack = useTakenBack(fields);

  function read(data: FormData) {
    return {
      customerId: who.customerId,
      vehicleId: who.vehicleId,
      ...planned(planning, visit.refusal && 'Delarna kan inte flyttas dit tillsammans.'),
      keyNumber: textOf(data, 'keyNumber'),
      message: textOf(data, 'message'),
      note: textOf(data, 'note'),
      status,
      part: more.planning && planned(more.planning, null),
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

  const { keyNumber, message, note } = opened;
  return (
    <EditDialog
      title={former ? labelOf(former.data, choices.names) : 'Ny bokning'}
      schema={bookingFormSchema}
      read={read}
      asksAbout={contested.asksAbout}
      lost={!mayWrite && <TakenAway>{roleChanged}</TakenAway>}
      onSave={(form) => {
        if (former && latest) {
          const label = labelOf(former.data, choices.names);
          contested.keepOthers(label, form);
          takenBack.keepNow(label, latest, form);
          const settled = contested.settled(form, former.data);
          // Whoever keeps another person's choice of a customer or vehicle adds none.
          const { customerId, newCustomer, vehicleId, newVehicle } = settled.draft;
          const added = {
            newCustomer: customerId === null ? newCustomer : null,
            newVehicle: vehicleId === null ? newVehicle : null,
          };
          const typedOver = { ...former, data: settled.former };
          save({ ...settled.draft, ...added }, opened, typedOver, latest, visit);
        } else save(form, opened, former, latest, visit);
        onSaved?.();
      }}
      onRemove={former && latest ? () => remove([latest], visit.others) : undefined}
      onClose={onClose}
      waitsFor={
        outcome.isWaiting || more.planning?.outcome.isWaiting ? 'Söker ledig tid …' : undefined
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
        {former && <StatusField status={status} onChange={setStatus} />}
        <WhoFields
          who={who}
          typed={former ? '' : typed}
          onChange={(next) => {
            setWho(next);
            if (next.vehicleId !== who.vehicleId) dispatch({ kind: 'vehicle' });
          }}
          onDone={goTo}
        />
        <AboutWho
          customerId={who.customerId}
          vehicleId={who.vehicleId}
          ownId={former?.id}
          names={choices.names}
        />
        <ServicesField
          booked={plan.services}
          minutes={minutesOf(plan)}
          services={choices.services}
          onChange={(services) => dispatch({ kind: 'services', services })}
          onDone={goTo}
        />
        <TimeFields refusal={visit.refusal} planning={planning} choices={choices} />
        {former && latest && visit.others.length > 0 && (
          <VisitFields
            visit={visit}
            names={choices.names}
            onRemoveAll={() => {
              remove([latest, ...visit.others], []);
              onClose();
            }}
          />
        )}
        {more.planning && (
          <AddedPart planning={more.planning} choices={choices} onDrop={more.drop} onDone={goTo} />
        )}
        {visit.mayAdd && (
          <div>
            <Button
              onClick={() => {
                more.add();
                goTo('part.services');
              }}
            >
              Lägg till en del
            </Button>
          </div>
        )}
        <details open={Boolean(keyNumber ?? message ?? note)} className={styles.details}>
          <summary>Nyckel, meddelande och anteckning</summary>
          <div className={styles.fields}>
            <Field
              label="Nyckelnummer"
              name="keyNumber"
              defaultValue={keyNumber ?? ''}
              autoComplete="off"
            />
            <TextAreaField
              label="Meddelande från kunden"
              name="message"
              defaultValue={message ?? ''}
              rows={3}
            />
            <TextAreaField
              label="Intern anteckning"
              name="note"
              hint="Syns inte för kunden"
              defaultValue={note ?? ''}
              rows={3}
            />
          </div>
        </details>
        {former && latest && (
          <ReplacedInBooking booking={latest} onTakeBack={mayWrite ? takenBack.fill : undefined} />
        )}
        {former && latest && (
          <BookingContact booking={latest} others={visit.others} texts={texts} />
        )}
      </div>
    </EditDialog>
  );
}

/** The planned values of a booking; `refusal` is a reason of the visit's not to begin when the plan says. */
function planned({ plan, outcome }: BookingPlan, refusal: string | null) {
  const reason = outcome.refusal ?? refusal;
  return {
    services: plan.services,
    bufferMinutes: plan.buffer.trim() || 0,
    resourceId: outcome.resourceId,
    staffId: outcome.staffId,
    startsAt: reason === null ? outcome.startsAt : refused(reason),
    endsAt: outcome.endsAt,
    isAllDay: plan.times.isAllDay,
    outsideHours: outcome.outsideHours,
  };
}
