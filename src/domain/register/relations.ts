import type { Vehicle } from './vehicle';

/** What a customer is to a vehicle. */
export type Relation = 'owner' | 'payer' | 'driver' | 'formerOwner';

export const relationLabels: Record<Relation, string> = {
  owner: 'Ägare',
  payer: 'Betalare',
  driver: 'Förare',
  formerOwner: 'Tidigare ägare',
};

/** All that a customer is to a vehicle; nothing when neither knows the other. */
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
