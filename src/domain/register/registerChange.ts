import type { CustomerFields } from './customer';
import type { VehicleFields } from './vehicle';

/** One document of the register of customers and vehicles to be written. */
export type RegisterChange =
  | { collection: 'customers'; id: string; kind: 'create'; values: CustomerFields }
  | { collection: 'customers'; id: string; kind: 'update'; values: Partial<CustomerFields> }
  | { collection: 'vehicles'; id: string; kind: 'create'; values: VehicleFields }
  | { collection: 'vehicles'; id: string; kind: 'update'; values: Partial<VehicleFields> };

/** What somebody does to the register, and what takes it back. */
export interface RegisterAction {
  changes: RegisterChange[];
  undo: RegisterChange[];
}
