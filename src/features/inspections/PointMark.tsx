import type { PointState } from '@/domain/inspection/inspection';
import { Icon } from '@/ui/icons/Icon';
import { alertIcon, checkIcon, closeIcon } from '@/ui/icons/icons';
import styles from '@/components/inspections/Inspection.module.css';

const icons: Record<PointState, string> = {
  green: checkIcon,
  amber: alertIcon,
  red: closeIcon,
  unchecked: 'M7 12h10',
};

/** The sign of a state: a form of its own for each, so that it is not told by the colour alone. */
export function PointMark({ state }: { state: PointState }) {
  return (
    <span className={`${styles.mark} ${styles[state]}`}>
      <Icon d={icons[state]} />
    </span>
  );
}
