import { useState } from 'react';
import { CustomerPicker } from '@/components/CustomerPicker';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import type { InvoiceDraftFields } from '@/domain/invoice/invoiceDraft';
import { carText } from '@/domain/invoice/parties';
import { vehiclesOf } from '@/domain/register/registerSearch';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { InvoiceFactsFields, readFacts } from '@/features/invoicing/invoice/InvoiceFactsFields';
import styles from '@/components/orders/Order.module.css';

/** The fields of a draft but its lines; a car is one of the customer's, or the one that the draft has. */
export function DraftFields({ draft }: { draft: InvoiceDraftFields }) {
  const index = useRegisterIndex();
  const [customerId, setCustomerId] = useState(draft.customerId);
  const [vehicleId, setVehicleId] = useState(draft.vehicleId ?? '');
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
      <SelectField
        label="Priser"
        name="pricesInclVat"
        defaultValue={draft.pricesInclVat ? 'incl' : 'excl'}
        options={[
          ['incl', 'Inkl. moms'],
          ['excl', 'Exkl. moms'],
        ]}
      />
      <InvoiceFactsFields facts={draft} buyer={index.customers.get(customerId ?? '')?.data} />
    </div>
  );
}

/** Reads the fields into an object for `draftForm` to parse. */
export function readDraft(data: FormData) {
  return {
    customerId: textOf(data, 'customerId.read') || null,
    vehicleId: textOf(data, 'vehicleId') || null,
    pricesInclVat: textOf(data, 'pricesInclVat') === 'incl',
    ...readFacts(data),
  };
}
