import { useState } from 'react';
import * as v from 'valibot';
import { useBooking } from '@/data/bookings';
import type { PendingWrite } from '@/data/journal';
import { useSavingState, useStore } from '@/data/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import { bookingDocument, type BookingFields } from '@/domain/booking';
import { dayOf, formatLongDay } from '@/domain/swedishTime';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { BookingDialog } from './BookingDialog';
import { formatTimes } from './bookingText';
import styles from './LostBookings.module.css';
import type { useBookingChoices } from './useBookingChoices';

type Choices = ReturnType<typeof useBookingChoices>;

const typedFields = v.partial(v.omit(bookingDocument, ['createdAt', 'updatedAt']));

/** A booking that the server refused, as a rule because somebody else came first to its time. */
interface LostBooking {
  write: PendingWrite;
  id: string;
  isNew: boolean;
  /** What was typed. */
  fields: Partial<BookingFields>;
}

/** The bookings that could not be saved, each to be opened again with what was typed and the next free times. */
export function LostBookings(choices: Choices) {
  const { refused } = useSavingState();
  const { saving } = useStore();
  const workshop = useWorkshop();
  const [open, setOpen] = useState<LostBooking | null>(null);
  const lost = refused.flatMap((write) => lostIn(write, workshop.id));

  return (
    <>
      {lost.length > 0 && (
        <Alert kind="trouble">
          <p>
            {lost.length === 1
              ? 'En bokning kunde inte sparas. Någon annan kan ha hunnit före på samma tid.'
              : `${lost.length} bokningar kunde inte sparas. Någon annan kan ha hunnit före på samma tider.`}
          </p>
          <ul className={styles.list}>
            {lost.map((each) => (
              <li key={each.write.id}>
                <span>
                  {each.write.label}
                  {timeText(each.fields)}
                </span>
                <Button onClick={() => setOpen(each)}>Välj ny tid</Button>
                <Button onClick={() => saving.dismiss(each.write.id)}>Kasta</Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {open && (
        <LostBookingDialog
          {...choices}
          lost={open}
          onClose={() => setOpen(null)}
          onSaved={() => saving.dismiss(open.write.id)}
        />
      )}
    </>
  );
}

function LostBookingDialog({
  lost,
  onClose,
  onSaved,
  ...choices
}: Choices & {
  lost: LostBooking;
  onClose: () => void;
  onSaved: () => void;
}) {
  const former = useBooking(lost.isNew ? null : lost.id);
  if (!lost.isNew && former.kind === 'loading') return null;
  const entry = former.kind === 'ready' ? (former.data ?? undefined) : undefined;
  return (
    <BookingDialog
      {...choices}
      entry={entry}
      initial={lost.fields}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

/** The booking that a write was to create or change, if that is what it was. */
function lostIn(write: PendingWrite, workshopId: string): LostBooking[] {
  const parent = `workshops/${workshopId}/bookings/`;
  return write.changes.flatMap((change) => {
    if (!change.path.startsWith(parent) || change.kind === 'delete') return [];
    const fields = v.safeParse(typedFields, change.values);
    const id = change.path.slice(parent.length);
    const isNew = change.kind === 'create';
    return fields.success ? [{ write, id, isNew, fields: fields.output }] : [];
  });
}

function timeText({ startsAt = null, endsAt = null, isAllDay = false }: Partial<BookingFields>) {
  if (!startsAt) return '';
  return `, ${formatLongDay(dayOf(startsAt))} ${formatTimes({ startsAt, endsAt, isAllDay })}`;
}
