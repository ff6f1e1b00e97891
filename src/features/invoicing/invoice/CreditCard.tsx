import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { invoiceDraftPath, invoicePath } from '@/dashboardPaths';
import { LiveList } from '@/components/LiveList';
import { useInvoiceDraftRecords } from '@/data/invoicing/invoiceDrafts';
import { useIssuedOf } from '@/data/invoicing/invoices';
import { useCanIssue } from '@/data/invoicing/numbering';
import { useReceivable } from '@/data/invoicing/receivables';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { allThatIsLeft, creditableLines } from '@/domain/invoice/credit';
import { draftOf } from '@/domain/invoice/draftOf';
import { cannotBeCredited } from '@/domain/invoice/invoiceFaults';
import { type Invoice, invoiceKindLabels } from '@/domain/invoice/invoice';
import { type Entry, entriesOf } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { canWrite } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';
import styles from './Credit.module.css';
import { CreditDialog } from './CreditDialog';
import { FaultAlert } from './FaultAlert';
import own from './Invoice.module.css';
import { NotIssued } from './NotIssued';
import { type Creditable, useCrediting, useInvoicedOrder } from './useCrediting';

/** The credits of an invoice, and for those who may write the ways to credit what is left of it. */
export function CreditCard({ invoice }: { invoice: Entry<Invoice> }) {
  const { role } = useWorkshop();
  const live = useIssuedOf('creditsId', invoice.id);
  const credits = entriesOf(live).toSorted((one, other) => one.data.number - other.data.number);
  const left = leftToCredit(invoice, credits);
  const isKnown = live.kind === 'ready' && live.unreadable.length === 0;
  return (
    <section className={styles.card} aria-labelledby="credits">
      <h2 id="credits">Kreditering</h2>
      <LiveList
        live={live}
        noun={['kreditfaktura', 'kreditfakturor']}
        empty={<p className={layout.quiet}>Inget av fakturan är krediterat.</p>}
      >
        {() => (
          <ul className={own.list}>
            {credits.map(({ id, data }) => (
              <li key={id}>
                <Link to={invoicePath(id)} className={own.row}>
                  <b>
                    {invoiceKindLabels.credit} {data.number}
                  </b>
                  <span className={own.amount}>{formatMoney(data.payableOre)}</span>
                  <span>{data.issuedOn}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </LiveList>
      {isKnown && left.size === 0 && <Credited invoice={invoice} />}
      {isKnown && left.size > 0 && canWrite(role) && !cannotBeCredited(invoice.data) && (
        <CreditButtons invoice={invoice} credits={credits} />
      )}
    </section>
  );
}

/** An invoice of which nothing is left, and the way to another in its place. */
function Credited({ invoice }: { invoice: Entry<Invoice> }) {
  const { role } = useWorkshop();
  const { create } = useInvoiceDraftRecords();
  const invoiced = useInvoicedOrder(invoice);
  const navigate = useNavigate();
  return (
    <>
      <p className={layout.quiet}>Hela fakturan är krediterad.</p>
      {canWrite(role) && (
        <div className={layout.actions}>
          <Button
            disabled={invoiced === undefined}
            onClick={() => {
              const draftId = create(draftOf(invoice.data, invoice.id, [], invoiced));
              void navigate(invoiceDraftPath(draftId));
            }}
          >
            Gör en ny faktura av den
          </Button>
        </div>
      )}
    </>
  );
}

/** The quantity of each line that is left to credit, by the line's place; empty when all is credited. */
function leftToCredit(invoice: Entry<Invoice>, credits: readonly Entry<Invoice>[]) {
  const lines = creditableLines(
    invoice.data,
    credits.map(({ data }) => data),
  );
  return allThatIsLeft(lines.filter(({ leftMilliQty }) => leftMilliQty !== 0));
}

function CreditButtons({
  invoice,
  credits,
}: {
  invoice: Entry<Invoice>;
  credits: readonly Entry<Invoice>[];
}) {
  const live = useReceivable(invoice.id);
  const crediting = useCrediting(invoice);
  const canIssue = useCanIssue();
  const navigate = useNavigate();
  const toast = useToast();
  const [opened, setOpened] = useState<Creditable | null>(null);
  const [state, setState] = useState<'idle' | 'issuing' | { error: unknown }>('idle');
  const receivable = live.kind === 'ready' ? live.data : null;
  const creditedOre = credits.reduce((sum, { data }) => sum - data.payableOre, 0);
  // The credits and what is owed come by two answers: until both tell of the same credits, they are no ground for another.
  const creditable =
    receivable?.data.creditedOre === creditedOre ? { invoice, credits, receivable } : null;
  const isReady = crediting?.fault === null && creditable !== null && canIssue;

  const tell = (creditId: string) =>
    toast(
      `${invoiceKindLabels.credit} ${creditId.slice(1)} är utfärdad.`,
      undefined,
      invoicePath(creditId),
    );

  async function redo() {
    if (!crediting || !creditable) return;
    setState('issuing');
    try {
      const { creditId, draftId } = await crediting.issue(
        creditable,
        leftToCredit(invoice, credits),
        true,
      );
      tell(creditId);
      if (draftId !== null) await navigate(invoiceDraftPath(draftId));
    } catch (error) {
      setState({ error });
    }
  }

  return (
    <>
      <div className={layout.actions}>
        <Button disabled={!isReady || state === 'issuing'} onClick={() => setOpened(creditable)}>
          Kreditera
        </Button>
        <Button disabled={!isReady || state === 'issuing'} onClick={() => void redo()}>
          {state === 'issuing' ? 'Krediterar …' : 'Kreditera och gör om'}
        </Button>
      </div>
      <p className={layout.quiet}>
        {canIssue
          ? 'Kreditera och gör om utfärdar en kreditfaktura på allt som är kvar och öppnar ett utkast till en ny faktura.'
          : 'Du är offline. Kreditfakturan får sitt nummer av servern när du har kontakt.'}
      </p>
      {crediting?.fault && <FaultAlert fault={crediting.fault} customer={undefined} />}
      {typeof state === 'object' && <NotIssued error={state.error} what="Kreditfakturan" />}
      {opened && crediting && (
        <CreditDialog
          creditable={opened}
          crediting={crediting}
          onIssued={tell}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
