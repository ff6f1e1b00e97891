import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
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
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      element?.close();
      // React removes the dialog before its close event, so the browser would leave the focus nowhere.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
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
