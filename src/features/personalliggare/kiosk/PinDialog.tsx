import { useState } from 'react';
import { usePins } from '@/data/ledger/ledgerPins';
import type { PinCheck } from '@/domain/ledger/ledgerEvent';
import type { LedgerPerson } from '@/domain/ledger/ledgerPerson';
import { isPin, pinAttempts } from '@/domain/ledger/pin';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Form } from '@/ui/forms/Form';
import { useAttempt } from '@/ui/forms/useAttempt';
import { useCalm } from '@/ui/behaviour/useCalm';
import { calmMs } from './calm';
import { PinField } from './PinField';

/**
 * Asks for the code that a person has chosen on this tablet. After three wrong ones the stamp is made all the same, and marked:
 * the law asks for the stamp.
 */
export function PinDialog({
  person: { key, name },
  onChecked,
  onClose,
}: {
  person: Pick<LedgerPerson, 'key' | 'name'>;
  onChecked: (pin: PinCheck) => void;
  onClose: () => void;
}) {
  const { isRight } = usePins();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(0);
  useCalm(calmMs, onClose);
  const left = pinAttempts - wrong;

  const attempt = useAttempt(async () => {
    setPin('');
    if (await isRight(key, pin)) {
      onChecked('right');
      return null;
    }
    if (left === 1) {
      onChecked('wrong');
      return null;
    }
    setWrong(wrong + 1);
    return (
      <Alert kind="trouble">
        {left > 2
          ? `Fel kod. Du har ${left - 1} försök kvar.`
          : 'Fel kod. Blir det fel en gång till stämplas du ändå, och det syns i liggaren.'}
      </Alert>
    );
  }, 'Koden kunde inte kontrolleras');

  return (
    <Dialog title={name} onClose={onClose}>
      <Form
        {...attempt}
        check={(): Record<string, string> =>
          isPin(pin) ? {} : { pin: 'Koden har fyra till sex siffror.' }
        }
      >
        <PinField label="Din kod" value={pin} onChange={setPin} />
        <Button kind="work" type="submit" disabled={attempt.pending}>
          Stämpla
        </Button>
      </Form>
    </Dialog>
  );
}
