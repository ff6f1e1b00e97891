import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  steppedPeriod,
  type VatPeriod,
  vatPeriodName,
  vatPeriods,
  vatRange,
} from '@/domain/invoice/vatPeriod';
import { dayOf, isSensible, parseDay } from '@/domain/time/swedishTime';

/** The periods as they stand in the address. */
const addressed: Record<VatPeriod, string> = { month: 'manad', quarter: 'kvartal', year: 'ar' };

/** A period that the address keeps, and what chooses another one. */
export interface AddressedPeriod {
  today: CalendarDate;
  period: VatPeriod;
  first: CalendarDate;
  last: CalendarDate;
  /** `November 2026`. */
  name: string;
  choose: (period: VatPeriod) => void;
  step: (by: 1 | -1) => void;
}

/** The period that the address names; the current month where it names none. */
export function useAddressedPeriod(): AddressedPeriod {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const period =
    vatPeriods.find((each) => addressed[each] === search.get('period')) ?? ('month' as const);
  const typed = parseDay(search.get('fran') ?? '');
  const from = (typed.ok && isSensible(typed.value) ? typed.value : today).toString();
  return useMemo(() => {
    const day = parseDay(from);
    const { first, last } = vatRange(period, day.ok ? day.value : today);
    const show = (next: VatPeriod, of: CalendarDate) =>
      setSearch({ period: addressed[next], fran: String(of) }, { replace: true });
    return {
      today,
      period,
      first,
      last,
      name: vatPeriodName(period, first),
      choose: (next: VatPeriod) => show(next, first),
      step: (by: 1 | -1) => show(period, steppedPeriod(period, first, by)),
    };
  }, [from, period, today, setSearch]);
}
