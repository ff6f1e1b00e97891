import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { isSensible, parseDay } from '@/domain/time/swedishTime';

/** A date field that goes to a date as soon as it is complete; a half typed date stays in the field. */
export function DateInput({
  day,
  className,
  onChoose,
}: {
  day: CalendarDate;
  className: string | undefined;
  onChoose: (day: CalendarDate) => void;
}) {
  const [typed, setTyped] = useState({ text: day.toString(), day });
  if (typed.day.compare(day) !== 0) setTyped({ text: day.toString(), day });
  return (
    <input
      type="date"
      aria-label="Datum"
      className={className}
      value={typed.text}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ text: value, day });
        const parsed = parseDay(value);
        if (parsed.ok && isSensible(parsed.value)) onChoose(parsed.value);
      }}
    />
  );
}
