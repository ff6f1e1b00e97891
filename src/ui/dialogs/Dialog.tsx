import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusField } from '@/ui/behaviour/focusField';
import styles from './Dialog.module.css';
import { closeIcon } from '@/ui/icons/icons';
import { Icon } from '@/ui/icons/Icon';

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps the focus inside and asks to close on
 * Escape; `onClose` must then stop rendering the dialog. Closing gives the focus back to the element that had
 * it.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // A layout effect opens the dialog before the next key press, which would otherwise land in the page
  // behind.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // The browser itself would focus the button that closes the dialog.
    focusField(element?.querySelector<HTMLElement>('input, select, textarea'));
    return () => {
      element?.close();
      // The dialog is removed before its close event, so the browser would leave the focus nowhere.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file field inside tells of its own cancel, which is not about the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label="Stäng" onClick={onClose}>
          <Icon d={closeIcon} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
