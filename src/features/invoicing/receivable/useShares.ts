import { useState } from 'react';
import type { MatchedRow } from '@/domain/invoice/bankMatch';
import { type Share, sharesFault } from '@/domain/invoice/bankShares';
import { firstPaidOn } from '@/domain/invoice/payment';
import { leftOre, paymentLimits, type Receivable } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';
import { formatAmount, parseMoney } from '@/domain/values/money';
import { foldFor } from '@/domain/values/searchText';

const mostOptions = 5;

/** The amount of an invoice as it is typed. */
interface TypedShare {
  invoice: Entry<Receivable>;
  text: string;
}

/** Holds how a row of a bank's file is spread over invoices; `receivables` are those that it may pay. */
export function useShares(row: MatchedRow, receivables: readonly Entry<Receivable>[]) {
  const amountOre = row.payment?.amountOre ?? 0;
  const [typed, setTyped] = useState<readonly TypedShare[]>(
    row.shares.map((share) => ({ ...share, text: formatAmount(share.amountOre) })),
  );
  const read = typed.map(({ invoice, text }) => ({
    invoice,
    amount: parseMoney(text, paymentLimits.amountOre.max),
  }));
  const shares: Share[] = read.flatMap(({ invoice, amount }) =>
    amount.ok ? [{ invoice, amountOre: amount.value }] : [],
  );
  const fault = sharesFault(amountOre, shares);
  const spread = shares.reduce((ore, share) => ore + share.amountOre, 0);
  const restOre = Math.max(amountOre - spread, 0);

  return {
    amountOre,
    typed,
    shares,
    fault,
    spread,
    /** The faults by the names of the fields; none where the shares can be used. */
    check(): Record<string, string> {
      if (typed.length === 0) return { invoice: 'Välj minst en faktura.' };
      const faults = read.flatMap(({ invoice, amount }) => {
        if (!amount.ok) return [[nameOf(invoice), amount.message]];
        return amount.value === 0
          ? [[nameOf(invoice), 'Ta bort fakturan, eller fyll i ett belopp.']]
          : [];
      });
      const last = typed.at(-1);
      if (faults.length === 0 && fault !== '' && last) return { [nameOf(last.invoice)]: fault };
      return Object.fromEntries(faults);
    },
    /** Finds invoices that the day allows by number and buyer, those of which as much is left as is to be spread first. */
    find(query: string) {
      const words = query.trim();
      const distance = ({ data }: Entry<Receivable>) => Math.abs(leftOre(data) - restOre);
      return receivables
        .filter(({ id, data }) => {
          if (typed.some(({ invoice }) => invoice.id === id) || leftOre(data) <= 0) return false;
          if (row.payment && row.payment.paidOn < firstPaidOn(data.issuedOn)) return false;
          const text = `${data.number} ${data.buyerName}`;
          const folded = foldFor(words, text);
          return foldFor(words, words)
            .split(/\s+/)
            .every((word) => folded.includes(word));
        })
        .toSorted((one, other) => distance(one) - distance(other))
        .slice(0, mostOptions)
        .map((invoice) => ({ key: invoice.id, invoice }));
    },
    add(invoice: Entry<Receivable>) {
      const left = Math.max(leftOre(invoice.data), 0);
      const share = Math.min(restOre, left) || restOre;
      setTyped([...typed, { invoice, text: share > 0 ? formatAmount(share) : '' }]);
    },
    type: (invoice: Entry<Receivable>, text: string) =>
      setTyped(typed.map((each) => (each.invoice === invoice ? { invoice, text } : each))),
    drop: (invoice: Entry<Receivable>) =>
      setTyped(typed.filter((each) => each.invoice !== invoice)),
  };
}

/** The name of the field with the amount of an invoice. */
export function nameOf({ id }: Entry<Receivable>): string {
  return `amount-${id}`;
}
