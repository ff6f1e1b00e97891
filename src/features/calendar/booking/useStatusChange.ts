import { useBookingRecords } from '@/data/bookings';
import type { Booking, BookingStatus } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { changeText } from '@/domain/booking/changeText';
import type { Entry } from '@/domain/values/live';
import { bookingPath } from '@/paths';
import { useToast } from '@/ui/ToastContext';
import { labelOf } from './useBookingWrites';

/** Gives a booking another status at once; a toast says which, and offers an undo. */
export function useStatusChange(names: Names) {
  const { change } = useBookingRecords();
  const toast = useToast();
  return ({ id, data }: Entry<Booking>, status: BookingStatus) => {
    const label = labelOf(data, names);
    const after = { ...data, status };
    change(label, id, data, { status });
    toast(
      `${label} ${changeText(data, after, names)}.`,
      () => change(label, id, after, { status: data.status }),
      bookingPath(id),
    );
  };
}
