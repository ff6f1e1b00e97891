import type { Vehicle } from '@/domain/register/vehicle';
import { correctedIds } from '@/domain/servicebook/corrections';
import { type ServiceEntry, serviceKindLabels } from '@/domain/servicebook/serviceEntry';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Known } from './known';

/** An entry about the work on a car while the customer owned it; the payer is not told. */
export interface ExtractedServiceEntry {
  registrationNumber: string;
  kind: string;
  doneOn: string;
  odometerKm: number | null;
  odometerReason: string | null;
  works: string[];
  parts: string[];
  oilGrade: string | null;
  oilMl: number | null;
  remarks: string | null;
  nextOn: string | null;
  nextKm: number | null;
  isMakerRegistered: boolean;
  /** The performer of the work: the person and the workshop. */
  performer: string;
  /** Why it corrects another; null where it does not. */
  correctionReason: string | null;
  /** True if another has taken its place. */
  isCorrected: boolean;
}

/** The days for which a customer is told of the work on a car, `2026-11-20`; `until` is null for the owner. */
export interface ExtractedServiceBook {
  registrationNumber: string;
  from: string;
  until: string | null;
}

/** The known entries of all cars that a customer owns, or has owned. */
export type KnownServiceEntries = Known<ServiceEntry>;

/**
 * The customer whose time is asked for, and the instant since which the customer is known; null if it is not known, as for a
 * customer whom others were merged into.
 */
export interface Owner {
  id: string;
  since: Date | null;
}

/**
 * The days between which a customer has owned a car, `2026-11-20`: from when the owner before sold it, else from when both were in the
 * register, until the customer sold it, null for the owner; null for somebody who never owned it. Of a car that was sold and came
 * back, the register does not keep the first time.
 */
export function ownedBetween(
  { ownerId, formerOwners, createdAt }: Pick<Vehicle, 'ownerId' | 'formerOwners' | 'createdAt'>,
  { id: customerId, since }: Owner,
): { from: string; until: string | null } | null {
  const until = ownerId === customerId ? null : formerOwners[customerId];
  if (until === undefined) return null;
  const earlier = Object.entries(formerOwners).flatMap(([id, soldOn]) =>
    id !== customerId && (until === null || soldOn < until) ? [soldOn] : [],
  );
  const known = dayOf(since && since > createdAt ? since : createdAt).toString();
  return { from: earlier.toSorted().at(-1) ?? known, until };
}

/** Tells of the entries of the time when the customer owned the cars, the latest first, and of which time that is. */
export function extractServiceEntries(
  entries: readonly Entry<ServiceEntry>[],
  vehicles: ReadonlyMap<string, Entry<Vehicle>>,
  owner: Owner,
): { serviceBooks: ExtractedServiceBook[]; serviceEntries: ExtractedServiceEntry[] } {
  const isCorrected = correctedIds(entries);
  const owned = [...new Set(entries.map(({ data }) => data.vehicleId))].flatMap((id) => {
    const vehicle = vehicles.get(id)?.data;
    const time = vehicle && ownedBetween(vehicle, owner);
    return time ? [{ id, registrationNumber: vehicle.registrationNumber, ...time }] : [];
  });
  const told = entries.filter(({ data: { vehicleId, doneOn } }) =>
    owned.some(
      ({ id, from, until }) =>
        id === vehicleId && doneOn >= from && (until === null || doneOn <= until),
    ),
  );
  return {
    serviceBooks: owned.map(({ registrationNumber, from, until }) => ({
      registrationNumber,
      from,
      until,
    })),
    serviceEntries: told
      .map(({ id, data }) => extracted(data, isCorrected.has(id)))
      .toSorted((one, other) => other.doneOn.localeCompare(one.doneOn)),
  };
}

function extracted(entry: ServiceEntry, isCorrected: boolean): ExtractedServiceEntry {
  const { plate, kind, doneOn, odometerKm, odometerReason, works, parts, oilGrade, oilMl } = entry;
  const { remarks, nextOn, nextKm, isMakerRegistered, correctionReason } = entry;
  return {
    registrationNumber: plate,
    kind: serviceKindLabels[kind],
    doneOn,
    odometerKm,
    odometerReason,
    works,
    parts,
    oilGrade,
    oilMl,
    remarks,
    nextOn,
    nextKm,
    isMakerRegistered,
    correctionReason,
    isCorrected,
    performer: `${entry.performer}, ${entry.workshop.name}`,
  };
}
