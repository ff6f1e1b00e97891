import type { LineEntry } from '@/domain/order/order';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import styles from '@/components/orders/Order.module.css';

/** Names the lines that keep an order from being ready, and offers to mark all of them as done. */
export function UndoneLinesDialog({
  lines,
  fault,
  onConfirm,
  onClose,
}: {
  lines: readonly LineEntry[];
  /** The reason why the order cannot be ready when the lines are done; null when it can. */
  fault: string | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const isOne = lines.length === 1;
  return (
    <ConfirmDialog
      title={
        isOne ? 'En godkänd rad är inte gjord' : `${lines.length} godkända rader är inte gjorda`
      }
      confirm={isOne ? 'Markera gjord' : 'Markera alla gjorda'}
      failure="Det gick inte att markera"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className={styles.undone}>
        {lines.map(({ id, line }) => (
          <li key={id}>{line.text}</li>
        ))}
      </ul>
      <p>{fault ? `Ordern blir inte klar än. ${fault}` : 'Sedan blir ordern klar.'}</p>
    </ConfirmDialog>
  );
}
