import { type RefObject, useState } from 'react';
import { useContested } from '@/components/useContested';
import { type Added, useWho } from '@/components/useWho';
import { readWho } from '@/components/WhoFields';
import { useBooking } from '@/data/bookings/bookings';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Booking, type BookingFields, newBooking } from '@/domain/booking/booking';
import { isLoan } from '@/domain/booking/loan';
import { type Entry, isGone } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { textOf } from '@/ui/behaviour/textOf';
import { plannedValues } from './plannedValues';
import type { BookingChoices } from './useBookingChoices';
import { useBookingFollowUps } from './useBookingFollowUps';
import { useBookingSave } from './useBookingSave';
import { useTakenBack } from './useTakenBack';
import { useVisitPlan } from './useVisitPlan';

/** The booking that a form opens, or what is known of a new one. */
export interface OpenedBooking {
  entry: Entry<Booking> | undefined;
  initial: Partial<BookingFields> | undefined;
  /** The customer and the vehicle that `initial` names and the register may not know yet. */
  added: Added | undefined;
  /** The known values of a part to add to the visit from the start. */
  part: Partial<BookingFields> | null;
  /** The loan car to add to the visit from the start, or null for any; undefined for none. */
  loanCarId: string | null | undefined;
}

/** Holds the state of a booking's form among what others change of the booking meanwhile, and reads and saves it. */
export function useBookingForm(
  { entry, initial, added, part, loanCarId }: OpenedBooking,
  all: BookingChoices,
  fields: RefObject<HTMLElement | null>,
) {
  // The booking as it was when the form opened, so that changes by other people meanwhile are kept.
  const [former] = useState(entry);
  const [opened] = useState(() => newBooking({ ...former?.data, ...initial }));
  const isLent = isLoan(opened);
  const choices = isLent ? { ...all, resources: all.loanCars, staff: [] } : all;
  const live = useBooking(former?.id ?? null);
  const isRemoved = isGone(live, useReach());
  const known = (live.kind === 'ready' && live.data) || (former ?? null);
  const latest = isRemoved ? null : known;
  const contested = useContested('bookings', former?.id, former?.data, latest?.data);
  const mayWrite = canWrite(useWorkshop().role);
  const [status, setStatus] = useState(opened.status);
  const [who, setWho] = useWho(opened, added);
  const visit = useVisitPlan(opened, former, status, who.vehicleId, { part, loanCarId }, choices);
  const { planning, added: more, loan } = visit;
  const takenBack = useTakenBack(fields, setStatus);
  const { save, remove } = useBookingSave({
    names: choices.names,
    opened,
    former,
    latest,
    contested,
    takenBack,
    visit,
  });
  const followUps = useBookingFollowUps(opened, former, isLent ? null : who.vehicleId);

  function read(data: FormData) {
    return {
      ...readWho(data, who),
      ...plannedValues(planning, visit.misplaced),
      keyNumber: textOf(data, 'keyNumber'),
      message: textOf(data, 'message'),
      note: followUps.inNote(textOf(data, 'note')),
      status,
      followUpIds: followUps.choice.ids,
      part: more.planning && plannedValues(more.planning, null),
      loanCar: loan.isAsked ? { ...noTime, ...loan.time, resourceId: loan.car?.id ?? null } : null,
    };
  }

  return {
    former,
    opened,
    latest,
    isLent,
    mayWrite,
    choices,
    contested,
    status,
    setStatus,
    who,
    setWho,
    visit,
    followUps,
    takenBack,
    read,
    save,
    remove,
  };
}

export type BookingFormState = ReturnType<typeof useBookingForm>;

const noTime = { startsAt: null, endsAt: null, isAllDay: false };
