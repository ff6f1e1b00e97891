import { useState } from 'react';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import type { InvoiceFacts } from '@/domain/invoice/draftForm';
import { isForeignCompany, type TaxedBuyer } from '@/domain/invoice/foreignSale';
import { dayOf } from '@/domain/time/swedishTime';
import { countryOf } from '@/domain/values/address';
import { countryName } from '@/domain/values/country';
import { DateField } from '@/ui/dates/DateField';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { textOf } from '@/ui/behaviour/textOf';

/** The fields of what an invoice says beside its lines and parties. */
export function InvoiceFactsFields({
  facts,
  buyer,
}: {
  facts: InvoiceFacts;
  buyer: TaxedBuyer | undefined;
}) {
  const { hours } = useHours();
  const [deliveredOn, setDeliveredOn] = useState(facts.deliveredOn ?? '');
  return (
    <>
      <DateField
        label="Leveransdag"
        name="deliveredOn"
        hint="Tomt = fakturadagen"
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
      {buyer && isForeignCompany(buyer) && (
        <SelectField
          key={buyer.vatNumber}
          label="Moms"
          name="vatChoice"
          defaultValue={facts.vatChoice ?? ''}
          hint="Delar som byts vid en reparation hör till tjänsten. Varor som hämtas och stannar i Sverige har svensk moms. Att varor har fraktats ut ur landet behöver ni kunna visa."
          options={[
            ['', 'Tjänst, som en reparation: utan svensk moms'],
            [
              'goods',
              `Varor som fraktas till ${countryName(countryOf(buyer.address))}: utan svensk moms`,
            ],
            ['domestic', 'Svensk moms'],
          ]}
        />
      )}
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
    vatChoice: textOf(data, 'vatChoice') || null,
  };
}
