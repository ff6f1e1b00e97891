import { countsOf, type PointEntry } from '@/domain/order/inspection';
import { countText } from '@/domain/order/measured';
import styles from './Inspection.module.css';

/** How many points are in each state, the worst first; those of no point are left out. */
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
