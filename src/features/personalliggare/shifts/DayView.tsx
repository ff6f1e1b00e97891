import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { ledgerRows, type LedgerRow } from '@/domain/ledger/ledgerRows';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { begunBetween, shiftsBetween } from '@/domain/ledger/shifts';
import { EmptyState } from '@/ui/notes/EmptyState';
import { CorrectionDialog } from './CorrectionDialog';
import { EventRow } from './EventRow';
import styles from './Shifts.module.css';
import { ShiftTable } from './ShiftTable';

export interface ViewProps {
  read: ReadLedger;
  /** True if a person is among those shown, by `key`. */
  isShown: (key: string) => boolean;
  from: CalendarDate;
  to: CalendarDate;
  now: Date;
}

/** A day: the shifts, and every event in the order of time. */
export function DayView({
  read,
  isShown,
  from,
  to,
  now,
  mayCorrect,
}: ViewProps & { mayCorrect: boolean }) {
  const [correcting, setCorrecting] = useState<LedgerRow>();
  const rows = ledgerRows(read.ledger, read.stamps, from, to).filter(
    ({ event: { data } }) => data.personId === null || isShown(read.keyOf(data.personId)),
  );
  const shifts = shiftsBetween(read.shifts, from, to, now).filter(({ key }) => isShown(key));
  const stray = begunBetween(read, from, to).stray.filter(({ key }) => isShown(key));
  if (rows.length === 0 && shifts.length === 0) {
    return <EmptyState>Inget är antecknat den här dagen.</EmptyState>;
  }
  return (
    <>
      <section className={styles.card} aria-labelledby="shifts-of-day">
        <h3 id="shifts-of-day">Arbetspass</h3>
        {shifts.length + stray.length === 0 ? (
          <p>Inga arbetspass.</p>
        ) : (
          <ShiftTable read={read} shifts={shifts} stray={stray} now={now} shownDay={from} />
        )}
      </section>
      <section className={styles.card} aria-labelledby="events-of-day">
        <h3 id="events-of-day">Händelser</h3>
        {rows.length === 0 ? (
          <p>Inga händelser den här dagen.</p>
        ) : (
          <ol className={styles.events}>
            {rows.map((row) => (
              <EventRow
                key={row.event.id}
                row={row}
                onCorrect={
                  mayCorrect && ['in', 'out'].includes(row.event.data.kind)
                    ? () => setCorrecting(row)
                    : undefined
                }
              />
            ))}
          </ol>
        )}
      </section>
      {correcting && <CorrectionDialog row={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  );
}
