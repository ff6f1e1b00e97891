import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { invoicesPath } from '@/dashboardPaths';
import { useInvoiceDraft } from '@/data/invoicing/invoiceDrafts';
import { useReach } from '@/data/sync/StoreContext';
import type { InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { type Entry, fetchedOf } from '@/domain/values/live';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { DraftView } from '@/features/invoicing/draft/DraftView';

/** A draft of an invoice once it is fetched, or why it cannot be shown. */
export function InvoiceDraftPage() {
  const { draftId = '' } = useParams();
  const live = useInvoiceDraft(draftId);
  // An issued draft is gone before the page of the invoice is there, so it stays on the screen until then.
  const [issuing, setIssuing] = useState<Entry<InvoiceDraft> | null>(null);
  const fetched = fetchedOf(live, live.kind === 'ready' && live.data === null, useReach());
  const entry = (live.kind === 'ready' ? live.data : null) ?? issuing;
  if (entry) return <DraftView key={draftId} entry={entry} onIssuing={setIssuing} />;
  if (fetched === 'loading') return <PageSkeleton />;
  const isUnreadable = live.kind === 'ready' && live.unreadable.length > 0;
  const [title, text] =
    fetched === 'failed'
      ? ['Utkastet kunde inte hämtas', 'Kontrollera uppkopplingen och försök igen.']
      : fetched === 'unfetched'
        ? ['Ej hämtat än', 'Du är offline, och utkastet har inte hämtats till den här enheten än.']
        : isUnreadable
          ? ['Utkastet kan inte läsas', 'Det är skrivet på ett sätt som appen inte känner till.']
          : ['Utkastet finns inte', 'Det är utfärdat eller borttaget.'];
  return (
    <MessagePage
      title={title}
      actions={
        fetched === 'failed' ? (
          <Button onClick={() => location.reload()}>Försök igen</Button>
        ) : (
          <LinkButton kind="work" to={invoicesPath}>
            Till alla fakturor
          </LinkButton>
        )
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
}
