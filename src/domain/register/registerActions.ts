import { changedAddress } from '@/domain/values/address';
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

/** Adds a customer; the undo makes it a removed customer. */
export function createCustomer(id: string, draft: CustomerDraft): RegisterAction {
  return {
    changes: [{ collection: 'customers', id, kind: 'create', values: newCustomer(draft) }],
    undo: [{ collection: 'customers', id, kind: 'update', values: removedCustomer }],
  };
}

/**
 * Writes the fields of a customer that differ; no changes when none do. The address is one field of the
 * document and several in the form: changes that other people made to it meanwhile, as far as `latest` has
 * them, are kept.
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
    changed.address = changedAddress(former.address, draft.address, latest.address);
  }
  return updateCustomer({ id, data: { ...former, address: latest.address } }, changed);
}

/** Removes a customer, and its id from its vehicles, which stay. */
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

/**
 * Blanks the details that tell who a customer was, without an undo. The vehicles go on naming the customer, so that the
 * history stays.
 */
export function anonymiseCustomer(entry: Kept<Customer>, reason: string): RegisterChange[] {
  return updateCustomer(entry, anonymisedCustomer(entry.data.kind, reason)).changes;
}

/** Adds a vehicle; the undo makes it a removed vehicle. */
export function createVehicle(id: string, draft: VehicleDraft): RegisterAction {
  return {
    changes: [{ collection: 'vehicles', id, kind: 'create', values: newVehicle(draft) }],
    undo: [{ collection: 'vehicles', id, kind: 'update', values: removedVehicle }],
  };
}

/**
 * Writes the fields of a vehicle that differ; with a new owner, the previous one becomes a former owner as of
 * `today`, `2026-11-20`.
 */
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

/** Writes `values` over a customer; the undo writes the former values back. */
export function updateCustomer(
  { id, data }: Kept<Customer>,
  values: Partial<CustomerFields>,
): RegisterAction {
  return writtenOver<CustomerFields>(data, values, (typed) => {
    return { collection: 'customers', id, kind: 'update', ...typed };
  });
}

/** Writes `values` over a vehicle; the undo writes the former values back. */
export function updateVehicle(
  { id, data }: Kept<Vehicle>,
  values: Partial<VehicleFields>,
): RegisterAction {
  return writtenOver<VehicleFields>(data, values, (typed) => {
    return { collection: 'vehicles', id, kind: 'update', ...typed };
  });
}

function writtenOver<T extends { status: string }>(
  former: T,
  values: Partial<T>,
  update: (typed: { values: Partial<T>; base?: Partial<T> }) => RegisterChange,
): RegisterAction {
  const written = (next: Partial<T>, base: Partial<T>) =>
    Object.keys(next).length > 0 ? [update({ values: next, ...baseOf(next, base) })] : [];
  const before = valuesBefore(former, values);
  return { changes: written(values, before), undo: written(before, values) };
}

/** The base of an update; left out if the update empties the record, of which not even the former values may remain. */
function baseOf<T>({ status }: { status?: string }, base: T): { base?: T } {
  return status === undefined || status === 'active' ? { base } : {};
}

/** Several actions as one. */
export function together(actions: readonly RegisterAction[]): RegisterAction {
  return {
    changes: actions.flatMap(({ changes }) => changes),
    undo: actions.flatMap(({ undo }) => undo),
  };
}
