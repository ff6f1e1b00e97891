import { useState } from 'react';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { forgottenOutDraft, possibleEndDays, type ToldEnd } from '@/domain/ledger/ledgerForms';
import { clockText } from '@/domain/time/clockTime';
import { dayOf, formatClock, formatLongDay } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DraftForm } from '@/ui/forms/DraftForm';
import { Field } from '@/ui/fields/Field';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { TimeField } from '@/ui/fields/TimeField';
import fields from '@/features/personalliggare/fields/Fields.module.css';
import styles from './Stamp.module.css';

/**
 * Asks when a shift ended that has been open for more than fourteen hours. It ends by nothing but the time that the person gives:
 * whoever does not know stamps in all the same, and the shift stays without an end.
 */
export function ForgottenDialog({
  name,
  startedAt,
  mayStayOut,
  onTold,
  onUnknown,
  onGoesOn,
  onClose,
}: {
  name: string;
  startedAt: Date;
  /** True if the end can be told of somebody who does not come in now. */
  mayStayOut: boolean;
  /** Gets the told end, and whether the person stamps in now. */
  onTold: (end: ToldEnd, isBack: boolean) => void;
  /** Stamps the person in without an end of the former shift. */
  onUnknown: () => void;
  /** Stamps the person out of the shift, which has gone on until now. */
  onGoesOn: () => void;
  onClose: () => void;
}) {
  const [now] = useState(useLedgerPlace().serverNow);
  const [isBack, setIsBack] = useState(true);
  const [clock, setClock] = useState('');
  const days = possibleEndDays(startedAt, now);

  return (
    <FormDialog title={`När gick ${name}?`} onClose={onClose}>
      {() => (
        <DraftForm
          schema={forgottenOutDraft(startedAt, now)}
          read={(data) => ({
            at: { on: textOf(data, 'at.on'), clock: textOf(data, 'at.clock') },
            reason: textOf(data, 'reason'),
          })}
          onSave={(end) => onTold(end, isBack)}
        >
          <p>
            {name} stämplade in {formatLongDay(dayOf(startedAt))} {formatClock(startedAt)} och har
            inte stämplat ut. Bara {name} vet när passet slutade.
          </p>
          <div className={fields.pair}>
            <SelectField
              label="Dag"
              name="at.on"
              options={days.map((day) => [day.toString(), formatLongDay(day)])}
            />
            <TimeField
              label="Klockslag"
              name="at.clock"
              tidy={clockText}
              value={clock}
              onChange={setClock}
              aria-required
            />
          </div>
          <Field
            label="Varför stämplades det inte ut?"
            name="reason"
            defaultValue="Glömde stämpla ut"
            autoComplete="off"
            aria-required
          />
          {mayStayOut && (
            <CheckboxField
              label="Stämpla in nu"
              name="isBack"
              checked={isBack}
              onChange={({ target }) => setIsBack(target.checked)}
            />
          )}
          <div className={styles.choices}>
            <Button kind="work" type="submit">
              {isBack ? 'Anteckna sluttiden och stämpla in' : 'Anteckna sluttiden'}
            </Button>
            <Button onClick={onUnknown}>Vet inte: stämpla in utan sluttid</Button>
            <Button onClick={onGoesOn}>Passet har pågått hela tiden: stämpla ut nu</Button>
          </div>
        </DraftForm>
      )}
    </FormDialog>
  );
}
