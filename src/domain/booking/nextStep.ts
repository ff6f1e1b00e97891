import type { Booking, BookingStatus } from './booking';
import { isLoan } from './loan';

/** A step from one status to another; `word` is short enough for a button on a card. */
export interface Step {
  status: BookingStatus;
  verb: string;
  word: string;
}

const steps: Partial<Record<BookingStatus, Step>> = {
  booked: { status: 'checkedIn', verb: 'Checka in', word: 'Checka in' },
  checkedIn: { status: 'inProgress', verb: 'Starta', word: 'Starta' },
  inProgress: { status: 'done', verb: 'Markera klar', word: 'Klar' },
  done: { status: 'pickedUp', verb: 'Markera hämtad', word: 'Hämtad' },
};

const handOut: Step = { status: 'inProgress', verb: 'Lämna ut', word: 'Lämna ut' };
const takeBack: Step = { status: 'done', verb: 'Ta tillbaka', word: 'Ta tillbaka' };

/** The steps of a loan car; each asks for the odometer and the fuel. */
const loanSteps: Partial<Record<BookingStatus, Step>> = {
  booked: handOut,
  checkedIn: takeBack,
  inProgress: takeBack,
};

/** True if the booking can still be called off: work that is done has been done, and a car that is out is to come back. */
export function canBeCalledOff(booking: Pick<Booking, 'status' | 'loan'>): boolean {
  const { status } = booking;
  if (isLoan(booking)) return status === 'booked';
  return status === 'booked' || status === 'checkedIn' || status === 'inProgress';
}

/** The usual next step of a booking; null when nothing usually follows. */
export function nextStep(booking: Pick<Booking, 'status' | 'loan'>): Step | null {
  return (isLoan(booking) ? loanSteps : steps)[booking.status] ?? null;
}
