import { changedFields } from '@/domain/values/changedFields';
import { type BookingFields, rescheduled } from './booking';

/**
 * What saving a form writes over `latest`: the fields of `next` that differ from `former`, over which it was filled
 * in, so that what others have changed meanwhile is kept. Empty when nothing was changed.
 */
export function bookingChange(
  former: BookingFields,
  next: BookingFields,
  latest: BookingFields,
): Partial<BookingFields> {
  const changed = changedFields(former, { ...former, ...next });
  const { startsAt, endsAt, isAllDay } = next;
  const isMoved = 'startsAt' in changed || 'endsAt' in changed || 'isAllDay' in changed;
  // Half of one time and half of another is one that nobody has chosen.
  const values = isMoved ? { ...changed, startsAt, endsAt, isAllDay } : changed;
  const { isReminded } = rescheduled(latest, { ...latest, ...values });
  return isReminded === latest.isReminded ? values : { ...values, isReminded };
}
