import * as v from 'valibot';
import {
  day,
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

/** Limits: texts in characters, odometer in km. */
export const vehicleLimits = {
  registrationNumber: { min: 1, max: 12 },
  make: { min: 1, max: 60 },
  model: { min: 1, max: 60 },
  year: { min: 1886, max: 2100 },
  odometerKm: { min: 0, max: 9_999_999 },
  notes: { min: 1, max: 2000 },
  formerOwners: { min: 0, max: 30 },
} as const;

/**
 * The fields that a person fills in about a vehicle; owner, payer and driver may be three different
 * customers.
 */
export const vehicleDraft = v.object(
  {
    /** The plate in upper case without spaces. */
    registrationNumber: fromText(parseRegistrationNumber),
    make: orNull(line(vehicleLimits.make, 'Fyll i märket.')),
    model: orNull(line(vehicleLimits.model, 'Fyll i modellen.')),
    /** Model year. */
    year: v.nullable(wholeNumber(parseVehicleYear, vehicleLimits.year, String)),
    vin: orNull(fromText(parseVin)),
    fuel: v.nullable(v.picklist(fuels, 'Välj ett drivmedel i listan.')),
    odometerKm: v.nullable(wholeNumber(parseOdometer, vehicleLimits.odometerKm, formatOdometer)),
    /** The first month in use, as `2021-03`, from which inspections are counted. */
    firstMonth: orNull(fromText(parseVehicleMonth)),
    notes: paragraphs(vehicleLimits.notes),
    ownerId: v.nullable(documentId),
    /** The customer who pays, when that is not the owner. */
    payerId: v.nullable(documentId),
    /** The customer who drives, when that is not the owner. */
    driverId: v.nullable(documentId),
  },
  wrongShape,
);

/** A `removed` vehicle keeps a document, by which other devices notice the removal. */
export const vehicleStatuses = ['active', 'removed'] as const;

export const vehicleStatusLabels: Record<(typeof vehicleStatuses)[number], string> = {
  active: 'Aktivt',
  removed: 'Borttaget',
};

const km = v.nullable(v.pipe(v.number(wrongShape), v.safeInteger(wrongShape)));

/** The register's summary of a car's service book, so that every device knows all cars with a reminder to send. */
const bookSummary = v.object(
  {
    /** The next service by its day and by its odometer in km, and the day on which that is likely to be reached. */
    serviceOn: v.nullable(day),
    serviceKm: km,
    serviceKmOn: v.nullable(day),
    /** The km that it is driven in a year. */
    kmPerYear: km,
    /** The last inspection (kontrollbesiktning), and the last change of tyres. */
    inspectedOn: v.nullable(day),
    tyresOn: v.nullable(day),
    /** When the customer was reminded of each. */
    serviceToldOn: v.nullable(day),
    inspectionToldOn: v.nullable(day),
    tyresToldOn: v.nullable(day),
  },
  wrongShape,
);
export type BookSummary = v.InferOutput<typeof bookSummary>;

/** A document of `workshops/{id}/vehicles`. */
export const vehicleDocument = v.object(
  {
    ...vehicleDraft.entries,
    /**
     * Former owners, each with the day on which the ownership ended: a vehicle keeps its history when it is
     * sold.
     */
    formerOwners: v.record(documentId, day, wrongShape),
    /** The app writes it, and nobody fills it in; null for a car that has no book, or was stored before there were books. */
    book: v.optional(v.nullable(bookSummary), null),
    status: v.picklist(vehicleStatuses, wrongShape),
    ...serverTimes,
  },
  wrongShape,
);

export type VehicleDraft = v.InferOutput<typeof vehicleDraft>;
export type Vehicle = v.InferOutput<typeof vehicleDocument>;
/** The fields of a vehicle that the app writes: the document without its stamps. */
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
  book: 'Ur serviceboken',
  status: 'Status',
};

/** A vehicle of which nothing is known. */
export const blankVehicle: VehicleDraft = {
  registrationNumber: '',
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
};

/** The fields of a new vehicle. */
export function newVehicle(draft: VehicleDraft): VehicleFields {
  return { ...draft, formerOwners: {}, book: null, status: 'active' };
}

/** The fields left of a removed vehicle. */
export const removedVehicle: VehicleFields = {
  ...newVehicle({ ...blankVehicle, registrationNumber: 'BORTTAGET' }),
  status: 'removed',
};

/** The fields that a change of owner writes: the new owner, and the former one with the day, `2026-11-20`. */
export function changedOwner(
  { ownerId, formerOwners }: Pick<Vehicle, 'ownerId' | 'formerOwners'>,
  next: string | null,
  today: string,
): Pick<VehicleFields, 'ownerId' | 'formerOwners'> {
  if (ownerId === next) return { ownerId, formerOwners };
  const former = new Map(Object.entries(formerOwners));
  if (ownerId !== null) former.set(ownerId, today);
  if (next !== null) former.delete(next);
  // The owners are sorted by day, because the database returns them in an order of its own.
  const byDay = [...former].sort(([, one], [, other]) => one.localeCompare(other));
  const latest = byDay.slice(-vehicleLimits.formerOwners.max);
  return { ownerId: next, formerOwners: Object.fromEntries(latest) };
}

/** The customers that a vehicle names. */
export type VehiclePeople = Pick<
  VehicleFields,
  'ownerId' | 'payerId' | 'driverId' | 'formerOwners'
>;

/** The ids of all customers that a vehicle names. */
export function vehiclePeople(people: VehiclePeople): string[] {
  const { ownerId, payerId, driverId, formerOwners } = people;
  return [ownerId, payerId, driverId, ...Object.keys(formerOwners)].filter((id) => id !== null);
}

/**
 * The customers of a vehicle after some of them got another id; payer and driver are named only when they are
 * not the owner.
 */
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
