import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { periodDays, type PeriodKind } from '@/domain/report/period';
import { dayOf } from '@/domain/time/swedishTime';
import { queryOf, readPeriod } from './period';

/** The period in the address, and how another one is shown. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const period = useMemo(() => readPeriod(search, today), [search, today]);

  function show(kind: PeriodKind, from: CalendarDate, till: CalendarDate) {
    setSearch(queryOf(kind, periodDays(kind, from, till)), { replace: true });
  }
  return { period, show };
}
