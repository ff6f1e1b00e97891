import type { Customer, CustomerFields } from '@/domain/register/customer';
import type { Kept } from '@/domain/register/registerKeys';
import { indexRegister } from '@/domain/register/registerIndex';
import type { Vehicle, VehicleFields } from '@/domain/register/vehicle';
import { customerFields, vehicleFields } from './customers';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };

/** A customer as read from the register. */
export function keptCustomer(
  id: string,
  values: Partial<CustomerFields> = {},
  updatedAt = new Date(0),
): Kept<Customer> {
  return { id, data: { ...customerFields(values), ...stamps, updatedAt } };
}

/** A vehicle as read from the register. */
export function keptVehicle(
  id: string,
  values: Partial<VehicleFields> = {},
  updatedAt = new Date(0),
): Kept<Vehicle> {
  return { id, data: { ...vehicleFields(values), ...stamps, updatedAt } };
}

/** The search index of a register with these customers and vehicles. */
export function indexOf(customers: Kept<Customer>[], vehicles: Kept<Vehicle>[] = []) {
  return indexRegister(
    new Map(customers.map((entry) => [entry.id, entry])),
    new Map(vehicles.map((entry) => [entry.id, entry])),
  );
}
