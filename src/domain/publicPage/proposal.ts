import { type BookedService, type BookingFields, newBooking } from '@/domain/booking/booking';
import type { CalendarEntry } from '@/domain/booking/bookingText';
import { blankCustomer, type Customer } from '@/domain/register/customer';
import { findDuplicates } from '@/domain/register/duplicates';
import type { RegisterIndex } from '@/domain/register/registerIndex';
import { createCustomer, createVehicle, together } from '@/domain/register/registerActions';
import type { RegisterChange } from '@/domain/register/registerChange';
import { blankVehicle, type Vehicle } from '@/domain/register/vehicle';
import { ownerOf } from '@/domain/register/whoOptions';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { askedServices, type BookingRequest, requestStatusLabels } from './request';

/** The people and the car of the register that a request may be about. */
export interface Proposal {
  vehicle: Entry<Vehicle> | null;
  /** The customers to choose between, the likeliest first; none for somebody new. */
  customers: Entry<Customer>[];
  /** The likeliest customer; null for a new one. */
  customerId: string | null;
  /** False where the register says two things, so that a person must choose. */
  isClear: boolean;
}

/**
 * The customer and the car that fit a request by telephone, e-mail address and plate. Someone else may drive a known car, so its owner
 * is only proposed when a telephone or an address agrees.
 */
export function proposalFor(
  { plate, phone, email }: Pick<BookingRequest, 'plate' | 'phone' | 'email'>,
  index: RegisterIndex<Entry<Customer>, Entry<Vehicle>>,
): Proposal {
  const found = findDuplicates(index, {
    ...(plate !== null && { registrationNumber: plate }),
    phones: phone === null ? [] : [phone],
    email,
  });
  const known = found.customers
    .map(({ entry }) => entry)
    .filter(({ data }) => data.status === 'active');
  const [vehicle = null] = found.vehicles.filter(({ data }) => data.status === 'active');
  const ownerId = vehicle && ownerOf(vehicle, index.customers);
  const owner = index.customers.get(ownerId ?? '');
  const likely = known.find(({ id }) => id === ownerId) ?? known[0] ?? null;
  const others = [...known, ...(owner?.data.status === 'active' ? [owner] : [])];
  const customers = likely ? [likely, ...others] : others;
  const isOwner = ownerId === null || likely?.id === ownerId;
  return {
    vehicle,
    customers: customers.filter(
      ({ id }, at) => customers.findIndex((each) => each.id === id) === at,
    ),
    customerId: likely?.id ?? null,
    isClear: (isOwner || vehicle === null) && (known.length < 2 || likely?.id === ownerId),
  };
}

/** The time that a request holds, as a booking that is not there yet. */
export function asBooking({ id, data }: Entry<BookingRequest>): CalendarEntry {
  const { resourceId, startsAt, endsAt, createdAt, updatedAt, plate, name, status } = data;
  const asked = {
    plate: plate === null ? null : formatRegistrationNumber(plate),
    name,
    status: requestStatusLabels[status],
  };
  const booking = newBooking({ resourceId, startsAt, endsAt, services: bookedServices(data) });
  return { id, data: { ...booking, createdAt, updatedAt }, pending: false, asked };
}

function bookedServices(request: BookingRequest): BookedService[] {
  return askedServices(request).map(({ id, name, minutes, priceOre, vatRate }) => ({
    serviceId: id,
    name,
    minutes,
    priceOre,
    vatRate,
  }));
}

/** The time and place of a request, or those that are agreed upon instead. */
export type PlacedTime = Pick<BookingRequest, 'resourceId' | 'startsAt' | 'endsAt'>;

/**
 * The booking that a request becomes, and the customer and car that are added for it; a null `customerId` adds one. Their ids are that of
 * the request, so that two devices add the same. A service keeps the price that the visitor saw.
 */
export function takenInAs(
  { id, data }: Entry<BookingRequest>,
  { vehicle }: Pick<Proposal, 'vehicle'>,
  customerId: string | null,
  { resourceId, startsAt, endsAt }: PlacedTime = data,
): { booking: BookingFields; added: RegisterChange[] } {
  const { plate, name, phone, email, message, visitId } = data;
  const who = { customerId: customerId ?? id, vehicleId: vehicle?.id ?? id };
  const phones = phone === null ? [] : [phone];
  const added = together([
    ...(customerId === null
      ? [createCustomer(id, { ...blankCustomer, name: name ?? '', phones, email })]
      : []),
    ...(vehicle === null
      ? [
          createVehicle(id, {
            ...blankVehicle,
            registrationNumber: plate ?? '',
            ownerId: who.customerId,
          }),
        ]
      : []),
  ]);
  return {
    booking: newBooking({
      ...who,
      services: bookedServices(data),
      resourceId,
      startsAt,
      endsAt,
      message,
      visitId,
    }),
    added: added.changes,
  };
}
