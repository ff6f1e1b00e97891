import { useRegisterWrites } from '@/data/register/registerWrites';
import type { RegisterAction } from '@/domain/register/registerChange';
import { useToast } from '@/ui/notes/ToastContext';

/**
 * Carries out an action on the register and shows a toast with "Ångra"; an action without changes does
 * nothing. `label` names the record ("Kunden Anna Berg"), `message` says what was done.
 */
export function useRegisterAction() {
  const { write } = useRegisterWrites();
  const toast = useToast();
  return (label: string, message: string, { changes, undo }: RegisterAction) => {
    if (changes.length === 0) return;
    void write(label, changes);
    toast(message, () => void write(label, undo));
  };
}
