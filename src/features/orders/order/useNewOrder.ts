import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFollowUpChoice } from '@/components/followups/useFollowUpChoice';
import { useCheckIn } from '@/components/useCheckIn';
import { useNames } from '@/components/useNames';
import { useWho, type Who } from '@/components/useWho';
import { readWho } from '@/components/WhoFields';
import { workOrderPath } from '@/dashboardPaths';
import { usePhotoRecords } from '@/data/orders/photos';
import type { Booking } from '@/domain/booking/booking';
import type { NewOrderForm } from '@/domain/order/checkInForm';
import type { TakenPhoto } from '@/domain/photo/photo';
import type { Entry } from '@/domain/values/live';
import { textOf } from '@/ui/behaviour/textOf';
import { readFacts } from './FactsFields';

/** Holds the state of a form that checks in a car, of a booking or without one; `save` makes the order and leads to it. */
export function useNewOrder(
  booking: Entry<Booking> | null,
  given: Pick<Who, 'customerId' | 'vehicleId'>,
) {
  const { register, today } = useNames();
  const navigate = useNavigate();
  const { checkIn, groupOf, hasNumber } = useCheckIn({ takesNumbers: true });
  const [who, setWho] = useWho(given, undefined);
  const followUps = useFollowUpChoice(who.vehicleId, booking?.data.followUpIds ?? []);
  const photoRecords = usePhotoRecords();
  const [photos, setPhotos] = useState<readonly TakenPhoto[]>([]);
  const [damages, setDamages] = useState<Record<string, string>>({});
  const [isReplacing, setIsReplacing] = useState(false);

  return {
    hasNumber,
    today,
    who,
    followUps,
    photos,
    setPhotos,
    damages,
    setDamages,
    isReplacing,
    setIsReplacing,
    group: booking ? groupOf(booking.data) : 'workshop',
    vehicle: register.kind === 'ready' ? register.vehicles.get(who.vehicleId ?? '') : undefined,
    // The follow-ups that the booking has taken up come with it.
    isWaiting: followUps.isLoading && (booking?.data.followUpIds.length ?? 0) > 0,
    changeWho(next: Who) {
      // The answer was about the odometer of the former car.
      if (next.vehicleId !== who.vehicleId) setIsReplacing(false);
      setWho(next);
    },
    read: (data: FormData) => ({
      ...readFacts(data),
      group: textOf(data, 'group'),
      ...readWho(data, who),
    }),
    save(typed: NewOrderForm) {
      const taken = followUps.ticked;
      const left = followUps.shown.filter(
        (each) => each.data.bookingId === booking?.id && !taken.includes(each),
      );
      const id = checkIn(typed, booking, { taken, left }, damages, isReplacing);
      if (id === null) return;
      for (const photo of photos) photoRecords.add(id, photo);
      void navigate(workOrderPath(id), { replace: true });
    },
  };
}
