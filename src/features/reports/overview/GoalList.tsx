import { Bar } from '@/features/reports/chart/Bar';
import type { GoalDistance } from './goalDistance';
import styles from './Overview.module.css';

/** The distance to each goal, drawn and in words. */
export function GoalList({ distances }: { distances: readonly GoalDistance[] }) {
  return (
    <ul className={styles.goals}>
      {distances.map(({ key, label, reached, text }) => (
        <li key={key}>
          <strong>{label}</strong>
          {reached !== null && <Bar value={reached} most={100} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
