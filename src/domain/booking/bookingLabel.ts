import { customerNow } from '@/domain/register/customerNow';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { BookingFields } from './booking';
import type { BookingFormValues } from './bookingFormSchema';
import type { Names } from './bookingText';

/** The name of a booking in messages, by its vehicle or its customer. */
export function labelOf(
  booking: Pick<BookingFields, 'customerId' | 'vehicleId'> &
    Partial<BookingFormValues & Pick<BookingFields, 'loan'>>,
  { register }: Names,
): string {
  const known = register.kind === 'ready' ? register : undefined;
  const vehicle = booking.newVehicle ?? known?.vehicles.get(booking.vehicleId ?? '')?.data;
  const customer = booking.newCustomer ?? customerNow(register, booking.customerId)?.data;
  const name = vehicle ? formatRegistrationNumber(vehicle.registrationNumber) : customer?.name;
  if (booking.loan) return name ? `Lånebilen till ${name}` : 'Lånebilen';
  return name ? `Bokningen ${name}` : 'Bokningen';
}
