import type { CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useRef, useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { useReach } from '@/data/sync/StoreContext';
import { mostInvoicesFound } from '@/data/invoicing/foundInvoices';
import { isAsKnown } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import invoiceStyles from '@/features/invoicing/invoice/Invoice.module.css';
import { InvoiceRow } from './InvoiceRow';
import styles from './Invoices.module.css';
import type { FoundInvoices } from './useFoundInvoices';

/** The rows that are shown at first, and added by each press of "Visa fler". */
export const pageSize = 100;

/** The invoices that were found, with how many they are and, where there may be more, the way to these. */
export function InvoiceList({
  found,
  most,
  today,
  isChosen,
  onMore,
  onClear,
}: {
  found: FoundInvoices;
  /** The most invoices of the list. */
  most: number;
  today: CalendarDate;
  /** True when a search or a filter is set. */
  isChosen: boolean;
  onMore: (most: number) => void;
  onClear: () => void;
}) {
  const reach = useReach();
  const { hasMore, isTyping } = found;
  // The former answer stays in sight until there is a new one.
  const [shown, setShown] = useState(found.live);
  if (found.live !== shown && found.live.kind !== 'loading') setShown(found.live);
  const isSearching = isTyping || !isAsKnown(found.live, reach);
  const list = useRef<HTMLUListElement>(null);
  const goOnFrom = useRef<number | null>(null);
  const count = shown.kind === 'ready' ? shown.data.length : 0;
  const next = Math.min(most + pageSize, mostInvoicesFound);

  useLayoutEffect(() => {
    if (goOnFrom.current === null || isSearching) return;
    // The first added row takes the focus: it now stands where the button was.
    list.current?.querySelectorAll('a')[goOnFrom.current]?.focus();
    goOnFrom.current = null;
  }, [isSearching]);

  function showMore() {
    goOnFrom.current = list.current?.children.length ?? 0;
    onMore(next);
  }

  return (
    <>
      <p role="status" className={invoiceStyles.quiet}>
        {shown.kind === 'ready' && (isSearching ? 'Söker …' : countText(count, hasMore, most))}
      </p>
      <LiveList
        live={shown}
        noun={['faktura', 'fakturor']}
        empty={
          isChosen ? (
            !isSearching && (
              <EmptyState action={<Button onClick={onClear}>Rensa sökning och filter</Button>}>
                Ingen faktura stämmer med det du har valt.
              </EmptyState>
            )
          ) : (
            <EmptyState>
              Inga fakturor än. Öppna en arbetsorder som är klar och tryck på Fakturera, eller börja
              med Ny faktura.
            </EmptyState>
          )
        }
      >
        {(invoices) => (
          <ul ref={list} className={invoiceStyles.list} aria-busy={isSearching}>
            {invoices.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceRow invoice={invoice} today={today} />
              </li>
            ))}
          </ul>
        )}
      </LiveList>
      {hasMore && !isSearching && (
        <div className={styles.more}>
          {next > most ? (
            <Button onClick={showMore}>Visa fler</Button>
          ) : (
            <p>Välj en kortare period, eller skriv mer, för att se de andra.</p>
          )}
        </div>
      )}
    </>
  );
}

function countText(count: number, hasMore: boolean, most: number): string {
  if (hasMore && count === most) return `De ${most} senaste visas. Det finns fler.`;
  const text = count === 1 ? '1 faktura' : `${count} fakturor`;
  return hasMore ? `${text} hittills. Äldre fakturor är inte genomsökta än.` : text;
}
