import { useFollowUpChoice } from '@/components/followups/useFollowUpChoice';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { withNotes } from '@/domain/order/followUpText';
import type { Entry } from '@/domain/values/live';

/** Holds which follow-ups of the chosen car the form of a booking takes up; null for a form without a car. */
export function useBookingFollowUps(
  opened: BookingFields,
  former: Entry<Booking> | undefined,
  vehicleId: string | null,
) {
  const isSameCar = vehicleId === opened.vehicleId;
  const stored = former?.data.followUpIds ?? [];
  const asked = isSameCar ? opened.followUpIds : [];
  const choice = useFollowUpChoice(vehicleId, asked, isSameCar ? stored : []);
  const added = choice.ticked.filter(({ id }) => !stored.includes(id));
  return {
    choice,
    /** The typed note with what is taken up from now on. */
    inNote: (note: string) =>
      withNotes(
        note,
        added.map(({ data }) => data),
      ),
    // A new booking waits for the follow-ups that it is made for, so that it takes them up even if it is saved at once.
    waitsFor:
      !former && asked.length > 0 && choice.isLoading ? 'Hämtar uppföljningar …' : undefined,
  };
}
