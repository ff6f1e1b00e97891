import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { type Week, type WeekdayHours, weekdays } from '@/domain/workshop/openingHours';
import type { Change } from '@/data/sync/outbox';
import type { Entry, Live } from '@/domain/values/live';
import { same } from '@/domain/values/same';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useSettings } from './workshopList';

/** Watches the usual week of the current workshop; a day without a document is closed. */
export function useWeek(): Live<Week> {
  const live = useSettings('openingHours');
  return useMemo(() => weekOf(live), [live]);
}

function weekOf(live: Live<Entry<WeekdayHours>[]>): Live<Week> {
  if (live.kind !== 'ready') return live;
  const on = (day: (typeof weekdays)[number]) =>
    live.data.find(({ id }) => id === day)?.data.intervals ?? [];
  const data = {
    monday: on('monday'),
    tuesday: on('tuesday'),
    wednesday: on('wednesday'),
    thursday: on('thursday'),
    friday: on('friday'),
    saturday: on('saturday'),
    sunday: on('sunday'),
  };
  return { ...live, data };
}

/** Seven documents, one for each weekday, and a field of the workshop. */
interface UsualHours {
  week: Week;
  closedOnHolidays: boolean;
}

/** Changes days of the usual week, and whether holidays are closed, from what they were to what they are, in one write. */
export function useUpdateUsualHours() {
  const { saving } = useStore();
  const { id } = useWorkshop();
  const path = `workshops/${id}`;
  return (label: string, former: UsualHours, next: UsualHours) => {
    const changes = weekdays
      .filter((day) => !same(former.week[day], next.week[day]))
      .map((day): Change => ({
        kind: 'update',
        path: documentPath(id, 'openingHours', day),
        values: { intervals: next.week[day] },
        base: { intervals: former.week[day] },
      }));
    const { closedOnHolidays } = next;
    if (closedOnHolidays !== former.closedOnHolidays) {
      const base = { closedOnHolidays: former.closedOnHolidays };
      changes.push({ kind: 'update', path, values: { closedOnHolidays }, base });
    }
    saving.write(label, changes);
  };
}
