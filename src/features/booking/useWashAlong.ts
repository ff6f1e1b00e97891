import { useState } from 'react';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import { servicesOf } from '@/domain/publicPage/publicPage';
import { minutesOf, occupancyIds, quartersFor, type Taken } from '@/domain/publicPage/publicTimes';
import type { PublicWeeks } from '@/domain/publicPage/publicWeeks';
import { modeOf } from '@/domain/publicPage/request';
import { washAfter } from '@/domain/publicPage/washAfter';
import { addMinutes } from '@/domain/time/swedishTime';
import { quarterMinutes } from '@/domain/booking/occupancy';
import { useTaken } from './useTaken';

/** The washes that can follow a repair, the one that is chosen, and its time; `isReading` as long as it is not known. */
export interface WashAlong {
  options: readonly PublicService[][];
  chosen: readonly PublicService[];
  /** Chooses by the key of an option; an empty one chooses none. */
  choose: (key: string) => void;
  startsAt: Date | null;
  taken: Taken;
  isReading: boolean;
  hasFailed: boolean;
  again: () => void;
}

/** Names an option: the services may have other places in the list when the page is read again. */
export function washKey(option: readonly PublicService[]): string {
  return option.map(({ id }) => id).join(' ');
}

/** A wash when the repair is done, because the car is there; `apart` are washes that the visitor has chosen before. */
export function useWashAlong(
  reader: PublicReader,
  {
    workshopId,
    page,
    weeks,
  }: { workshopId: string; page: PublicPage; weeks: PublicWeeks['weeks'] },
  {
    services,
    startsAt,
    apart,
  }: { services: readonly PublicService[]; startsAt: Date | null; apart: readonly PublicService[] },
): WashAlong {
  const [picked, setPicked] = useState<string>();
  const [turn, setTurn] = useState(0);
  const isRepair =
    startsAt !== null &&
    services.every(({ group }) => group === 'workshop') &&
    modeOf(page, 'workshop', services) !== 'phone';
  const washes = isRepair ? servicesOf(page).filter(({ group }) => group === 'wash') : [];
  const options = [
    ...(isRepair && apart.length > 0 ? [[...apart]] : []),
    ...washes.filter(({ id }) => apart.length !== 1 || apart[0]?.id !== id).map((each) => [each]),
  ].filter((option) => modeOf(page, 'wash', option) !== 'phone');
  const wanted = picked ?? washKey(apart);
  const chosen = options.find((option) => washKey(option) === wanted) ?? [];
  const endsAt = addMinutes(
    startsAt ?? new Date(0),
    quartersFor(minutesOf(services)) * quarterMinutes,
  );
  const ids =
    chosen.length > 0
      ? occupancyIds({ page, group: 'wash', minutes: minutesOf(chosen), now: endsAt, days: 1 })
      : [];
  const { taken, covers, hasFailed } = useTaken(reader, workshopId, ids, turn);
  const isKnown = covers(ids);
  return {
    options,
    chosen,
    choose: setPicked,
    startsAt: isKnown ? washAfter({ page, weeks, taken }, chosen, endsAt) : null,
    taken,
    isReading: !isKnown && !hasFailed,
    hasFailed,
    again: () => setTurn(turn + 1),
  };
}
