import { useState } from 'react';
import { ledgerLimits } from '@/domain/ledger/ledgerEvent';
import { possibleEndDays, readToldEnd } from '@/domain/ledger/toldEnd';
import { clockText } from '@/domain/time/clockTime';
import { dayOf, formatClock, formatLongDay } from '@/domain/time/swedishTime';
import { singleLine } from '@/domain/values/typedText';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import { TimeField } from '@/ui/TimeField';
import { useCalm } from '@/ui/useCalm';
import { calmMs } from './calm';
import styles from './ForgottenDialog.module.css';
import type { ToldEnd } from './useStamping';

/**
 * Asks somebody whose shift has been open for more than fourteen hours when it ended. It ends by what the person tells, and is
 * left without an end by who does not know.
 */
export function ForgottenDialog({
  name,
  startsAt,
  onEndNow,
  onBeginAnew,
  onClose,
}: {
  name: string;
  startsAt: Date;
  onEndNow: () => void;
  onBeginAnew: (end: ToldEnd | null) => void;
  onClose: () => void;
}) {
  const [days] = useState(() => possibleEndDays(startsAt, new Date()));
  const [clock, setClock] = useState('');
  useCalm(calmMs, onClose);

  const read = (data: FormData) => {
    const day = days.find((each) => each.toString() === textOf(data, 'day')) ?? dayOf(startsAt);
    return readToldEnd(startsAt, new Date(), day, textOf(data, 'time'));
  };
  const reasonIn = (data: FormData) => singleLine(textOf(data, 'reason'));

  function check(data: FormData): Record<string, string> {
    const at = read(data);
    const reason = reasonIn(data);
    return {
      ...(!at.ok && { time: at.message }),
      ...(reason === '' && { reason: 'Skriv varför tiden läggs till nu.' }),
      ...(reason.length > ledgerLimits.reason.max && {
        reason: `Högst ${ledgerLimits.reason.max} tecken.`,
      }),
    };
  }

  function save(data: FormData) {
    const at = read(data);
    if (at.ok) onBeginAnew({ at: at.value, reason: reasonIn(data) });
  }

  return (
    <Dialog title={`${name}, glömde du att stämpla ut?`} onClose={onClose}>
      <div className={styles.forgotten}>
        <p>
          Du stämplade in {formatLongDay(dayOf(startsAt))} kl. {formatClock(startsAt)} och har inte
          stämplat ut sedan dess.
        </p>
        <Form pending={false} message={null} check={check} onSubmit={save}>
          <SelectField
            label="Vilken dag gick du?"
            name="day"
            options={days.map((day) => [day.toString(), formatLongDay(day)])}
          />
          <TimeField
            label="När gick du?"
            name="time"
            value={clock}
            onChange={setClock}
            tidy={clockText}
          />
          <Field
            label="Varför läggs tiden till nu?"
            name="reason"
            defaultValue="Glömde stämpla ut"
            autoComplete="off"
          />
          <Button kind="main" type="submit">
            Lägg till sluttiden och stämpla in
          </Button>
        </Form>
        <div className={styles.others}>
          <Button onClick={() => onBeginAnew(null)}>Jag minns inte. Stämpla in.</Button>
          <Button onClick={onEndNow}>Jag har jobbat till nu. Stämpla ut.</Button>
        </div>
      </div>
    </Dialog>
  );
}
