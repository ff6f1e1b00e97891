import { type Week, weekdays } from '@/domain/workshop/openingHours';
import type { Change } from '@/data/sync/journal';
import type { Live } from '@/domain/values/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';
import { useSettings } from './workshopList';

/** Watches the usual week of the current workshop; a day without a document is closed. */
export function useWeek(): Live<Week> {
  const live = useSettings('openingHours');
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

/** Changes days of the usual week, and whether holidays are closed, in one write. */
export function useUpdateUsualHours() {
  const { saving } = useStore();
  const { id } = useWorkshop();
  const path = `workshops/${id}`;
  return (label: string, days: Partial<Week>, closedOnHolidays?: boolean) => {
    const changes = Object.entries(days).map(([day, intervals]): Change => ({
      kind: 'update',
      path: `${path}/openingHours/${day}`,
      values: { intervals },
    }));
    if (closedOnHolidays !== undefined) {
      changes.push({ kind: 'update', path, values: { closedOnHolidays } });
    }
    saving.write(label, changes);
  };
}
