import { useRegisterWrites } from '@/data/register/registerWrites';
import type { RegisterAction } from '@/domain/register/registerChange';
import { useToast } from '@/ui/ToastContext';

/**
 * Does something to the register and says so, with "Ångra"; an action without changes does nothing.
 * `label` is what it is about ("Kunden Anna Berg"), `message` what was done.
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
