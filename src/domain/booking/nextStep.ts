import type { Booking, BookingStatus } from './booking';

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

/** Whether the booking can still be called off: work that is done has been done. */
export function canBeCalledOff({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'booked' || status === 'checkedIn' || status === 'inProgress';
}

/** The usual next step of a booking; null when nothing usually follows. */
export function nextStep({ status }: Pick<Booking, 'status'>): Step | null {
  return steps[status] ?? null;
}
