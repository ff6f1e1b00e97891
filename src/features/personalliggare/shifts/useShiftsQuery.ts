import type { CalendarDate } from '@internationalized/date';
import { useSearchParams } from 'react-router-dom';
import { dayOf, isSensible, parseDay } from '@/domain/time/swedishTime';

export const shiftViews = ['dag', 'vecka', 'person'] as const;
export type ShiftView = (typeof shiftViews)[number];

/** The query of the page: a view of a day, the person (`key`; null for all), and the search for names. */
export interface ShiftsQuery {
  view: ShiftView;
  day: CalendarDate;
  person: string | null;
  search: string;
}

/** The view, day, person and search in the address, with a step back for each change but of the search. */
export function useShiftsQuery(now: Date) {
  const [params, setParams] = useSearchParams();
  const today = dayOf(now);
  const asked = parseDay(params.get('datum') ?? '');
  const query: ShiftsQuery = {
    view: shiftViews.find((each) => each === params.get('vy')) ?? 'dag',
    day:
      asked.ok && isSensible(asked.value) && asked.value.compare(today) <= 0 ? asked.value : today,
    person: params.get('person'),
    search: params.get('sok') ?? '',
  };

  function choose(values: Partial<ShiftsQuery>) {
    const { view, day, person, search } = { ...query, ...values };
    const next = new URLSearchParams();
    if (view !== 'dag') next.set('vy', view);
    if (day.compare(today) !== 0) next.set('datum', day.toString());
    if (person !== null) next.set('person', person);
    if (search !== '') next.set('sok', search);
    setParams(next, { replace: values.search !== undefined });
  }

  return { query, today, choose };
}
