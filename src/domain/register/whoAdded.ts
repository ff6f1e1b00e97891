import { blankCustomer, type CustomerDraft } from './customer';
import { createCustomer, createVehicle, together } from './registerActions';
import { blankVehicle, type VehicleDraft } from './vehicle';

/** The vehicle and the customer of a form: in the register, or new and to be added to it. */
interface TypedWho {
  customerId: string | null;
  vehicleId: string | null;
  newCustomer: Pick<CustomerDraft, 'name' | 'phones'> | null;
  newVehicle: Pick<VehicleDraft, 'registrationNumber' | 'make' | 'model'> | null;
}

/**
 * The values of a form with the ids of the customer and vehicle that it adds, and what adds them; a form that is saved
 * again already has them.
 */
export function withAdded<T extends TypedWho>(
  { newCustomer, newVehicle, ...form }: T,
  newId: () => string,
) {
  const customerId = form.customerId ?? (newCustomer ? newId() : null);
  const vehicleId = form.vehicleId ?? (newVehicle ? newId() : null);
  const added = together([
    ...(newCustomer && customerId
      ? [createCustomer(customerId, { ...blankCustomer, ...newCustomer })]
      : []),
    ...(newVehicle && vehicleId
      ? [createVehicle(vehicleId, { ...blankVehicle, ...newVehicle, ownerId: customerId })]
      : []),
  ]);
  return { draft: { ...form, customerId, vehicleId }, added };
}
