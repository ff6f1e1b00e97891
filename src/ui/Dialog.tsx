import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { closeIcon } from './icons';
import { Icon } from './Icon';

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps focus inside, closes it on
 * Escape and gives focus back to where it came from; `onClose` must then stop rendering it.
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

  // Before the next key is taken, or it would be typed into the page behind.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // The browser would choose the button that closes.
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      element?.close();
      // Taken out of the page before its close event, the dialog would leave focus nowhere.
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
