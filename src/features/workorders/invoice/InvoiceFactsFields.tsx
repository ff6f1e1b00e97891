import { useState } from 'react';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import type { InvoiceFacts } from '@/domain/invoice/draftForm';
import { dayOf } from '@/domain/time/swedishTime';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { TextAreaField } from '@/ui/TextAreaField';
import { textOf } from '@/ui/textOf';

/** The fields of what an invoice says beside its lines and parties. */
export function InvoiceFactsFields({ facts }: { facts: InvoiceFacts }) {
  const { hours } = useHours();
  const [deliveredOn, setDeliveredOn] = useState(facts.deliveredOn ?? '');
  return (
    <>
      <DateField
        label="Leveransdag"
        name="deliveredOn"
        hint="Tom är fakturans dag"
        days={daysIn(hours, dayOf(new Date()))}
        value={deliveredOn}
        onChange={setDeliveredOn}
      />
      <input type="hidden" name="deliveredOn.read" value={deliveredOn} />
      <Field
        label="Er referens"
        name="reference"
        defaultValue={facts.reference ?? ''}
        hint="Om den är en annan än på kundens kort"
        autoComplete="off"
      />
      <TextAreaField
        label="Meddelande på fakturan"
        name="note"
        defaultValue={facts.note ?? ''}
        rows={3}
      />
    </>
  );
}

/** Reads the fields into an object for `invoiceFacts` to parse. */
export function readFacts(data: FormData) {
  return {
    deliveredOn: textOf(data, 'deliveredOn.read') || null,
    reference: textOf(data, 'reference'),
    note: textOf(data, 'note'),
  };
}
