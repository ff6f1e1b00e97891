import * as v from 'valibot';
import {
  documentId,
  fromText,
  line,
  orNull,
  paragraphs,
  serverTimes,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
import { parseVehicleMonth } from '@/domain/values/vehicleMonth';
import { parseVehicleYear } from '@/domain/values/vehicleYear';
import { parseVin } from '@/domain/values/vin';

export const fuels = [
  'petrol',
  'diesel',
  'electric',
  'plugInHybrid',
  'hybrid',
  'ethanol',
  'gas',
  'other',
] as const;
export type Fuel = (typeof fuels)[number];

export const fuelLabels: Record<Fuel, string> = {
  petrol: 'Bensin',
  diesel: 'Diesel',
  electric: 'El',
  plugInHybrid: 'Laddhybrid',
  hybrid: 'Elhybrid',
  ethanol: 'Etanol (E85)',
  gas: 'Gas',
  other: 'Annat',
};

/** Texts in characters, odometer in km. */
export const vehicleLimits = {
  registrationNumber: { min: 1, max: 12 },
  make: { min: 1, max: 60 },
  model: { min: 1, max: 60 },
  year: { min: 1886, max: 2100 },
  odometerKm: { min: 0, max: 9_999_999 },
  notes: { min: 1, max: 2000 },
  formerOwners: { min: 0, max: 30 },
} as const;

/** What a person fills in about a vehicle; owner, payer and driver may be three different customers. */
export const vehicleDraft = v.object(
  {
    /** Upper case without spaces. */
    registrationNumber: fromText(parseRegistrationNumber),
    make: orNull(line(vehicleLimits.make, 'Fyll i märket.')),
    model: orNull(line(vehicleLimits.model, 'Fyll i modellen.')),
    /** Model year. */
    year: v.nullable(wholeNumber(parseVehicleYear, vehicleLimits.year, String)),
    vin: orNull(fromText(parseVin)),
    fuel: v.nullable(v.picklist(fuels, 'Välj ett drivmedel i listan.')),
    odometerKm: v.nullable(wholeNumber(parseOdometer, vehicleLimits.odometerKm, formatOdometer)),
    /** First month in use as `2021-03`, which inspections are counted from. */
    firstMonth: orNull(fromText(parseVehicleMonth)),
    notes: paragraphs(vehicleLimits.notes),
    ownerId: v.nullable(documentId),
    /** Who pays, when it is not the owner. */
    payerId: v.nullable(documentId),
    /** Who drives, when it is not the owner. */
    driverId: v.nullable(documentId),
  },
  wrongShape,
);

/** `removed` is what is left of a vehicle for other devices to notice. */
export const vehicleStatuses = ['active', 'removed'] as const;

export const vehicleStatusLabels: Record<(typeof vehicleStatuses)[number], string> = {
  active: 'Aktivt',
  removed: 'Borttaget',
};

const day = v.pipe(v.string(wrongShape), v.regex(/^\d{4}-\d{2}-\d{2}$/, wrongShape));

/** A document of `workshops/{id}/vehicles`. */
export const vehicleDocument = v.object(
  {
    ...vehicleDraft.entries,
    /** Customers who owned it before, with the day they ceased to: its history stays when it is sold. */
    formerOwners: v.record(documentId, day, wrongShape),
    status: v.picklist(vehicleStatuses, wrongShape),
    ...serverTimes,
  },
  wrongShape,
);

export type VehicleDraft = v.InferOutput<typeof vehicleDraft>;
export type Vehicle = v.InferOutput<typeof vehicleDocument>;
/** A vehicle as it is written: the document without its stamps. */
export type VehicleFields = Omit<Vehicle, 'createdAt' | 'updatedAt'>;

/** The Swedish names of the fields. */
export const vehicleLabels: Record<keyof VehicleFields, string> = {
  registrationNumber: 'Registreringsnummer',
  make: 'Märke',
  model: 'Modell',
  year: 'Årsmodell',
  vin: 'Chassinummer',
  fuel: 'Drivmedel',
  odometerKm: 'Mätarställning',
  firstMonth: 'Första månad i trafik',
  notes: 'Anteckningar',
  ownerId: 'Ägare',
  payerId: 'Betalare',
  driverId: 'Förare',
  formerOwners: 'Tidigare ägare',
  status: 'Status',
};

/** A new vehicle as it is written. */
export function newVehicle(draft: VehicleDraft): VehicleFields {
  return { ...draft, formerOwners: {}, status: 'active' };
}

/** What is left of a removed vehicle. */
export const removedVehicle: VehicleFields = {
  registrationNumber: 'BORTTAGET',
  make: null,
  model: null,
  year: null,
  vin: null,
  fuel: null,
  odometerKm: null,
  firstMonth: null,
  notes: null,
  ownerId: null,
  payerId: null,
  driverId: null,
  formerOwners: {},
  status: 'removed',
};

/** What an owner's change writes: the new one, and the former one kept with the day, `2026-11-20`. */
export function changedOwner(
  { ownerId, formerOwners }: Pick<Vehicle, 'ownerId' | 'formerOwners'>,
  next: string | null,
  today: string,
): Pick<VehicleFields, 'ownerId' | 'formerOwners'> {
  if (ownerId === next) return { ownerId, formerOwners };
  const former = new Map(Object.entries(formerOwners));
  if (ownerId !== null) former.set(ownerId, today);
  if (next !== null) former.delete(next);
  // By day, for the database gives them back in an order of its own.
  const byDay = [...former].sort(([, one], [, other]) => one.localeCompare(other));
  const latest = byDay.slice(-vehicleLimits.formerOwners.max);
  return { ownerId: next, formerOwners: Object.fromEntries(latest) };
}

/** Whom a vehicle names. */
export type VehiclePeople = Pick<
  VehicleFields,
  'ownerId' | 'payerId' | 'driverId' | 'formerOwners'
>;

/** The ids of all whom a vehicle names. */
export function vehiclePeople(people: VehiclePeople): string[] {
  const { ownerId, payerId, driverId, formerOwners } = people;
  return [ownerId, payerId, driverId, ...Object.keys(formerOwners)].filter((id) => id !== null);
}

/** The people of a vehicle where some of them have another id now; payer and driver are named only where they are not the owner. */
export function renamedPeople(people: VehiclePeople, now: (id: string) => string): VehiclePeople {
  const renamed = (id: string | null) => (id === null ? null : now(id));
  const ownerId = renamed(people.ownerId);
  const unlessOwner = (id: string | null) => (renamed(id) === ownerId ? null : renamed(id));
  const formerOwners = new Map<string, string>();
  for (const [id, day] of Object.entries(people.formerOwners)) {
    const known = formerOwners.get(now(id)) ?? '';
    if (now(id) !== ownerId) formerOwners.set(now(id), known > day ? known : day);
  }
  return {
    ownerId,
    payerId: unlessOwner(people.payerId),
    driverId: unlessOwner(people.driverId),
    formerOwners: Object.fromEntries(formerOwners),
  };
}
