import * as v from 'valibot';
import { documentId, flag, instant, wrongShape } from '@/domain/values/fields';
import { sha256 } from '@/domain/values/sha256';
import { answered } from './lineDraft';
import { type LineEntry, linesOf, type WorkOrder } from './order';
import { discountCell, formatLine, type OrderLine, storedLine } from './orderLine';
import { lineOre, type OrderTotals, payableOre, roundHalfAway, totalsOf } from './orderSums';
import { ceilingOf, priceTypes } from './priceCeiling';

/** The number of a version; öre. */
export const estimateLimits = {
  number: { min: 1, max: 999 },
  ore: { min: 0, max: 99_999_999_999_999 },
} as const;

const wholeNumber = v.pipe(v.number(wrongShape), v.safeInteger(wrongShape));

/**
 * A document of `workshops/{id}/estimates`: what the customer was asked about, as it was then. It is never changed. The
 * customer and the car are those of the order.
 */
export const estimateDocument = v.object(
  {
    orderId: documentId,
    /** The number of the version, from 1; two devices without a network may each make one of the same number. */
    number: wholeNumber,
    priceType: v.picklist(priceTypes, wrongShape),
    pricesInclVat: flag,
    /** The discount on the whole, in hundredths of a per cent. */
    discountBp: wholeNumber,
    /** The lines by their ids, as they were stored in the order, without those that had been declined. */
    lines: v.record(documentId, storedLine, wrongShape),
    /** The sums in öre; the last is what is to be paid, rounded to whole kronor. */
    netOre: wholeNumber,
    vatOre: wholeNumber,
    payableOre: wholeNumber,
    /** The SHA-256 hash of the rest, which every answer repeats. */
    hash: v.pipe(v.string(wrongShape), v.regex(/^[0-9a-f]{64}$/, wrongShape)),
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type Estimate = v.InferOutput<typeof estimateDocument>;
/** The fields of an estimate that the app writes. */
export type EstimateFields = Omit<Estimate, 'createdAt' | 'createdBy'>;

/** The Swedish names of the fields. */
export const estimateLabels: Record<keyof EstimateFields, string> = {
  orderId: 'Arbetsorder',
  number: 'Version',
  priceType: 'Pristyp',
  pricesInclVat: 'Priser med moms',
  discountBp: 'Rabatt på hela ordern',
  lines: 'Rader',
  netOre: 'Netto',
  vatOre: 'Moms',
  payableOre: 'Summa',
  hash: 'Kontrollsumma',
};

/** The parts of an order, or of an estimate, that a customer is asked about. */
export type Offer = Pick<WorkOrder, 'lines' | 'priceType' | 'pricesInclVat' | 'discountBp'>;

/** The lines that a customer is asked about: all that are not declined. */
export function offeredLines(offer: Pick<Offer, 'lines'>): LineEntry[] {
  return linesOf(offer).filter(({ line }) => line.answer !== 'declined');
}

/** The sums of an offer, what is to be paid, and the most that may be charged if all of it is accepted, in öre. */
export interface OfferSums extends OrderTotals {
  payableOre: number;
  /** Null for a price by the time and the parts that the job takes. */
  ceilingOre: number | null;
}

/** The sums of an offer if all of it is accepted. */
export function sumsOf(offer: Offer): OfferSums {
  const lines = offeredLines(offer).map(({ line }) => line);
  const totals = totalsOf(lines, offer);
  const { priceType, discountBp } = offer;
  const ceilingOre = ceilingOf(
    lines.map((line) => answered(line, 'accepted', discountBp)),
    { priceType },
  );
  const { grossOre } = totals;
  return {
    ...totals,
    payableOre: payableOre(grossOre, offer.pricesInclVat ? ceilingOre : null),
    ceilingOre,
  };
}

/** The amount of an offer as its prices are, with or without VAT, after the discount, in öre. */
export function offeredOre(offer: Offer): number {
  const ore = offeredLines(offer).reduce((sum, { line }) => sum + lineOre(line), 0);
  return ore - roundHalfAway((ore * offer.discountBp) / 10_000);
}

/** Said where returns are more than the other lines, so that there is nothing to ask the customer about. */
export const nothingToAsk =
  'Returer och avdrag är mer än de andra raderna, så det finns inget att fråga kunden om. Lägg till det som ska göras, eller ta bort en del av returen.';

/** The content of an estimate, without its hash; `number` is that of the version. */
export function versionOf(
  orderId: string,
  order: Offer,
  number: number,
): Omit<EstimateFields, 'hash'> {
  const { priceType, pricesInclVat, discountBp } = order;
  const lines = Object.fromEntries(
    offeredLines(order).map(({ id, line }) => [id, formatLine(line)]),
  );
  const { netOre, vatOre, payableOre } = sumsOf(order);
  return {
    orderId,
    number,
    priceType,
    pricesInclVat,
    discountBp,
    lines,
    netOre,
    vatOre,
    payableOre,
  };
}

/** Freezes a version with its hash. */
export async function freeze(
  orderId: string,
  order: Offer,
  number: number,
): Promise<EstimateFields> {
  const version = versionOf(orderId, order, number);
  return { ...version, hash: await sha256(canonicalText(version)) };
}

/** True if an estimate still has the hash that it was frozen with. */
export async function isGenuine({ hash, ...version }: EstimateFields): Promise<boolean> {
  return (await sha256(canonicalText(version))) === hash;
}

/** The text over which an estimate's hash is taken: one value a line, and the lines in the order of their ids. */
export function canonicalText(estimate: Omit<EstimateFields, 'hash'>): string {
  const { orderId, number, priceType, pricesInclVat, discountBp, lines } = estimate;
  const { netOre, vatOre, payableOre } = estimate;
  return [
    ...['verkstadsnavet-kostnadsforslag-1', orderId, number, priceType],
    ...[pricesInclVat ? 'inkl' : 'exkl', discountBp, netOre, vatOre, payableOre],
    ...Object.keys(lines)
      .toSorted()
      .map((id) => `${id} ${lines[id]}`),
  ].join('\n');
}

/** True if two offers ask the customer about the same, whoever does the work and whatever has been answered. */
export function isSameOffer(one: Offer, other: Offer): boolean {
  return offerText(one) === offerText(other);
}

function offerText(offer: Offer): string {
  const { priceType, pricesInclVat, discountBp } = offer;
  const lines = offeredLines(offer).map(({ id, line }) => `${id} ${askedText(line)}`);
  return [priceType, pricesInclVat, discountBp, ...lines].join('\n');
}

/** The part of a line that a customer is asked about. */
function askedText(line: OrderLine) {
  const { kind, milliQty, unit, unitOre, vatRate, text } = line;
  return [kind, milliQty, unit, unitOre, discountCell(line), vatRate, text].join('|');
}

/** The name of a version as people speak of it: `Kostnadsförslag 2`. */
export function estimateName({ number }: Pick<Estimate, 'number'>): string {
  return `Kostnadsförslag ${number}`;
}
