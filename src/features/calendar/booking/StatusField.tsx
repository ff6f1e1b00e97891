import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useOrdersOfBooking } from '@/data/orders/orders';
import {
  type Booking,
  type BookingStatus,
  bookingStatuses,
  bookingStatusLabels,
} from '@/domain/booking/booking';
import { nextStep } from '@/domain/booking/nextStep';
import { type Entry, entriesOf } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './BookingForm.module.css';

/**
 * The status of a booking, and a button that takes the next step and saves at once. That of a booking with a work order
 * follows the order.
 */
export function StatusField({
  booking,
  status,
  onChange,
}: {
  booking: Entry<Booking> | null;
  status: BookingStatus;
  onChange: (status: BookingStatus) => void;
}) {
  const orders = entriesOf(useOrdersOfBooking(booking?.id ?? null));
  const next = nextStep({ status, loan: null });
  if (booking && orders.some(({ data }) => data.stage !== 'cancelled')) {
    return <FollowedStatus status={booking.data.status} />;
  }
  return (
    <div className={styles.status}>
      <SelectField
        label="Status"
        name="status"
        value={status}
        onChange={({ target }) =>
          onChange(bookingStatuses.find((each) => each === target.value) ?? status)
        }
        options={bookingStatuses.map((each) => [each, bookingStatusLabels[each]])}
      />
      {next && (
        <Button
          onClick={({ currentTarget: { form } }) => {
            // The form must have the new status before it is submitted.
            flushSync(() => onChange(next.status));
            form?.requestSubmit();
          }}
        >
          {next.verb}
        </Button>
      )}
    </div>
  );
}

/** The status of a booking that follows its order; it takes the focus of the field that stood here until that was known. */
function FollowedStatus({ status }: { status: BookingStatus }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <p ref={text} tabIndex={-1}>
      <strong>{bookingStatusLabels[status]}</strong> (följer arbetsordern)
    </p>
  );
}
