import { Button } from '@/ui/controls/Button';
import { RoleChanged } from './RoleChanged';
import styles from './SaveAsOwner.module.css';

/** The button that saves a form outside a dialog, or the notice to a person who is no owner any longer. */
export function SaveAsOwner({ mayChange }: { mayChange: boolean }) {
  return (
    <div className={styles.actions}>
      {mayChange ? (
        <Button kind="work" type="submit">
          Spara
        </Button>
      ) : (
        <RoleChanged />
      )}
    </div>
  );
}
