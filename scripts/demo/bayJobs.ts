import type { CalendarDate } from '@internationalized/date';
import { intervalsOn } from '@/domain/booking/bookingTimes';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import type { Bay } from './bays';
import { type Job, jobsOf, type Mix } from './jobs';
import type { Random } from './random';

const noon = 12 * 60;

/** A job with its time and place. */
export interface BayJob {
  job: Job;
  resourceId: string;
  staffId: string;
  startsAt: Date;
  endsAt: Date;
}

/** The jobs of a bay on a day, as full as the mix says when it is open; with `hasRelief` some afternoons are another's. */
export function bayJobs(
  random: Random,
  day: CalendarDate,
  hours: OpeningHours,
  { bay, mix, hasRelief }: { bay: Bay; mix: Mix; hasRelief: boolean },
): BayJob[] {
  const { resourceId, group } = bay;
  const isRelieved = hasRelief && day.day % 2 === bay.reliefOn;
  const afternoonId = (isRelieved ? bay.reliefId : null) ?? bay.staffId;
  return intervalsOn(day, hours).flatMap(({ opens, closes }) => {
    const opensAt = instantAt(day, opens);
    let clock = opens;
    return jobsOf(random, group, closes - opens, mix).map(({ job, gap }) => {
      clock += gap;
      const startsAt = addMinutes(opensAt, clock - opens);
      const staffId = clock < noon ? bay.staffId : afternoonId;
      clock += job.minutes;
      return { job, resourceId, staffId, startsAt, endsAt: addMinutes(startsAt, job.minutes) };
    });
  });
}
