import { useState } from 'react';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import { type FollowUpDue, usualDue } from '@/domain/order/followUpDue';
import { dayOf } from '@/domain/time/swedishTime';
import { formatOdometer } from '@/domain/values/odometer';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';
import styles from './DueFields.module.css';

/** Fields for when something is followed up: a day, an odometer, or both. `prefix` begins their names. */
export function DueFields({ prefix = '', due }: { prefix?: string; due?: FollowUpDue }) {
  const today = dayOf(new Date());
  const [{ dueOn, dueKm }] = useState(() => due ?? usualDue(today));
  const [day, setDay] = useState(dueOn ?? '');
  const { hours } = useHours();
  return (
    <div className={styles.due}>
      <DateField
        label="Följ upp"
        name={`${prefix}dueOn`}
        days={daysIn(hours, today)}
        value={day}
        onChange={setDay}
      />
      <Field
        label="eller vid mätarställning"
        name={`${prefix}dueKm`}
        defaultValue={dueKm === null ? '' : formatOdometer(dueKm)}
        hint="I km, eller i mil"
        autoComplete="off"
      />
      <input type="hidden" name={`${prefix}dueOn.read`} value={day} />
    </div>
  );
}

/** Reads the fields into an object for `followUpDue` to parse. */
export function readDue(data: FormData, prefix = '') {
  return {
    dueOn: textOf(data, `${prefix}dueOn.read`) || null,
    dueKm: textOf(data, `${prefix}dueKm`).trim() || null,
  };
}
