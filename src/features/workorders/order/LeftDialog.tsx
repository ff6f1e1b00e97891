import type { LineEntry } from '@/domain/order/order';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import styles from './Order.module.css';

/** Names the lines that keep an order from being ready, and offers to mark all of them as done. */
export function LeftDialog({
  lines,
  onConfirm,
  onClose,
}: {
  lines: readonly LineEntry[];
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
      failure="Raderna är inte markerade"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className={styles.left}>
        {lines.map(({ id, line }) => (
          <li key={id}>{line.text}</li>
        ))}
      </ul>
      <p>Sedan blir ordern klar, om inget annat hindrar.</p>
    </ConfirmDialog>
  );
}
