import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import {
  anonymisedCustomer,
  type Customer,
  type CustomerDraft,
  type CustomerFields,
  newCustomer,
  removedCustomer,
} from './customer';
import type { RegisterAction, RegisterChange } from './registerChange';
import type { Kept } from './registerKeys';
import {
  changedOwner,
  newVehicle,
  removedVehicle,
  type Vehicle,
  type VehicleDraft,
  type VehicleFields,
} from './vehicle';

/** Adds a customer; undone, it is a removed one. */
export function createCustomer(id: string, draft: CustomerDraft): RegisterAction {
  return {
    changes: [{ collection: 'customers', id, kind: 'create', values: newCustomer(draft) }],
    undo: [{ collection: 'customers', id, kind: 'update', values: removedCustomer }],
  };
}

/**
 * Writes what differs in a customer; no changes when nothing does. The address is one field of the document and
 * several of the form: what others have changed in it meanwhile, as far as `latest` knows, is kept.
 */
export function changeCustomer(
  id: string,
  former: Customer,
  draft: CustomerDraft,
  latest = former,
): RegisterAction {
  const from: CustomerDraft = former;
  const changed = changedFields(from, draft);
  if (changed.address) {
    changed.address = { ...latest.address, ...changedFields(former.address, draft.address) };
  }
  return updateCustomer({ id, data: { ...former, address: latest.address } }, changed);
}

/** Removes a customer and takes it out of its vehicles, which stay. */
export function removeCustomer(
  entry: Kept<Customer>,
  vehicles: readonly Kept<Vehicle>[],
): RegisterAction {
  const without = (id: string | null) => (id === entry.id ? null : id);
  return together([
    updateCustomer(entry, removedCustomer),
    ...vehicles.map(({ id, data }) => {
      const { ownerId, payerId, driverId } = data;
      const people = { ownerId, payerId, driverId };
      const left = {
        ownerId: without(ownerId),
        payerId: without(payerId),
        driverId: without(driverId),
      };
      return updateVehicle({ id, data }, changedFields(people, left));
    }),
  ]);
}

/** Blanks what tells who a customer was; its vehicles go on naming it, and with them its history. */
export function anonymiseCustomer(entry: Kept<Customer>, reason: string): RegisterAction {
  return updateCustomer(entry, anonymisedCustomer(entry.data.kind, reason));
}

/** Adds a vehicle; undone, it is a removed one. */
export function createVehicle(id: string, draft: VehicleDraft): RegisterAction {
  return {
    changes: [{ collection: 'vehicles', id, kind: 'create', values: newVehicle(draft) }],
    undo: [{ collection: 'vehicles', id, kind: 'update', values: removedVehicle }],
  };
}

/** Writes what differs in a vehicle; a new owner makes the one before a former owner as of `today`, `2026-11-20`. */
export function changeVehicle(
  id: string,
  former: Vehicle,
  draft: VehicleDraft,
  today: string,
): RegisterAction {
  const from: Omit<VehicleFields, 'status'> = former;
  const to = { ...draft, ...changedOwner(former, draft.ownerId, today) };
  return updateVehicle({ id, data: former }, changedFields(from, to));
}

/** Removes a vehicle. */
export function removeVehicle(entry: Kept<Vehicle>): RegisterAction {
  return updateVehicle(entry, removedVehicle);
}

/** Writes `values` over a customer, and its own values back. */
export function updateCustomer(
  { id, data }: Kept<Customer>,
  values: Partial<CustomerFields>,
): RegisterAction {
  const update = (values: Partial<CustomerFields>): RegisterChange[] =>
    Object.keys(values).length > 0 ? [{ collection: 'customers', id, kind: 'update', values }] : [];
  return { changes: update(values), undo: update(valuesBefore(data, values)) };
}

/** Writes `values` over a vehicle, and its own values back. */
export function updateVehicle(
  { id, data }: Kept<Vehicle>,
  values: Partial<VehicleFields>,
): RegisterAction {
  const update = (values: Partial<VehicleFields>): RegisterChange[] =>
    Object.keys(values).length > 0 ? [{ collection: 'vehicles', id, kind: 'update', values }] : [];
  return { changes: update(values), undo: update(valuesBefore(data, values)) };
}

/** Several actions as one. */
export function together(actions: readonly RegisterAction[]): RegisterAction {
  return {
    changes: actions.flatMap(({ changes }) => changes),
    undo: actions.flatMap(({ undo }) => undo),
  };
}
