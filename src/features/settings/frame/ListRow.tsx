import type { ReactNode } from 'react';
import { useHandedOn } from '@/ui/behaviour/useHandedOn';
import styles from './ListRow.module.css';

/**
 * A row in a list of settings. With `onEdit`, a click anywhere on the row edits it; `actions` stand before
 * the edit button. A row that is removed while it has the focus hands the focus to its list.
 */
export function ListRow({
  name,
  onEdit,
  actions,
  children,
}: {
  name: string;
  onEdit: (() => void) | undefined;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const ref = useHandedOn<HTMLLIElement>();

  return (
    <li ref={ref} className={styles.row}>
      <div className={styles.content}>{children}</div>
      {onEdit && (
        <div className={styles.actions}>
          {actions}
          <button
            type="button"
            className={styles.edit}
            aria-label={`Ändra ${name}`}
            onClick={onEdit}
          >
            Ändra
          </button>
        </div>
      )}
    </li>
  );
}
