import { parse } from 'valibot';
import { useBookingRecords } from '@/data/bookings';
import type { Entry } from '@/domain/values/live';
import { useRegisterWrites } from '@/data/register/registerWrites';
import {
  type Booking,
  bookingDraft,
  type BookingFields,
  rescheduled,
} from '@/domain/booking/booking';
import { changedFields } from '@/domain/values/changedFields';
import type { CustomerDraft } from '@/domain/register/customer';
import { createCustomer, createVehicle, together } from '@/domain/register/registerActions';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { VehicleDraft } from '@/domain/register/vehicle';
import { useToast } from '@/ui/ToastContext';
import type { BookingFormValues } from '@/domain/booking/bookingFormSchema';
import { formatDayAndTimes, type Names } from '@/domain/booking/bookingText';

/** Saves and removes bookings, together with what they add to the register; each is said with a way back. */
export function useBookingWrites(names: Names) {
  const records = useBookingRecords();
  const register = useRegisterWrites();
  const toast = useToast();

  /** Adds what is not in the register yet; the ids of what the booking is about, and what takes it back. */
  function addToRegister({ newCustomer, newVehicle, ...draft }: BookingFormValues, label: string) {
    const customerId = newCustomer ? register.newId() : draft.customerId;
    const vehicleId = newVehicle ? register.newId() : draft.vehicleId;
    const { changes, undo } = together([
      ...(newCustomer && customerId
        ? [createCustomer(customerId, { ...unknownCustomer, ...newCustomer })]
        : []),
      ...(newVehicle && vehicleId
        ? [createVehicle(vehicleId, { ...unknownVehicle, ...newVehicle, ownerId: customerId })]
        : []),
    ]);
    if (changes.length > 0) void register.write(label, changes);
    return {
      ids: { customerId, vehicleId },
      undo: () => undo.length > 0 && void register.write(label, undo),
    };
  }

  return {
    /** Adds a booking, or writes over `latest` what differs from `former`, so that what others changed meanwhile is kept. */
    save(
      form: BookingFormValues,
      opened: BookingFields,
      former: Entry<Booking> | undefined,
      latest: Entry<Booking> | null,
    ) {
      const label = labelOf(form, names);
      const added = addToRegister(form, label);
      const draft = parse(bookingDraft, form);
      const fields = { ...opened, ...draft, status: form.status, ...added.ids };
      if (former && latest) {
        const { startsAt, endsAt, isAllDay } = fields;
        const changed = changedFields(former.data, { ...former.data, ...fields });
        const isMoved = 'startsAt' in changed || 'endsAt' in changed || 'isAllDay' in changed;
        const after = rescheduled(latest.data, {
          ...latest.data,
          ...changed,
          // Half of one time and half of another is one that nobody has chosen.
          ...(isMoved && { startsAt, endsAt, isAllDay }),
        });
        if (Object.keys(changedFields(latest.data, after)).length === 0) return;
        records.change(label, former.id, latest.data, after);
        const isOff = after.status === 'cancelled' && latest.data.status !== 'cancelled';
        toast(`${label} är ${isOff ? 'avbokad' : 'ändrad'}.`, () => {
          records.change(label, former.id, after, latest.data);
          added.undo();
        });
        return;
      }
      // One that somebody removed while it was open is created again as itself.
      const id = former?.id ?? records.newId();
      records.create(label, id, fields);
      toast(`${label} är sparad${whenText(fields, names)}.`, () => {
        records.remove(label, id, fields);
        added.undo();
      });
    },
    remove({ id, data }: Entry<Booking>) {
      const label = labelOf(data, names);
      records.remove(label, id, data);
      toast(`${label} är borttagen.`, () => records.create(label, id, data));
    },
  };
}

/** What a booking is called in messages, by its car or its customer. */
export function labelOf(
  booking: Pick<BookingFields, 'customerId' | 'vehicleId'> & Partial<BookingFormValues>,
  { register }: Names,
): string {
  const known = register.kind === 'ready' ? register : undefined;
  const vehicle = booking.newVehicle ?? known?.vehicles.get(booking.vehicleId ?? '')?.data;
  const customer = booking.newCustomer ?? known?.customers.get(booking.customerId ?? '')?.data;
  const name = vehicle ? formatRegistrationNumber(vehicle.registrationNumber) : customer?.name;
  return name ? `Bokningen ${name}` : 'Bokningen';
}

function whenText(booking: BookingFields, names: Names): string {
  const { startsAt, resourceId, staffId } = booking;
  if (!startsAt) return ' bland de ej planerade';
  const parts = [
    formatDayAndTimes(booking),
    names.resources.get(resourceId ?? '')?.data.name,
    names.staff.get(staffId ?? '')?.data.name,
  ];
  return `: ${parts.filter(Boolean).join(', ')}`;
}

const unknownCustomer: CustomerDraft = {
  kind: 'private',
  name: '',
  organisationNumber: null,
  reference: null,
  paymentDays: null,
  phones: [],
  email: null,
  address: { street: null, postcode: null, city: null },
  notes: null,
  tags: [],
};

const unknownVehicle: VehicleDraft = {
  registrationNumber: '',
  make: null,
  model: null,
  year: null,
  vin: null,
  fuel: null,
  odometerKm: null,
  firstMonth: null,
  notes: null,
  ownerId: null,
  payerId: null,
  driverId: null,
};
