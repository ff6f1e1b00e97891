import type { Entry } from '@/domain/values/live';
import type { Staff, StaffIdentity } from '@/domain/workshop/staff';
import {
  currentPersons,
  type LedgerIdentity,
  type LedgerNumber,
  type LedgerPerson,
  type LedgerPersonFields,
  missingNumber,
  type Relation,
} from './ledgerPerson';

/** A person and the identity number, before their documents in the ledger are made. */
export interface NewPerson {
  person: LedgerPersonFields;
  number: LedgerNumber;
}

/**
 * The people of the staff whom the ledger does not know as they are: they are new, have another name or number, or no longer work
 * here. Facts that only the ledger has stay: the relation, and a number that was filled in at the tablet. New people get
 * `newRelation`.
 */
export function staffChanges(
  staff: readonly Entry<Staff>[],
  numbers: readonly Entry<StaffIdentity>[],
  persons: readonly Entry<LedgerPerson>[],
  identities: readonly Entry<LedgerIdentity>[],
  newRelation: Relation = 'employee',
): NewPerson[] {
  const known = new Map(currentPersons(persons).map((each) => [each.data.key, each]));
  const numberOf = new Map(numbers.map(({ id, data }) => [id, data]));
  const identityOf = new Map(identities.map(({ id, data }) => [id, data]));
  return staff.flatMap(({ id, data }) => {
    const former = known.get(id);
    const identity = former && identityOf.get(former.id);
    // The number of a person whose documents have not all come is not known.
    if (former && !identity) return [];
    const kept = identity ?? missingNumber;
    const number = numberOf.get(id) ?? kept;
    const isSame =
      former?.data.name === data.name &&
      former.data.isListed === data.isActive &&
      number.number === kept.number &&
      number.kind === kept.kind;
    // Somebody who had left before there was a ledger has nothing to do in it.
    if (isSame || (!former && !data.isActive)) return [];
    const {
      relation = newRelation,
      employerName = null,
      employerNumber = null,
    } = former?.data ?? {};
    const person = {
      key: id,
      name: data.name,
      relation,
      employerName,
      employerNumber,
      isListed: data.isActive,
      hasNumber: number.kind !== 'missing',
    };
    return [{ person, number: { kind: number.kind, number: number.number } }];
  });
}
