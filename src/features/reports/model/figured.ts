import type { ReportAbout } from '@/data/reports/reportAbout';
import type { Report } from '@/data/reports/reports';
import { reportDocumentsPath } from '@/dashboardPaths';
import { areCounted, type Counted } from '@/domain/report/counted';
import { type Facts, type FactsByDay, factsIn } from '@/domain/report/facts';
import type { Days } from '@/domain/report/period';
import { queryOf, type Period } from './period';
import { stretchesOf, type TimeStep } from './timeSteps';
import type { Figure } from '@/domain/report/figures';

/** The known facts with the period that is shown of them and what their keys mean. */
export interface Figured {
  facts: FactsByDay;
  /** The days that are counted in them. */
  counted: Counted;
  /** True if the staff ledger, which knows how long people were here, is fetched. */
  attendance: Report['attendance'];
  about: ReportAbout;
  period: Period;
}

/** The steps of a period with a figure computed for each; null for days to come and where a day of a step is not counted. */
export function timeSteps(
  { facts, counted, period }: Pick<Figured, 'facts' | 'counted' | 'period'>,
  figure: Figure,
  valueOf: (sums: Facts, days: Days) => number | null,
): TimeStep[] {
  const valueIn = (days: Days) =>
    areCounted(counted, days, period.today) ? valueOf(factsIn(facts, days), days) : null;
  return stretchesOf(period.days, period.today).map(({ kind, days, before, name, short }) => ({
    key: String(days.first),
    name,
    short,
    to:
      days.first.compare(period.today) > 0
        ? null
        : `${reportDocumentsPath(figure)}${queryOf(kind, days)}`,
    value: valueIn(days),
    before: valueIn(before),
    isPart: kind === 'own' || days.last.compare(period.today) >= 0,
  }));
}
