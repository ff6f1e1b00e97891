import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { invoicePath, deliveryNotePath, workOrderPath } from '@/dashboardPaths';
import { LeaveQuestion } from '@/components/LeaveQuestion';
import { useNames } from '@/components/useNames';
import { useIssuedOf } from '@/data/invoicing/invoices';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useIssue } from '@/data/invoicing/issuing';
import { useCanIssue } from '@/data/invoicing/numbering';
import { useOrderEvents } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { chargedFault, leftAfter } from '@/domain/invoice/chargedTo';
import type { InvoiceFacts } from '@/domain/invoice/draftForm';
import { invoiceName } from '@/domain/invoice/invoice';
import { daysOf } from '@/domain/invoice/invoiceContent';
import { contentOfOrder, readyDay } from '@/domain/invoice/invoiceOfOrder';
import {
  areRead,
  type ChargedContent,
  orderFault,
  partOfOrder,
  restOfOrder,
  unreadableFault,
} from '@/domain/invoice/orderInvoice';
import type { PaidPart } from '@/domain/invoice/partDraft';
import { type InvoiceFault, partyFault } from '@/domain/invoice/parties';
import { deductionsOf } from '@/domain/invoice/splitOrder';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { customerNow } from '@/domain/register/customerNow';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf, isWhole } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { same } from '@/domain/values/same';
import { canWrite } from '@/domain/workshop/member';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import { FaultAlert } from '@/features/invoicing/invoice/FaultAlert';
import { InvoiceFactsDialog } from '@/features/invoicing/invoice/InvoiceFactsDialog';
import { InvoiceSheet } from '@/features/invoicing/invoice/InvoiceSheet';
import { NoIban } from '@/features/invoicing/invoice/NoIban';
import { NotIssued } from '@/features/invoicing/invoice/NotIssued';
import { PartDialog } from '@/features/invoicing/invoice/PartDialog';
import { useFirstNumber } from '@/features/invoicing/invoice/useFirstNumber';
import { useOurReference } from '@/features/invoicing/invoice/useOurReference';
import styles from '@/features/invoicing/invoice/Invoice.module.css';
import { OrderAt } from '@/components/orders/OrderAt';

/** The invoice that a ready order becomes, as it will be printed, and the button that issues it. */
export function OrderInvoicePage() {
  const { orderId = '' } = useParams();
  return (
    <OrderAt key={orderId} id={orderId}>
      {(entry) => <Preview entry={entry} />}
    </OrderAt>
  );
}

/** A part that another payer is invoiced, and the order as it was when it was split. */
interface Part extends PaidPart {
  charged: ChargedContent;
  order: WorkOrder;
}

function Preview({ entry: { id, data, pending } }: { entry: Entry<WorkOrder> }) {
  const { register } = useNames();
  const { workshop, role } = useWorkshop();
  const settings = useInvoiceSettings();
  const issued = useIssuedOf('orderId', id);
  const events = useOrderEvents(id);
  const first = useFirstNumber();
  const ourReference = useOurReference();
  const issue = useIssue();
  const canIssue = useCanIssue();
  const reach = useReach();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'issuing' | { error: unknown }>('idle');
  const [part, setPart] = useState<Part | null>(null);
  const [typed, setTyped] = useState<InvoiceFacts>();
  const [open, setOpen] = useState<'part' | 'facts'>();
  const payer = customerNow(register, data.payerId ?? data.customerId);
  const customer = part ? customerNow(register, part.payerId) : payer;
  const isKnown =
    register.kind === 'ready' &&
    settings.kind === 'ready' &&
    first.isKnown &&
    isWhole(issued, reach) &&
    areRead(data, entriesOf(issued)) &&
    events.kind !== 'loading' &&
    !pending;
  if (settings.kind !== 'ready') return <BusyNote>Hämtar fakturans uppgifter …</BusyNote>;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(data.vehicleId ?? '')?.data : undefined;
  // The VAT belongs to the period in which the work was done, whenever it is invoiced (mervärdesskattelag 2023:200, 7 kap.).
  const facts = typed ?? {
    deliveredOn: readyDay(entriesOf(events).map((each) => each.data)),
    reference: null,
    note: null,
    vatChoice: null,
  };
  const rest = restOfOrder(data, deductionsOf(entriesOf(issued)));
  const content = contentOfOrder(
    { id, data },
    { workshop, settings: settings.data, customer, vehicle, ourReference },
    part?.charged ?? rest,
    // The buyer of the work decides its VAT. A payer of a part is not that buyer.
    part ? { ...facts, vatChoice: 'domestic' } : facts,
  );
  const leftOre =
    part &&
    (payer
      ? leftAfter(part.charged, rest, payer.data, facts.vatChoice)
      : rest.grossOre - part.amountOre);
  // After an answer that was lost, the part may be issued already.
  const isOld = part !== null && !same(part.order.invoiceIds, data.invoiceIds);
  const oldFault: InvoiceFault = {
    text: `${orderName(id)} har fått en faktura sedan den delades. Se efter på ordern om delen är fakturerad, och dela annars på nytt.`,
    at: 'here',
  };
  const fault =
    (isOld ? oldFault : null) ??
    unreadableFault(issued) ??
    first.fault ??
    orderFault(id, data, rest) ??
    chargedFault(content) ??
    partyFault(content.seller, customer ? content.buyer : null, content);

  const isUnsaved =
    data.stage === 'ready' &&
    state !== 'issuing' &&
    (typed !== undefined || part !== null || first.isTyped);

  function split(paid: PaidPart) {
    const charged = partOfOrder(data, paid.amountOre, paid.text);
    setPart(charged && { ...paid, charged, order: data });
  }

  async function press() {
    if (settings.kind !== 'ready') return;
    setState('issuing');
    try {
      const { hasLengthDigit } = settings.data;
      const invoiceId = await issue.order(
        content,
        { hasLengthDigit, ...first.given },
        { id, data: part?.order ?? data },
        part !== null,
      );
      await navigate(`${invoicePath(invoiceId)}?skriv-ut`, { replace: true });
    } catch (error) {
      setState({ error });
    }
  }

  return (
    <div className={styles.page}>
      {isUnsaved && <LeaveQuestion isChanged={() => true} />}
      <div className={styles.actions}>
        <LinkButton to={workOrderPath(id)}>Till arbetsordern</LinkButton>
        {canWrite(role) && !part && (
          <Button disabled={!isKnown || fault !== null} onClick={() => setOpen('part')}>
            Dela på två betalare
          </Button>
        )}
        {part && <Button onClick={() => setPart(null)}>Dela inte</Button>}
        {canWrite(role) && data.stage === 'ready' && (
          <Button disabled={state === 'issuing'} onClick={() => setOpen('facts')}>
            Ändra uppgifter
          </Button>
        )}
        {canWrite(role) && (
          <Button
            kind="work"
            disabled={!isKnown || !canIssue || fault !== null || state === 'issuing'}
            onClick={() => void press()}
          >
            {state === 'issuing' ? 'Utfärdar …' : 'Utfärda och skriv ut'}
          </Button>
        )}
      </div>
      {canIssue && pending && state === 'idle' && data.stage === 'ready' && (
        <p className={styles.quiet}>{orderName(id)} sparas. Utfärda när servern har den.</p>
      )}
      {!canIssue && data.stage === 'ready' && (
        <p className={styles.quiet}>
          Du är offline. Fakturan får sitt nummer av servern, så att två inte får samma.{' '}
          {orderName(id)} är klar att fakturera: skriv ut en{' '}
          <Link to={deliveryNotePath(id)}>följesedel</Link> så länge, och utfärda fakturan när du
          har kontakt.
        </p>
      )}
      {part && leftOre !== null && (
        <Note>
          <p>
            Den här fakturan är en del, {formatMoney(part.amountOre)}. Resten,{' '}
            {formatMoney(leftOre)}, är kvar på {orderName(id)} och faktureras{' '}
            {payer?.data.name ?? 'kunden'} sedan.
          </p>
        </Note>
      )}
      {state !== 'issuing' && data.stage === 'invoiced' ? (
        <Invoiced id={id} invoiceIds={data.invoiceIds} />
      ) : (
        <>
          {canWrite(role) && first.field}
          <FaultAlert fault={state === 'issuing' ? null : fault} customer={customer} />
          <NoIban content={content} />
          {typeof state === 'object' && <NotIssued error={state.error} what="Fakturan" />}
        </>
      )}
      <InvoiceSheet
        content={content}
        issued={daysOf(content, dayOf(new Date()).toString())}
        credits={null}
      />
      {open === 'part' && (
        <PartDialog leftOre={rest.grossOre} onPart={split} onClose={() => setOpen(undefined)} />
      )}
      {open === 'facts' && (
        <InvoiceFactsDialog
          facts={facts}
          buyer={part ? undefined : customer?.data}
          // The choice about VAT, which is about the rest, is not asked for with a part.
          onSave={(saved) => setTyped(part ? { ...saved, vatChoice: facts.vatChoice } : saved)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Says that an order is invoiced already, as when the answer to whoever issued it was lost. */
function Invoiced({ id, invoiceIds }: { id: string; invoiceIds: readonly string[] }) {
  return (
    <Note role="status">
      <p>{orderName(id)} är fakturerad:</p>
      <ul>
        {invoiceIds.map((each) => (
          <li key={each}>
            <Link to={invoicePath(each)}>{invoiceName(each)}</Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
