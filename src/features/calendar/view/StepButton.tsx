import type { Booking, BookingStatus } from '@/domain/booking/booking';
import type { BookingText } from '@/domain/booking/bookingText';
import { nextStep } from '@/domain/booking/nextStep';
import styles from './StepButton.module.css';

/** A button that takes the usual next step of a booking; nothing when no step usually follows. */
export function StepButton({
  booking,
  text: { plate, customer },
  onStep,
}: {
  booking: Booking;
  text: Pick<BookingText, 'plate' | 'customer'>;
  onStep: (status: BookingStatus) => void;
}) {
  const step = nextStep(booking);
  if (!step) return null;
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={`${step.verb} ${plate ?? customer ?? ''}`.trim()}
      onClick={() => onStep(step.status)}
    >
      {step.word}
    </button>
  );
}
