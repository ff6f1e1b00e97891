import { useState } from 'react';
import * as v from 'valibot';
import { useBooking } from '@/data/bookings/bookings';
import type { PendingWrite } from '@/data/sync/outbox';
import { useReach, useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { BookingFields } from '@/domain/booking/booking';
import { documentPath } from '@/domain/collections/documentPath';
import { withBase, type LostBooking, lostBookings } from '@/domain/booking/lostBookings';
import { fetchedOf, isGone } from '@/domain/values/live';
import { customerDocument } from '@/domain/register/customer';
import { vehicleDocument } from '@/domain/register/vehicle';
import { formatPhone } from '@/domain/values/phone';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { BookingDialog } from './BookingDialog';
import { dayOf } from '@/domain/time/swedishTime';
import { formatDayAndTimes } from '@/domain/booking/bookingText';
import styles from './LostBookings.module.css';
import type { useBookingChoices } from './useBookingChoices';
import type { Added } from '@/components/useWho';

type Choices = ReturnType<typeof useBookingChoices>;

const typedCustomer = v.pick(customerDocument, ['name', 'phones']);
const typedVehicle = v.pick(vehicleDocument, ['registrationNumber', 'make', 'model']);

/** The refused bookings; each can be opened again with the typed values and the next free times. */
export function LostBookings(choices: Choices) {
  const { refused } = useSavingState();
  const { saving } = useStore();
  const workshop = useWorkshop();
  const [open, setOpen] = useState<LostBooking | null>(null);
  const lost = lostBookings(refused, workshop.id);
  const dismiss = ({ writes }: LostBooking) => writes.forEach((id) => saving.dismiss(id));

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
                <Button onClick={() => dismiss(each)}>Släng</Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {open && (
        <LostBookingDialog
          {...choices}
          lost={open}
          added={addedFor(open, refused, workshop.id)}
          onClose={() => setOpen(null)}
          onSaved={() => dismiss(open)}
        />
      )}
    </>
  );
}

function LostBookingDialog({
  lost,
  added,
  onClose,
  onSaved,
  ...choices
}: Choices & {
  lost: LostBooking;
  added: Added;
  onClose: () => void;
  onSaved: () => void;
}) {
  const reach = useReach();
  const former = useBooking(lost.isNew ? null : lost.id);
  const latest = former.kind === 'ready' ? (former.data ?? undefined) : undefined;
  // An open form stays when its booking can no longer be read.
  const [entry, setEntry] = useState(latest);
  if (latest && latest !== entry) setEntry(latest);
  // Only a booking that is known to be removed becomes a new one.
  const isNew = lost.isNew || isGone(former, reach);
  const isKnown = isNew || entry !== undefined;
  if (!isKnown && fetchedOf(former, true, reach) === 'loading') return null;
  if (!isKnown) {
    return (
      <Dialog title="Bokningen kunde inte hämtas" onClose={onClose}>
        <p>Det du skrev ligger kvar. Försök igen när du har kontakt med servern.</p>
      </Dialog>
    );
  }
  return (
    <BookingDialog
      {...choices}
      // If somebody else has changed the same fields since the refusal, the form asks before it writes over them.
      entry={isNew ? undefined : entry && { ...entry, data: withBase(lost, entry.data) }}
      initial={lost.fields}
      part={lost.part}
      loanCarId={lost.loanCarId}
      added={added}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

/**
 * The new customer and vehicle of a booking, whether their creation was refused with this booking or with
 * another.
 */
function addedFor({ fields }: LostBooking, refused: PendingWrite[], workshopId: string): Added {
  const changes = refused.flatMap((write) => write.changes);
  function created(collection: 'customers' | 'vehicles', id: string | null | undefined) {
    const path = documentPath(workshopId, collection, String(id));
    const change = changes.find((each) => each.kind === 'create' && each.path === path);
    return change?.kind === 'create' ? change.values : undefined;
  }
  const customer = v.safeParse(typedCustomer, created('customers', fields.customerId));
  const vehicle = v.safeParse(typedVehicle, created('vehicles', fields.vehicleId));
  return {
    newCustomer: customer.success ? customerTexts(customer.output) : null,
    newVehicle: vehicle.success ? vehicleTexts(vehicle.output) : null,
  };
}

function customerTexts({ name, phones: [phone] }: v.InferOutput<typeof typedCustomer>) {
  return { name, phone: phone === undefined ? '' : formatPhone(phone) };
}

function vehicleTexts({ registrationNumber, make, model }: v.InferOutput<typeof typedVehicle>) {
  return { plate: registrationNumber, make: make ?? '', model: model ?? '' };
}

function timeText({ startsAt = null, endsAt = null, isAllDay = false }: Partial<BookingFields>) {
  if (!startsAt) return '';
  return `, ${formatDayAndTimes({ startsAt, endsAt, isAllDay }, dayOf(new Date()))}`;
}
