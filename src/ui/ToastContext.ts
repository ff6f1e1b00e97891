import { createContext, use } from 'react';

/** Says in a corner of the screen what was done, with a way to take it back for ten seconds. */
export type ShowToast = (message: string, undo?: () => void) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Gives the function that shows a toast; throws outside ToastProvider. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast outside ToastProvider');
  return show;
}
