import type { CalendarDate } from '@internationalized/date';
import { dayOf } from '@/domain/time/swedishTime';
import { memoised } from '@/domain/values/memoised';
import type { Ledger } from './ledger';
import { happenedAt, stampedAt } from './ledgerEvent';
import { ledgerDay } from './ledgerFormat';

const firstAt = memoised((ledger: Ledger): { at: Date | null } => {
  let first: Date | null = null;
  for (const { data } of ledger.events) {
    for (const at of [happenedAt(data), stampedAt(data)]) if (!first || at < first) first = at;
  }
  return { at: first };
});

/** The days of the ledger that can be shown: from the first that is kept to today. */
export interface KeptDays {
  first: CalendarDate;
  /** The reason why a day cannot be shown, or ''. */
  refusal: (day: CalendarDate) => string;
}

/** The days that a ledger can be asked for; everything that has not been removed after the retention is kept. */
export function keptDays(ledger: Ledger, today: CalendarDate): KeptDays {
  const { at } = firstAt(ledger);
  const begun = at ? dayOf(at) : today;
  const first = begun.compare(today) < 0 ? begun : today;
  return {
    first,
    refusal(day) {
      if (day.compare(today) > 0) return 'Dagen har inte varit än.';
      return day.compare(first) < 0 ? `Liggaren börjar ${ledgerDay(first)}.` : '';
    },
  };
}
