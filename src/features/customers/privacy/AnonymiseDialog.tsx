import { useState } from 'react';
import * as v from 'valibot';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useContested } from '@/components/useContested';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { useAgreementWrites } from '@/data/orders/agreement';
import { useWriteBookingTexts } from '@/data/bookings/bookingTexts';
import { useRequestAnswers, useRequestsOf } from '@/data/bookings/requests';
import { useRegister } from '@/data/register/RegisterContext';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { useReplacedTextRemoval, useReplacedTextsAbout } from '@/data/record/replacedTexts';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { bookingsWithTexts, emptyTexts } from '@/domain/booking/freeTexts';
import { namedAnswers } from '@/domain/order/approval';
import { emptyOrderTexts, ordersWithTexts } from '@/domain/order/orderTexts';
import { bookingsIn, invoicesIn, ordersIn } from '@/domain/record/history';
import { type Entry, entriesOf, isSettled, isWhole } from '@/domain/values/live';
import { type Customer, customerLimits } from '@/domain/register/customer';
import { line } from '@/domain/values/fields';
import { anonymiseCustomer } from '@/domain/register/registerActions';
import { vehiclesOf } from '@/domain/register/registerSearch';
import { canWrite } from '@/domain/workshop/member';
import { goneCustomer } from '@/features/customers/edit/goneCustomer';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './AnonymiseDialog.module.css';
import { EmptiedBookings } from './EmptiedBookings';
import { EmptiedOrders } from './EmptiedOrders';
import { EmptiedRequests } from './EmptiedRequests';
import { StayingVehicles } from './StayingVehicles';
import { useKnownAnswers } from './useKnownAnswers';
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
 * Removes everything that identifies a customer (GDPR art. 17) and keeps the reason; `former` is the customer as it was when the
 * dialog was opened. Changes that somebody else makes meanwhile are shown, and are removed too.
 */
export function AnonymiseDialog({
  former,
  onClose,
}: {
  former: Entry<Customer>;
  onClose: () => void;
}) {
  const register = useRegister();
  const index = useRegisterIndex();
  const { id } = former;
  const entry = index.customers.get(id) ?? former;
  const vehicles = [...new Set(Object.values(vehiclesOf(index, id)).flat())];
  const contested = useContested('customers', id, former.data, index.customers.get(id)?.data);
  const mayWrite = canWrite(useWorkshop().role);
  const gone = mayWrite ? goneCustomer(register, former, 'medan du skrev') : roleChanged;
  const { write } = useRegisterWrites();
  const writeTexts = useWriteBookingTexts();
  const toast = useToast();
  const history = useKnownHistory(id);
  const replaced = useReplacedTextsAbout(id);
  const removal = useReplacedTextRemoval();
  const answers = useKnownAnswers(id);
  const { forget } = useAgreementWrites();
  const asked = useRequestsOf(entry.data);
  const { empty } = useRequestAnswers();
  const reach = useReach();
  const requests = {
    over: entriesOf(asked).filter(({ data }) => data.stage === 'closed'),
    ahead: entriesOf(asked).filter(({ data }) => data.stage === 'open'),
  };
  const isKnown =
    history !== null &&
    answers !== null &&
    replaced.kind !== 'loading' &&
    (asked.kind === 'failed' || isSettled(asked, reach));
  const texts = isKnown ? bookingsWithTexts(bookingsIn(history), new Date()) : null;
  const orders = isKnown ? ordersWithTexts(ordersIn(history)) : null;
  const invoices = history ? invoicesIn(history).length : 0;
  const named = isKnown ? namedAnswers(answers.items, answers.orders, answers.ids) : [];
  const [choice, setChoice] = useState('');

  function anonymise(reason: string) {
    // Until the bookings are fetched, it is not known which of them to empty.
    if (!texts || !orders) return;
    const label = `Kunden ${entry.data.name}`;
    void write(label, anonymiseCustomer(entry, reason));
    writeTexts(label, emptyTexts(texts.over).changes, emptyOrderTexts(orders.over));
    removal.remove(label, entriesOf(replaced));
    forget(
      label,
      named.map((answer) => answer.id),
    );
    empty(label, requests.over);
    toast(`${label} är anonymiserad.`);
  }

  return (
    <EditDialog
      title={`Anonymisera ${former.data.name}?`}
      schema={schema}
      // The select or the text field, whichever gives the reason, is named `reason` and gets the error.
      read={(data) => ({ reason: textOf(data, 'reason') })}
      onSave={({ reason }) => anonymise(reason)}
      onRemove={undefined}
      onClose={onClose}
      lost={gone && <TakenAway>{gone}</TakenAway>}
      waitsFor={texts ? undefined : 'Hämtar bokningarna …'}
      saves="Anonymisera"
    >
      {!gone && contested.notice}
      <div className={styles.text}>
        <p>
          Kortet förlorar allt som säger vem det var: namn, telefon, e-post, adress, anteckningar
          och resten. Bara skälet blir kvar. Det går inte att ångra.
        </p>
        <p>Texter om kunden, bokningarna och fordonen som har ersatts raderas.</p>
        <p>
          Det som lagen kräver att ni sparar ändras inte: räkenskapsmaterial som fakturor i sju år
          (bokföringslagen) och personalliggaren i två år.
        </p>
        {invoices > 0 && (
          <p>
            {invoices === 1 ? '1 faktura' : `${invoices} fakturor`} behåller därför namn och adress
            som de utfärdades. De ligger kvar under Fakturor.
          </p>
        )}
        <EmptiedBookings texts={texts} complete={history?.complete ?? false} />
        {orders && orders.over.length + orders.ahead.length > 0 && (
          <EmptiedOrders over={orders.over.length} ahead={orders.ahead.length} />
        )}
        {named.length > 0 && (
          <p>Namn, underskrift och orsak tas bort under {named.length} svar på kostnadsförslag.</p>
        )}
        <EmptiedRequests
          over={requests.over.length}
          ahead={requests.ahead.length}
          isWhole={isWhole(asked, reach)}
        />
        <StayingVehicles customerId={id} vehicles={vehicles} />
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
    </EditDialog>
  );
}
