import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReadIssued } from '@/data/invoices';
import { useInvoiceSettings } from '@/data/invoiceSettings';
import {
  steppedPeriod,
  type VatPeriod,
  vatPeriodLabels,
  vatPeriodName,
  vatPeriods,
  vatRange,
} from '@/domain/invoice/vatPeriod';
import { dayOf, isSensible, parseDay } from '@/domain/time/swedishTime';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';
import { SelectField } from '@/ui/SelectField';
import { FetchedPart } from './FetchedPart';
import { useFetched } from './useFetched';
import { VatTable } from './VatTable';
import styles from './Bookkeeping.module.css';

/** The periods as they stand in the address. */
const addressed: Record<VatPeriod, string> = { month: 'manad', quarter: 'kvartal', year: 'ar' };

/** The VAT of what was issued in a period, which the address keeps. */
export function VatPart() {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const settings = useInvoiceSettings();
  const period =
    vatPeriods.find((each) => addressed[each] === search.get('period')) ?? ('month' as const);
  const typed = parseDay(search.get('fran') ?? '');
  const day = typed.ok && isSensible(typed.value) ? typed.value : today;
  const range = vatRange(period, day);
  const [first, last] = [range.first.toString(), range.last.toString()];
  const fetched = useFetched(useReadIssued(first, last));
  const name = vatPeriodName(period, day);

  function show(next: VatPeriod, from: string) {
    setSearch({ period: addressed[next], fran: from }, { replace: true });
  }
  const step = (by: 1 | -1) => show(period, steppedPeriod(period, day, by).toString());

  return (
    <section className={styles.card} aria-labelledby="vat">
      <h2 id="vat">Momssammanställning</h2>
      <div className={styles.period}>
        <SelectField
          label="Period"
          name="period"
          value={period}
          onChange={({ target }) =>
            show(vatPeriods.find((each) => each === target.value) ?? 'month', first)
          }
          options={vatPeriods.map((each) => [each, vatPeriodLabels[each]] as const)}
        />
        <Button onClick={() => step(-1)}>Föregående</Button>
        <Button onClick={() => step(1)}>Nästa</Button>
      </div>
      <h3 aria-live="polite">
        {name}{' '}
        <span className={styles.quiet}>
          {first} – {last}
        </span>
      </h3>
      <FetchedPart fetched={fetched} what={`fakturorna för ${name.toLowerCase()}`}>
        {(invoices) => <VatTable invoices={invoices} name={name} />}
      </FetchedPart>
      {settings.kind === 'ready' && settings.data.method === 'cash' && (
        <Note>
          <p>
            Ni bokför enligt kontantmetoden. Då redovisas momsen när en faktura betalas, men här
            räknas den på fakturans dag.
          </p>
        </Note>
      )}
      <p className={styles.quiet}>
        Underlag, inte deklaration: bara utgående moms på det som är fakturerat här, på fakturans
        dag.
      </p>
    </section>
  );
}
