import { useState } from 'react';
import { usePins } from '@/data/ledger/ledgerPins';
import { isPin } from '@/domain/ledger/pin';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Form } from '@/ui/forms/Form';
import { useAttempt } from '@/ui/forms/useAttempt';
import { useCalm } from '@/ui/behaviour/useCalm';
import { useToast } from '@/ui/notes/ToastContext';
import { calmMs } from './calm';
import { PinField } from './PinField';
import type { Stamped } from './step';

/** Lets somebody who has just stamped choose the code that this tablet asks for from then on. */
export function ChoosePinDialog({
  stamped: { personKey, name },
  onClose,
}: {
  stamped: Stamped;
  onClose: () => void;
}) {
  const { choose } = usePins();
  const toast = useToast();
  const [pin, setPin] = useState('');
  useCalm(calmMs, onClose);
  const attempt = useAttempt(async () => {
    await choose(personKey, pin);
    toast(`${name} har nu en kod på den här surfplattan.`);
    onClose();
    return null;
  }, 'Koden kunde inte sparas');
  return (
    <Dialog title={`Välj en kod, ${name}`} onClose={onClose}>
      <Form
        {...attempt}
        check={(): Record<string, string> =>
          isPin(pin) ? {} : { pin: 'Välj fyra till sex siffror.' }
        }
      >
        <PinField
          label="Ny kod"
          hint="Fyra till sex siffror. Koden gäller bara här och hindrar att någon stämplar dig av misstag."
          value={pin}
          onChange={setPin}
        />
        <Button kind="work" type="submit" disabled={attempt.pending}>
          Spara koden
        </Button>
      </Form>
    </Dialog>
  );
}
