import { useState } from 'react';
import { useBookingRecords } from '@/data/bookingRecords';
import { type Booking, type BookingStatus, takesTime } from '@/domain/booking/booking';
import { type BookingEdit, undoOf } from '@/domain/booking/bookingEdit';
import type { Names } from '@/domain/booking/bookingText';
import { changeText } from '@/domain/booking/changeText';
import { isLoan } from '@/domain/booking/loan';
import { othersOf } from '@/domain/booking/visit';
import type { Entry } from '@/domain/values/live';
import { bookingPath } from '@/paths';
import { useToast } from '@/ui/ToastContext';
import { messageLink } from './messageLink';
import { labelOf } from './useBookingWrites';

/**
 * Takes bookings a step further: most get their new status at once, and a toast says which, and offers what to tell the
 * customer and an undo, which `onUndone` hears of by the booking's id. A loan car that is handed out or taken back waits
 * in `handed` for what is read of it, and a part of a visit that is called off waits in `ended` for the visit, whose
 * loan car may have to follow. `bookings` are all that are known.
 */
export function useSteps(
  bookings: readonly Entry<Booking>[],
  names: Names,
  onUndone: (id: string) => void,
) {
  const { write } = useBookingRecords();
  const toast = useToast();
  const [handed, setHanded] = useState<Entry<Booking> | null>(null);
  const [ended, setEnded] = useState<readonly Entry<Booking>[]>([]);

  /** Gives a booking another status, and its loan cars the same. */
  function change(entry: Entry<Booking>, status: BookingStatus, cars: Entry<Booking>[] = []) {
    const { id, data } = entry;
    const label = labelOf(data, names);
    const after = { ...data, status };
    const edits = [entry, ...cars].map((each): BookingEdit => {
      return { kind: 'change', id: each.id, former: each.data, values: { status } };
    });
    write(label, edits);
    const also = cars.length > 0 ? ' Lånebilen är också avbokad.' : '';
    toast(
      `${label} ${changeText(data, after, names)}.${also}`,
      () => {
        write(label, edits.toReversed().map(undoOf));
        onUndone(id);
      },
      bookingPath(id),
      messageLink(id, data, after, { names, others: othersOf(entry, bookings) }),
    );
  }

  return {
    /** Returns whether the booking gets its new status without a question. */
    take(entry: Entry<Booking>, status: BookingStatus): boolean {
      const isEnd = !takesTime({ status });
      const { visitId } = entry.data;
      if (isLoan(entry.data) && !isEnd) setHanded(entry);
      else {
        if (isEnd && visitId !== null && !isLoan(entry.data)) setEnded((all) => [...all, entry]);
        else change(entry, status);
        return true;
      }
      return false;
    },
    change,
    handed,
    ended,
    forgetHanded: () => setHanded(null),
    forgetEnded: (id: string) => setEnded((all) => all.filter((each) => each.id !== id)),
  };
}

export type Steps = ReturnType<typeof useSteps>;
