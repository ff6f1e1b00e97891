import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { type Booking, isSameTime, rescheduled } from './booking';
import { conflictsOf } from './bookingConflicts';
import type { Place, Shift } from './bookingShift';
import {
  bookingText,
  formatDayAndTimes,
  type Names,
  sameVehicleText,
  takenText,
} from './bookingText';
import { closedReason } from './bookingTimes';
import { type BusyEntry, isHandedOut, isLoan } from './loan';

/** The fields that a move writes. */
export type MovedFields = Place & Pick<Booking, 'isAllDay' | 'outsideHours' | 'isReminded'>;

/** The result of a move; `text` tells the result in Swedish, and `after` is the booking in its new place. */
export type Move =
  | { kind: 'same' }
  | { kind: 'refused'; text: string }
  | { kind: 'moved'; text: string; after: Booking };

/** The facts that decide a move; `bookings` are all known bookings, also those without a time. */
export interface MoveConditions {
  bookings: readonly BusyEntry[];
  hours: OpeningHours;
  names: Names;
  isOwner: boolean;
  now: Date;
}

/** Moves a booking to a place, unless its resource is taken or the workshop is closed there. */
export function movedTo(
  { id, data: former }: Pick<Entry<Booking>, 'id' | 'data'>,
  next: Place,
  { bookings, hours, names, isOwner, now }: MoveConditions,
): Move {
  if (isSamePlace(former, next)) return { kind: 'same' };
  const after = rescheduled(former, { ...former, ...next });
  const text = bookingText(after, names);
  const label = text.plate ?? 'Bokningen';
  const { done, refused } = verbsOf(former, next);
  const unfit = unfitText(former, next, names);
  if (unfit !== null) return { kind: 'refused', text: `${label} ${refused} inte: ${unfit}` };

  const { resource: taken, person, vehicle } = conflictsOf(after, bookings, id);
  const [other] = taken;
  if (other) {
    return { kind: 'refused', text: `${label} ${refused} inte: ${takenText(other, names)}` };
  }

  const { startsAt, endsAt } = after;
  const reason = startsAt && endsAt && closedReason(startsAt, endsAt, hours, now);
  // An owner's consent to book outside the hours holds for the booking's time; only an owner may allow
  // another time.
  const isAllowed = former.outsideHours && (isOwner || isSameTime(former, next));
  if (reason !== null && !isAllowed) {
    const way = isOwner ? ' Öppna bokningen om du vill boka ändå.' : '';
    return { kind: 'refused', text: `${label} ${refused} inte. ${reason}${way}` };
  }
  // Only an owner takes the consent back, because a member could not give it again.
  if (isOwner && reason === null) after.outsideHours = false;
  const double = person.length > 0 && text.person ? ` ${text.person} är dubbelbokad.` : '';
  const twice = vehicle.map(({ data }) => ` ${sameVehicleText(data, names)}`).join('');
  const where = whenAndWhere(former, after, names);
  return { kind: 'moved', text: `${label} är ${done} till ${where}.${double}${twice}`, after };
}

/** The reason why a job may not be on a loan car, or a loan where it is put; null without one. */
function unfitText(former: Booking, next: Place, { resources }: Names): string | null {
  const resource = resources.get(next.resourceId ?? '')?.data;
  const isOther = former.resourceId !== next.resourceId;
  const isCar = resource?.kind === 'loanCar';
  if (isOther && isCar && !isLoan(former)) return `${resource.name} är en lånebil.`;
  if (isOther && !isCar && isLoan(former)) return 'en lånebil kan bara bytas mot en annan lånebil.';
  const isStart = former.startsAt?.getTime() !== next.startsAt?.getTime();
  return isHandedOut(former) && (isOther || isStart)
    ? 'lånebilen är redan utlämnad. Bara slutet kan ändras.'
    : null;
}

/**
 * The booking to count a shift from: the place where it was shown when the user took it. When the whole
 * booking is moved, it has the length that others may have given it meanwhile.
 */
export function asShown(latest: Booking, shown: Booking, { start, end }: Shift): Booking {
  const { startsAt, endsAt } = latest;
  if (start !== end || !startsAt || !endsAt || !shown.startsAt) return shown;
  const length = endsAt.getTime() - startsAt.getTime();
  return { ...shown, endsAt: new Date(shown.startsAt.getTime() + length) };
}

/** The fields of a booking that a move writes. */
export function movedFields(booking: Booking): MovedFields {
  const { startsAt, endsAt, resourceId, isAllDay, outsideHours, isReminded } = booking;
  return { startsAt, endsAt, resourceId, isAllDay, outsideHours, isReminded };
}

/** True if two bookings are at the same time on the same resource. */
export function isSamePlace(one: Place, other: Place): boolean {
  return isSameTime(one, other) && one.resourceId === other.resourceId;
}

function verbsOf(former: Place, next: Place): { done: string; refused: string } {
  if (!former.startsAt) return { done: 'planerad', refused: 'planerades' };
  const isResized =
    former.resourceId === next.resourceId && former.startsAt.getTime() === next.startsAt?.getTime();
  return isResized
    ? { done: 'ändrad', refused: 'ändrades' }
    : { done: 'flyttad', refused: 'flyttades' };
}

/** The new time and resource, `08:15–09:15, Lyft 2`, with the day when that is another. */
function whenAndWhere(former: Booking, after: Booking, names: Names): string {
  const { time, resource } = bookingText(after, names);
  const { startsAt } = after;
  const isOtherDay =
    startsAt !== null &&
    (former.startsAt === null || dayOf(former.startsAt).compare(dayOf(startsAt)) !== 0);
  const when = isOtherDay ? formatDayAndTimes(after, names.today) : time;
  return [when, resource].filter((part) => part !== null).join(', ');
}
