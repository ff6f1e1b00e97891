import type { FactsByDay } from '@/domain/report/facts';
import { type Overview, overviewOf } from '@/domain/report/overview';
import type { Days } from '@/domain/report/period';
import { daysOf } from '@/domain/time/calendarRange';
import type { NamedDays } from '@/features/reports/frame/period';
import type { Figured } from '@/features/reports/parts/figured';
import type { Section } from '@/features/reports/sections/section';
import { inside } from './difference';
import { type OverviewFigure, overviewFigures } from './overviewFigures';

/** Figures of an earlier period, and what it is called; null where nothing of it is counted. */
export interface Compared {
  name: string;
  figures: readonly OverviewFigure[] | null;
}

/** The figures of days. */
export function overviewIn(
  { facts, about }: Pick<Figured, 'facts' | 'about'>,
  days: Days,
): Overview {
  return overviewOf(facts, days, about);
}

/** The figures of an earlier period; none where nothing of it is counted. */
export function comparedWith(figured: Figured, { days, name }: NamedDays): Compared {
  const figures = isKnown(figured.facts, days) ? overviewFigures(overviewIn(figured, days)) : null;
  return { name, figures };
}

/** Whether anything is counted of some days. */
export function isKnown(facts: FactsByDay, days: Days): boolean {
  return daysOf(days).some((day) => facts.has(String(day)));
}

/** The figures with those of earlier periods as a table, which the file and the paper have. */
export function overviewTable(
  name: string,
  figures: readonly OverviewFigure[],
  compared: readonly Compared[],
): Section {
  return {
    ...{ kind: 'table', title: 'Siffror', heading: 'Siffra', total: null },
    finding: `Siffrorna för ${inside(name)}`,
    columns: [name, ...compared.map((each) => each.name)].map((each) => ({
      ...{ name: each, unit: 'number' },
    })),
    rows: figures.map(({ key, label, unit, value }) => {
      const former = compared.map(({ figures: all }) => all?.find((each) => each.key === key));
      return {
        ...{ key, name: label, to: null, unit },
        values: [value, ...former.map((each) => each?.value ?? null)],
      };
    }),
  };
}
