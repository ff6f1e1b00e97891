import { newCustomer, type CustomerDraft, type CustomerFields } from '@/domain/register/customer';
import { newVehicle, type VehicleDraft, type VehicleFields } from '@/domain/register/vehicle';

const customer: CustomerDraft = {
  kind: 'private',
  name: 'Anna Berg',
  organisationNumber: null,
  reference: null,
  paymentDays: null,
  phones: [],
  email: null,
  address: { street: null, postcode: null, city: null },
  notes: null,
  tags: [],
};

const vehicle: VehicleDraft = {
  registrationNumber: 'ABC123',
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

/** A customer's document without its stamps: a private person with a name and otherwise empty fields. */
export function customerFields(values: Partial<CustomerFields> = {}): CustomerFields {
  return { ...newCustomer(customer), ...values };
}

/** A vehicle's document without its stamps: a plate and otherwise empty fields. */
export function vehicleFields(values: Partial<VehicleFields> = {}): VehicleFields {
  return { ...newVehicle(vehicle), ...values };
}
