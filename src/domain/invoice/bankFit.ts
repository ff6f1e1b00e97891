import { grouped } from '@/domain/values/grouped';
import type { BankHits, Owed } from './bankHits';
import { choiceOf, type Fit, mostChoices, noFit, type Rests, restsOf } from './bankRests';
import type { BankPayment } from './bankRows';
import { differenceOf, mostShares } from './bankShares';
import { payerOf, sumsOf } from './bankSums';

type Find = (payment: BankPayment) => Fit | null;

/** Finds what payments seem to pay, step by step; `open` are those that no step before has found anything for. */
export interface BankFit {
  /** By the numbers of the text, where the amount is theirs or a part of it. */
  byNumbers: Find;
  /** By the customer whom a number or a name tells. */
  byCustomer: (open: readonly BankPayment[]) => Find;
  /** By an amount that the payment and an invoice have. */
  byAmount: (open: readonly BankPayment[]) => Find;
  /** By an amount that is the sum of invoices to one customer. */
  bySum: (open: readonly BankPayment[]) => Find;
}

/** The two sides of a comparison: the receivables with what is left of them, and what the payments' texts name. */
interface Compared {
  receivables: readonly Owed[];
  rests: Rests;
  hits: BankHits;
  isPartial: boolean;
}

/** The steps beside what is owed; without all that is unpaid (`isPartial`) an amount alone tells nothing. */
export function bankFit(receivables: readonly Owed[], hits: BankHits, isPartial: boolean): BankFit {
  const compared = { receivables, rests: restsOf(receivables), hits, isPartial };
  return {
    byNumbers: finderByNumbers(compared),
    byCustomer: (open) => finderByCustomer(compared, open),
    byAmount: (open) => finderByAmount(compared, open),
    bySum: (open) => finderBySum(compared, open),
  };
}

function finderByNumbers({ rests, hits }: Compared): Find {
  const { leftOf, isOpen, sumOf, difference, whole, oldestFirst, picked } = rests;
  return (payment) => {
    const { amountOre } = payment;
    const ocrs = hits.byOcr(payment);
    if (ocrs.length > mostShares) {
      return noFit(
        `Raden nämner fler än ${mostShares} fakturor. Registrera betalningen på fakturorna.`,
      );
    }
    const others = hits.byNumber(payment).filter((each) => !ocrs.includes(each));
    for (const more of others.length > 0 ? [[], others] : [[]]) {
      const named = [...ocrs, ...more].slice(0, mostShares);
      const exact = exactOf(named.filter(isOpen), amountOre, leftOf);
      if (exact.length === 0) continue;
      if (exact[0]?.length !== named.length) {
        return picked(exact.map(whole), 'Raden nämner också en annan faktura.');
      }
      return more.length === 0
        ? picked(exact.map(whole), '', 'certain')
        : picked(exact.map(whole), 'Fakturanumret och beloppet stämmer.');
    }
    const { invoices, by } = hits.named(payment);
    const left = invoices.filter(isOpen);
    if (by === 'number' || amountOre >= sumOf(left)) return null;
    const [only] = left;
    if (only && left.length === 1) {
      return picked([[{ invoice: only, amountOre }]], difference(only, amountOre));
    }
    const single = left.filter((each) => leftOf(each) >= amountOre);
    return choiceOf(
      [oldestFirst(left, amountOre), ...single.map((invoice) => [{ invoice, amountOre }])],
      'Beloppet räcker inte till alla fakturor som raden nämner.',
    );
  };
}

function finderByCustomer(compared: Compared, rows: readonly BankPayment[]): Find {
  const { hits, rests } = compared;
  const { leftOf, isOpen, whole, picked } = rests;
  const combinationsFor = combinationFinder(compared, rows);
  const open = compared.receivables.filter(isOpen);
  const byPayerAndRest = grouped(open, (each) => restKey(payerOf(each.data), leftOf(each)));
  const unequal = finderOfUnequal(compared, open);
  return (payment) => {
    const { amountOre } = payment;
    const { invoices: named } = hits.named(payment);
    const isNamed = named.length > 0;
    const payers = isNamed ? new Set(named.map(({ data }) => payerOf(data))) : hits.payers(payment);
    if (payers.size === 0) return null;
    const left = named.filter(isOpen);
    const combinations = combinationsFor(payment, payers);
    const around = combinations.filter((each) => left.every((one) => each.includes(one)));
    const single = [...payers].flatMap((payer) =>
      someThat(
        byPayerAndRest.get(restKey(payer, amountOre)) ?? [],
        (each) => leftOf(each) === amountOre && hits.canPay(payment, each),
      ),
    );
    const exact =
      left.length > 0 && around.length > 0
        ? around
        : single.length > 0
          ? single.map((invoice) => [invoice])
          : combinations;
    if (exact.length === 0) return unequal(payment, payers);
    return picked(
      exact.map(whole),
      isNamed
        ? exact === around
          ? 'Beloppet är summan av det som raden nämner och andra fakturor till kunden.'
          : 'Beloppet stämmer med andra fakturor till kunden än de som raden nämner.'
        : hits.isNameCut(payment)
          ? 'Namnet kan vara avkortat. Beloppet stämmer.'
          : 'Namnet och beloppet stämmer.',
    );
  };
}

/**
 * Finds what a payment may be about when none of its payers owes its amount. It looks among the invoices that were `open` before
 * the step.
 */
function finderOfUnequal({ rests, hits, isPartial }: Compared, open: readonly Owed[]) {
  const { leftOf, isOpen, sumOf, difference, whole, oldestFirst, picked } = rests;
  const byRest = grouped(open, leftOf);
  const byPayer = grouped(open, ({ data }) => payerOf(data));
  return (payment: BankPayment, payers: ReadonlySet<string>): Fit | null => {
    const { amountOre } = payment;
    const { invoices: named, by } = hits.named(payment);
    const isNamed = named.length > 0;
    const left = named.filter(isOpen);
    const isPayable = (each: Owed) => isOpen(each) && hits.canPay(payment, each);
    // No more of each payer than a choice needs.
    const ofPayers = () =>
      [...payers].flatMap((payer) => someThat(byPayer.get(payer) ?? [], isPayable));
    const about = left.length > 0 ? left : isNamed ? named : ofPayers();
    const [first] = about;
    if (!first) return null;
    const name = hits.isNameCut(payment) ? 'Namnet kan vara avkortat. ' : 'Namnet stämmer. ';
    const why =
      about.length > 1
        ? differenceOf(amountOre, sumOf(about))
        : `${isNamed ? '' : name}${difference(first, amountOre)}`;
    const isByOcr = isNamed && by === 'ocr';
    const isAboveEach = about.length > 1 && about.every((each) => leftOf(each) < amountOre);
    const ways = [
      ...(isAboveEach && about.length <= mostShares ? [oldestFirst(about, amountOre)] : []),
      ...(isByOcr && isAboveEach ? [] : about.map((invoice) => [{ invoice, amountOre }])),
    ];
    const others = isByOcr || isPartial ? [] : (byRest.get(amountOre) ?? []);
    const equal = someThat(
      others,
      (each) => leftOf(each) === amountOre && hits.canPay(payment, each),
    );
    return picked([...ways, ...equal.map((each) => whole([each]))], why);
  };
}

function finderByAmount(
  { receivables, rests, hits, isPartial }: Compared,
  rows: readonly BankPayment[],
): Find {
  if (isPartial) {
    return () => noFit('OCR-numret är okänt, och alla obetalda fakturor är inte med.');
  }
  const { leftOf, isOpen, whole, picked } = rests;
  const byRest = grouped(receivables.filter(isOpen), leftOf);
  const rivals = grouped(rows, ({ amountOre }) => amountOre);
  return (payment) => {
    const { amountOre } = payment;
    const found = someThat(byRest.get(amountOre) ?? [], (each) => hits.canPay(payment, each));
    const count = rivals.get(amountOre)?.length ?? 0;
    const ways = found.map((each) => whole([each]));
    if (count > 1 && ways.length > 0) {
      return choiceOf(ways, `${count} rader har samma belopp. Kontrollera vem som har betalat.`);
    }
    return picked(ways, 'Bara beloppet stämmer. Kontrollera vem som har betalat.');
  };
}

function finderBySum(compared: Compared, rows: readonly BankPayment[]): Find {
  if (compared.isPartial) return () => null;
  const { whole, picked } = compared.rests;
  const combinationsFor = combinationFinder(compared, rows);
  const found = new Map(rows.map((row) => [row, combinationsFor(row)] as const));
  const claims = grouped(
    [...found.values()].flatMap((ways) => [...new Set(ways.flat())]),
    (invoice) => invoice,
  );
  return (payment) => {
    const ways = found.get(payment) ?? [];
    const isClaimed = ways.flat().some((each) => (claims.get(each)?.length ?? 0) > 1);
    const why = 'Bara summan stämmer. Kontrollera vem som har betalat.';
    return isClaimed ? choiceOf(ways.map(whole), why) : picked(ways.map(whole), why);
  };
}

/** Finds the groups of invoices to one customer that a payment can pay, of `payers` alone where these are given. */
function combinationFinder(
  { receivables, rests: { leftOf, sumOf }, hits }: Compared,
  rows: readonly BankPayment[],
) {
  const wanted = new Set(rows.map(({ amountOre }) => amountOre));
  const sums = grouped(sumsOf(receivables, leftOf, wanted), ({ ore }) => ore);
  return (payment: BankPayment, payers?: ReadonlySet<string>): Owed[][] =>
    (sums.get(payment.amountOre) ?? [])
      .filter(({ payer }) => payers?.has(payer) ?? true)
      .flatMap(({ combinations, isCut }) => {
        const found = combinations.filter(
          (each) =>
            sumOf(each) === payment.amountOre && each.every((one) => hits.canPay(payment, one)),
        );
        // One alone does not count where some were not kept: those may fit as well.
        return isCut && found.length === 1 ? [] : found;
      });
}

const restKey = (payer: string, ore: number) => `${ore} ${payer}`;

/** The first invoices that pass, one more than can be chosen from at most. */
function someThat(invoices: readonly Owed[], passes: (invoice: Owed) => boolean): Owed[] {
  const found: Owed[] = [];
  for (const each of invoices) {
    if (passes(each)) found.push(each);
    if (found.length > mostChoices) break;
  }
  return found;
}

/** The invoices whose rests are exactly an amount: all of them, or else each group of one, two or three. */
function exactOf(
  invoices: readonly Owed[],
  amountOre: number,
  leftOf: (invoice: Owed) => number,
): Owed[][] {
  const sum = (some: readonly Owed[]) => some.reduce((ore, each) => ore + leftOf(each), 0);
  if (invoices.length > 0 && sum(invoices) === amountOre) return [[...invoices]];
  const groups = invoices.flatMap((one, at) => {
    const after = invoices.slice(at + 1);
    return [
      [one],
      ...after.flatMap((other, next) => [
        [one, other],
        ...after.slice(next + 1).map((last) => [one, other, last]),
      ]),
    ];
  });
  return groups.filter((group) => sum(group) === amountOre);
}
