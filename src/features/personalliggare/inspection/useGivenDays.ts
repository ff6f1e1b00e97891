import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { endOfMonth, endOfYear, startOfMonth, startOfYear } from '@internationalized/date';
import type { KeptDays } from '@/domain/ledger/keptDays';
import { parseDay } from '@/domain/time/swedishTime';

/** The days of the ledger that are given out: at first the one that is shown; `fault` tells why they cannot be. */
export function useGivenDays(day: CalendarDate, kept: KeptDays, today: CalendarDate) {
  const [chosen, setChosen] = useState<{ from: CalendarDate; to: CalendarDate } | null>(null);
  const { from, to } = chosen ?? { from: day, to: day };

  const within = (begins: CalendarDate, ends: CalendarDate) =>
    [
      begins.compare(kept.first) < 0 ? kept.first : begins,
      ends.compare(today) > 0 ? today : ends,
    ] as const;
  const choices = [
    ['Dagen som visas', day, day],
    ['Månaden', ...within(startOfMonth(day), endOfMonth(day))],
    ['Året', ...within(startOfYear(day), endOfYear(day))],
  ] as const;

  function set(begins: CalendarDate | string, ends: CalendarDate | string) {
    const [first, last] = [begins, ends].map((each) =>
      typeof each === 'string' ? parseDay(each) : ({ ok: true, value: each } as const),
    );
    // A date that cannot be read tells so itself.
    if (first?.ok && last?.ok) setChosen({ from: first.value, to: last.value });
  }

  return { from, to, set, choices, fault: faultOf(from, to) };
}

function faultOf(from: CalendarDate, to: CalendarDate): string {
  if (to.compare(from) < 0) return 'Slutdagen är före startdagen.';
  return to.compare(from.add({ years: 1 })) >= 0 ? 'Välj högst ett år i taget.' : '';
}
