import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import {
  type IssuedDays,
  useInvoicesWithIds,
  useReceivablesBy,
} from '@/data/invoicing/foundInvoices';
import { type InvoiceState, isInState, openStates } from '@/domain/invoice/invoiceState';
import type { Receivable } from '@/domain/invoice/receivable';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { isWithin } from './invoiceFilter';
import { joined, type ListedInvoices, newest } from './listedInvoices';

/**
 * Watches the newest `most` invoices of some days that are in a state. Unsettled invoices are among `open`; for the others the
 * server is asked for the newest. A null state watches nothing.
 */
export function useInvoicesInState(
  state: InvoiceState | null,
  { from, till }: IssuedDays,
  today: CalendarDate,
  open: Live<Entry<Receivable>[]>,
  most: number,
): ListedInvoices {
  const isOpen = state !== null && openStates.includes(state);
  const asked = useReceivablesBy(
    state === null || isOpen ? null : state === 'credited' ? 'credited' : 'settled',
    { from, till },
    most + 1,
  );
  const source = isOpen ? open : asked;
  const owed = useMemo(() => {
    const entries = state === null ? [] : newest(entriesOf(source));
    return entries.filter(
      ({ data }) =>
        state !== null && isInState(state, data, today) && isWithin({ from, till }, data.issuedOn),
    );
  }, [source, state, from, till, today]);
  const invoices = useInvoicesWithIds(owed.slice(0, most).map(({ id }) => id));
  return useMemo(
    () => ({
      live: joined(newest(entriesOf(invoices)), [source, invoices]),
      isCut: owed.length > most || (!isOpen && entriesOf(source).length > most),
      owed,
    }),
    [source, invoices, owed, isOpen, most],
  );
}
