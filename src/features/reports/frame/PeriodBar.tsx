import { parseDate } from '@internationalized/date';
import { daysIn } from '@/components/daysIn';
import { type PeriodKind, periodKinds, periodLabels, stepped } from '@/domain/report/period';
import { Button } from '@/ui/controls/Button';
import { DateField } from '@/ui/dates/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import type { usePeriod } from '@/features/reports/model/usePeriod';
import styles from './Frame.module.css';

/** Chooses the period of a report; the address keeps it, so that the page can be sent to a colleague. */
export function PeriodBar({ period, show }: ReturnType<typeof usePeriod>) {
  const { kind, days, today, name } = period;
  const [first, last] = [days.first.toString(), days.last.toString()];
  const calendar = daysIn(null, today);

  function choose(next: PeriodKind) {
    // From a longer period to a shorter one, today's is meant where today lies in it.
    const isIn = days.first.compare(today) <= 0 && days.last.compare(today) >= 0;
    show(next, next === 'own' || !isIn ? days.first : today, days.last);
  }
  function step(by: 1 | -1) {
    const next = stepped(kind, days, by);
    show(kind, next.first, next.last);
  }

  return (
    <div className={styles.period}>
      <SelectField
        label="Period"
        name="period"
        value={kind}
        onChange={({ target }) =>
          choose(periodKinds.find((each) => each === target.value) ?? 'month')
        }
        options={periodKinds.map((each) => [each, periodLabels[each]] as const)}
      />
      {kind === 'own' && (
        <>
          <DateField
            label="Från"
            name="fran"
            days={calendar}
            value={first}
            onChange={(day) => day && show('own', parseDate(day), days.last)}
          />
          <DateField
            label="Till"
            name="till"
            days={calendar}
            value={last}
            onChange={(day) => day && show('own', days.first, parseDate(day))}
          />
        </>
      )}
      <div className={styles.steps}>
        <Button onClick={() => step(-1)}>Föregående</Button>
        <Button onClick={() => step(1)}>Nästa</Button>
      </div>
      <p className={styles.name} aria-live="polite">
        <strong>{name}</strong>{' '}
        {kind !== 'day' && (
          <span>
            {first} – {last}
          </span>
        )}
      </p>
    </div>
  );
}
