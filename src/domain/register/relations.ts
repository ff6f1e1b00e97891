import type { Vehicle } from './vehicle';

/** The part that a customer has in a vehicle. */
export type Relation = 'owner' | 'payer' | 'driver' | 'formerOwner';

export const relationLabels: Record<Relation, string> = {
  owner: 'Ägare',
  payer: 'Betalare',
  driver: 'Förare',
  formerOwner: 'Tidigare ägare',
};

/** All relations of a customer to a vehicle; empty when there is none. */
export function relationsTo(
  { ownerId, payerId, driverId, formerOwners }: Vehicle,
  customerId: string,
): Relation[] {
  const relations: Relation[] = [];
  if (ownerId === customerId) relations.push('owner');
  if (payerId === customerId) relations.push('payer');
  if (driverId === customerId) relations.push('driver');
  if (customerId in formerOwners) relations.push('formerOwner');
  return relations;
}
