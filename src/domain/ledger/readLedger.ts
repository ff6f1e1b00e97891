import type { CalendarDate } from '@internationalized/date';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { memoised } from '@/domain/values/memoised';
import type { Ledger } from './ledger';
import { currentPersons, type LedgerPerson } from './ledgerPerson';
import {
  hasBegun,
  isLong,
  type KeyOf,
  keysOf,
  openShifts,
  type Shift,
  shiftsOf,
  type StrayOut,
} from './shifts';
import { type Stamp, stampsOf } from './stamps';

/** A ledger with what its events tell: the stamps with their corrections, the shifts, and who everybody is now. */
export interface ReadLedger {
  ledger: Ledger;
  stamps: Stamp[];
  shifts: Shift[];
  /** The stamps out that end no shift. */
  stray: StrayOut[];
  /** The shift that is going on, by the person's `key`. */
  open: ReadonlyMap<string, Shift>;
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
  const { shifts, stray } = shiftsOf(stamps, keyOf);
  return {
    ledger,
    stamps,
    keyOf,
    persons,
    shifts,
    stray,
    open: new Map(openShifts(shifts).map((shift) => [shift.key, shift])),
    personOf: new Map(persons.map((each) => [each.data.key, each])),
  };
});

/** The name of a person by `key`, as it is now. */
export function nameIn({ personOf }: Pick<ReadLedger, 'personOf'>, key: string): string {
  return personOf.get(key)?.data.name ?? 'Okänd person';
}

/** True if a person is here at `now` in a shift that began on one of the days; nobody knows of one that is too long. */
export function isHereSince(
  { open }: Pick<ReadLedger, 'open'>,
  key: string,
  from: CalendarDate,
  to: CalendarDate,
  now: Date,
): boolean {
  const shift = open.get(key);
  if (!shift || isLong(shift, now)) return false;
  const day = dayOf(shift.startsAt);
  return day.compare(from) >= 0 && day.compare(to) <= 0;
}

/** Somebody who can be stamped, with the shift that is going on. */
export interface Stampable {
  person: Entry<LedgerPerson>;
  open: Shift | null;
}

/**
 * The people who can be stamped, by name: everybody in the list, and people who have left it but are still here. A person stamped
 * in for a time after `now` is not here yet.
 */
export function stampable(ledger: Ledger, now: Date): Stampable[] {
  const { persons, open } = readLedger(ledger);
  return persons
    .map((person) => {
      const shift = open.get(person.data.key);
      return { person, open: shift && hasBegun(shift, now) ? shift : null };
    })
    .filter(({ person, open: shift }) => person.data.isListed || shift !== null);
}
