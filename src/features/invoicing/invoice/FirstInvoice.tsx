import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useSeries } from '@/data/invoicing/numbering';
import { useServices } from '@/data/settings/services';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { missingOf, sellerOf } from '@/domain/invoice/parties';
import { entriesOf, isAsKnown, isGone } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Note } from '@/ui/notes/Note';
import { MissingList } from './MissingList';

/** All that a workshop that has issued nothing has to fill in first; nothing where all is there. */
export function FirstInvoice() {
  const { workshop, role } = useWorkshop();
  const settings = useInvoiceSettings();
  const series = useSeries();
  const live = useServices();
  const reach = useReach();
  if (settings.kind !== 'ready' || !isGone(series, reach) || !isAsKnown(live, reach)) return null;
  const services = entriesOf(live).filter(({ data }) => data.isActive);
  // A workshop that is not registered for VAT has none on its services.
  const bearsVat = services.length === 0 || services.some(({ data }) => data.vatRate > 0);
  const needs = [
    ...missingOf(sellerOf(workshop, settings.data), bearsVat),
    ...(workshop.hourlyRateOre === null ? (['hourlyRate'] as const) : []),
  ];
  if (needs.length === 0) return null;
  return (
    <Note>
      <p>
        {canManageWorkshop(role)
          ? 'Fyll i det här, så är allt klart för den första fakturan:'
          : 'En ägare behöver fylla i det här före den första fakturan:'}
      </p>
      <MissingList needs={needs} />
    </Note>
  );
}
