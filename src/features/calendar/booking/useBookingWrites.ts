import { useBookingRecords } from '@/data/bookings/bookingRecords';
import type { Entry } from '@/domain/values/live';
import { type Booking, type BookingFields, newBooking, takesTime } from '@/domain/booking/booking';
import { bookingChange } from '@/domain/booking/bookingChange';
import { type BookingEdit, type BookingRemoval, undoOf } from '@/domain/booking/bookingEdit';
import { movedFields } from '@/domain/booking/bookingMove';
import { labelOf } from '@/domain/booking/bookingLabel';
import { changeText, whenText } from '@/domain/booking/changeText';
import { carName, isHandedOut, isLoan } from '@/domain/booking/loan';
import { notLent } from '@/domain/booking/loanRecord';
import { changedFields } from '@/domain/values/changedFields';
import { partName } from '@/domain/booking/visit';
import { withAdded } from '@/domain/register/whoAdded';
import { bookingPath } from '@/dashboardPaths';
import { useToast } from '@/ui/notes/ToastContext';
import type { BookingFormValues } from '@/domain/booking/bookingFormSchema';
import type { Names } from '@/domain/booking/bookingText';
import { messageLink } from './messageLink';
import type { VisitPlan } from './useVisitPlan';

/**
 * Saves and removes bookings, each in one write with the customer and vehicle that it adds; a toast offers an
 * undo.
 */
export function useBookingWrites(names: Names) {
  const records = useBookingRecords();
  const toast = useToast();

  return {
    /**
     * Adds a booking, or writes over `latest` the fields that differ from `former`, so that changes by other
     * people are kept.
     */
    save(
      form: BookingFormValues,
      opened: BookingFields,
      former: Entry<Booking> | undefined,
      latest: Entry<Booking> | null,
      visit: Pick<VisitPlan, 'others' | 'moved' | 'ended' | 'endsAll'>,
    ) {
      const label = labelOf({ ...form, loan: opened.loan }, names);
      const { part, loanCar, ...own } = form;
      const { draft, added } = withAdded(own, records.newId);
      const visitId = opened.visitId ?? (part || loanCar ? records.newId() : null);
      const fields = { ...opened, ...draft, visitId };
      // A booking that was removed while its form was open is created again under the same id.
      const id = former?.id ?? records.newId();
      const values = former && latest && bookingChange(former.data, fields, latest.data);
      const { customerId, vehicleId, outsideHours } = fields;
      const who = { customerId, vehicleId, visitId };
      const partValues = part && newBooking({ ...part, ...who });
      const loanValues = loanCar && newBooking({ ...loanCar, ...who, outsideHours, loan: notLent });
      const edits: BookingEdit[] = [
        ...(!values ? [{ kind: 'create' as const, id, values: fields }] : []),
        ...(values && former && latest && Object.keys(values).length > 0
          ? [{ kind: 'change' as const, id, former: latest.data, values, base: former.data }]
          : []),
        ...[partValues, loanValues].flatMap((values) =>
          values ? [{ kind: 'create' as const, id: records.newId(), values }] : [],
        ),
        ...othersAfter(former?.data ?? opened, fields, visit),
      ];
      if (edits.length === 0) return;
      records.write(label, edits, added.changes);
      const along = visit.moved.some((part) => isLoan(part.former)) ? ' Lånebilen följer med.' : '';
      // The form may still have what somebody else has changed since.
      const after = values && latest ? { ...latest.data, ...values } : fields;
      const told =
        values && latest ? changeText(latest.data, after, names) : savedText(after, names);
      toast(
        `${label} ${told}${partText(partValues, names)}${loanText(loanValues, names)}.${along}`,
        () => records.write(label, edits.toReversed().map(undoOf), added.undo),
        bookingPath(id),
        messageLink(id, values && latest ? latest.data : null, after, {
          names,
          others: visit.others,
          added: form.newCustomer,
        }),
      );
    },
    /** Removes bookings in one batch; a part that stays alone of the visit becomes a booking by itself. */
    remove(removed: readonly Entry<Booking>[], left: readonly Entry<Booking>[]) {
      // Without any job left there is nobody to lend a car to.
      const isPointless = left.every(({ data }) => isLoan(data) && !isHandedOut(data));
      const [entries, staying] = isPointless ? [[...removed, ...left], []] : [removed, left];
      const [first] = entries;
      if (!first) return;
      const label = labelOf(first.data, names);
      const [alone, ...more] = staying;
      const edits: (BookingEdit | BookingRemoval)[] = [
        ...entries.map(({ id, data }) => ({
          kind: 'remove' as const,
          id,
          former: data,
          seenAt: data.updatedAt,
        })),
        ...(alone && more.length === 0
          ? [
              {
                kind: 'change' as const,
                id: alone.id,
                former: alone.data,
                values: { visitId: null },
              },
            ]
          : []),
      ];
      records.write(label, edits);
      // Each booking comes back by a write of its own, so that one whose time is taken by now loses no other.
      const also = isPointless && left.length > 0 ? ' Lånebilen är också borttagen.' : '';
      toast(`${label} är borttagen${whenText(first.data, names)}.${also}`, () =>
        edits.toReversed().forEach((edit) => records.write(label, [undoOf(edit)])),
      );
    },
  };
}

/** The changes of the other parts of a visit that follow a change of one of them. */
function othersAfter(
  former: BookingFields,
  fields: BookingFields,
  { others, moved, ended, endsAll }: Pick<VisitPlan, 'others' | 'moved' | 'ended' | 'endsAll'>,
): BookingEdit[] {
  const { customerId, vehicleId } = fields;
  const who = changedFields<Partial<BookingFields>>(
    { customerId: former.customerId, vehicleId: former.vehicleId },
    { customerId, vehicleId },
  );
  return others.flatMap(({ id, data }) => {
    const place = moved.find((each) => each.id === id);
    const isEnded = ended !== null && endsAll && takesTime(data) && !isHandedOut(data);
    const values: Partial<BookingFields> = {
      ...who,
      ...(isEnded && { status: ended }),
      ...(!isEnded && place && changedFields(movedFields(data), movedFields(place.after))),
    };
    return Object.keys(values).length > 0 ? [{ kind: 'change', id, former: data, values }] : [];
  });
}

function savedText(fields: BookingFields, names: Names): string {
  return `är sparad${fields.startsAt ? whenText(fields, names) : ' bland de ej planerade'}`;
}

/** The part that was added to the visit. */
function partText(part: BookingFields | null, names: Names): string {
  return part === null ? '' : `, därefter ${partName(part)}${whenText(part, names)}`;
}

/** The loan car that was added to the visit. */
function loanText(loan: BookingFields | null, { resources }: Names): string {
  const car = resources.get(loan?.resourceId ?? '')?.data;
  return car ? `, med lånebil ${carName(car)}` : '';
}
