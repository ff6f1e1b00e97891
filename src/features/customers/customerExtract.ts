import type { Entry } from '@/data/live';
import type { Customer } from '@/domain/customer';
import type { Vehicle } from '@/domain/vehicle';
import type { Workshop } from '@/domain/workshop';
import { type Relation, relationsTo } from './relations';

type Identity = Pick<Vehicle, 'registrationNumber' | 'make' | 'model' | 'year'>;
/** All of a vehicle but the other customers that it names. */
type Facts = Omit<Vehicle, 'status' | 'ownerId' | 'payerId' | 'driverId' | 'formerOwners'>;

/** `ownedUntil` is the day, `2026-11-20`, that a former owner ceased to be one. */
export type ExtractedVehicle = { relations: Relation[]; ownedUntil: string | null } & Identity &
  Partial<Facts>;

/** Everything that is stored about a customer (GDPR art. 15), ready for JSON.stringify; `day` is `2026-11-20`. */
export interface CustomerExtract {
  format: 'verkstadsnavet-registerutdrag';
  version: 1;
  day: string;
  workshop: Pick<Workshop, 'name' | 'organisationNumber' | 'address' | 'phone' | 'email'>;
  customer: Customer & { id: string };
  vehicles: ExtractedVehicle[];
}

/**
 * Picks what concerns the customer out of all vehicles. Of one that somebody else owns now it tells only
 * which it is, and it names no other customer (GDPR art. 15.4). Texts are as they are stored.
 */
export function customerExtract(
  { name, organisationNumber, address, phone, email }: Workshop,
  { id, data }: Entry<Customer>,
  vehicles: Iterable<Entry<Vehicle>>,
  day: string,
): CustomerExtract {
  return {
    format: 'verkstadsnavet-registerutdrag',
    version: 1,
    day,
    workshop: { name, organisationNumber, address, phone, email },
    customer: { id, ...data },
    vehicles: [...vehicles]
      .flatMap((vehicle) => extractVehicle(vehicle.data, id))
      .toSorted((a, b) => a.registrationNumber.localeCompare(b.registrationNumber, 'sv')),
  };
}

function extractVehicle(vehicle: Vehicle, customerId: string): ExtractedVehicle[] {
  const relations = relationsTo(vehicle, customerId);
  if (relations.length === 0) return [];
  const { registrationNumber, make, model, year, formerOwners } = vehicle;
  const ownedUntil = formerOwners[customerId] ?? null;
  const known = { relations, ownedUntil, registrationNumber, make, model, year };
  if (relations.every((relation) => relation === 'formerOwner')) return [known];
  const { vin, fuel, odometerKm, firstMonth, notes, createdAt, updatedAt } = vehicle;
  const rest = { vin, fuel, odometerKm, firstMonth, notes, createdAt, updatedAt };
  return [{ ...known, ...rest } satisfies Facts];
}
