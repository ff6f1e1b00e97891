import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { invoicePath, deliveryNotePath, workOrderPath } from '@/dashboardPaths';
import { LeaveQuestion } from '@/components/LeaveQuestion';
import { OrderAt } from '@/components/orders/OrderAt';
import { useIssue } from '@/data/invoicing/issuing';
import { useCanIssue } from '@/data/invoicing/numbering';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { invoiceName } from '@/domain/invoice/invoice';
import { daysOf } from '@/domain/invoice/invoiceContent';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
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
import { type OrderInvoice, useOrderInvoice } from '@/features/invoicing/invoice/useOrderInvoice';
import styles from '@/features/invoicing/invoice/Invoice.module.css';

/** The invoice that a ready order becomes, as it will be printed, and the button that issues it. */
export function OrderInvoicePage() {
  const { orderId = '' } = useParams();
  return (
    <OrderAt key={orderId} id={orderId}>
      {(entry) => <Preview entry={entry} />}
    </OrderAt>
  );
}

function Preview({ entry }: { entry: Entry<WorkOrder> }) {
  const { id, data, pending } = entry;
  const mayWrite = canWrite(useWorkshop().role);
  const invoice = useOrderInvoice(entry);
  const issue = useIssue();
  const canIssue = useCanIssue();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'issuing' | { error: unknown }>('idle');
  const [open, setOpen] = useState<'part' | 'facts'>();
  if (!invoice) return <BusyNote>Hämtar fakturans uppgifter …</BusyNote>;
  const { customer, content, part, first, fault } = invoice;
  const isReady = data.stage === 'ready';
  const isIssuing = state === 'issuing';
  const mayGoOn = invoice.isKnown && fault === null;

  const press = async () => {
    setState('issuing');
    try {
      const { hasLengthDigit } = invoice;
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
  };

  return (
    <div className={styles.page}>
      {isReady && !isIssuing && invoice.isChanged && <LeaveQuestion isChanged={() => true} />}
      <div className={styles.actions}>
        <LinkButton to={workOrderPath(id)}>Till arbetsordern</LinkButton>
        {mayWrite && !part && (
          <Button disabled={!mayGoOn} onClick={() => setOpen('part')}>
            Dela på två betalare
          </Button>
        )}
        {part && <Button onClick={invoice.unsplit}>Dela inte</Button>}
        {mayWrite && isReady && (
          <Button disabled={isIssuing} onClick={() => setOpen('facts')}>
            Ändra uppgifter
          </Button>
        )}
        {mayWrite && (
          <Button
            kind="work"
            disabled={!mayGoOn || !canIssue || isIssuing}
            onClick={() => void press()}
          >
            {isIssuing ? 'Utfärdar …' : 'Utfärda och skriv ut'}
          </Button>
        )}
      </div>
      {isReady && <NotYet id={id} canIssue={canIssue} isSaving={pending && state === 'idle'} />}
      <PartNote id={id} invoice={invoice} />
      {!isIssuing && data.stage === 'invoiced' ? (
        <Invoiced id={id} invoiceIds={data.invoiceIds} />
      ) : (
        <>
          {mayWrite && first.field}
          <FaultAlert fault={isIssuing ? null : fault} customer={customer} />
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
        <PartDialog
          leftOre={invoice.rest.grossOre}
          onPart={invoice.split}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'facts' && (
        <InvoiceFactsDialog
          facts={invoice.facts}
          buyer={part ? undefined : customer?.data}
          onSave={invoice.setFacts}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Says why a ready order cannot be invoiced yet. */
function NotYet({ id, canIssue, isSaving }: { id: string; canIssue: boolean; isSaving: boolean }) {
  if (canIssue) {
    if (!isSaving) return null;
    return <p className={styles.quiet}>{orderName(id)} sparas. Utfärda när servern har den.</p>;
  }
  return (
    <p className={styles.quiet}>
      Du är offline. Fakturan får sitt nummer av servern, så att två inte får samma. {orderName(id)}{' '}
      är klar att fakturera: skriv ut en <Link to={deliveryNotePath(id)}>följesedel</Link> så länge,
      och utfärda fakturan när du har kontakt.
    </p>
  );
}

/** Says that the invoice is a part, and who is invoiced the rest. */
function PartNote({
  id,
  invoice: { part, leftOre, payer },
}: {
  id: string;
  invoice: OrderInvoice;
}) {
  if (!part || leftOre === null) return null;
  return (
    <Note>
      <p>
        Den här fakturan är en del, {formatMoney(part.amountOre)}. Resten, {formatMoney(leftOre)},
        är kvar på {orderName(id)} och faktureras {payer?.data.name ?? 'kunden'} sedan.
      </p>
    </Note>
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
