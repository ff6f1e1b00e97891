import type { Vehicle } from '@/domain/register/vehicle';
import { type ServiceEntry, serviceKindLabels } from '@/domain/servicebook/serviceEntry';
import type { Known } from './known';

/** What was done to a car while the customer owned it; who paid is not told. */
export interface ExtractedServiceEntry {
  registrationNumber: string;
  kind: string;
  doneOn: string;
  odometerKm: number | null;
  works: string[];
  parts: string[];
  remarks: string | null;
  /** Who did it: the person and the workshop. */
  performer: string;
  /** Why it corrects another; null where it does not. */
  correctionReason: string | null;
}

/** The known entries of all cars that a customer owns, or has owned. */
export type KnownServiceEntries = Known<ServiceEntry>;

/**
 * The days between which a customer has owned a car, `2026-11-20`: from when the owner before sold it, null where nobody is known,
 * until the customer sold it, null for the owner; null for somebody who never owned it.
 */
export function ownedBetween(
  { ownerId, formerOwners }: Pick<Vehicle, 'ownerId' | 'formerOwners'>,
  customerId: string,
): { from: string | null; until: string | null } | null {
  const until = ownerId === customerId ? null : formerOwners[customerId];
  if (until === undefined) return null;
  const earlier = Object.entries(formerOwners).flatMap(([id, soldOn]) =>
    id !== customerId && (until === null || soldOn < until) ? [soldOn] : [],
  );
  return { from: earlier.toSorted().at(-1) ?? null, until };
}

/** Tells of an entry of a car, if it is of the time when the customer owned it. */
export function extractServiceEntry(
  entry: ServiceEntry,
  vehicle: Vehicle | undefined,
  customerId: string,
): ExtractedServiceEntry[] {
  const owned = vehicle && ownedBetween(vehicle, customerId);
  if (!owned) return [];
  const { doneOn, kind, odometerKm, works, parts, remarks, correctionReason, plate } = entry;
  if (owned.from !== null && doneOn < owned.from) return [];
  if (owned.until !== null && doneOn > owned.until) return [];
  return [
    {
      ...{ registrationNumber: plate, kind: serviceKindLabels[kind], doneOn, odometerKm },
      ...{ works, parts, remarks, correctionReason },
      performer: `${entry.performer}, ${entry.workshop.name}`,
    },
  ];
}
