import { flushSync } from 'react-dom';
import { type BookingStatus, bookingStatuses, bookingStatusLabels } from '@/domain/booking/booking';
import { nextStep } from '@/domain/booking/nextStep';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import styles from './BookingForm.module.css';

/** The status of a booking, and a button that takes the next step and saves at once. */
export function StatusField({
  status,
  onChange,
}: {
  status: BookingStatus;
  onChange: (status: BookingStatus) => void;
}) {
  const next = nextStep({ status, loan: null });
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
