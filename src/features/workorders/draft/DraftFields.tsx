import { useState } from 'react';
import { CustomerPicker } from '@/components/CustomerPicker';
import { daysIn } from '@/components/daysIn';
import { useHours } from '@/components/useHours';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import type { InvoiceDraftFields } from '@/domain/invoice/invoiceDraft';
import { carText } from '@/domain/invoice/parties';
import { formatDiscount } from '@/domain/order/lineDraft';
import { vehiclesOf } from '@/domain/register/registerSearch';
import { dayOf } from '@/domain/time/swedishTime';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import { textOf } from '@/ui/textOf';
import styles from '@/features/workorders/order/Order.module.css';

/** The fields of a draft but its lines; a car is one of the customer's, or the one that the draft has. */
export function DraftFields({ draft }: { draft: InvoiceDraftFields }) {
  const index = useRegisterIndex();
  const { hours } = useHours();
  const [customerId, setCustomerId] = useState(draft.customerId);
  const [vehicleId, setVehicleId] = useState(draft.vehicleId ?? '');
  const [deliveredOn, setDeliveredOn] = useState(draft.deliveredOn ?? '');
  const { owned, paid, driven } = vehiclesOf(index, customerId ?? '');
  const cars = [...owned, ...paid, ...driven].map(({ id, data }) => [id, carText(data)] as const);
  const isOther = vehicleId !== '' && cars.every(([id]) => id !== vehicleId);
  return (
    <div className={styles.fields}>
      <CustomerPicker
        label="Kund"
        name="customerId"
        value={customerId}
        onChange={(id) => {
          setCustomerId(id);
          setVehicleId('');
        }}
      />
      <input type="hidden" name="customerId.read" value={customerId ?? ''} />
      <SelectField
        label="Bil"
        name="vehicleId"
        value={vehicleId}
        onChange={({ target }) => setVehicleId(target.value)}
        options={[
          ['', 'Ingen bil'],
          ...(isOther ? [[vehicleId, draft.about ?? 'Bilen som var vald'] as const] : []),
          ...cars,
        ]}
      />
      <div className={styles.pair}>
        <DateField
          label="Leveransdag"
          name="deliveredOn"
          hint="Tom är fakturans dag"
          days={daysIn(hours, dayOf(new Date()))}
          value={deliveredOn}
          onChange={setDeliveredOn}
        />
        <SelectField
          label="Priser"
          name="pricesInclVat"
          defaultValue={draft.pricesInclVat ? 'incl' : 'excl'}
          options={[
            ['incl', 'Inkl. moms'],
            ['excl', 'Exkl. moms'],
          ]}
        />
      </div>
      <input type="hidden" name="deliveredOn.read" value={deliveredOn} />
      <Field
        label="Rabatt på hela fakturan i procent"
        name="discountBp"
        defaultValue={draft.discountBp > 0 ? formatDiscount(draft.discountBp) : ''}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        label="Er referens"
        name="reference"
        defaultValue={draft.reference ?? ''}
        hint="Om den är en annan än på kundens kort"
        autoComplete="off"
      />
      <TextAreaField
        label="Meddelande på fakturan"
        name="note"
        defaultValue={draft.note ?? ''}
        rows={3}
      />
    </div>
  );
}

/** Reads the fields into an object for `draftForm` to parse. */
export function readDraft(data: FormData) {
  return {
    customerId: textOf(data, 'customerId.read') || null,
    vehicleId: textOf(data, 'vehicleId') || null,
    deliveredOn: textOf(data, 'deliveredOn.read') || null,
    pricesInclVat: textOf(data, 'pricesInclVat') === 'incl',
    reference: textOf(data, 'reference'),
    note: textOf(data, 'note'),
    discountBp: textOf(data, 'discountBp'),
  };
}
