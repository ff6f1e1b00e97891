import { useState } from 'react';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import { type Booking, type BookingStatus, takesTime } from '@/domain/booking/booking';
import { type BookingEdit, undoOf } from '@/domain/booking/bookingEdit';
import type { Names } from '@/domain/booking/bookingText';
import type { WorkOrder } from '@/domain/order/order';
import { labelOf } from '@/domain/booking/bookingLabel';
import { changeText } from '@/domain/booking/changeText';
import { isLoan } from '@/domain/booking/loan';
import type { Entry } from '@/domain/values/live';
import { bookingPath } from '@/dashboardPaths';
import { useToast } from '@/ui/notes/ToastContext';
import { messageLink } from './messageLink';
import { useOrderOfStep } from './useOrderOfStep';

/** A part of a visit and the status that it gets. */
export interface WaitingStep {
  entry: Entry<Booking>;
  status: BookingStatus;
}

/** The other parts of a booking's visit, and those of its loan cars that follow it. */
interface Visit {
  others: readonly Entry<Booking>[];
  cars: readonly Entry<Booking>[];
}

/**
 * Takes bookings a step further: most get their new status at once, and a toast says which, and offers what to tell the
 * customer and an undo, which `onUndone` hears of by the booking's id. A loan car that is handed out or taken back waits
 * in `handed` for what is read of it. A part of a visit that is done or called off waits in `waiting` for the other
 * parts, which may lie on days that are not shown: the car is ready when all are done, and its loan car may have to
 * follow. A booking with a work order goes where the order goes.
 */
export function useSteps(names: Names, onUndone: (id: string) => void) {
  const { write } = useBookingRecords();
  const order = useOrderOfStep(onUndone);
  const toast = useToast();
  const [handed, setHanded] = useState<Entry<Booking> | null>(null);
  // Steps that were taken before it was known which orders their bookings have.
  const [held, setHeld] = useState<readonly WaitingStep[]>([]);
  const [waiting, setWaiting] = useState<readonly WaitingStep[]>([]);

  /** Gives a booking another status, and the loan cars that follow the same. */
  function change({ entry, status }: WaitingStep, { others, cars }: Visit) {
    const { id, data } = entry;
    const label = labelOf(data, names);
    const after = { ...data, status };
    const next = messageLink(id, data, after, { names, others });
    if (order.follow(entry, status, next)) return;
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
      next,
    );
  }

  function take(
    entry: Entry<Booking>,
    status: BookingStatus,
    made?: readonly Entry<WorkOrder>[],
  ): boolean {
    const step = { entry, status };
    if (isLoan(entry.data) && takesTime({ status })) {
      setHanded(entry);
      return false;
    }
    if (!isLoan(entry.data)) {
      const needsMade = status === 'pickedUp' && !order.hasOpen(entry.id);
      if (!order.areKnown || (needsMade && !made)) {
        setHeld((all) => [...all, step]);
        return true;
      }
      if (order.stops(entry, status, made ?? [])) return false;
    }
    const isOver = status === 'done' || !takesTime({ status });
    if (isOver && entry.data.visitId !== null && !isLoan(entry.data)) {
      setWaiting((all) => [...all, step]);
    } else change(step, { others: [], cars: [] });
    return true;
  }

  return {
    /** Returns whether the booking gets its new status without a question, once its order is known. */
    take,
    change,
    /**
     * The steps that wait for the orders; `release` takes one of them once they are known, with those of its booking where its car is
     * fetched.
     */
    held,
    areOrdersKnown: order.areKnown,
    release(step: WaitingStep, made: readonly Entry<WorkOrder>[]) {
      setHeld((all) => all.filter((each) => each !== step));
      take(step.entry, step.status, made);
    },
    handed,
    waiting,
    forgetHanded: () => setHanded(null),
    forgetWaiting: (step: WaitingStep) => setWaiting((all) => all.filter((each) => each !== step)),
  };
}

export type Steps = ReturnType<typeof useSteps>;
