import { cardsOf, isReachable } from '@/domain/booking/bookingContact';
import { type BookingFields, takesTime } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import type { Customer } from '@/domain/register/customer';
import { bookingMessagePath } from '@/components/bookingAddress';
import type { ToastLink } from '@/ui/ToastContext';

/**
 * The link to a booking's ready confirmation, when there is a time to confirm and a customer to write to; `added` is a
 * customer whom the register does not know yet.
 */
export function confirmationLink(
  id: string,
  booking: BookingFields,
  { register }: Names,
  added?: Pick<Customer, 'phones'> | null,
): ToastLink | undefined {
  const customer = added ? { ...added, email: null } : cardsOf(booking, register).customer;
  if (!booking.startsAt || !takesTime(booking) || !customer || !isReachable(customer))
    return undefined;
  return { text: 'Skicka bekräftelse', path: bookingMessagePath(id) };
}
