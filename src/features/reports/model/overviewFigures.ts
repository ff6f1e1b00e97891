import { reportDocumentsPath, reportPath } from '@/dashboardPaths';
import type { Figure } from '@/domain/report/figures';
import type { Overview } from '@/domain/report/overview';
import { percentOf } from './percentOf';
import type { Figured } from './figured';
import { formatted, type Unit } from './unit';

/** Words that lead to the documents that they tell of, or to a report. */
export interface LinkedText {
  text: string;
  /** Without the query that names the period. */
  to: string;
}

/** A figure of the overview, with the documents that it is made of. */
export interface OverviewFigure {
  key: string;
  label: string;
  unit: Unit;
  value: number | null;
  /** True if a part of it is still being fetched, so that it has no value yet. */
  isAwaited?: boolean;
  /** Words below the figure, such as the whole that it is a part of, and other figures with the addresses that they link to. */
  about: readonly (string | LinkedText)[];
  figure: Figure | 'average';
}

/**
 * The figures of the overview in their order. Load is in per cent of the open time, and sold time in per cent of the attendance.
 * A figure that is not known is null.
 */
export function overviewFigures(
  overview: Overview,
  { attendance, about: { places, register } }: Pick<Figured, 'attendance' | 'about'>,
): OverviewFigure[] {
  const { load, soldMinutes, attendedMinutes, orders, customers, returning, outcomeOre } = overview;
  return [
    {
      key: 'sales',
      label: 'Försäljning exkl. moms',
      unit: 'ore',
      figure: 'sales',
      value: overview.salesOre,
      about: ['Fakturor minus krediteringar'],
    },
    {
      key: 'jobs',
      label: 'Jobb',
      unit: 'number',
      figure: 'jobs',
      value: overview.jobs,
      about: ['Bokningar som började i perioden'],
    },
    {
      key: 'average',
      label: 'Snittorder exkl. moms',
      unit: 'ore',
      figure: 'average',
      value: overview.averageOre,
      about: [counting('orders', counted(orders, 'order', 'ordrar'))],
    },
    {
      key: 'load',
      label: 'Beläggning av lyftar och tvätt',
      unit: 'percent',
      figure: 'load',
      value: places === 'ready' ? percentOf(load.booked, load.open) : null,
      about: [
        places === 'ready'
          ? `${formatted('minutes', load.booked)} av ${formatted('minutes', load.open)} öppen tid`
          : 'Platser och öppettider är inte hämtade hit',
      ],
    },
    {
      key: 'sold',
      label: 'Såld tid av närvaro',
      unit: 'percent',
      figure: 'sold',
      value: attendance === 'ready' ? percentOf(soldMinutes, attendedMinutes) : null,
      isAwaited: attendance === 'loading',
      about: [
        `${formatted('minutes', soldMinutes)} sålt, `,
        attendance === 'ready'
          ? counting('attended', `${formatted('minutes', attendedMinutes)} närvaro`)
          : attendance === 'loading'
            ? 'hämtar närvaron …'
            : 'närvaron saknas',
      ],
    },
    {
      key: 'noShows',
      label: 'Uteblivna',
      unit: 'number',
      figure: 'noShows',
      value: overview.noShows,
      about: ['Bokningar dit ingen kom'],
    },
    {
      key: 'returning',
      label: 'Återkommande kunder',
      unit: 'number',
      figure: 'returning',
      value: returning,
      isAwaited: register === 'loading',
      about:
        customers === null
          ? [register === 'loading' ? 'Hämtar kunderna …' : 'Alla kunder är inte hämtade hit']
          : [
              ...(returning === null ? [] : ['av ']),
              { text: counted(customers, 'kund', 'kunder'), to: reportPath('customers') },
              returning === null ? ' i perioden, året före är inte räknat än' : ' i perioden',
            ],
    },
    {
      key: 'declined',
      label: 'Avböjt arbete',
      unit: 'ore',
      figure: 'declined',
      value: overview.declinedOre,
      about: [
        'Uppföljt: ',
        counting('booked', `${formatted('ore', outcomeOre.booked)} bokat`),
        ', ',
        counting('done', `${formatted('ore', outcomeOre.done)} gjort ändå`),
        ', ',
        counting('open', `${formatted('ore', outcomeOre.open)} väntar`),
      ],
    },
  ];
}

function counting(figure: Figure, text: string): LinkedText {
  return { text, to: reportDocumentsPath(figure) };
}

/** A number with its noun: `1 order`, `3 ordrar`. */
export function counted(count: number, one: string, several: string): string {
  return `${formatted('number', count)} ${count === 1 ? one : several}`;
}
