import { createContext, useContext } from 'react';

/** A way on from what a toast tells of. */
export interface ToastLink {
  text: string;
  path: string;
}

/**
 * Shows a message about a finished action in a corner of the screen for ten seconds; `undo` takes the action
 * back, `path` is the address of what was acted on, and `next` leads to what usually follows.
 */
export type ShowToast = (
  message: string,
  undo?: () => void,
  path?: string,
  next?: ToastLink,
) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Gives the function that shows a toast; throws outside ToastProvider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast outside ToastProvider');
  return show;
}
