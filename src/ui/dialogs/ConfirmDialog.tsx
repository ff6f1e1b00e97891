import type { ReactNode } from 'react';
import { useAttempt } from '@/ui/forms/useAttempt';
import { Button } from '@/ui/controls/Button';
import { Dialog } from './Dialog';
import { Form } from '@/ui/forms/Form';
import styles from './EditDialog.module.css';

/** Asks before an action that cannot be undone; closes when `onConfirm` is done, stays open when it fails. */
export function ConfirmDialog({
  title,
  confirm,
  failure,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** The text of the confirming button. */
  confirm: string;
  /** The message that stands before the reason when `onConfirm` fails. */
  failure: string;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const attempt = useAttempt(async () => {
    await onConfirm();
    onClose();
    return null;
  }, failure);
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...attempt}>
        {children}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Avbryt</Button>
          <Button kind="work" type="submit" disabled={attempt.pending}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
