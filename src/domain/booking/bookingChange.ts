import { changedFields } from '@/domain/values/changedFields';
import { type BookingFields, rescheduled } from './booking';

/**
 * The fields that saving a form writes over `latest`: those of `next` that differ from `former`, the booking
 * as the form opened it, so that changes by other people meanwhile are kept. Empty when nothing was changed.
 */
export function bookingChange(
  former: BookingFields,
  next: BookingFields,
  latest: BookingFields,
): Partial<BookingFields> {
  const changed = changedFields(former, { ...former, ...next });
  const { startsAt, endsAt, isAllDay } = next;
  const isMoved = 'startsAt' in changed || 'endsAt' in changed || 'isAllDay' in changed;
  // A changed time is written as a whole: half of one time and half of another would be a time that nobody
  // has chosen.
  const values = isMoved ? { ...changed, startsAt, endsAt, isAllDay } : changed;
  const { isReminded } = rescheduled(latest, { ...latest, ...values });
  return isReminded === latest.isReminded ? values : { ...values, isReminded };
}
