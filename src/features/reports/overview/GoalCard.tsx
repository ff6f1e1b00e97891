import { useGoals } from '@/data/reports/reportGoals';
import { monthsOf } from '@/domain/report/months';
import type { Overview } from '@/domain/report/overview';
import type { Period } from '@/features/reports/model/period';
import { Alert } from '@/ui/notes/Alert';
import { inside } from '@/features/reports/model/difference';
import { GoalSum } from './GoalSum';
import { MonthGoal } from './MonthGoal';
import sections from '@/features/reports/sections/Sections.module.css';

/** The distance of a month, a quarter or a year to the owner's goals; `overview` is null before the period has begun. */
export function GoalCard({ period, overview }: { period: Period; overview: Overview | null }) {
  const months = monthsOf(period.days);
  const live = useGoals(months[0] ?? '', months.at(-1) ?? '');
  if (live.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <p>Det gick inte att hämta målen. Ladda om sidan och försök igen.</p>
      </Alert>
    );
  }
  return (
    <section className={sections.card}>
      <h2>Mål för {inside(period.name)}</h2>
      {live.kind === 'loading' ? (
        <p role="status">Hämtar målen …</p>
      ) : period.kind === 'month' ? (
        <MonthGoal period={period} overview={overview} goals={live.data} />
      ) : (
        <GoalSum period={period} overview={overview} months={months} goals={live.data} />
      )}
    </section>
  );
}
