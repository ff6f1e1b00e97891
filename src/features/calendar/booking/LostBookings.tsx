import { useState } from 'react';
import * as v from 'valibot';
import { useBooking } from '@/data/bookings';
import type { PendingWrite } from '@/data/sync/journal';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import { bookingDocument, type BookingFields } from '@/domain/booking/booking';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { BookingDialog } from './BookingDialog';
import { formatDayAndTimes } from '@/domain/booking/bookingText';
import styles from './LostBookings.module.css';
import type { useBookingChoices } from './useBookingChoices';

type Choices = ReturnType<typeof useBookingChoices>;

const typedFields = v.partial(v.omit(bookingDocument, ['createdAt', 'updatedAt']));

/** A booking that the server refused, as a rule because somebody else came first to its time. */
interface LostBooking {
  /** The first, and what was changed in it before it was refused. */
  writes: PendingWrite[];
  label: string;
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
  const lost = together(refused.flatMap((write) => lostIn(write, workshop.id)));
  const dismiss = ({ writes }: LostBooking) => writes.forEach(({ id }) => saving.dismiss(id));

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
              <li key={each.id}>
                <span>
                  {each.label}
                  {timeText(each.fields)}
                </span>
                <Button onClick={() => setOpen(each)}>Välj ny tid</Button>
                <Button onClick={() => dismiss(each)}>Kasta</Button>
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
          onSaved={() => dismiss(open)}
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
  if (former.kind === 'failed') {
    return (
      <Dialog title="Bokningen kunde inte hämtas" onClose={onClose}>
        <p>Det du skrev ligger kvar. Försök igen när du har kontakt med servern.</p>
      </Dialog>
    );
  }
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
    if (!fields.success) return [];
    return [{ writes: [write], label: write.label, id, isNew, fields: fields.output }];
  });
}

/** One for each booking, with the latest that was typed in it. */
function together(lost: LostBooking[]): LostBooking[] {
  const byId = new Map<string, LostBooking>();
  for (const each of lost) {
    const earlier = byId.get(each.id);
    byId.set(each.id, {
      ...each,
      writes: [...(earlier?.writes ?? []), ...each.writes],
      isNew: each.isNew || (earlier?.isNew ?? false),
      fields: { ...earlier?.fields, ...each.fields },
    });
  }
  return [...byId.values()];
}

function timeText({ startsAt = null, endsAt = null, isAllDay = false }: Partial<BookingFields>) {
  if (!startsAt) return '';
  return `, ${formatDayAndTimes({ startsAt, endsAt, isAllDay })}`;
}
