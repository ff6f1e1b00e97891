import { useState } from 'react';
import { useSeries } from '@/data/invoicing/numbering';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { InvoiceFault } from '@/domain/invoice/parties';
import { parseFirstNumber, usualFirstNumber } from '@/domain/invoice/series';
import { isGone } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Field } from '@/ui/fields/Field';
import styles from './Invoice.module.css';

const fault: InvoiceFault = {
  text: 'Skriv den första fakturans nummer med siffror, från 1 till 90 000 000.',
  at: 'here',
};

/** Asks an owner of a workshop that has issued nothing for the number that its series begins with. */
export function useFirstNumber() {
  const series = useSeries();
  const reach = useReach();
  const { role } = useWorkshop();
  const [text, setText] = useState(String(usualFirstNumber));
  const manages = canManageWorkshop(role);
  const isAsked = manages && isGone(series, reach);
  const number = parseFirstNumber(text);
  return {
    field: isAsked && (
      <div className={styles.first}>
        <Field
          label="Den första fakturans nummer"
          name="firstNumber"
          hint="Sedan följer numren utan lucka. Har ni fakturerat i ett annat program fortsätter ni efter dess sista nummer. Det går inte att ändra i efterhand."
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    ),
    isTyped: isAsked && text !== String(usualFirstNumber),
    /** True if it is known whether an owner is to be asked. */
    isKnown: !manages || isAsked || (series.kind === 'ready' && series.data !== null),
    fault: isAsked && number === null ? fault : null,
    /** The first number of the series; an empty object where the series has begun. */
    given: isAsked && number !== null ? { firstNumber: number } : {},
  };
}
