import { type CustomerDraft, newCustomer, removedCustomer } from '@/domain/register/customer';
import type { RegisterAction } from '@/domain/register/registerChange';
import { newVehicle, removedVehicle, type VehicleDraft } from '@/domain/register/vehicle';
import { listed } from '@/domain/values/listed';
import { same } from '@/domain/values/same';
import type { ImportMessage } from './importCells';
import { personalNumberWithheld } from './importCustomer';
import { joinedCustomer } from './importOwner';

/** A customer that rows are about: from the register, with an id, or from the file. */
export interface Owner {
  from: { id: string } | { draft: CustomerDraft };
  vehicles: VehicleDraft[];
}

export type ImportAdditions = ReturnType<typeof importAdditions>;

/** The customers and vehicles that an import adds; a customer has the id of the register or the first row of the file as its key. */
export function importAdditions() {
  const owners = new Map<string | number, Owner>();
  const ownerless: VehicleDraft[] = [];

  return {
    ownerAt: (key: string | number): Owner | undefined => owners.get(key),
    /** The owner with a key, who begins as `from`. */
    ownerOf(key: string | number, from: Owner['from']): Owner {
      const owner = owners.get(key) ?? { from, vehicles: [] };
      owners.set(key, owner);
      return owner;
    },
    addVehicle(vehicle: VehicleDraft, owner: Owner | null) {
      (owner?.vehicles ?? ownerless).push(vehicle);
    },
    /** Gives a vehicle that was added without an owner to one. */
    giveVehicle(vehicle: VehicleDraft, owner: Owner) {
      ownerless.splice(ownerless.indexOf(vehicle), 1);
      owner.vehicles.push(vehicle);
    },
    /** The numbers of customers and vehicles that the import adds. */
    totals() {
      const all = [...owners.values()];
      return {
        customers: all.filter(({ from }) => 'draft' in from).length,
        vehicles: all.reduce((sum, owner) => sum + owner.vehicles.length, ownerless.length),
      };
    },
    /** All writes of the import, each customer directly before its vehicles, and the writes that take the import back. */
    action(newId: () => string): RegisterAction {
      const action: RegisterAction = { changes: [], undo: [] };
      function addVehicles(drafts: VehicleDraft[], ownerId: string | null) {
        for (const draft of drafts) {
          const id = newId();
          const values = newVehicle({ ...draft, ownerId });
          action.changes.push({ collection: 'vehicles', id, kind: 'create', values });
          action.undo.push({ collection: 'vehicles', id, kind: 'update', values: removedVehicle });
        }
      }
      for (const { from, vehicles: drafts } of owners.values()) {
        const id = 'draft' in from ? newId() : from.id;
        if ('draft' in from) {
          const values = newCustomer(from.draft);
          action.changes.push({ collection: 'customers', id, kind: 'create', values });
          const removed = removedCustomer;
          action.undo.push({ collection: 'customers', id, kind: 'update', values: removed });
        }
        addVehicles(drafts, id);
      }
      addVehicles(ownerless, null);
      return action;
    },
  };
}

/** Adds the details of a row to the card of its owner, and tells what the card has no field for. */
export function joinOwner(
  owner: Owner,
  customer: CustomerDraft,
): { isMore: boolean; notes: ImportMessage[] } {
  if (!('draft' in owner.from)) return { isMore: false, notes: [] };
  const before = owner.from.draft;
  const { customer: draft, beside, isNoted, withheld } = joinedCustomer(before, customer);
  owner.from = { draft };
  const where = isNoted ? 'Det står i kundens anteckning.' : 'Det kommer inte med.';
  const told = [
    ...(beside.length > 0
      ? [`Kortet rymmer inte ${listed(beside)} på den här raden. ${where}`]
      : []),
    ...(withheld ? [personalNumberWithheld] : []),
  ];
  return {
    isMore: !same(draft, before),
    notes: told.map((message) => ({ column: 'Kund', message })),
  };
}
