import type { Owed } from './bankHits';
import { differenceOf, type Share } from './bankShares';
import { leftOre } from './receivable';

/** A proposal for a payment: the amounts of the invoices that it seems to pay, or several ways that fit as well. */
export interface Fit {
  outcome: 'certain' | 'proposal' | 'choice' | 'none';
  shares: readonly Share[];
  choices: readonly (readonly Share[])[];
  why: string;
}

/** More ways to pay than this are not listed: the person looks the invoice up. */
export const mostChoices = 20;

/** The rests of invoices, in öre, while the rows of a file are compared. The amounts that are proposed are taken from them. */
export interface Rests {
  leftOf: (invoice: Owed) => number;
  isOpen: (invoice: Owed) => boolean;
  sumOf: (invoices: readonly Owed[]) => number;
  /** Tells what an amount is beside the rest of an invoice; empty where they are the same. */
  difference: (invoice: Owed, amountOre: number) => string;
  /** Each invoice with all that is left of it. */
  whole: (invoices: readonly Owed[]) => Share[];
  /** An amount spread over invoices by their due days; what is more than they are goes to the last. */
  oldestFirst: (invoices: readonly Owed[], amountOre: number) => Share[];
  /** One way to pay is proposed, and taken from what is left; several are asked about. */
  picked: (
    ways: readonly (readonly Share[])[],
    why: string,
    outcome?: 'certain' | 'proposal',
  ) => Fit | null;
}

/** The rests before any row is compared. */
export function restsOf(receivables: readonly Owed[]): Rests {
  const left = new Map(receivables.map((each) => [each.id, leftOre(each.data)]));
  const leftOf = ({ id }: Owed) => left.get(id) ?? 0;
  return {
    leftOf,
    isOpen: (invoice) => leftOf(invoice) > 0,
    sumOf: (invoices) => invoices.reduce((ore, each) => ore + leftOf(each), 0),
    difference(invoice, amountOre) {
      const now = leftOf(invoice);
      return now <= 0 && leftOre(invoice.data) > 0
        ? 'En annan rad i filen betalar redan fakturan. Beloppet blir tillgodo hos kunden.'
        : differenceOf(amountOre, now);
    },
    whole: (invoices) => invoices.map((invoice) => ({ invoice, amountOre: leftOf(invoice) })),
    oldestFirst(invoices, amountOre) {
      let rest = amountOre;
      const ordered = invoices.toSorted(
        ({ data: one }, { data: other }) =>
          one.dueOn.localeCompare(other.dueOn) || one.number - other.number,
      );
      const shares = ordered.map((invoice, at) => {
        const isLast = at === ordered.length - 1;
        const share = isLast ? rest : Math.min(rest, Math.max(leftOf(invoice), 0));
        rest -= share;
        return { invoice, amountOre: share };
      });
      return shares.filter((share) => share.amountOre > 0);
    },
    picked(ways, why, outcome = 'proposal') {
      const [only, ...others] = ways;
      if (!only) return null;
      if (others.length > 0) return choiceOf(ways);
      for (const { invoice, amountOre } of only) left.set(invoice.id, leftOf(invoice) - amountOre);
      return { outcome, shares: only, choices: [], why };
    },
  };
}

/** Several ways to pay, of which a person chooses. */
export function choiceOf(
  ways: readonly (readonly Share[])[],
  why = 'Flera sätt stämmer lika bra.',
): Fit {
  return { outcome: 'choice', shares: [], choices: ways.slice(0, mostChoices), why };
}

/** No invoice, and the reason. */
export function noFit(why: string): Fit {
  return { outcome: 'none', shares: [], choices: [], why };
}
