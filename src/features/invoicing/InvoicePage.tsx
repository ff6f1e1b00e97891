import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { NoDocument } from '@/components/NoDocument';
import { invoicePath, invoicesPath, workOrderPath } from '@/dashboardPaths';
import { useInvoice } from '@/data/invoicing/invoices';
import { type Invoice, invoiceName } from '@/domain/invoice/invoice';
import type { Entry } from '@/domain/values/live';
import { Button, LinkButton } from '@/ui/controls/Button';
import { CreditCard } from '@/features/invoicing/invoice/CreditCard';
import { InvoiceFaults } from '@/features/invoicing/invoice/InvoiceFaults';
import { InvoiceSheet } from '@/features/invoicing/invoice/InvoiceSheet';
import { MessageDialog } from '@/features/invoicing/invoice/MessageDialog';
import { PeppolButton } from '@/features/invoicing/invoice/PeppolButton';
import styles from '@/features/invoicing/invoice/Invoice.module.css';
import { ReceivableCard } from '@/features/invoicing/receivable/ReceivableCard';

/** An invoice or a credit as it was issued, with what is paid for it. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams();
  const live = useInvoice(invoiceId);
  if (live.kind === 'ready' && live.data)
    return <Shown entry={live.data} fromCache={live.fromCache} />;
  return (
    <NoDocument live={live} texts={texts} back={{ to: invoicesPath, text: 'Till alla fakturor' }} />
  );
}

const texts = {
  failed: ['Fakturan kunde inte hämtas', 'Kontrollera uppkopplingen och försök igen.'],
  unfetched: [
    'Ej hämtad än',
    'Du är offline, och fakturan har inte hämtats till den här enheten än.',
  ],
  unreadable: ['Fakturan kan inte läsas', 'Den är skriven på ett sätt som appen inte känner till.'],
  missing: ['Fakturan finns inte', 'Adressen kan vara felskriven.'],
} as const;

function Shown({ entry, fromCache }: { entry: Entry<Invoice>; fromCache: boolean }) {
  const { id, data } = entry;
  const [search, setSearch] = useSearchParams();
  const [isWriting, setIsWriting] = useState(false);
  // A person who has just issued the invoice gets it printed, once the server has shown that the number is taken.
  const isAsked = search.has('skriv-ut') && !fromCache;
  useEffect(() => {
    if (!isAsked) return;
    setSearch({}, { replace: true });
    print();
  }, [isAsked, setSearch]);
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <LinkButton to={invoicesPath}>Alla fakturor</LinkButton>
        {data.orderId && (
          <LinkButton to={workOrderPath(data.orderId)}>Till arbetsordern</LinkButton>
        )}
        {data.creditsId && (
          <LinkButton to={invoicePath(data.creditsId)}>
            Till {invoiceName(data.creditsId).toLowerCase()}
          </LinkButton>
        )}
        <PeppolButton invoice={data} />
        <Button onClick={() => setIsWriting(true)}>Skriv till kunden</Button>
        <Button kind="work" onClick={() => print()}>
          Skriv ut
        </Button>
      </div>
      <InvoiceFaults invoice={data} />
      <InvoiceSheet
        content={data}
        issued={data}
        credits={data.creditsId && invoiceName(data.creditsId)}
      />
      {data.kind === 'invoice' && (
        <div className={styles.onScreen}>
          <ReceivableCard invoiceId={id} />
          <CreditCard invoice={entry} />
        </div>
      )}
      {isWriting && <MessageDialog invoice={data} onClose={() => setIsWriting(false)} />}
    </div>
  );
}
