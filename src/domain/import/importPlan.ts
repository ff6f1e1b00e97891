import { type CustomerDraft, newCustomer, removedCustomer } from '@/domain/register/customer';
import type { RowPlace } from './customerGroups';
import { personalNumberWithheld } from './importCustomer';
import { joinedCustomer } from './importOwner';
import type { ImportRow } from './importRows';
import type { RegisterAction } from '@/domain/register/registerChange';
import { listed } from '@/domain/values/listed';
import {
  foldRegistrationNumber,
  formatRegistrationNumber,
} from '@/domain/values/registrationNumber';
import { tagSpeller } from '@/domain/values/tags';
import {
  newVehicle,
  removedVehicle,
  type Vehicle,
  type VehicleDraft,
} from '@/domain/register/vehicle';

/**
 * The ways an import treats a row about a known customer: it adds only the vehicle, skips the row, or adds
 * everything.
 */
export const duplicateChoices = ['attach', 'skip', 'create'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** A row and its outcome; `attach` adds the vehicle to a customer who already exists. */
export interface PlannedRow extends ImportRow {
  outcome: 'create' | 'attach' | 'skip' | 'fault';
  /** The reason why the row is a duplicate, such as `Anna Berg finns i registret: samma namn och telefonnummer.` */
  duplicate: string | null;
  /** For `attach`, the name of the existing customer. */
  attachedTo?: string;
  /** The place of the row among the customers of the file; null for a row without a customer, and for one left out for its plate. */
  place: RowPlace | null;
}

/** A customer that rows are about: from the register, with an id, or from the file. */
interface Owner {
  from: { id: string } | { draft: CustomerDraft };
  vehicles: VehicleDraft[];
}

export interface ImportPlanner {
  add(row: ImportRow): PlannedRow;
  /** The numbers of customers and vehicles that the import adds. */
  totals(): { customers: number; vehicles: number };
  /**
   * All writes of the import, each customer directly before its vehicles, and the writes that take the import
   * back.
   */
  action(newId: () => string): RegisterAction;
}

/**
 * Decides row by row what is new, what belongs together, and what already exists; `spellings` are the tags of the register, and
 * `placeOf` gives the place of a row that is about a customer.
 */
export function importPlanner(
  spellings: Iterable<readonly string[]>,
  vehicles: Iterable<{ data: Vehicle }>,
  choice: DuplicateChoice,
  placeOf: (row: number) => RowPlace,
): ImportPlanner {
  /** The owners by the id of the register or the first row of the file. */
  const owners = new Map<string | number, Owner>();
  /** By plate, where the vehicle already is: in the register or on a row. */
  const plates = new Map<string, string>();
  const ownerless: VehicleDraft[] = [];
  const spell = tagSpeller();

  for (const tags of spellings) spell(tags);
  for (const { data } of vehicles) {
    plates.set(foldRegistrationNumber(data.registrationNumber), 'i registret');
  }

  function ownerOf(key: string | number, from: Owner['from']): Owner {
    const owner = owners.get(key) ?? { from, vehicles: [] };
    owners.set(key, owner);
    return owner;
  }

  function take({ row, vehicle }: ImportRow, to: VehicleDraft[]) {
    if (!vehicle) return;
    plates.set(foldRegistrationNumber(vehicle.registrationNumber), `på rad ${row}`);
    to.push(vehicle);
  }

  function plateFault({ vehicle }: ImportRow): string | null {
    const plate = vehicle?.registrationNumber ?? '';
    const place = plates.get(foldRegistrationNumber(plate));
    return place === undefined ? null : `${formatRegistrationNumber(plate)} finns redan ${place}.`;
  }

  function add(row: ImportRow): PlannedRow {
    const none = { ...row, duplicate: null, place: null };
    if (row.faults.length > 0) return { ...none, outcome: 'fault' };
    const customer = row.customer && { ...row.customer, tags: spell(row.customer.tags) };
    const place = customer && placeOf(row.row);
    const duplicate = plateFault(row);
    const planned = { ...row, duplicate, place };
    // A car that is there already is left out, whatever customer its row names.
    if (duplicate !== null && choice !== 'create') {
      return { ...planned, place: null, outcome: 'skip' };
    }
    if (!customer || !place) {
      take(row, ownerless);
      return { ...planned, outcome: 'create' };
    }
    const { known, rows } = place;
    const because = known && `${known.customer.name} finns i registret: ${known.because}.`;
    if (known && (choice !== 'create' || known.isChosen)) {
      const isLeftOut = !row.vehicle || (choice === 'skip' && !known.isChosen);
      if (isLeftOut) return { ...planned, duplicate: because, outcome: 'skip' };
      take(row, ownerOf(known.customer.id, known.customer).vehicles);
      const attachedTo = known.customer.name;
      return { ...planned, duplicate: because, outcome: 'attach', attachedTo };
    }
    const owner = ownerOf(rows[0] ?? row.row, { draft: customer });
    const notes = [...row.notes];
    if ('draft' in owner.from && owner.from.draft !== customer) {
      const joined = joinedCustomer(owner.from.draft, customer);
      owner.from = { draft: joined.customer };
      if (joined.beside.length > 0) {
        const where = joined.isNoted ? 'Det står i kundens anteckning.' : 'Det kommer inte med.';
        const message = `Kortet rymmer inte ${listed(joined.beside)} på den här raden. ${where}`;
        notes.push({ column: 'Kund', message });
      }
      if (joined.withheld) notes.push({ column: 'Kund', message: personalNumberWithheld });
    }
    take(row, owner.vehicles);
    return { ...planned, notes, outcome: 'create', duplicate: duplicate ?? because };
  }

  return {
    add,
    totals() {
      const all = [...owners.values()];
      return {
        customers: all.filter(({ from }) => 'draft' in from).length,
        vehicles: all.reduce((sum, owner) => sum + owner.vehicles.length, ownerless.length),
      };
    },
    action(newId) {
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
