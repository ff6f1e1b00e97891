import { changedFields } from '@/domain/values/changedFields';
import { type BookingFields, rescheduled } from './booking';

/**
 * The fields that saving a form writes over `latest`: those of `next` that differ from `former`, over which the form
 * was filled in, so that changes that others have made meanwhile are kept. Empty when nothing was changed.
 */
export function bookingChange(
  former: BookingFields,
  next: BookingFields,
  latest: BookingFields,
): Partial<BookingFields> {
  const changed = changedFields(former, { ...former, ...next });
  const { startsAt, endsAt, isAllDay } = next;
  const isMoved = 'startsAt' in changed || 'endsAt' in changed || 'isAllDay' in changed;
  // Half of one time and half of another make a time that nobody has chosen.
  const values = isMoved ? { ...changed, startsAt, endsAt, isAllDay } : changed;
  const { isReminded } = rescheduled(latest, { ...latest, ...values });
  return isReminded === latest.isReminded ? values : { ...values, isReminded };
}
