import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import { occupancyIds } from '@/domain/publicPage/publicTimes';
import { shownDays } from '@/domain/publicPage/shownDays';
import type { ServiceGroup } from '@/domain/workshop/service';
import { useTaken } from './useTaken';

/** Days that are listed at first, and that each press adds. */
export const daysAtATime = 14;

/**
 * The free times of a job in the coming `span` days, read once in each `turn`. Of more days than before, those before are given
 * until the others are known. A job without a length, or without a place that can take it, has none.
 */
export function useFreeDays(
  reader: PublicReader,
  { workshopId, page, weeks }: Extract<PageAnswer, { kind: 'page' }>,
  { group, minutes }: { group: ServiceGroup; minutes: number },
  { span, turn, now }: { span: number; turn: number; now: Date },
) {
  const isAsked = minutes > 0 && Object.values(page.places).includes(group);
  const idsOf = (days: number) =>
    isAsked ? occupancyIds({ page, group, minutes, now, days }) : [];
  const { taken, covers, ...reading } = useTaken(reader, workshopId, idsOf(span), turn);
  const isWide = span === daysAtATime || covers(idsOf(span));
  const listed = isWide ? span : span - daysAtATime;
  const query = { page, weeks, taken, group, minutes, now, days: listed };
  return {
    isAsked,
    taken,
    isWide,
    listed,
    days: isAsked ? shownDays(query).filter(({ state }) => state !== 'unknown') : [],
    reading: { ...reading, isKnown: covers(idsOf(listed)) },
  };
}
