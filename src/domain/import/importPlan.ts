import {
  type Customer,
  type CustomerDraft,
  newCustomer,
  removedCustomer,
} from '@/domain/register/customer';
import { identifiersOf, isSameName, joinedCustomer } from './importOwner';
import type { ImportRow } from './importRows';
import type { RegisterAction } from '@/domain/register/registerChange';
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
 * What an import does with a row about a known customer: adds only the vehicle, skips the row, or adds
 * everything.
 */
export const duplicateChoices = ['attach', 'skip', 'create'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** A row and its outcome; `attach` adds the vehicle to a customer who already exists. */
export interface PlannedRow extends ImportRow {
  outcome: 'create' | 'attach' | 'skip' | 'fault';
  /** The reason why the row is a duplicate, such as `Samma telefonnummer som Anna Berg i registret.` */
  duplicate: string | null;
  /** For `attach`, the name of the existing customer. */
  attachedTo?: string;
}

/**
 * A customer that rows are about: from the register, with an id, or from the file, with a draft and its first
 * row.
 */
interface Owner {
  name: string;
  from: { id: string } | { draft: CustomerDraft; row: number };
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

/** Decides row by row what is new, what belongs together, and what already exists. */
export function importPlanner(
  customers: Iterable<{ id: string; data: Customer }>,
  vehicles: Iterable<{ data: Vehicle }>,
  choice: DuplicateChoice,
): ImportPlanner {
  const owners = new Map<string, Owner>();
  /** By plate, where the vehicle already is: in the register or on a row. */
  const plates = new Map<string, string>();
  const used = new Set<Owner>();
  const ownerless: VehicleDraft[] = [];
  const spell = tagSpeller();

  for (const { id, data } of customers) {
    const owner = { name: data.name, from: { id }, vehicles: [] };
    for (const { key } of identifiersOf(data)) owners.set(key, owner);
    spell(data.tags);
  }
  for (const { data } of vehicles) {
    plates.set(foldRegistrationNumber(data.registrationNumber), 'i registret');
  }

  /** The customers that share a detail with `customer`: `same` comes from the file and has the same name. */
  function find(customer: CustomerDraft) {
    let same: { from: { draft: CustomerDraft; row: number }; owner: Owner } | undefined;
    let other: { owner: Owner; because: string } | undefined;
    for (const { key, what } of identifiersOf(customer)) {
      const owner = owners.get(key);
      if (!owner) continue;
      const { from, name } = owner;
      if ('draft' in from && isSameName(name, customer.name)) same ??= { from, owner };
      const where = 'draft' in from ? `på rad ${from.row}` : 'i registret';
      other ??= { owner, because: `Samma ${what} som ${name} ${where}.` };
    }
    return { same, other };
  }

  function take({ row, vehicle }: ImportRow, owner: Owner | null) {
    if (owner) used.add(owner);
    if (!vehicle) return;
    plates.set(foldRegistrationNumber(vehicle.registrationNumber), `på rad ${row}`);
    (owner?.vehicles ?? ownerless).push(vehicle);
  }

  function plateFault({ vehicle }: ImportRow): string | null {
    const plate = vehicle?.registrationNumber ?? '';
    const place = plates.get(foldRegistrationNumber(plate));
    return place === undefined ? null : `${formatRegistrationNumber(plate)} finns redan ${place}.`;
  }

  function add(row: ImportRow): PlannedRow {
    if (row.faults.length > 0) return { ...row, outcome: 'fault', duplicate: null };
    const customer = row.customer && { ...row.customer, tags: spell(row.customer.tags) };
    const duplicate = plateFault(row);
    if (duplicate !== null && choice !== 'create') return { ...row, outcome: 'skip', duplicate };
    if (!customer) {
      take(row, null);
      return { ...row, outcome: 'create', duplicate };
    }
    const { same, other } = find(customer);
    if (same) {
      const { owner, from } = same;
      const { customer: joined, left } = joinedCustomer(from.draft, customer);
      owner.from = { ...from, draft: joined };
      for (const { key } of identifiersOf(joined)) owners.set(key, owner);
      take(row, owner);
      const lost =
        left.length > 0 ? ` Kortet rymmer inte ${left.join(', ')} på den här raden.` : '';
      const note = { column: 'Kund', message: `Samma kund som rad ${from.row}.${lost}` };
      return { ...row, notes: [...row.notes, note], outcome: 'create', duplicate };
    }
    if (other && choice !== 'create') {
      if (choice === 'skip') return { ...row, outcome: 'skip', duplicate: other.because };
      for (const { key } of identifiersOf(customer)) {
        if (!owners.has(key)) owners.set(key, other.owner);
      }
      const { owner, because } = other;
      if (!row.vehicle) return { ...row, outcome: 'skip', duplicate: because };
      take(row, owner);
      return { ...row, outcome: 'attach', duplicate: because, attachedTo: owner.name };
    }
    const owner = { name: customer.name, from: { draft: customer, row: row.row }, vehicles: [] };
    for (const { key } of identifiersOf(customer)) owners.set(key, owner);
    take(row, owner);
    return { ...row, outcome: 'create', duplicate: duplicate ?? other?.because ?? null };
  }

  return {
    add,
    totals() {
      const all = [...used];
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
      for (const { from, vehicles: drafts } of used) {
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
