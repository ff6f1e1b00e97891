import { Button } from '@/ui/Button';
import styles from './ImportProgress.module.css';

/** How far something has come that takes its time, and the way to stop it. */
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
      {/* The numbers are not read out: the bar says how far it is when asked. */}
      <p role="status">{label}</p>
      <progress aria-label={label} value={done} max={total} />
      <p className={styles.count}>
        {done.toLocaleString('sv-SE')} av {total.toLocaleString('sv-SE')}
      </p>
      {onCancel && <Button onClick={onCancel}>Avbryt</Button>}
    </div>
  );
}
