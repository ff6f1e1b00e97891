import {
  blankCustomer,
  newCustomer,
  type CustomerDraft,
  type CustomerFields,
} from '@/domain/register/customer';
import {
  blankVehicle,
  newVehicle,
  type VehicleDraft,
  type VehicleFields,
} from '@/domain/register/vehicle';

const customer: CustomerDraft = { ...blankCustomer, name: 'Anna Berg' };

const vehicle: VehicleDraft = { ...blankVehicle, registrationNumber: 'ABC123' };

/** A customer's document without its stamps: a private person with a name and otherwise empty fields. */
export function customerFields(values: Partial<CustomerFields> = {}): CustomerFields {
  return { ...newCustomer(customer), ...values };
}

/** A vehicle's document without its stamps: a plate and otherwise empty fields. */
export function vehicleFields(values: Partial<VehicleFields> = {}): VehicleFields {
  return { ...newVehicle(vehicle), ...values };
}
