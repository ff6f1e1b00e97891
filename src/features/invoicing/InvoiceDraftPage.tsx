import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { NoDocument } from '@/components/NoDocument';
import { invoicesPath } from '@/dashboardPaths';
import { useInvoiceDraft } from '@/data/invoicing/invoiceDrafts';
import type { InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import type { Entry } from '@/domain/values/live';
import { DraftView } from '@/features/invoicing/draft/DraftView';

/** A draft of an invoice once it is fetched, or why it cannot be shown. */
export function InvoiceDraftPage() {
  const { draftId = '' } = useParams();
  const live = useInvoiceDraft(draftId);
  // An issued draft is gone before the page of the invoice is there, so it stays on the screen until then.
  const [issuing, setIssuing] = useState<Entry<InvoiceDraft> | null>(null);
  const entry = (live.kind === 'ready' ? live.data : null) ?? issuing;
  if (entry) return <DraftView key={draftId} entry={entry} onIssuing={setIssuing} />;
  return (
    <NoDocument live={live} texts={texts} back={{ to: invoicesPath, text: 'Till alla fakturor' }} />
  );
}

const texts = {
  failed: ['Utkastet kunde inte hämtas', 'Kontrollera uppkopplingen och försök igen.'],
  unfetched: [
    'Ej hämtat än',
    'Du är offline, och utkastet har inte hämtats till den här enheten än.',
  ],
  unreadable: ['Utkastet kan inte läsas', 'Det är skrivet på ett sätt som appen inte känner till.'],
  missing: ['Utkastet finns inte', 'Det är utfärdat eller borttaget.'],
} as const;
