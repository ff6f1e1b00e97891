import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookkeepingPath, newInvoicePath, receivablesPath } from '@/dashboardPaths';
import { RecordHead } from '@/components/RecordHead';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { dayOf } from '@/domain/time/swedishTime';
import { isWhole } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { DraftList } from '@/features/invoicing/draft/DraftList';
import { FirstInvoice } from '@/features/invoicing/invoice/FirstInvoice';
import styles from '@/features/invoicing/invoice/Invoice.module.css';
import { InvoiceFilters } from '@/features/invoicing/invoices/InvoiceFilters';
import { InvoiceList, pageSize } from '@/features/invoicing/invoices/InvoiceList';
import { InvoiceNotes } from '@/features/invoicing/invoices/InvoiceNotes';
import { isChosen, readFilter } from '@/features/invoicing/invoices/invoiceFilter';
import { useFoundInvoices } from '@/features/invoicing/invoices/useFoundInvoices';

/** All invoices and credits, searched by number, buyer, car, OCR and sum, and chosen by type, state and days. */
export function InvoicesPage() {
  const { role } = useWorkshop();
  const reach = useReach();
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const address = search.toString();
  const [more, setMore] = useState({ address, most: pageSize });
  // Another choice begins with its newest.
  const most = more.address === address ? more.most : pageSize;
  const filter = readFilter(search, today);
  const found = useFoundInvoices(filter, most);
  const { live, faults } = found;
  const isEmpty = live.kind === 'ready' && live.data.length === 0 && isWhole(live, reach);
  const isBad = Object.values(faults).some(Boolean);

  function choose(values: Record<string, string>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  }

  return (
    <div className={styles.page}>
      <RecordHead title="Fakturor">
        <LinkButton to={receivablesPath}>Kundreskontra</LinkButton>
        <LinkButton to={bookkeepingPath}>Bokföring</LinkButton>
        {canWrite(role) && (
          <LinkButton kind="work" to={newInvoicePath}>
            Ny faktura
          </LinkButton>
        )}
      </RecordHead>
      <FirstInvoice />
      <DraftList />
      {(isChosen(filter) || !isEmpty) && (
        <InvoiceFilters filter={filter} faults={faults} today={today} onChoose={choose} />
      )}
      {isBad ? (
        <EmptyState>Rätta det som är markerat, så visas fakturorna.</EmptyState>
      ) : (
        <>
          <InvoiceNotes found={found} text={filter.text.trim()} />
          <InvoiceList
            found={found}
            most={most}
            today={today}
            isChosen={isChosen(filter)}
            onMore={(next) => setMore({ address, most: next })}
            onClear={() => setSearch({}, { replace: true })}
          />
        </>
      )}
    </div>
  );
}
