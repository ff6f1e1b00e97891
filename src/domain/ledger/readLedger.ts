import type { Entry } from '@/domain/values/live';
import { memoised } from '@/domain/values/memoised';
import type { Ledger } from './ledger';
import { currentPersons, type LedgerPerson } from './ledgerPerson';
import { type KeyOf, keysOf, type Shift, shiftsOf } from './shifts';
import { type Stamp, stampsOf } from './stamps';

/** A ledger with what its events tell: the stamps with their corrections, the shifts, and who everybody is now. */
export interface ReadLedger {
  ledger: Ledger;
  stamps: Stamp[];
  shifts: Shift[];
  /** The latest document of each person, by name. */
  persons: Entry<LedgerPerson>[];
  /** The same, by `key`. */
  personOf: ReadonlyMap<string, Entry<LedgerPerson>>;
  keyOf: KeyOf;
}

/** Reads a ledger, once for each: there may be years of events in it. */
export const readLedger = memoised((ledger: Ledger): ReadLedger => {
  const stamps = stampsOf(ledger.events);
  const keyOf = keysOf(ledger.persons);
  const persons = currentPersons(ledger.persons);
  return {
    ...{ ledger, stamps, keyOf, persons },
    shifts: shiftsOf(stamps, keyOf).shifts,
    personOf: new Map(persons.map((each) => [each.data.key, each])),
  };
});

/** The name of a person by `key`, as it is now. */
export function nameIn({ personOf }: Pick<ReadLedger, 'personOf'>, key: string): string {
  return personOf.get(key)?.data.name ?? 'Okänd person';
}
