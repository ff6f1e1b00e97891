import { useState } from 'react';
import type { Entry } from '@/domain/values/live';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { canWrite } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { Dialog } from '@/ui/dialogs/Dialog';
import { BookingForm } from './BookingForm';
import { BookingSummary } from './BookingSummary';
import type { useBookingChoices } from './useBookingChoices';
import { useTypedAhead } from './useTypedAhead';
import type { Added } from '@/components/useWho';

/**
 * Adds a booking, or changes, cancels or removes `entry`; `initial` has the values of a new booking's fields,
 * `added` the customer and vehicle to add for it, `part` a part and `loanCarId` a loan car to add to its visit. People who may not change bookings see a summary.
 */
export function BookingDialog({
  fetched,
  choices,
  entry,
  initial,
  added,
  part = null,
  loanCarId,
  onClose,
  onSaved,
}: ReturnType<typeof useBookingChoices> & {
  entry?: Entry<Booking> | undefined;
  initial?: Partial<BookingFields> | undefined;
  added?: Added | undefined;
  part?: Partial<BookingFields> | null;
  loanCarId?: string | null | undefined;
  onClose: () => void;
  onSaved?: () => void;
}) {
  const { role } = useWorkshop();
  // A person who loses the right to write while the dialog is open keeps the form and what was typed.
  const [mayWrite] = useState(canWrite(role));
  const typed = useTypedAhead(fetched === 'loading' && mayWrite);

  if (fetched === 'failed') {
    return (
      <Dialog title="Bokning" onClose={onClose}>
        <Alert kind="trouble">
          <p>Det gick inte att hämta verkstadens tjänster, platser och öppettider.</p>
        </Alert>
      </Dialog>
    );
  }
  if (fetched === 'unfetched' && choices === null) {
    return (
      <Dialog title="Bokning" onClose={onClose}>
        <p>Ej hämtat än: du är offline. En bokning behöver verkstadens öppettider.</p>
      </Dialog>
    );
  }
  // The choices are usually on the device already, and a form that changes while somebody types is worse than
  // a short wait.
  if (fetched === 'loading' || choices === null) return null;
  if (!mayWrite) {
    return entry ? <BookingSummary entry={entry} names={choices.names} onClose={onClose} /> : null;
  }
  return (
    <BookingForm
      entry={entry}
      initial={initial}
      added={added}
      part={part}
      loanCarId={loanCarId}
      choices={choices}
      typed={typed}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
