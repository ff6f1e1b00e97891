import { vatPeriodLabels, vatPeriods } from '@/domain/invoice/vatPeriod';
import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/fields/SelectField';
import type { AddressedPeriod } from './useAddressedPeriod';
import styles from './Bookkeeping.module.css';

/** Chooses a month, a quarter or a year, steps from it, and tells which it is. */
export function PeriodChoice({
  chosen: { period, first, last, name, choose, step },
}: {
  chosen: AddressedPeriod;
}) {
  return (
    <>
      <div className={styles.period}>
        <SelectField
          label="Period"
          name="period"
          value={period}
          onChange={({ target }) =>
            choose(vatPeriods.find((each) => each === target.value) ?? 'month')
          }
          options={vatPeriods.map((each) => [each, vatPeriodLabels[each]] as const)}
        />
        <Button onClick={() => step(-1)}>Föregående</Button>
        <Button onClick={() => step(1)}>Nästa</Button>
      </div>
      <h3 aria-live="polite">
        {name}{' '}
        <span className={styles.quiet}>
          {String(first)} – {String(last)}
        </span>
      </h3>
    </>
  );
}
