import { memoised } from '@/domain/values/memoised';
import type { Entry } from '@/domain/values/live';
import type { Ledger } from './ledger';
import { currentPersons, type LedgerPerson } from './ledgerPerson';
import { keysOf, openShifts, type Shift, shiftsOf } from './shifts';
import { stampsOf } from './stamps';

/** What pages show of a ledger, computed once for as long as it stays the same. */
export const readLedger = memoised((ledger: Ledger) => {
  const stamps = stampsOf(ledger.events);
  const { shifts, stray } = shiftsOf(stamps, keysOf(ledger.persons));
  const persons = currentPersons(ledger.persons);
  const open = new Map(openShifts(shifts).map((shift) => [shift.key, shift]));
  return { stamps, shifts, stray, persons, open };
});

/** Somebody who can be stamped, with the shift that is going on. */
export interface Stampable {
  person: Entry<LedgerPerson>;
  open: Shift | null;
}

/** Those who can be stamped, by name: everybody in the list, and those who are still here though they have left it. */
export function stampable(ledger: Ledger): Stampable[] {
  const { persons, open } = readLedger(ledger);
  return persons
    .map((person) => ({ person, open: open.get(person.data.key) ?? null }))
    .filter(({ person, open: shift }) => person.data.isListed || shift !== null);
}
