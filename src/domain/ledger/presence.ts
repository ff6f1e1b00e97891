import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { LedgerPerson } from './ledgerPerson';
import type { ReadLedger } from './readLedger';
import { isLong, openShifts, type Shift } from './shifts';

/** A person in the list to stamp from, with the shift that tells where the person is. */
export interface PersonNow {
  person: Entry<LedgerPerson>;
  /**
   * `here` since the shift began; `forgotten` where it has been open for more than fourteen hours, so that nobody knows; `left`
   * where it ended today.
   */
  state: 'here' | 'forgotten' | 'left' | 'away';
  /** The open shift, or the one that ended today. */
  shift: Shift | undefined;
}

/** Everybody who can be stamped at `now`, by name: those in the list, and others who are still here. */
export function presence({ persons, shifts }: ReadLedger, now: Date): PersonNow[] {
  const open = new Map(openShifts(shifts).map((shift) => [shift.key, shift]));
  const today = dayOf(now).toString();
  const ended = new Map(
    shifts
      .filter(({ endsAt }) => endsAt && dayOf(endsAt).toString() === today)
      .map((shift) => [shift.key, shift]),
  );
  return persons.flatMap((person): PersonNow[] => {
    const { key, isListed } = person.data;
    const shift = open.get(key);
    if (shift) return [{ person, shift, state: isLong(shift, now) ? 'forgotten' : 'here' }];
    if (!isListed) return [];
    const former = ended.get(key);
    return [{ person, shift: former, state: former ? 'left' : 'away' }];
  });
}
