import { type Booking, type BookingStatus, takesTime } from '@/domain/booking/booking';
import { lateText, loanLines, statusLabel } from '@/domain/booking/loan';
import { canBeCalledOff, nextStep } from '@/domain/booking/nextStep';
import { dayOf } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import styles from './BookingForm.module.css';

/** The status of a loan, its readings of the car at hand-out and return, and the buttons for the next steps. */
export function LoanStatus({
  booking,
  onHand,
  onCallOff,
}: {
  booking: Booking;
  onHand: () => void;
  onCallOff: (status: BookingStatus) => void;
}) {
  const now = new Date();
  const { loan, status } = booking;
  const step = nextStep(booking);
  const late = lateText(booking, now);
  return (
    <section className={styles.group} aria-label="Utlåning">
      <p>
        <b>{statusLabel(booking)}</b>
        {late && <strong className={styles.late}> {late}</strong>}
      </p>
      {loan && loan.outAt !== null && (
        <ul className={styles.parts}>
          {loanLines(loan, dayOf(now)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {step && (
          <Button kind="work" onClick={onHand}>
            {step.verb}
          </Button>
        )}
        {canBeCalledOff(booking) && (
          <Button onClick={() => onCallOff('cancelled')}>Avboka lånebilen</Button>
        )}
        {!takesTime({ status }) && <Button onClick={() => onCallOff('booked')}>Boka igen</Button>}
      </div>
    </section>
  );
}
