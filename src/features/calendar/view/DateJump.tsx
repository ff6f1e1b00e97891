import type { CalendarDate } from '@internationalized/date';
import { useId } from 'react';
import { daysIn } from '@/components/daysIn';
import { parseDay } from '@/domain/time/swedishTime';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { DateInput } from '@/ui/dates/DateInput';
import { useTypedDay } from '@/ui/dates/useTypedDay';
import styles from './DateJump.module.css';

/** A date field without a visible label that goes to a day as soon as one is typed or picked. */
export function DateJump({
  day,
  today,
  hours,
  onChoose,
}: {
  day: CalendarDate;
  today: CalendarDate;
  /** Null until the hours are fetched. */
  hours: OpeningHours | null;
  onChoose: (day: CalendarDate) => void;
}) {
  const days = daysIn(hours, today);
  const faultId = useId();
  const typed = useTypedDay({
    days,
    value: day.toString(),
    onChange: (value) => {
      const parsed = parseDay(value);
      if (parsed.ok) onChoose(parsed.value);
    },
  });
  return (
    <div className={styles.jump}>
      <DateInput
        typed={typed}
        days={days}
        label="Datum"
        className={styles.input}
        aria-label="Datum"
        aria-invalid={typed.fault !== '' || undefined}
        aria-describedby={typed.fault === '' ? undefined : faultId}
      />
      {typed.fault !== '' && (
        <p role="alert" id={faultId} className={styles.fault}>
          {typed.fault}
        </p>
      )}
    </div>
  );
}
