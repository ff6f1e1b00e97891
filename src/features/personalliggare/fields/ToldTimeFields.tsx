import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import { clockText } from '@/domain/time/clockTime';
import { DateField } from '@/ui/dates/DateField';
import { textOf } from '@/ui/behaviour/textOf';
import { TimeField } from '@/ui/fields/TimeField';
import styles from './Fields.module.css';

/** A day and a clock time that somebody tells, for `readTold` to read. */
export function ToldTimeFields({
  first,
  today,
}: {
  /** The values that the fields begin with. */
  first: { day: CalendarDate; clock: string };
  today: CalendarDate;
}) {
  const days = daysIn(useHours().hours, today, (day) =>
    day.compare(today) > 0 ? 'Den dagen har inte varit än.' : '',
  );
  const [day, setDay] = useState(first.day.toString());
  const [clock, setClock] = useState(first.clock);
  return (
    <div className={styles.pair}>
      <DateField label="Datum" name="at.on" days={days} value={day} onChange={setDay} isRequired />
      <input type="hidden" name="at.on.read" value={day} />
      <TimeField
        label="Klockslag"
        name="at.clock"
        tidy={clockText}
        value={clock}
        onChange={setClock}
        aria-required
      />
    </div>
  );
}

/** Reads the fields into an object for the schemas of `ledgerForms` to parse. */
export function readTold(data: FormData) {
  return { on: textOf(data, 'at.on.read'), clock: textOf(data, 'at.clock') };
}
