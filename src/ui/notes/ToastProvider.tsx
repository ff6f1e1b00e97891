import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '@/ui/controls/Button';
import { ToastContext, type ShowToast, type ToastLink } from './ToastContext';
import styles from './ToastProvider.module.css';

interface Toast {
  id: string;
  message: string;
  undo: (() => void) | undefined;
  path: string | undefined;
  next: ToastLink | undefined;
}

const shownMs = 10_000;

/**
 * Shows toasts, one at a time; a toast stays as long as it has the pointer or the focus. Ctrl+Z or ⌘Z takes back what
 * the toast in sight tells of.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);
  const before = useRef<EventTarget>(null);

  const show = useCallback<ShowToast>((message, undo, path, next) => {
    setToast({ id: crypto.randomUUID(), message, undo, path, next });
    setHeld(false);
  }, []);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), shownMs);
    return () => clearTimeout(timer);
  }, [toast, held]);

  useEffect(() => {
    function takeBack(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // In a field the browser itself takes back what was typed.
      if (target instanceof Element && target.closest('input, textarea')) return;
      if (!toast?.undo || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      toast.undo();
      setToast(null);
    }
    document.addEventListener('keydown', takeBack);
    return () => document.removeEventListener('keydown', takeBack);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      {/* The region is not a control: its handlers only keep the toast while someone reads or is about to press. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.region}
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          setHeld(true);
          const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
          if (!isInside) before.current = relatedTarget;
        }}
        onBlur={() => setHeld(false)}
      >
        {toast && (
          <div key={toast.id} className={styles.toast}>
            <span>{toast.message}</span>
            {toast.path && (
              <LinkButton kind="onPetrol" to={toast.path} onClick={() => setToast(null)}>
                Visa
              </LinkButton>
            )}
            {toast.next && (
              <LinkButton kind="onPetrol" to={toast.next.path} onClick={() => setToast(null)}>
                {toast.next.text}
              </LinkButton>
            )}
            {toast.undo && (
              <Button
                kind="onPetrol"
                onClick={() => {
                  // The button goes away with the focus, and undoing may lead the focus elsewhere.
                  if (before.current instanceof HTMLElement) before.current.focus();
                  toast.undo?.();
                  setToast(null);
                }}
              >
                Ångra
              </Button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
