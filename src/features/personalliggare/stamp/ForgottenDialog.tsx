import { useState } from 'react';
import { forgottenOutDraft } from '@/domain/ledger/ledgerForms';
import { dayOf, formatClock, formatLongDay } from '@/domain/time/swedishTime';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Dialog } from '@/ui/Dialog';
import { DraftForm } from '@/ui/DraftForm';
import { Field } from '@/ui/Field';
import { textOf } from '@/ui/textOf';
import { readTold, ToldTimeFields } from '@/features/personalliggare/ToldTimeFields';
import styles from './Stamp.module.css';
import type { Told } from './usePress';

/**
 * Asks when a shift ended that has been open for more than fourteen hours. It ends by nothing but the time that the person gives:
 * whoever does not know stamps in all the same, and the shift stays without an end.
 */
export function ForgottenDialog({
  name,
  startedAt,
  onTold,
  onPress,
  onClose,
}: {
  name: string;
  startedAt: Date;
  /** Gets the told end, and whether the person stamps in now. */
  onTold: (later: Told, isBack: boolean) => void;
  onPress: (kind: 'in' | 'out') => void;
  onClose: () => void;
}) {
  const [now] = useState(() => new Date());
  const [isBack, setIsBack] = useState(true);
  const day = dayOf(startedAt);

  function press(kind: 'in' | 'out') {
    onPress(kind);
    onClose();
  }

  return (
    <Dialog title={`När gick ${name}?`} onClose={onClose}>
      <DraftForm
        schema={forgottenOutDraft(startedAt, now)}
        read={(data) => ({ at: readTold(data), reason: textOf(data, 'reason') })}
        onSave={(later) => {
          onTold(later, isBack);
          onClose();
        }}
      >
        <p>
          {name} stämplade in {formatLongDay(day)} {formatClock(startedAt)} och har inte stämplat
          ut. Bara {name} vet när passet slutade.
        </p>
        <ToldTimeFields first={{ day, clock: '' }} today={dayOf(now)} />
        <Field
          label="Varför stämplades det inte ut?"
          name="reason"
          defaultValue="Glömde stämpla ut"
          autoComplete="off"
          aria-required
        />
        <CheckboxField
          label="Stämpla in nu"
          name="isBack"
          checked={isBack}
          onChange={({ target }) => setIsBack(target.checked)}
        />
        <div className={styles.choices}>
          <Button kind="work" type="submit">
            Anteckna sluttiden
          </Button>
          <Button onClick={() => press('in')}>Vet inte: stämpla in utan sluttid</Button>
          <Button onClick={() => press('out')}>Passet har pågått hela tiden: stämpla ut nu</Button>
        </div>
      </DraftForm>
    </Dialog>
  );
}
