import type { CalendarDate } from '@internationalized/date';
import { daysIn } from '@/components/daysIn';
import { invoiceKindLabels, invoiceKinds } from '@/domain/invoice/invoice';
import { invoiceStateLabels, invoiceStates } from '@/domain/invoice/invoiceState';
import {
  steppedPeriod,
  vatPeriodLabels,
  vatPeriodName,
  vatPeriods,
  vatRange,
} from '@/domain/invoice/vatPeriod';
import { Button } from '@/ui/controls/Button';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import { SelectField } from '@/ui/fields/SelectField';
import {
  addressedPeriods,
  addressedStates,
  type InvoiceFilter,
  type PeriodChoice,
} from './invoiceFilter';
import styles from './Invoices.module.css';

/** Chooses invoices by text, type, state and days; `onChoose` gets what the address is to say, '' for nothing. */
export function InvoiceFilters({
  filter: { text, kind, state, period, day, days },
  faults,
  today,
  onChoose,
}: {
  filter: InvoiceFilter;
  faults: Record<string, string>;
  today: CalendarDate;
  onChoose: (values: Record<string, string>) => void;
}) {
  const calendar = daysIn(null, today);

  function choosePeriod(next: PeriodChoice) {
    const own = next === 'own';
    const from = own ? days.from : next === '' ? '' : vatRange(next, day).first.toString();
    onChoose({ period: addressedPeriods[next], fran: from, till: own ? days.till : '' });
  }

  return (
    <FieldErrorsContext value={faults}>
      <div className={styles.filters}>
        <div className={styles.search}>
          <Field
            label="Sök nummer, köpare eller bil"
            name="sok"
            type="search"
            hint={'Också AO, OCR och summa, till exempel 1\u00a0234,50.'}
            value={text}
            autoComplete="off"
            onChange={({ target }) => onChoose({ sok: target.value })}
          />
        </div>
        <SelectField
          label="Typ"
          name="typ"
          value={kind ?? ''}
          onChange={({ target }) =>
            // A credit is not paid, and has no state.
            onChoose({ typ: target.value, ...(target.value === 'credit' && { lage: '' }) })
          }
          options={[
            ['', 'Alla'],
            ...invoiceKinds.map((each) => [each, invoiceKindLabels[each]] as const),
          ]}
        />
        <SelectField
          label="Läge"
          name="lage"
          value={state === null ? '' : addressedStates[state]}
          onChange={({ target }) =>
            onChoose({
              lage: target.value,
              ...(target.value !== '' && kind === 'credit' && { typ: '' }),
            })
          }
          options={[
            ['', 'Alla'],
            ...invoiceStates.map(
              (each) => [addressedStates[each], invoiceStateLabels[each]] as const,
            ),
          ]}
        />
        <SelectField
          label="Period"
          name="period"
          value={period}
          onChange={({ target }) =>
            choosePeriod(periods.find((each) => each === target.value) ?? '')
          }
          options={periods.map((each) => [each, periodLabels[each]] as const)}
        />
      </div>
      {period === 'own' && (
        <div className={styles.days}>
          <DateField
            label="Från"
            name="fran"
            days={calendar}
            value={days.from}
            onChange={(from) => onChoose({ fran: from })}
          />
          <DateField
            label="Till"
            name="till"
            days={calendar}
            value={days.till}
            onChange={(till) => onChoose({ till })}
          />
        </div>
      )}
      {period !== 'own' && period !== '' && (
        <div className={styles.days}>
          <Button onClick={() => step(-1)}>Föregående</Button>
          <Button onClick={() => step(1)}>Nästa</Button>
          <p aria-live="polite" className={styles.period}>
            <strong>{vatPeriodName(period, day)}</strong>{' '}
            {period !== 'month' && (
              <span>
                {days.from} – {days.till}
              </span>
            )}
          </p>
        </div>
      )}
    </FieldErrorsContext>
  );

  function step(by: 1 | -1) {
    if (period === 'own' || period === '') return;
    onChoose({ fran: steppedPeriod(period, day, by).toString() });
  }
}

const periods: readonly PeriodChoice[] = ['', ...vatPeriods, 'own'];
const periodLabels: Record<PeriodChoice, string> = { '': 'Alla', ...vatPeriodLabels, own: 'Egen' };
