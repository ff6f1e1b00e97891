import { Icon } from '@/ui/icons/Icon';
import { checkIcon } from '@/ui/icons/icons';
import styles from './sections.module.css';

/** A list whose rows begin with a tick. */
export function Checks({ rows }: { rows: readonly string[] }) {
  return (
    <ul className={styles.checks}>
      {rows.map((row) => (
        <li key={row}>
          <Icon d={checkIcon} />
          {row}
        </li>
      ))}
    </ul>
  );
}
