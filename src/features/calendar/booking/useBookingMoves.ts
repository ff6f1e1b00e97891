import { useEffect, useRef } from 'react';
import { useBookingRecords } from '@/data/bookings';
import type { Entry } from '@/domain/values/live';
import { useWorkshop } from '@/data/WorkshopContext';
import { type Booking, rescheduled } from '@/domain/booking/booking';
import { conflictsOf } from '@/domain/booking/bookingConflicts';
import { closedReason } from '@/domain/booking/bookingTimes';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { dayOf } from '@/domain/time/swedishTime';
import { useToast } from '@/ui/ToastContext';
import { type Place, type Shift, shifted } from '@/domain/booking/bookingShift';
import { bookingText, formatDayAndTimes, type Names } from '@/domain/booking/bookingText';

/**
 * Moves bookings: refused with the reason where they cannot be, else written at once with a way back. Both
 * are said in a toast, which is read out. `bookings` are all that are known, with those without a time.
 */
export function useBookingMoves(bookings: Entry<Booking>[], hours: OpeningHours, names: Names) {
  const { change } = useBookingRecords();
  const toast = useToast();
  const isOwner = canManageWorkshop(useWorkshop().role);
  // A key held down is faster than the database tells of the first move.
  const written = useRef(new Map<string, { from: Entry<Booking>; place: Written }>());

  useEffect(() => {
    for (const [id, { from, place: next }] of written.current) {
      const entry = bookings.find((each) => each.id === id);
      if (!entry || (entry !== from && isSamePlace(entry.data, next))) written.current.delete(id);
    }
  }, [bookings]);

  function latestOf(id: string): Booking | undefined {
    const entry = bookings.find((each) => each.id === id);
    return entry && { ...entry.data, ...written.current.get(id)?.place };
  }

  function write(label: string, id: string, former: Booking, place: Written) {
    const from = bookings.find((each) => each.id === id);
    change(label, id, former, { ...former, ...place });
    if (from) written.current.set(id, { from, place });
  }

  /** Puts a booking in a place; false when it may not be there or is there already. */
  function place(id: string, next: Place): boolean {
    const former = latestOf(id);
    if (!former) {
      toast('Bokningen finns inte längre.');
      return false;
    }
    if (isSamePlace(former, next)) return false;
    const after = rescheduled(former, { ...former, ...next });
    const text = bookingText(after, names);
    const label = text.plate ?? 'Bokningen';
    const isResized =
      former.resourceId === next.resourceId &&
      former.startsAt?.getTime() === next.startsAt?.getTime();
    const [done, refused] = former.startsAt
      ? isResized
        ? ['ändrad', 'ändrades']
        : ['flyttad', 'flyttades']
      : ['planerad', 'planerades'];
    const { resource: taken, person } = conflictsOf(after, bookings, id);
    const [other] = taken;
    if (other) {
      const { plate, time } = bookingText(other.data, names);
      toast(
        `${label} ${refused} inte: ${text.resource ?? 'resursen'} är upptagen ${time}${plate ? ` av ${plate}` : ''}.`,
      );
      return false;
    }
    const { startsAt, endsAt } = after;
    const reason = startsAt && endsAt && closedReason(startsAt, endsAt, hours, new Date());
    // What an owner has allowed holds for that time; another one is the owner's to allow.
    const isAllowed = former.outsideHours && (isOwner || isSameTime(former, next));
    if (reason !== null && !isAllowed) {
      const way = isOwner ? ' Öppna bokningen om du vill boka ändå.' : '';
      toast(`${label} ${refused} inte. ${reason}${way}`);
      return false;
    }
    // Only an owner could say it again.
    if (isOwner && reason === null) after.outsideHours = false;
    write(`Bokningen ${text.plate ?? ''}`.trim(), id, former, placeOf(after));
    const double = person.length > 0 && text.person ? ` ${text.person} är dubbelbokad.` : '';
    toast(`${label} är ${done} till ${whenAndWhere(former, after, names)}.${double}`, () =>
      write(`Bokningen ${text.plate ?? ''}`.trim(), id, after, placeOf(former)),
    );
    return true;
  }

  return {
    place,
    /** Moves a booking from where it is shown, or from where it was last moved to. */
    move(id: string, shift: Shift, shown?: Booking): boolean {
      const latest = latestOf(id);
      if (!latest) return place(id, noPlace);
      return place(id, shifted(shown ? asShown(latest, shown, shift) : latest, shift, hours));
    },
  };
}

/** Where a booking was seen when it was taken, and as long as it has been made by others meanwhile if it is moved. */
function asShown(latest: Booking, shown: Booking, { start, end }: Shift): Booking {
  const { startsAt, endsAt } = latest;
  if (start !== end || !startsAt || !endsAt || !shown.startsAt) return shown;
  const length = endsAt.getTime() - startsAt.getTime();
  return { ...shown, endsAt: new Date(shown.startsAt.getTime() + length) };
}

const noPlace = { startsAt: null, endsAt: null, resourceId: null };

/** What a move writes. */
type Written = Place & Pick<Booking, 'outsideHours' | 'isReminded'>;

function placeOf({ startsAt, endsAt, resourceId, outsideHours, isReminded }: Booking): Written {
  return { startsAt, endsAt, resourceId, outsideHours, isReminded };
}

function isSamePlace(one: Place, other: Place): boolean {
  return isSameTime(one, other) && one.resourceId === other.resourceId;
}

function isSameTime(one: Place, other: Place): boolean {
  return (
    one.startsAt?.getTime() === other.startsAt?.getTime() &&
    one.endsAt?.getTime() === other.endsAt?.getTime()
  );
}

/** `08:15–09:15, Lyft 2`, with the day when that is another. */
function whenAndWhere(former: Booking, after: Booking, names: Names): string {
  const { time, resource } = bookingText(after, names);
  const { startsAt } = after;
  const isOtherDay =
    startsAt !== null &&
    (former.startsAt === null || dayOf(former.startsAt).compare(dayOf(startsAt)) !== 0);
  const when = isOtherDay ? formatDayAndTimes(after) : time;
  return [when, resource].filter((part) => part !== null).join(', ');
}
