import { useMemo } from 'react';
import { type AskedInvoices, useAskedInvoices } from '@/data/invoicing/foundInvoices';
import { useRegister } from '@/data/register/RegisterContext';
import type { Invoice } from '@/domain/invoice/invoice';
import { type InvoiceQuery, isFound } from '@/domain/invoice/invoiceSearch';
import { customerNow } from '@/domain/register/customerNow';
import type { Register } from '@/domain/register/register';
import { type InvoiceFilter, isWithin } from './invoiceFilter';
import { joined, type ListedInvoices, newest } from './listedInvoices';
import { useSearchedWho } from './useSearchedWho';

/**
 * Watches the newest `most` invoices of a kind and some days that have all words of `text`, which `query` was read from; without a
 * query, all of those. A null filter watches nothing.
 */
export function useSearchedInvoices(
  filter: Pick<InvoiceFilter, 'kind' | 'days'> | null,
  text: string,
  query: InvoiceQuery | null,
  most: number,
): ListedInvoices & {
  /** True when the search means more customers or vehicles than it asks about. */
  isWhoCut: boolean;
} {
  const register = useRegister();
  const who = useSearchedWho(text);
  // The register and the address give the same again in new objects.
  const key = filter && JSON.stringify([filter.days, who.customerIds, who.vehicleIds]);
  const kind = filter?.kind ?? null;
  const asked = useMemo((): AskedInvoices | null => {
    if (key === null) return null;
    const [days, customerIds, vehicleIds]: ReadKey = JSON.parse(key);
    return { days, kind, query, customerIds, vehicleIds };
  }, [key, kind, query]);
  const answers = useAskedInvoices(asked, most);
  const { isCut: isWhoCut } = who;
  return useMemo(() => {
    const lists = asked && answers.kind === 'ready' ? answers.data : [];
    const found = newest(lists.flat()).filter(
      ({ data }) =>
        asked !== null &&
        (asked.kind === null || data.kind === asked.kind) &&
        isWithin(asked.days, data.issuedOn) &&
        (asked.query === null || isFoundNow(data, asked.query, register)),
    );
    return {
      live: joined(found.slice(0, most), [answers]),
      isCut: found.length > most || lists.some(({ length }) => length > most),
      owed: [],
      isWhoCut,
    };
  }, [asked, answers, register, most, isWhoCut]);
}

type ReadKey = [AskedInvoices['days'], string[], string[]];

/** Tells whether an invoice is found by its own texts, or by the buyer and the car as the register has them today. */
function isFoundNow(invoice: Invoice, query: InvoiceQuery, register: Register): boolean {
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(invoice.vehicleId ?? '') : undefined;
  return isFound(invoice, query, {
    name: customerNow(register, invoice.customerId)?.data.name,
    plate: vehicle?.data.registrationNumber,
  });
}
