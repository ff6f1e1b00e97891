import {
  type InvoiceSettingsFields,
  invoiceSettingsDraft,
  usualInvoiceSettings,
} from '@/domain/invoice/invoiceSettings';
import { fetchedOf, type Live } from '@/domain/values/live';
import { parseStored } from '@/domain/values/stored';
import { useReach } from '@/data/sync/StoreContext';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** The id of the only document. */
const main = 'main';

/** Watches how the current workshop invoices; as is usual until an owner has said otherwise. */
export function useInvoiceSettings(): Live<InvoiceSettingsFields> & { isOwn?: boolean } {
  const live = useSettings('invoiceSettings');
  const fetched = fetchedOf(live, live.kind === 'ready' && live.data.length === 0, useReach());
  if (live.kind !== 'ready') return live;
  if (fetched === 'loading') return { kind: 'loading' };
  const own = live.data.find(({ id }) => id === main)?.data;
  const data = own ? parseStored(invoiceSettingsDraft, own) : usualInvoiceSettings;
  return { ...live, data, isOwn: own !== undefined };
}

/** Writes how the current workshop invoices, over what was known of it; `isOwn` where there is a document already. */
export function useUpdateInvoiceSettings() {
  const { create, update } = useRecords<InvoiceSettingsFields>('invoiceSettings');
  return (
    label: string,
    values: Partial<InvoiceSettingsFields>,
    former: InvoiceSettingsFields,
    isOwn: boolean,
  ) => {
    if (isOwn) update(label, main, values, former);
    else create(label, { ...former, ...values }, main);
  };
}
