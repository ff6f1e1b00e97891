import type { ContestedForm } from '@/components/useContested';
import type { Booking, BookingFields } from '@/domain/booking/booking';
import { labelOf } from '@/domain/booking/bookingLabel';
import type { BookingFormValues } from '@/domain/booking/bookingFormSchema';
import type { Names } from '@/domain/booking/bookingText';
import type { Entry } from '@/domain/values/live';
import { useBookingWrites } from './useBookingWrites';
import type { useTakenBack } from './useTakenBack';
import type { VisitPlan } from './useVisitPlan';

/** Saves the form of a new booking, or what the form has changed of one, without losing what others have changed. */
export function useBookingSave({
  names,
  opened,
  former,
  latest,
  contested,
  takenBack,
  visit,
}: {
  names: Names;
  opened: BookingFields;
  former: Entry<Booking> | undefined;
  latest: Entry<Booking> | null;
  contested: ContestedForm<Booking>;
  takenBack: ReturnType<typeof useTakenBack>;
  visit: VisitPlan;
}) {
  const { save, remove } = useBookingWrites(names);
  return {
    remove,
    save(form: BookingFormValues) {
      if (!former || !latest) return save(form, opened, former, latest, visit);
      const label = labelOf(former.data, names);
      const settled = contested.settled(form, former.data);
      settled.keepOthers(label);
      takenBack.keepNow(label, latest, form);
      // If another person's choice of a customer or vehicle is kept, no new one is added.
      const { customerId, newCustomer, vehicleId, newVehicle } = settled.draft;
      const added = {
        newCustomer: customerId === null ? newCustomer : null,
        newVehicle: vehicleId === null ? newVehicle : null,
      };
      const base = { ...former, data: settled.former };
      save({ ...settled.draft, ...added }, opened, base, latest, visit);
    },
  };
}
