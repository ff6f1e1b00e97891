import type { CustomerDraft } from '@/domain/register/customer';
import { type Vehicle, type VehicleDraft, vehicleLabels } from '@/domain/register/vehicle';
import {
  foldRegistrationNumber,
  formatRegistrationNumber,
} from '@/domain/values/registrationNumber';
import { tagSpeller } from '@/domain/values/tags';
import type { RowPlace } from './customerGroups';
import { type ImportAdditions, importAdditions, joinOwner, type Owner } from './importAdditions';
import { importedOdometerQuestion } from './importOdometer';
import { joinedCustomer } from './importOwner';
import type { ImportRow } from './importRows';

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
  /** True when the odometer of a car that the register has is likely to be mistyped; a note asks about it. */
  isOdometerDoubted: boolean;
}

/** The place where a plate already is. */
interface PlatePlace {
  /** In Swedish: `i registret`, `på rad 3`. */
  where: string;
  /** The car of the register; null for one of the file. */
  known: Vehicle | null;
  /** The car of the row; null for one of the register. */
  vehicle: VehicleDraft | null;
  /** The owner on the row; null for none, and for a car of the register. */
  owner: Owner | null;
}

export interface ImportPlanner extends Pick<ImportAdditions, 'totals' | 'action'> {
  add(row: ImportRow): PlannedRow;
}

/**
 * Decides row by row what is new, what belongs together, and what already exists; `spellings` are the tags of the register,
 * `placeOf` gives the place of a row that is about a customer, and `today`, as `2026-11-20`, is the day of its odometers.
 */
export function importPlanner(
  spellings: Iterable<readonly string[]>,
  vehicles: Iterable<{ data: Vehicle }>,
  choice: DuplicateChoice,
  placeOf: (row: number) => RowPlace,
  today: string,
): ImportPlanner {
  const additions = importAdditions();
  const plates = new Map<string, PlatePlace>();
  const spell = tagSpeller();

  for (const tags of spellings) spell(tags);
  for (const { data } of vehicles) {
    const place = { where: 'i registret', known: data, vehicle: null, owner: null };
    plates.set(foldRegistrationNumber(data.registrationNumber), place);
  }

  function take({ row, vehicle }: ImportRow, owner: Owner | null) {
    if (!vehicle) return;
    const place = { where: `på rad ${row}`, known: null, vehicle, owner };
    plates.set(foldRegistrationNumber(vehicle.registrationNumber), place);
    additions.addVehicle(vehicle, owner);
  }

  function add(row: ImportRow): PlannedRow {
    const none = { ...row, duplicate: null, place: null, isOdometerDoubted: false };
    if (row.faults.length > 0) return { ...none, outcome: 'fault' };
    const { vehicle } = row;
    const plate = formatRegistrationNumber(vehicle?.registrationNumber ?? '');
    const there = plates.get(foldRegistrationNumber(plate));
    const isCreated = choice === 'create';
    const question = importedOdometerQuestion(vehicle, there?.known, today, isCreated);
    const notes = [
      ...row.notes,
      ...(question === null ? [] : [{ column: vehicleLabels.odometerKm, message: question }]),
    ];
    const customer = row.customer && { ...row.customer, tags: spell(row.customer.tags) };
    const planned = {
      ...row,
      notes,
      isOdometerDoubted: question !== null,
      duplicate: there ? `${plate} finns redan ${there.where}.` : null,
      place: customer && placeOf(row.row),
    };
    // A car that is there already is left out. So is the customer of a car of the register, whose owner may have another name there.
    const left = { ...planned, place: null, outcome: 'skip' } as const;
    const isTwice = there !== undefined && !isCreated;
    if (isTwice && (there.known !== null || choice === 'skip')) return left;
    if (!customer || !planned.place) {
      if (isTwice) return left;
      take(row, null);
      return { ...planned, outcome: 'create' };
    }
    const { known, rows } = planned.place;
    const because = known && `${known.customer.name} finns i registret: ${known.because}.`;
    if (known && (!isCreated || known.isChosen)) {
      if (isTwice) return left;
      const isLeftOut = !vehicle || (choice === 'skip' && !known.isChosen);
      if (isLeftOut) return { ...planned, duplicate: because, outcome: 'skip' };
      take(row, additions.ownerOf(known.customer.id, known.customer));
      const attachedTo = known.customer.name;
      return { ...planned, duplicate: because, outcome: 'attach', attachedTo };
    }
    const key = rows[0] ?? row.row;
    if (isTwice) return withoutCar(additions, planned, customer, key, there);
    const former = additions.ownerAt(key);
    const owner = former ?? additions.ownerOf(key, { draft: customer });
    if (former) notes.push(...joinOwner(former, customer).notes);
    take(row, owner);
    return { ...planned, outcome: 'create', duplicate: planned.duplicate ?? because };
  }

  return { add, totals: additions.totals, action: additions.action };
}

/**
 * Brings the customer of a row whose car another row has. A car that the other row gave to nobody becomes the customer's; where it has
 * another owner, the note tells the plate. A row of which all is there already is left out.
 */
function withoutCar(
  additions: ImportAdditions,
  planned: Omit<PlannedRow, 'outcome'>,
  customer: CustomerDraft,
  key: number,
  there: PlatePlace,
): PlannedRow {
  const former = additions.ownerAt(key);
  const plate = formatRegistrationNumber(planned.vehicle?.registrationNumber ?? '');
  const free = there.owner === null ? there.vehicle : null;
  const isOwn = free !== null || former === there.owner;
  const line = { ...customer, notes: `Fordon: ${plate}` };
  const draft = isOwn ? customer : joinedCustomer(customer, line).customer;
  const owner = former ?? additions.ownerOf(key, { draft });
  const { isMore, notes } = former ? joinOwner(former, draft) : { isMore: true, notes: [] };
  if (free) {
    additions.giveVehicle(free, owner);
    there.owner = owner;
  }
  const isNoted = 'draft' in owner.from && (owner.from.draft.notes ?? '').includes(line.notes);
  if (!isMore && !free) {
    return { ...planned, notes: [...planned.notes, ...notes], place: null, outcome: 'skip' };
  }
  const without = `Kunden kommer med utan fordonet.${isNoted ? ' Numret står i kundens anteckning.' : ''}`;
  const once = 'Kundens uppgifter kommer med, men fordonet läggs inte till igen.';
  const message = free ? `Kunden blir ägare till fordonet ${there.where}.` : isOwn ? once : without;
  const about = { column: 'Fordon', message };
  const all = [...planned.notes, about, ...notes];
  return { ...planned, vehicle: null, notes: all, outcome: 'create' };
}
