import type { Entry } from '@/domain/values/live';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { canWrite } from '@/domain/workshop/member';
import { Alert } from '@/ui/Alert';
import { Dialog } from '@/ui/Dialog';
import { BookingForm } from './BookingForm';
import { BookingSummary } from './BookingSummary';
import type { useBookingChoices } from './useBookingChoices';
import { useTypedAhead } from './useTypedAhead';
import type { Added } from './WhoFields';

/**
 * Adds a booking, or changes, cancels or removes `entry`; `initial` is what is filled in from the beginning, with
 * what was `added` to the register for it. Those who may not change bookings are shown what there is.
 */
export function BookingDialog({
  fetched,
  choices,
  entry,
  initial,
  added,
  onClose,
  onSaved,
}: ReturnType<typeof useBookingChoices> & {
  entry?: Entry<Booking> | undefined;
  initial?: Partial<BookingFields> | undefined;
  added?: Added | undefined;
  onClose: () => void;
  onSaved?: () => void;
}) {
  const { role } = useWorkshop();
  const typed = useTypedAhead(fetched === 'loading' && canWrite(role));

  if (fetched === 'failed') {
    return (
      <Dialog title="Bokning" onClose={onClose}>
        <Alert kind="trouble">
          <p>Det gick inte att hämta verkstadens tjänster, resurser och öppettider.</p>
        </Alert>
      </Dialog>
    );
  }
  // They are on the device as a rule, and a form that fills up while somebody types is worse than none.
  if (fetched === 'loading' || choices === null) return null;
  if (!canWrite(role)) {
    return entry ? (
      <BookingSummary booking={entry.data} names={choices.names} onClose={onClose} />
    ) : null;
  }
  return (
    <BookingForm
      entry={entry}
      initial={initial}
      added={added}
      choices={choices}
      typed={typed}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
