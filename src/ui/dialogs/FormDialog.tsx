import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Dialog } from './Dialog';
import styles from './EditDialog.module.css';
import { useLeaveGuard } from '@/ui/behaviour/useLeaveGuard';
import { useCutOff, useTyped } from '@/ui/forms/useTyped';

/**
 * A dialog around one form. Once somebody has changed the form, every way of closing the dialog or leaving the page asks first.
 */
export function FormDialog({
  title,
  onClose,
  keepsTyped,
  isUnsaved = false,
  children,
}: {
  title: string;
  /** Called when nothing was typed or the person agrees to lose it. */
  onClose: () => void;
  /** Tells whether the typed text is kept for the next page when the dialog goes together with its page. */
  keepsTyped?: () => boolean;
  /** True when the form opens with a text that somebody has typed elsewhere. */
  isUnsaved?: boolean | undefined;
  /** The form; `close` asks first, as the other ways do. */
  children: (close: () => void) => ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const typed = useTyped(body);
  const isChanged = () => isUnsaved || typed.isChanged();
  useCutOff(() => (keepsTyped?.() && isChanged() ? typed.lines() : []));

  function close() {
    if (isChanged()) setAsking(true);
    else onClose();
  }

  useLeaveGuard(isChanged, close);

  useEffect(() => {
    // When Escape is pressed twice in a row, Chromium closes the dialog without asking, unless the key is
    // handled here.
    function takeEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    }
    const dialog = body.current?.closest('dialog');
    dialog?.addEventListener('keydown', takeEscape);
    return () => dialog?.removeEventListener('keydown', takeEscape);
  });

  return (
    <>
      <Dialog title={title} onClose={close}>
        <div ref={body} className={styles.body}>
          {children(close)}
        </div>
      </Dialog>
      {asking && (
        <Dialog title="Lämna utan att spara?" onClose={() => setAsking(false)}>
          <p>Det du har ändrat är inte sparat.</p>
          <div className={styles.buttons}>
            <Button onClick={onClose}>Lämna utan att spara</Button>
            <Button kind="work" onClick={() => setAsking(false)}>
              Fortsätt redigera
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
