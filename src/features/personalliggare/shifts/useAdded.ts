import { useToast } from '@/ui/notes/ToastContext';

/** Tells that an event has been added to the ledger, or that the device cannot keep it. */
export function useAdded() {
  const toast = useToast();
  return (added: Promise<unknown>, what: string, done: string) => {
    added
      .then(() => toast(done))
      .catch((error: unknown) => {
        console.error('An event could not be kept', error);
        toast(`${what} kunde inte sparas på enheten. Försök igen.`);
      });
  };
}
