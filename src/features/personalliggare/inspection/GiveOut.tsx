import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { daysIn } from '@/components/daysIn';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import type { KeptDays } from '@/domain/ledger/keptDays';
import type { Ledger } from '@/domain/ledger/ledger';
import { ledgerCsv } from '@/domain/ledger/ledgerCsv';
import { ledgerDay } from '@/domain/ledger/ledgerFormat';
import { type LedgerRow, ledgerRows } from '@/domain/ledger/ledgerRows';
import { readLedger } from '@/domain/ledger/readLedger';
import { transferFile } from '@/domain/ledger/transferFile';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { DateField } from '@/ui/dates/DateField';
import { offerFile } from '@/ui/behaviour/offerFile';
import { useAttempt } from '@/ui/forms/useAttempt';
import styles from './Inspection.module.css';
import { PrintedLedger } from './PrintedLedger';
import { useGivenDays } from './useGivenDays';

/** Gives the ledger of some days, a year at most, out on paper or as a file; each is an event of the ledger. */
export function GiveOut({
  ledger,
  day,
  kept,
  today,
}: {
  ledger: Ledger;
  day: CalendarDate;
  kept: KeptDays;
  today: CalendarDate;
}) {
  const { workshopId, business } = useLedgerPlace();
  const { exported } = useLedgerRecords();
  const [printed, setPrinted] = useState<LedgerRow[] | null>(null);
  const { from, to, set, fault, choices } = useGivenDays(day, kept, today);
  const days = daysIn(null, today, kept.refusal);
  const range = `${ledgerDay(from)}–${ledgerDay(to)}`;
  const name = `personalliggare-${from.toString()}-${to.toString()}`;

  const giving = useAttempt(async (data) => {
    const as = data.get('as');
    const rows = ledgerRows(ledger, readLedger(ledger).stamps, from, to);
    if (as === 'print') {
      flushSync(() => setPrinted(rows));
      // Not every browser waits for the person before it goes on.
      window.addEventListener('afterprint', () => setPrinted(null), { once: true });
      print();
    } else if (as === 'csv') {
      offerFile(`${name}.csv`, ledgerCsv(rows), 'text/csv;charset=utf-8');
    } else {
      const events = rows.flatMap(({ event, corrections }) => [event, ...corrections]);
      const file = transferFile(workshopId, business, ledger, events, new Date());
      offerFile(`${name}.json`, file, 'application/json');
    }
    const form = { print: 'Utskrift', csv: 'CSV', json: 'JSON' }[String(as)] ?? '';
    await exported('Utlämningen av personalliggaren', `${form} ${range}`);
    return <Alert kind="done">{`${form} ${range}. Utlämningen är antecknad i liggaren.`}</Alert>;
  }, 'Liggaren kunde inte lämnas ut');

  function give(as: 'print' | 'csv' | 'json') {
    const data = new FormData();
    data.set('as', as);
    giving.onSubmit(data);
  }

  const isClosed = fault !== '' || giving.pending;
  return (
    <section className={styles.section} aria-labelledby="give-out" data-screen-only>
      <h2 id="give-out">Skriv ut eller lämna ut</h2>
      <div className={styles.choices}>
        {choices.map(([text, begins, ends]) => (
          <Button
            key={text}
            aria-pressed={from.compare(begins) === 0 && to.compare(ends) === 0}
            onClick={() => set(begins, ends)}
          >
            {text}
          </Button>
        ))}
      </div>
      <div className={styles.range}>
        <DateField
          label="Från"
          name="from"
          days={days}
          value={from.toString()}
          onChange={(text) => set(text, to)}
        />
        <DateField
          label="Till"
          name="to"
          days={days}
          value={to.toString()}
          onChange={(text) => set(from, text)}
        />
      </div>
      {fault && <Alert kind="trouble">{fault}</Alert>}
      <div className={styles.choices}>
        <Button kind="work" disabled={isClosed} onClick={() => give('print')}>
          Skriv ut
        </Button>
        <Button disabled={isClosed || ledger.isPartial} onClick={() => give('csv')}>
          CSV-fil
        </Button>
        <Button disabled={isClosed || ledger.isPartial} onClick={() => give('json')}>
          JSON-fil med kontrollsummor
        </Button>
      </div>
      {ledger.isPartial && <p>Filerna kan sparas när hela liggaren är hämtad.</p>}
      {giving.message}
      {printed && <PrintedLedger rows={printed} range={range} isPartial={ledger.isPartial} />}
    </section>
  );
}
