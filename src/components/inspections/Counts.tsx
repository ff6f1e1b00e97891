import { countsOf, type PointEntry } from '@/domain/inspection/inspection';
import { countText } from '@/domain/inspection/measured';
import styles from './Inspection.module.css';

/** The number of points in each state, the worst first; a state without points is left out. */
export function Counts({ points }: { points: readonly PointEntry[] }) {
  return (
    <span className={styles.counts}>
      {countsOf(points).map((each) => (
        <span key={each.state} className={`${styles.count} ${styles[each.state]}`}>
          {countText(each)}
        </span>
      ))}
    </span>
  );
}
