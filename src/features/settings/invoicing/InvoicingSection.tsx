import { LiveNotice } from './LiveNotice';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { InvoicingForm } from './InvoicingForm';

/** The settings of invoicing: the payment details, the terms, and the accounts and series of the bookkeeping. */
export function InvoicingSection() {
  const live = useInvoiceSettings();
  const mayChange = canManageWorkshop(useWorkshop().role);
  return (
    <>
      <SectionHead title="Fakturering">
        {mayChange
          ? 'Vart kunderna betalar, och vad fakturorna och bokföringen utgår från. Det gäller fakturor som utfärdas från och med nu.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      {live.kind === 'ready' ? (
        <InvoicingForm settings={live.data} isOwn={live.isOwn ?? false} mayChange={mayChange} />
      ) : (
        <LiveNotice isFailed={live.kind === 'failed'} />
      )}
    </>
  );
}
