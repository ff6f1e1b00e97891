import type { CalendarDate } from '@internationalized/date';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { parseDay } from '@/domain/time/swedishTime';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { IconButton } from '@/ui/controls/IconButton';
import { SelectField } from '@/ui/fields/SelectField';
import { backIcon, forwardIcon } from '@/ui/icons/workIcons';
import { rangeText, shownDays, steppedTo } from './shiftsRange';
import styles from './Shifts.module.css';
import { type ShiftsQuery, type ShiftView, shiftViews } from './useShiftsQuery';

const viewLabels: Record<ShiftView, string> = { dag: 'Dag', vecka: 'Vecka', person: 'Person' };
const stepLabels: Record<ShiftView, readonly [back: string, forward: string]> = {
  dag: ['Föregående dag', 'Nästa dag'],
  vecka: ['Föregående vecka', 'Nästa vecka'],
  person: ['Föregående månad', 'Nästa månad'],
};

/** The days shown, the choice of view, and whose times. */
export function ShiftsFilters({
  query: { view, day, person, search },
  today,
  read,
  onChoose,
}: {
  query: ShiftsQuery;
  today: CalendarDate;
  read: ReadLedger;
  onChoose: (values: Partial<ShiftsQuery>) => void;
}) {
  const days = daysIn(useHours().hours, today, (each) =>
    each.compare(today) > 0 ? 'Den dagen har inte varit än.' : '',
  );
  const [back, forward] = stepLabels[view];
  const isLast = shownDays(view, day)[1].compare(today) >= 0;
  return (
    <>
      <div className={styles.range}>
        <div className={styles.steps}>
          <IconButton
            d={backIcon}
            label={back}
            onClick={() => onChoose({ day: steppedTo(view, day, -1, today) })}
          />
          <h2 aria-live="polite">{rangeText(view, day, today)}</h2>
          <IconButton
            d={forwardIcon}
            label={forward}
            disabled={isLast}
            onClick={() => onChoose({ day: steppedTo(view, day, 1, today) })}
          />
        </div>
        <div role="group" aria-label="Visa som" className={styles.views}>
          {shiftViews.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => onChoose({ view: each, person: each === 'person' ? person : null })}
            >
              {viewLabels[each]}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.filters}>
        <DateField
          label="Gå till dag"
          name="datum"
          days={days}
          value={day.toString()}
          onChange={(text) => {
            const chosen = parseDay(text);
            if (chosen.ok) onChoose({ day: chosen.value });
          }}
        />
        {view === 'person' && (
          <SelectField
            label="Person"
            name="person"
            value={person ?? ''}
            onChange={({ target }) => onChoose({ person: target.value || null })}
            options={[
              ['', 'Alla'],
              ...read.persons.map(({ data }) => [data.key, data.name] as const),
            ]}
          />
        )}
        {(view !== 'person' || person === null) && (
          <Field
            label="Sök namn"
            name="sok"
            value={search}
            onChange={({ target }) => onChoose({ search: target.value })}
            autoComplete="off"
          />
        )}
      </div>
    </>
  );
}
