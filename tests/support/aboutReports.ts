import type { ReportAbout } from '@/data/reports/reportAbout';
import { starterWeek } from '@/domain/workshop/starterSet';

/** The data that a report needs beside its facts, where every id is its own name. */
export function aboutReports(about: Partial<ReportAbout> = {}): ReportAbout {
  const own = (id: string) => id;
  return {
    ...{ resources: [], resourceIds: [], places: 'ready', register: 'ready' },
    hours: { week: starterWeek, closedOnHolidays: true, exceptions: new Map() },
    ...{ customerNow: own, customerName: own, makeOf: own, staffName: own, serviceNow: own },
    ...about,
  };
}
