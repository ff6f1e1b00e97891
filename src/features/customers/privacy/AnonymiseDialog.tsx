import { useState } from 'react';
import * as v from 'valibot';
import { DraftForm } from '@/ui/DraftForm';
import dialogStyles from '@/ui/EditDialog.module.css';
import { useWriteBookingTexts } from '@/data/bookingTexts';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { useReplacedTextRemoval, useReplacedTextsAbout } from '@/data/replacedTexts';
import { bookingsWithTexts, emptyTexts } from '@/domain/booking/freeTexts';
import { bookingsIn } from '@/domain/record/history';
import { type Entry, entriesOf } from '@/domain/values/live';
import { type Customer, customerLimits } from '@/domain/register/customer';
import { line } from '@/domain/values/fields';
import { anonymiseCustomer } from '@/domain/register/registerActions';
import type { Vehicle } from '@/domain/register/vehicle';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import { useToast } from '@/ui/ToastContext';
import styles from './AnonymiseDialog.module.css';
import { EmptiedBookings } from './EmptiedBookings';
import { StayingVehicles } from './StayingVehicles';
import { useKnownHistory } from './useKnownHistory';

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
  const { write } = useRegisterWrites();
  const writeTexts = useWriteBookingTexts();
  const toast = useToast();
  const history = useKnownHistory(entry.id);
  const replaced = useReplacedTextsAbout(entry.id);
  const removal = useReplacedTextRemoval();
  const isKnown = history !== null && replaced.kind !== 'loading';
  const texts = isKnown ? bookingsWithTexts(bookingsIn(history), new Date()) : null;
  const [choice, setChoice] = useState('');
  const { name } = entry.data;

  function anonymise(reason: string) {
    // Until the bookings are fetched, it is not known which of them to empty.
    if (!texts) return;
    const label = `Kunden ${name}`;
    const card = anonymiseCustomer(entry, reason);
    const emptied = emptyTexts(texts.over);
    void write(label, card.changes);
    writeTexts(label, emptied.changes);
    const gone = entriesOf(replaced);
    removal.remove(label, gone);
    toast(`${label} är anonymiserad.`, () => {
      void write(label, card.undo);
      writeTexts(label, emptied.undo);
      removal.restore(label, gone);
    });
    onClose();
  }

  return (
    <Dialog title={`Anonymisera ${name}?`} onClose={onClose}>
      <DraftForm
        schema={schema}
        // The select or the text field, whichever gives the reason, is named `reason` and gets the error.
        read={(data) => ({ reason: textOf(data, 'reason') })}
        onSave={({ reason }) => anonymise(reason)}
      >
        <div className={styles.text}>
          <p>
            Kortet förlorar allt som säger vem det var: namn, telefon, e-post, adress, anteckningar
            och resten. Bara skälet blir kvar.
          </p>
          <p>Texter om kunden, bokningarna och fordonen som har ersatts raderas.</p>
          <p>
            Det som lagen kräver att ni sparar ändras inte: räkenskapsmaterial som fakturor i sju år
            (bokföringslagen) och personalliggaren i två år.
          </p>
          <EmptiedBookings texts={texts} complete={history?.complete ?? false} />
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
          <Button kind="work" type="submit" aria-disabled={!texts}>
            Anonymisera
          </Button>
        </div>
      </DraftForm>
    </Dialog>
  );
}
