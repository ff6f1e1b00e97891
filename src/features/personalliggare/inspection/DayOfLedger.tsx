import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { daysIn } from '@/components/daysIn';
import type { KeptDays } from '@/domain/ledger/keptDays';
import type { Ledger } from '@/domain/ledger/ledger';
import { ledgerDay } from '@/domain/ledger/ledgerFormat';
import { ledgerRows } from '@/domain/ledger/ledgerRows';
import { readLedger } from '@/domain/ledger/readLedger';
import { parseDay } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import { DateField } from '@/ui/dates/DateField';
import { Icon } from '@/ui/icons/Icon';
import { backIcon, forwardIcon } from '@/ui/icons/workIcons';
import styles from './Inspection.module.css';
import { LedgerTable } from './LedgerTable';

/** A day of the ledger, in the order of time, and the way to the other days. */
export function DayOfLedger({
  ledger,
  hasNumbers,
  day,
  kept,
  today,
  onChange,
}: {
  ledger: Ledger;
  hasNumbers: boolean;
  day: CalendarDate;
  kept: KeptDays;
  today: CalendarDate;
  onChange: (day: CalendarDate) => void;
}) {
  const rows = useMemo(
    () => ledgerRows(ledger, readLedger(ledger).stamps, day, day),
    [ledger, day],
  );
  const [before, after] = [day.subtract({ days: 1 }), day.add({ days: 1 })];
  return (
    <section className={styles.section} aria-labelledby="ledger-day">
      <div className={styles.dayHead}>
        <h2 id="ledger-day" aria-live="polite">
          {ledgerDay(day)}
        </h2>
        <div className={styles.dayChoice}>
          <Button
            aria-label="Dagen före"
            disabled={kept.refusal(before) !== ''}
            onClick={() => onChange(before)}
          >
            <Icon d={backIcon} />
          </Button>
          <Button
            aria-label="Dagen efter"
            disabled={kept.refusal(after) !== ''}
            onClick={() => onChange(after)}
          >
            <Icon d={forwardIcon} />
          </Button>
          <Button disabled={day.compare(today) === 0} onClick={() => onChange(today)}>
            Idag
          </Button>
          <DateField
            label="Visa dagen"
            name="day"
            days={daysIn(null, today, kept.refusal)}
            value={day.toString()}
            onChange={(text) => {
              const next = parseDay(text);
              if (next.ok) onChange(next.value);
            }}
          />
        </div>
      </div>
      {rows.length === 0 ? (
        <p>Ingen händelse den här dagen.</p>
      ) : (
        <LedgerTable rows={rows} hasNumbers={hasNumbers} caption={`Händelser ${ledgerDay(day)}`} />
      )}
    </section>
  );
}
