import { useBookingRecords } from '@/data/bookings';
import type { Entry } from '@/domain/values/live';
import { type Booking, type BookingFields, isSameTime } from '@/domain/booking/booking';
import { bookingChange } from '@/domain/booking/bookingChange';
import { changeText, whenText } from '@/domain/booking/changeText';
import { valuesBefore } from '@/domain/values/changedFields';
import { customerNow } from '@/domain/register/customerNow';
import type { CustomerDraft } from '@/domain/register/customer';
import { createCustomer, createVehicle, together } from '@/domain/register/registerActions';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { VehicleDraft } from '@/domain/register/vehicle';
import { bookingPath } from '@/paths';
import { useToast } from '@/ui/ToastContext';
import type { BookingFormValues } from '@/domain/booking/bookingFormSchema';
import type { Names } from '@/domain/booking/bookingText';
import { confirmationLink } from './confirmationLink';

/**
 * Saves and removes bookings, each in one write with the customer and vehicle that it adds; a toast offers an
 * undo.
 */
export function useBookingWrites(names: Names) {
  const records = useBookingRecords();
  const toast = useToast();

  return {
    /**
     * Adds a booking, or writes over `latest` the fields that differ from `former`, so that changes by other
     * people are kept.
     */
    save(
      form: BookingFormValues,
      opened: BookingFields,
      former: Entry<Booking> | undefined,
      latest: Entry<Booking> | null,
    ) {
      const label = labelOf(form, names);
      const { draft, added } = withAdded(form, records.newId);
      const fields = { ...opened, ...draft };
      if (former && latest) {
        const { id } = former;
        const values = bookingChange(former.data, fields, latest.data);
        if (Object.keys(values).length === 0) return;
        records.change(label, id, latest.data, values, added.changes, former.data);
        const after = { ...latest.data, ...values };
        toast(
          `${label} ${changeText(latest.data, after, names)}.`,
          () => records.change(label, id, after, valuesBefore(latest.data, values), added.undo),
          bookingPath(id),
          isSameTime(latest.data, after)
            ? undefined
            : confirmationLink(id, after, names, form.newCustomer),
        );
        return;
      }
      // A booking that was removed while its form was open is created again under the same id.
      const id = former?.id ?? records.newId();
      records.create(label, id, fields, added.changes);
      toast(
        `${label} är sparad${fields.startsAt ? whenText(fields, names) : ' bland de ej planerade'}.`,
        () => records.remove(label, id, fields, added.undo),
        bookingPath(id),
        confirmationLink(id, fields, names, form.newCustomer),
      );
    },
    remove({ id, data }: Entry<Booking>) {
      const label = labelOf(data, names);
      records.remove(label, id, data);
      toast(`${label} är borttagen${whenText(data, names)}.`, () =>
        records.create(label, id, data),
      );
    },
  };
}

/** The name of a booking in messages, by its vehicle or its customer. */
export function labelOf(
  booking: Pick<BookingFields, 'customerId' | 'vehicleId'> & Partial<BookingFormValues>,
  { register }: Names,
): string {
  const known = register.kind === 'ready' ? register : undefined;
  const vehicle = booking.newVehicle ?? known?.vehicles.get(booking.vehicleId ?? '')?.data;
  const customer = booking.newCustomer ?? customerNow(register, booking.customerId)?.data;
  const name = vehicle ? formatRegistrationNumber(vehicle.registrationNumber) : customer?.name;
  return name ? `Bokningen ${name}` : 'Bokningen';
}

/**
 * The booking of a form with the ids of the customer and vehicle that it adds; a booking that is saved again
 * already has them.
 */
function withAdded({ newCustomer, newVehicle, ...form }: BookingFormValues, newId: () => string) {
  const customerId = form.customerId ?? (newCustomer ? newId() : null);
  const vehicleId = form.vehicleId ?? (newVehicle ? newId() : null);
  const added = together([
    ...(newCustomer && customerId
      ? [createCustomer(customerId, { ...unknownCustomer, ...newCustomer })]
      : []),
    ...(newVehicle && vehicleId
      ? [createVehicle(vehicleId, { ...unknownVehicle, ...newVehicle, ownerId: customerId })]
      : []),
  ]);
  return { draft: { ...form, customerId, vehicleId }, added };
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
