import { useEffect, useState } from 'react';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import { useLedgerNow } from '@/components/ledger/useLedgerNow';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { LedgerEntry } from '@/domain/ledger/ledgerEvent';
import { ledgerDay } from '@/domain/ledger/ledgerFormat';
import { controlValue } from '@/domain/ledger/verifyLedger';
import { dayOf, parseDay } from '@/domain/time/swedishTime';
import { DateField } from '@/ui/dates/DateField';
import layout from '@/ui/style/layout.module.css';
import styles from './Verify.module.css';

/** The control value of a day, to be kept on paper. */
export function ControlValue({
  events,
  isCurrent,
}: {
  events: readonly LedgerEntry[];
  /** True if the device has all that the server has. */
  isCurrent: boolean;
}) {
  const { workshop } = useWorkshop();
  const today = dayOf(useLedgerNow());
  const days = daysIn(useHours().hours, today, (each) =>
    each.compare(today) > 0 ? 'Den dagen har inte varit än.' : '',
  );
  const [chosen, setChosen] = useState(() => today.toString());
  const [shown, setShown] = useState<{ chosen: string; value: string }>();

  useEffect(() => {
    let isOver = false;
    const parsed = parseDay(chosen);
    if (!parsed.ok) return;
    controlValue(events, parsed.value)
      .then((value) => !isOver && setShown({ chosen, value }))
      .catch((error: unknown) => console.error('No control value could be computed', error));
    return () => {
      isOver = true;
    };
  }, [events, chosen]);

  const read = parseDay(chosen);
  const isOver = read.ok && read.value.compare(today) < 0;
  return (
    <section className={styles.card} aria-labelledby="control-value">
      <h2 id="control-value">Dagens kontrollvärde</h2>
      <div className={styles.field}>
        <DateField label="Dag" name="dag" days={days} value={chosen} onChange={setChosen} />
      </div>
      <p className={styles.value} role="status">
        {isCurrent && shown?.chosen === chosen && read.ok && (
          <>
            <span>
              {workshop.name}, {ledgerDay(read.value)}
            </span>
            <b>{shown.value}</b>
          </>
        )}
      </p>
      <p className={layout.quiet}>
        {!isCurrent
          ? 'Värdet räknas ut när enheten har hämtat allt från servern.'
          : isOver
            ? 'Värdet ändras inte längre. Skriv ut det: räknas det om till något annat senare har liggaren ändrats.'
            : 'Dagen är inte slut, så värdet ändras med varje händelse som registreras.'}
      </p>
    </section>
  );
}
