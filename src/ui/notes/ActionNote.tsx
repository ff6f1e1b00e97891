import { Button } from '@/ui/controls/Button';
import styles from './ActionNote.module.css';

/** A message above the page with what can be done about it; `isFault` makes it amber. */
export function ActionNote({
  text,
  action,
  onAction,
  isFault = false,
}: {
  text: string;
  action: string;
  onAction: () => void;
  isFault?: boolean;
}) {
  return (
    <div className={isFault ? `${styles.note} ${styles.fault}` : styles.note}>
      <p>{text}</p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}
