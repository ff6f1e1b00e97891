import type { Figure } from '@/domain/report/figures';
import type { Overview } from '@/domain/report/overview';

/** The value of a figure in the overview, in the unit of its rows; null where it is not known. */
export function figureValue(figure: Figure, overview: Overview): number | null {
  switch (figure) {
    case 'sales':
      return overview.salesOre;
    case 'orders':
      return overview.orders;
    case 'jobs':
      return overview.jobs;
    case 'load':
      return overview.load.booked;
    case 'sold':
      return overview.soldMinutes;
    case 'attended':
      return overview.attendedMinutes;
    case 'noShows':
      return overview.noShows;
    case 'returning':
      return overview.returning;
    case 'declined':
      return overview.declinedOre;
    case 'open':
    case 'booked':
    case 'done':
    case 'closed':
      return overview.outcomeOre[figure];
  }
}
