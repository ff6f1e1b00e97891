import { useEffect, useRef, useState } from 'react';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import { type Entry, entriesOf } from '@/domain/values/live';
import { useLoansOut } from '@/data/bookings/loans';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking } from '@/domain/booking/booking';
import {
  asShown,
  isSamePlace,
  type MovedFields,
  movedFields,
  movedTo,
} from '@/domain/booking/bookingMove';
import { withOverdue } from '@/domain/booking/loan';
import { changedFields } from '@/domain/values/changedFields';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { bookingPath } from '@/dashboardPaths';
import { useToast } from '@/ui/notes/ToastContext';
import { messageLink } from './messageLink';
import { type Place, type Shift, shifted } from '@/domain/booking/bookingShift';
import { bookingText, type Names } from '@/domain/booking/bookingText';
import type { MovedPart } from '@/domain/booking/visit';
import type { AskedMove } from './MoveVisitDialog';

/**
 * Moves bookings, those that are parts of a visit once `asked` is answered. A move is either refused with the reason or
 * written at once with an undo; a toast, which screen readers read out, tells which. `bookings` are all known bookings,
 * also those without a time.
 */
export function useBookingMoves(bookings: Entry<Booking>[], hours: OpeningHours, names: Names) {
  const { change } = useBookingRecords();
  const toast = useToast();
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const isOwner = canManageWorkshop(useWorkshop().role);
  const out = entriesOf(useLoansOut());
  // A key held down repeats faster than the database reports the first move, so written places are remembered
  // here.
  const written = useRef(new Map<string, { from: Entry<Booking>; place: MovedFields }>());

  useEffect(() => {
    for (const [id, { from, place: next }] of written.current) {
      const entry = bookings.find((each) => each.id === id);
      if (!entry || (entry !== from && isSamePlace(entry.data, next))) written.current.delete(id);
    }
  }, [bookings]);

  function latestOf(id: string): Booking | undefined {
    const entry = bookings.find((each) => each.id === id);
    return entry && { ...entry.data, ...written.current.get(id)?.place };
  }

  function remember(id: string, place: MovedFields) {
    const from = bookings.find((each) => each.id === id);
    if (from) written.current.set(id, { from, place });
  }

  function write(label: string, id: string, former: Booking, fields: MovedFields) {
    change(label, id, former, changedFields(movedFields(former), fields));
    remember(id, fields);
  }

  /** The move of a booking that still waits for the other parts of its visit; further keys add to it. */
  function waiting(id: string): AskedMove | null {
    return asked?.id === id ? asked : null;
  }

  /** Puts a booking in a place; false when it may not be there, or already is. */
  function place(id: string, next: Place): boolean {
    const former = waiting(id)?.former ?? latestOf(id);
    if (!former) {
      toast('Bokningen finns inte längre.');
      return false;
    }
    const now = new Date();
    // The consequences of the move for the other parts of the visit are told once those are fetched.
    const { visitId } = former;
    const others = bookings.filter(({ data }) => visitId === null || data.visitId !== visitId);
    const busy = withOverdue(others, out, now);
    const conditions = { bookings: busy, hours, names, isOwner, now };
    const move = movedTo({ id, data: former }, next, conditions);
    if (move.kind === 'same') {
      if (waiting(id)) setAsked(null);
      return false;
    }
    if (move.kind === 'refused') {
      toast(move.text);
      return false;
    }
    const { after } = move;
    if (visitId !== null) {
      setAsked({ id, former, after, text: move.text });
      return false;
    }
    const label = `Bokningen ${bookingText(after, names).plate ?? ''}`.trim();
    write(label, id, former, movedFields(after));
    toast(
      move.text,
      () => write(label, id, after, movedFields(former)),
      bookingPath(id),
      messageLink(id, former, after, { names, others: [] }),
    );
    return true;
  }

  return {
    asked,
    forgetAsked: () => setAsked(null),
    /** Parts of a visit have been moved. */
    remember: (parts: readonly MovedPart[]) =>
      parts.forEach(({ id, after }) => remember(id, movedFields(after))),
    place,
    /** Moves a booking from the place where it is shown, or from the place of its last move. */
    move(id: string, shift: Shift, shown?: Booking): boolean {
      const latest = waiting(id)?.after ?? latestOf(id);
      if (!latest) return place(id, noPlace);
      return place(id, shifted(shown ? asShown(latest, shown, shift) : latest, shift, hours));
    },
  };
}

const noPlace = { startsAt: null, endsAt: null, resourceId: null };
