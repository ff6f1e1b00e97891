import { Button } from '@/ui/controls/Button';
import styles from './ImportProgress.module.css';

/** The progress of a long task, with a button to cancel it. */
export function ImportProgress({
  label,
  done,
  total,
  onCancel,
}: {
  label: string;
  done: number;
  total: number;
  onCancel?: () => void;
}) {
  return (
    <div className={styles.progress}>
      {/* The numbers are not part of the status: a screen reader asks the bar instead. */}
      <p role="status">{label}</p>
      <progress aria-label={label} value={done} max={total} />
      <p className={styles.count}>
        {done.toLocaleString('sv-SE')} av {total.toLocaleString('sv-SE')}
      </p>
      {onCancel && <Button onClick={onCancel}>Avbryt</Button>}
    </div>
  );
}
