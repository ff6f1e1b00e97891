import { useState } from 'react';
import * as v from 'valibot';
import { DraftForm } from '@/ui/DraftForm';
import dialogStyles from '@/ui/EditDialog.module.css';
import { useRegisterAction } from '@/components/useRegisterAction';
import type { Entry } from '@/domain/values/live';
import { type Customer, customerLimits } from '@/domain/register/customer';
import { line } from '@/domain/values/fields';
import { anonymiseCustomer } from '@/domain/register/registerActions';
import type { Vehicle } from '@/domain/register/vehicle';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import styles from './AnonymiseDialog.module.css';
import { StayingVehicles } from './StayingVehicles';

const schema = v.object({ reason: line(customerLimits.reason, 'Välj eller skriv varför.') });
const other = 'other';
const reasons = [
  ['', 'Välj …'],
  ...[
    'Kunden har begärt radering',
    'Inte kund längre',
    'Uppgifterna behövs inte längre',
    'Kunden har avlidit',
  ].map((reason) => [reason, reason] as const),
  [other, 'Annat skäl'],
] as const;

/**
 * Removes everything that identifies a customer (GDPR art. 17) and keeps the reason; `vehicles` are all that
 * name the customer.
 */
export function AnonymiseDialog({
  entry,
  vehicles,
  onClose,
}: {
  entry: Entry<Customer>;
  vehicles: Entry<Vehicle>[];
  onClose: () => void;
}) {
  const act = useRegisterAction();
  const [choice, setChoice] = useState('');
  const { name } = entry.data;

  return (
    <Dialog title={`Anonymisera ${name}?`} onClose={onClose}>
      <DraftForm
        schema={schema}
        // The select or the text field, whichever gives the reason, is named `reason` and gets the error.
        read={(data) => ({ reason: textOf(data, 'reason') })}
        onSave={({ reason }) => {
          act(
            `Kunden ${name}`,
            `Kunden ${name} är anonymiserad.`,
            anonymiseCustomer(entry, reason),
          );
          onClose();
        }}
      >
        <div className={styles.text}>
          <p>
            Kortet förlorar allt som säger vem det var: namn, telefon, e-post, adress, anteckningar
            och resten. Bara skälet blir kvar.
          </p>
          <p>
            Det som lagen kräver att ni sparar ändras inte: räkenskapsmaterial som fakturor i sju år
            (bokföringslagen) och personalliggaren i två år.
          </p>
          <p>
            Bokningarna blir också kvar, med meddelanden och anteckningar. De står under Historik på
            kundens sida.
          </p>
          <StayingVehicles customerId={entry.id} vehicles={vehicles} />
        </div>
        <SelectField
          label="Varför?"
          name={choice === other ? 'choice' : 'reason'}
          options={reasons}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
          aria-required
        />
        {choice === other && (
          <Field
            label="Skäl"
            name="reason"
            hint="Skriv inget som pekar ut kunden: skälet blir kvar på kortet."
            maxLength={customerLimits.reason.max}
            autoComplete="off"
            aria-required
          />
        )}
        <div className={dialogStyles.buttons}>
          <Button onClick={onClose}>Avbryt</Button>
          <Button kind="work" type="submit">
            Anonymisera
          </Button>
        </div>
      </DraftForm>
    </Dialog>
  );
}
