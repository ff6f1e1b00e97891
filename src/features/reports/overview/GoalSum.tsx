import { Link } from 'react-router-dom';
import type { Goal } from '@/domain/report/goal';
import { salesGoal } from '@/domain/report/goalSum';
import { monthDays } from '@/domain/report/months';
import type { Overview } from '@/domain/report/overview';
import { periodName } from '@/domain/report/period';
import type { Entry } from '@/domain/values/live';
import { type Period, queryOf } from '@/features/reports/model/period';
import { paths } from '@/paths';
import { inside } from '@/features/reports/model/difference';
import { goalDistance } from './goalDistance';
import { GoalList } from './GoalList';
import styles from './Overview.module.css';
import layout from '@/ui/style/layout.module.css';

/** The distance of a quarter or a year to the sum of its months' sales goals, or the months that have no such goal yet. */
export function GoalSum({
  period,
  overview,
  months,
  goals,
}: {
  period: Period;
  overview: Overview | null;
  months: readonly string[];
  goals: readonly Entry<Goal>[];
}) {
  const { salesOre, without } = salesGoal(months, goals);
  const distance = goalDistance('salesOre', 'ore', overview?.salesOre ?? 0, salesOre);
  return (
    <>
      {distance ? (
        <GoalList distances={[distance]} />
      ) : (
        <>
          <p>Avståndet visas när varje månad har ett mål för försäljningen. Mål saknas för:</p>
          <ul className={styles.months}>
            {without.map((month) => {
              const days = monthDays(month);
              return (
                <li key={month}>
                  <Link to={`${paths.reports}${queryOf('month', days)}`}>
                    {inside(periodName('month', days, period.today))}
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className={layout.quiet}>
        Målet är summan av månadernas. Mål för beläggningen visas månad för månad.
      </p>
    </>
  );
}
