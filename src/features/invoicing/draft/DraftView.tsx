import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { invoicePath, invoicesPath, workOrderPath } from '@/dashboardPaths';
import { LeaveQuestion } from '@/components/LeaveQuestion';
import { RecordHead } from '@/components/RecordHead';
import { useNames } from '@/components/useNames';
import { useInvoiceDraftRecords } from '@/data/invoicing/invoiceDrafts';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useIssuedOf } from '@/data/invoicing/invoices';
import { useIssue } from '@/data/invoicing/issuing';
import { useCanIssue } from '@/data/invoicing/numbering';
import { useOrder } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { invoiceName } from '@/domain/invoice/invoice';
import { daysOf } from '@/domain/invoice/invoiceContent';
import { fieldsOfDraft, type InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { contentOfDraft, draftFault } from '@/domain/invoice/invoiceOfDraft';
import { areRead, unreadableFault } from '@/domain/invoice/orderInvoice';
import { partyFault } from '@/domain/invoice/parties';
import { orderName } from '@/domain/order/order';
import { customerNow } from '@/domain/register/customerNow';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf, isWhole } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { FaultAlert } from '@/features/invoicing/invoice/FaultAlert';
import { InvoiceSheet } from '@/features/invoicing/invoice/InvoiceSheet';
import { NoIban } from '@/features/invoicing/invoice/NoIban';
import { NotIssued } from '@/features/invoicing/invoice/NotIssued';
import { useFirstNumber } from '@/features/invoicing/invoice/useFirstNumber';
import { useOurReference } from '@/features/invoicing/invoice/useOurReference';
import styles from '@/features/invoicing/invoice/Invoice.module.css';
import { DraftDialog } from './DraftDialog';
import { DraftLines } from './DraftLines';

/** A draft with its lines and the invoice that it becomes, as it will be printed. */
export function DraftView({
  entry,
  onIssuing,
}: {
  entry: Entry<InvoiceDraft>;
  /** Told of the draft while it is issued, and of null when it is not. */
  onIssuing: (entry: Entry<InvoiceDraft> | null) => void;
}) {
  const { id, data, pending } = entry;
  const { register } = useNames();
  const { workshop, role } = useWorkshop();
  const settings = useInvoiceSettings();
  const ourReference = useOurReference();
  const order = useOrder(data.orderId);
  const issued = useIssuedOf('orderId', data.orderId);
  const reach = useReach();
  const issue = useIssue();
  const canIssue = useCanIssue();
  const first = useFirstNumber();
  const { create, remove } = useInvoiceDraftRecords();
  const navigate = useNavigate();
  const toast = useToast();
  const [isEditing, setIsEditing] = useState(false);
  const [state, setState] = useState<'idle' | 'issuing' | { error: unknown }>('idle');
  if (settings.kind !== 'ready') return <BusyNote>Hämtar fakturans uppgifter …</BusyNote>;
  const { hasLengthDigit } = settings.data;
  const customer = customerNow(register, data.customerId);
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(data.vehicleId ?? '')?.data : undefined;
  const ofOrder = order.kind === 'ready' ? order.data : null;
  const isKnown =
    register.kind === 'ready' &&
    first.isKnown &&
    !pending &&
    (data.orderId === null ||
      (ofOrder && isWhole(issued, reach) && areRead(ofOrder.data, entriesOf(issued))));
  const parties = { workshop, settings: settings.data, customer, vehicle, ourReference };
  const content = contentOfDraft(data, parties, ofOrder);
  const fault =
    first.fault ??
    unreadableFault(issued) ??
    draftFault(data, content, ofOrder, entriesOf(issued)) ??
    partyFault(content.seller, customer ? content.buyer : null, content);
  const mayWrite = canWrite(role);

  async function press() {
    setState('issuing');
    onIssuing(entry);
    try {
      const invoiceId = await issue.draft(
        content,
        { hasLengthDigit, ...first.given },
        { id, data },
        ofOrder && ofOrder.data,
      );
      await navigate(`${invoicePath(invoiceId)}?skriv-ut`, { replace: true });
    } catch (error) {
      setState({ error });
      onIssuing(null);
    }
  }

  function throwAway() {
    remove(id);
    toast('Utkastet är borttaget.', () => create(fieldsOfDraft(data), id));
    void navigate(invoicesPath, { replace: true });
  }

  return (
    <div className={styles.page}>
      {state !== 'issuing' && first.isTyped && <LeaveQuestion isChanged={() => true} />}
      <RecordHead back={{ to: invoicesPath, text: 'Alla fakturor' }} title="Fakturautkast">
        {mayWrite && (
          <>
            <Button onClick={throwAway} disabled={state === 'issuing'}>
              Ta bort utkastet
            </Button>
            <Button onClick={() => setIsEditing(true)} disabled={state === 'issuing'}>
              Ändra uppgifter
            </Button>
            <Button
              kind="work"
              disabled={!isKnown || !canIssue || fault !== null || state === 'issuing'}
              onClick={() => void press()}
            >
              {state === 'issuing' ? 'Utfärdar …' : 'Utfärda och skriv ut'}
            </Button>
          </>
        )}
      </RecordHead>
      {data.replacesId && (
        <p className={styles.quiet}>
          Ersätter <Link to={invoicePath(data.replacesId)}>{invoiceName(data.replacesId)}</Link>
          {data.orderId && (
            <>
              {' '}
              på <Link to={workOrderPath(data.orderId)}>{orderName(data.orderId)}</Link>
            </>
          )}
          .
        </p>
      )}
      {!canIssue && (
        <p className={styles.quiet}>
          Du är offline. Utkastet sparas på den här enheten så länge, och fakturan får sitt nummer
          av servern när du har kontakt.
        </p>
      )}
      {mayWrite && first.field}
      <FaultAlert fault={fault} customer={customer} />
      <NoIban content={content} />
      {typeof state === 'object' && <NotIssued error={state.error} what="Fakturan" />}
      <DraftLines
        entry={entry}
        bearsVat={content.foreignSale === null}
        mayWrite={mayWrite && state !== 'issuing'}
      />
      <InvoiceSheet
        content={content}
        issued={daysOf(content, dayOf(new Date()).toString())}
        credits={null}
        heading="h2"
      />
      {isEditing && <DraftDialog entry={entry} onClose={() => setIsEditing(false)} />}
    </div>
  );
}
