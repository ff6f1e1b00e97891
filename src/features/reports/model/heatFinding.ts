import type { Load } from '@/domain/booking/loadOf';
import { percentOf } from './percentOf';

export const weekdayNames = [
  'måndag',
  'tisdag',
  'onsdag',
  'torsdag',
  'fredag',
  'lördag',
  'söndag',
] as const;

/** When the week is fullest and emptiest: `Fullast är tisdag kl. 09–10, 92 %. Mest ledigt är fredag kl. 15–16, 31 %.` */
export function heatFinding(byHour: ReadonlyMap<string, Load>): string {
  const cells = [...byHour].flatMap(([place, { booked, open }]) => {
    const percent = percentOf(booked, open);
    return percent === null ? [] : [{ place, percent }];
  });
  const [first] = cells;
  if (!first) return 'Det finns inga öppna timmar att visa.';
  const [fullest, emptiest] = cells.reduce(
    ([most, least], cell) => [
      cell.percent > most.percent ? cell : most,
      cell.percent < least.percent ? cell : least,
    ],
    [first, first],
  );
  if (fullest.percent === emptiest.percent)
    return `Alla öppna timmar är lika fulla, ${percentText(first.percent)}.`;
  return `Fullast är ${hourText(fullest.place)}, ${percentText(fullest.percent)}. Mest ledigt är ${hourText(emptiest.place)}, ${percentText(emptiest.percent)}.`;
}

function hourText(place: string): string {
  const [weekday, hour] = place.split(':').map(Number);
  const clock = (value: number) => String(value).padStart(2, '0');
  return `${weekdayNames[(weekday ?? 1) - 1] ?? ''} kl. ${clock(hour ?? 0)}–${clock((hour ?? 0) + 1)}`;
}

function percentText(percent: number): string {
  return `${percent}\u00a0%`;
}
