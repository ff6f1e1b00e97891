import type { CustomerFields } from './customer';
import type { VehicleFields } from './vehicle';

/**
 * The write of one document of the register of customers and vehicles; `base` are the values that a change was typed
 * over, and missing when a record is emptied, whoever has changed it.
 */
export type RegisterChange =
  | { collection: 'customers'; id: string; kind: 'create'; values: CustomerFields }
  | {
      collection: 'customers';
      id: string;
      kind: 'update';
      values: Partial<CustomerFields>;
      base?: Partial<CustomerFields>;
    }
  | { collection: 'vehicles'; id: string; kind: 'create'; values: VehicleFields }
  | {
      collection: 'vehicles';
      id: string;
      kind: 'update';
      values: Partial<VehicleFields>;
      base?: Partial<VehicleFields>;
    };

/** Changes to the register, and the changes that undo them. */
export interface RegisterAction {
  changes: RegisterChange[];
  undo: RegisterChange[];
}
