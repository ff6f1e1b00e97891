import { areCounted, areDone } from '@/domain/report/counted';
import { yearOf } from '@/domain/report/customers';
import { type Overview, overviewOf } from '@/domain/report/overview';
import type { Days } from '@/domain/report/period';
import type { NamedDays } from './period';
import type { Figured } from './figured';
import type { Section } from './section';
import { inside } from './difference';
import { type OverviewFigure, overviewFigures } from './overviewFigures';

/** Figures of an earlier period, and what it is called; null where not all of it is counted. */
export interface Compared {
  name: string;
  figures: readonly OverviewFigure[] | null;
}

/** The figures of days. */
export function overviewIn(
  { facts, counted, about, period }: Omit<Figured, 'attendance'>,
  days: Days,
): Overview {
  const customerNow = about.register === 'ready' ? about.customerNow : null;
  const overview = overviewOf(facts, days, { ...about, customerNow }, counted.days);
  // As long as the year before is not counted, a customer who came then would look new.
  return areDone(counted, yearOf(days), period.today) ? overview : { ...overview, returning: null };
}

/** The figures of an earlier period; null unless all of it is counted, because a part would look like less. */
export function comparedWith(figured: Figured, { days, name }: NamedDays): Compared {
  const isWhole = areCounted(figured.counted, days, figured.period.today);
  return {
    name,
    figures: isWhole ? overviewFigures(overviewIn(figured, days), figured) : null,
  };
}

/** The figures with those of earlier periods as a table, which the file and the paper have. */
export function overviewTable(
  name: string,
  figures: readonly OverviewFigure[],
  compared: readonly Compared[],
): Section {
  return {
    kind: 'table',
    title: 'Siffror',
    heading: 'Siffra',
    total: null,
    finding: `Siffrorna för ${inside(name)}`,
    columns: [name, ...compared.map((each) => each.name)].map((each) => ({
      name: each,
      unit: 'number',
    })),
    rows: figures.map(({ key, label, unit, value }) => {
      const former = compared.map(({ figures: all }) => all?.find((each) => each.key === key));
      return {
        key,
        name: label,
        to: null,
        unit,
        values: [value, ...former.map((each) => each?.value ?? null)],
      };
    }),
  };
}
