import { useMemo, useState } from 'react';
import { useReceivablesWithIds } from '@/data/invoicing/foundInvoices';
import { useOpenReceivables } from '@/data/invoicing/receivables';
import type { Invoice } from '@/domain/invoice/invoice';
import { readInvoiceQuery } from '@/domain/invoice/invoiceSearch';
import { isInState } from '@/domain/invoice/invoiceState';
import type { Receivable } from '@/domain/invoice/receivable';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { useSettled } from '@/ui/behaviour/useSettled';
import { faultOf, type InvoiceFilter } from './invoiceFilter';
import { joined } from './listedInvoices';
import { useInvoicesInState } from './useInvoicesInState';
import { useSearchedInvoices } from './useSearchedInvoices';

/** An invoice with what is owed for it; undefined for a credit, and until it is known. */
export interface FoundInvoice extends Entry<Invoice> {
  owed: Receivable | undefined;
}

/** The invoices that a filter chooses, the newest first. */
export interface FoundInvoices {
  live: Live<FoundInvoice[]>;
  /** True when there may be older invoices. */
  hasMore: boolean;
  /** True when a state is chosen and this device does not have all unpaid invoices. */
  isOpenCut: boolean;
  /** True when the search means more customers or vehicles than it asks about. */
  isWhoCut: boolean;
  /** The faults of the search and of the days; '' for none. */
  faults: { sok: string; till: string };
  /** True until the search for the typed text begins. */
  isTyping: boolean;
}

/**
 * Watches the newest `most` invoices that a filter chooses. A typed text is searched for among all invoices of the workshop, by
 * queries that few documents answer.
 */
export function useFoundInvoices(filter: InvoiceFilter, most: number): FoundInvoices {
  const { state, days } = filter;
  const [today] = useState(() => dayOf(new Date()));
  const text = useSettled(filter.text.trim());
  const query = useMemo(() => (text === '' ? null : readInvoiceQuery(text)), [text]);
  const faults = { sok: query?.fault ?? '', till: faultOf(days) };
  const isBad = faults.sok !== '' || faults.till !== '';

  // The state is applied to a search after its answers.
  const isListed = state !== null && query === null;
  const open = useOpenReceivables();
  const listed = isListed && !isBad ? state : null;
  const inState = useInvoicesInState(listed, days, today, open.live, most);
  const searched = useSearchedInvoices(isListed || isBad ? null : filter, text, query, most);
  const { live, isCut, owed } = isListed ? inState : searched;

  const known = useMemo(
    () => new Map([...entriesOf(open.live), ...owed].map(({ id, data }) => [id, data])),
    [open.live, owed],
  );
  // The open receivables lie on this device, so they come first and are not asked for.
  const unknown = (open.live.kind === 'loading' ? [] : entriesOf(live)).filter(
    ({ id, data }) => data.kind === 'invoice' && !known.has(id),
  );
  const others = useReceivablesWithIds(unknown.map(({ id }) => id));
  const rows = useMemo(() => {
    const all = new Map([...known, ...entriesOf(others).map(toPair)]);
    const entries = entriesOf(live)
      .map((entry) => ({ ...entry, owed: all.get(entry.id) }))
      .filter((entry) => state === null || (entry.owed && isInState(state, entry.owed, today)));
    return joined(entries, state === null ? [live] : [live, open.live, others]);
  }, [live, open.live, known, others, state, today]);

  return {
    live: rows,
    hasMore: isCut,
    isOpenCut: open.isCut && state !== null,
    isWhoCut: searched.isWhoCut,
    faults,
    isTyping: text !== filter.text.trim(),
  };
}

function toPair({ id, data }: Entry<Receivable>): [string, Receivable] {
  return [id, data];
}
