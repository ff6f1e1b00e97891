import { useLedgerSettings } from '@/data/ledger/ledgerSettings';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { fetchedOf } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { LiveNotice } from '@/features/settings/invoicing/LiveNotice';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { EmptyState } from '@/ui/notes/EmptyState';
import { LedgerForm } from './LedgerForm';

/** The three questions that tell whether the business must keep a staff ledger. */
export function LedgerSection() {
  const live = useLedgerSettings();
  const reach = useReach();
  const mayChange = canManageWorkshop(useWorkshop().role);
  const fetched = fetchedOf(live, live.kind === 'ready' && live.data === null, reach);
  return (
    <>
      <SectionHead title="Personalliggare">
        {mayChange
          ? 'Tre frågor avgör om ni ska föra personalliggare. Svara om när något ändras.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      {fetched === 'unfetched' ? (
        <EmptyState>Ej hämtat än: du är offline.</EmptyState>
      ) : fetched === 'ready' && live.kind === 'ready' ? (
        <LedgerForm entry={live.data} mayChange={mayChange} />
      ) : (
        <LiveNotice isFailed={fetched === 'failed'} />
      )}
    </>
  );
}
