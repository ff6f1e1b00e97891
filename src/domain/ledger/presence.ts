import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { LedgerPerson } from './ledgerPerson';
import { type ReadLedger, stampable } from './readLedger';
import { isLong, type Shift } from './shifts';

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

/** Everybody who is `stampable`, by name, with where they are at `now`. */
export function presence({ ledger, shifts }: ReadLedger, now: Date): PersonNow[] {
  const today = dayOf(now).toString();
  const ended = new Map(
    shifts
      .filter(({ endsAt }) => endsAt && dayOf(endsAt).toString() === today)
      .map((shift) => [shift.key, shift]),
  );
  return stampable(ledger, now).map(({ person, open }): PersonNow => {
    if (open) return { person, shift: open, state: isLong(open, now) ? 'forgotten' : 'here' };
    const former = ended.get(person.data.key);
    return { person, shift: former, state: former ? 'left' : 'away' };
  });
}
