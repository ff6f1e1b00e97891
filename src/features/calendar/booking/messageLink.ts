import { bookingMessagePath } from '@/dashboardPaths';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { cardsOf, isReachable, messageAfter } from '@/domain/booking/bookingContact';
import type { Names } from '@/domain/booking/bookingText';
import type { Customer } from '@/domain/register/customer';
import type { Entry } from '@/domain/values/live';
import type { BookingMessageKind } from '@/domain/workshop/messageTemplate';
import type { ToastLink } from '@/ui/notes/ToastContext';

const texts: Record<BookingMessageKind, string> = {
  confirmation: 'Skicka bekräftelse',
  reminder: 'Skicka påminnelse',
  newTime: 'Skicka ny tid',
  ready: 'Skicka ”Bilen är klar”',
  cancelled: 'Skicka avbokning',
};

/**
 * The link to the ready message that usually follows a change of a booking, when there is a customer to write to;
 * `former` is null for a new booking, `others` are the other parts of its visit, and `added` is a customer whom the
 * register does not know yet.
 */
export function messageLink(
  id: string,
  former: BookingFields | null,
  after: BookingFields,
  {
    names: { register },
    others,
    added,
  }: {
    names: Names;
    others: readonly Entry<Booking>[];
    added?: Pick<Customer, 'phones'> | null;
  },
): ToastLink | undefined {
  const kind = messageAfter(former, after, others);
  const customer = added ? { ...added, email: null } : cardsOf(after, register).customer;
  if (!kind || !customer || !isReachable(customer)) return undefined;
  return { text: texts[kind], path: bookingMessagePath(id, kind) };
}
