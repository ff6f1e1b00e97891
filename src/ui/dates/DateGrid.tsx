import { type CalendarDate, isSameMonth, startOfMonth, startOfWeek } from '@internationalized/date';
import styles from './DatePicker.module.css';
import type { DayNote, Days } from './days';

const weekdays = [
  ['må', 'måndag'],
  ['ti', 'tisdag'],
  ['on', 'onsdag'],
  ['to', 'torsdag'],
  ['fr', 'fredag'],
  ['lö', 'lördag'],
  ['sö', 'söndag'],
] as const;

/** The six weeks around a month, each with its number, and the names of the month's special days. */
export function DateGrid({
  labelledBy,
  active,
  chosen,
  days,
  onPick,
}: {
  labelledBy: string;
  /** The day that keys start from; its month is shown. */
  active: CalendarDate;
  chosen: CalendarDate | null;
  days: Days;
  onPick: (day: CalendarDate) => void;
}) {
  const month = startOfMonth(active);
  const first = startOfWeek(month, 'sv-SE', 'mon');
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    weekdays.map((_, at) => {
      const day = first.add({ days: 7 * week + at });
      return { day, note: days.noteOf(day) };
    }),
  );
  const inMonth = weeks.flat().filter(({ day }) => isSameMonth(day, active));
  const named = inMonth.filter(({ note }) => note.name !== '');
  const hasClosed = inMonth.some(({ note }) => note.isClosed);

  return (
    <>
      {/* Its cells hold buttons, and keys lead from one to the next. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={labelledBy} className={styles.grid}>
        <thead>
          <tr>
            <th scope="col" aria-label="vecka">
              v.
            </th>
            {weekdays.map(([short, name]) => (
              <th key={name} scope="col" aria-label={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day.toString()}>
              <Week number={week[0] && days.weekOf(week[0].day)} />
              {week.map(({ day, note }) => (
                <Day
                  key={day.toString()}
                  day={day}
                  note={note}
                  active={active}
                  isChosen={chosen?.compare(day) === 0}
                  days={days}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(hasClosed || named.length > 0) && (
        <ul className={styles.notes}>
          {hasClosed && (
            <li>
              <s>Överstrukna</s> dagar: stängt
            </li>
          )}
          {named.map(({ day, note }) => (
            <li key={day.toString()}>
              {day.day} {note.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Week({ number }: { number: number | undefined }) {
  return (
    <th scope="row" aria-label={`vecka ${number}`}>
      {number}
    </th>
  );
}

function Day({
  day,
  note: { isRed, isClosed, name },
  active,
  isChosen,
  days,
  onPick,
}: {
  day: CalendarDate;
  note: DayNote;
  active: CalendarDate;
  isChosen: boolean;
  days: Days;
  onPick: (day: CalendarDate) => void;
}) {
  const isToday = day.compare(days.today) === 0;
  const refusal = days.refusal(day);
  const spoken = [
    days.textOf(day),
    isToday && 'idag',
    name,
    isClosed && 'stängt',
    isChosen && 'vald',
    refusal,
  ];
  const looks = [
    isRed && styles.red,
    isClosed && styles.closed,
    !isSameMonth(day, active) && styles.beside,
  ];
  return (
    <td role="gridcell" aria-selected={isChosen}>
      <button
        type="button"
        tabIndex={day.compare(active) === 0 ? 0 : -1}
        aria-label={spoken.filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={refusal !== '' || undefined}
        className={looks.filter(Boolean).join(' ')}
        onClick={() => onPick(day)}
      >
        {day.day}
      </button>
    </td>
  );
}
