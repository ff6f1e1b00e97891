import { useBookingRecords } from '@/data/bookingRecords';
import type { Booking, BookingStatus } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { changeText } from '@/domain/booking/changeText';
import { othersOf } from '@/domain/booking/visit';
import type { Entry } from '@/domain/values/live';
import { bookingPath } from '@/paths';
import { useToast } from '@/ui/ToastContext';
import { messageLink } from './messageLink';
import { labelOf } from './useBookingWrites';

/**
 * Gives a booking another status at once; a toast says which, and offers what to tell the customer and an undo, which
 * `onUndone` hears of. `bookings` are all that are known.
 */
export function useStatusChange(bookings: readonly Entry<Booking>[], names: Names) {
  const { change } = useBookingRecords();
  const toast = useToast();
  return (entry: Entry<Booking>, status: BookingStatus, onUndone: () => void) => {
    const { id, data } = entry;
    const label = labelOf(data, names);
    const after = { ...data, status };
    change(label, id, data, { status });
    toast(
      `${label} ${changeText(data, after, names)}.`,
      () => {
        change(label, id, after, { status: data.status });
        onUndone();
      },
      bookingPath(id),
      messageLink(id, data, after, { names, others: othersOf(entry, bookings) }),
    );
  };
}
