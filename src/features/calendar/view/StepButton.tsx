import type { Booking } from '@/domain/booking/booking';
import type { BookingText } from '@/domain/booking/bookingText';
import { nextStep } from '@/domain/booking/nextStep';
import type { Entry } from '@/domain/values/live';
import styles from './StepButton.module.css';

/**
 * A button that takes the usual next step of a booking, in an element of `useBookingCards`; nothing when no step
 * usually follows.
 */
export function StepButton({
  entry: { id, data },
  text: { plate, customer },
}: {
  entry: Entry<Booking>;
  text: Pick<BookingText, 'plate' | 'customer'>;
}) {
  const step = nextStep(data);
  if (!step) return null;
  return (
    <button
      type="button"
      data-step-of={id}
      className={styles.step}
      aria-label={`${step.verb} ${plate ?? customer ?? ''}`.trim()}
    >
      {step.word}
    </button>
  );
}
