import * as v from 'valibot';
import { cellText } from '@/domain/values/cellText';
import { line, serverTimes, type Stamp, wholeNumber, wrongShape } from '@/domain/values/fields';
import { formatMoney, parseMoney } from '@/domain/values/money';
import { type Parsed, refused } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';
import { type VatRate, vatRates } from '@/domain/values/vat';
import { costLimits } from '@/domain/order/lineCost';
import type { LineDraft } from '@/domain/order/lineDraft';
import type { WorkOrder } from '@/domain/order/order';
import { type LineUnit, lineUnits, noDiscount } from '@/domain/order/orderLine';
import { priceTold } from '@/domain/order/serviceLine';

/** Characters, and öre; name and number fit into the text of a line. The register holds at most `all` articles. */
export const partLimits = {
  number: { min: 1, max: 30 },
  name: { min: 1, max: 80 },
  priceOre: { min: 0, max: 99_999_999 },
  costOre: costLimits,
  supplier: { min: 0, max: 60 },
  shelf: { min: 0, max: 30 },
  all: { min: 0, max: 40_000 },
} as const;

/** An article of the register. */
export interface Part {
  number: string;
  name: string;
  unit: LineUnit;
  /** The price of one unit with VAT, in öre. */
  priceOre: number;
  vatRate: VatRate;
  /** Empty where there is none. */
  supplier: string;
  /** The place in the store; empty if that is not noted. */
  shelf: string;
}

/** An article with its cost for the workshop, without VAT, in öre; null if that is not known. */
export interface PricedPart extends Part {
  costOre: number | null;
}

/** Reads an article number: letters, digits and the signs of a keyboard. Spaces count for nothing: `W 712` is `W712`. */
export function parsePartNumber(text: string): Parsed<string> {
  const typed = cellText(codeText(text));
  if (typed === '') return refused('Fyll i artikelnumret.');
  if (typed.length > partLimits.number.max)
    return refused(`Högst ${partLimits.number.max} tecken.`);
  if (/^\d[.,]\d+e\+\d+$/i.test(typed)) {
    return refused(
      'Kalkylprogrammet har kortat av numret. Spara kolumnen som text och försök igen.',
    );
  }
  return /^[!-~åäöüéÅÄÖÜÉ ]+$/.test(typed)
    ? { ok: true, value: typed }
    : refused('Använd bara bokstäver, siffror och vanliga tecken.');
}

/** The key of an article number, the same for `W 712/95` and `w712/95`: no two articles have the same. */
export function partKey(number: string): string {
  return [...number.toUpperCase().replace(/\s/g, '')]
    .map((sign) => (/[A-Z0-9-]/.test(sign) ? sign : `_${sign.charCodeAt(0).toString(16)}_`))
    .join('');
}

const price = (limit: { min: number; max: number }) =>
  wholeNumber((text) => parseMoney(text, limit.max), limit, formatMoney);

const optionalText = ({ max }: { max: number }) =>
  v.pipe(
    v.string(wrongShape),
    v.transform((text) => cellText(text)),
    v.maxLength(max, `Högst ${max} tecken.`),
  );

/** The fields that a person fills in about an article. */
export const partDraft = v.object(
  {
    number: v.pipe(
      v.string(wrongShape),
      v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
        const parsed = parsePartNumber(dataset.value);
        if (parsed.ok) return parsed.value;
        addIssue({ message: parsed.message });
        return NEVER;
      }),
    ),
    name: v.pipe(
      line(partLimits.name, 'Fyll i artikelns namn.'),
      v.transform((text) => cellText(text)),
    ),
    unit: v.picklist(lineUnits, 'Välj en enhet.'),
    priceOre: price(partLimits.priceOre),
    vatRate: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.transform(Number))], wrongShape),
      v.picklist(vatRates, 'Välj en av momssatserna 25, 12, 6 och 0 %.'),
    ),
    supplier: optionalText(partLimits.supplier),
    shelf: optionalText(partLimits.shelf),
    costOre: v.nullable(price(partLimits.costOre)),
  },
  wrongShape,
);

/** The Swedish names of the fields. */
export const partLabels: Record<keyof PricedPart, string> = {
  number: 'Artikelnummer',
  name: 'Namn',
  unit: 'Enhet',
  priceOre: 'Pris inkl. moms',
  vatRate: 'Moms',
  supplier: 'Leverantör',
  shelf: 'Hyllplats',
  costOre: 'Inköpspris exkl. moms',
};

/** The name of an article in messages: `Artikeln W 712/95`. */
export function partLabel({ number }: Pick<Part, 'number'>): string {
  return `Artikeln ${number}`;
}

/** An article as the text of a line: `Oljefilter (W 712/95)`. */
export function partLineText({ name, number }: Part): string {
  return `${name} (${number})`;
}

/** One unit of an article as a line of an order, for whoever is responsible for it. */
export function lineOfPart(
  part: Part,
  { pricesInclVat, staffId }: Pick<WorkOrder, 'pricesInclVat' | 'staffId'>,
): LineDraft {
  const { unit, priceOre, vatRate } = part;
  return {
    kind: 'part',
    text: partLineText(part),
    milliQty: 1000,
    unit,
    ...noDiscount,
    vatRate,
    unitOre: priceTold(priceOre, vatRate, pricesInclVat),
    staffId,
  };
}

/** Writes an article as it is stored: one text, because a document holds hundreds of them. */
export function formatPart(part: Part): string {
  const { number, name, unit, priceOre, vatRate, supplier, shelf } = part;
  return [number, name, unit, priceOre, vatRate, supplier, shelf].join('|');
}

/** Reads a stored article; null for a text that is none. */
export function parsePart(stored: string): Part | null {
  const cells = stored.split('|');
  const [number = '', name = '', unitText, priceText = '', vatText, supplier = '', shelf = ''] =
    cells;
  const unit = lineUnits.find((each) => each === unitText);
  const vatRate = vatRates.find((each) => String(each) === vatText);
  if (cells.length !== 7 || number === '' || name === '') return null;
  if (!unit || vatRate === undefined || !/^\d{1,8}$/.test(priceText)) return null;
  return { number, name, unit, priceOre: Number(priceText), vatRate, supplier, shelf };
}

const texts = v.record(v.string(), v.string(wrongShape), wrongShape);

/** A document of `workshops/{id}/partShards`: a part of the articles, by their keys, each as `formatPart` writes it. */
export const partShardDocument = v.object({ parts: texts, ...serverTimes }, wrongShape);
export type PartShard = v.InferOutput<typeof partShardDocument>;

/** A document of `workshops/{id}/partCosts`: what the workshop pays for the articles of the shard with the same id, in öre. */
export const partCostsDocument = v.object({ costs: texts, ...serverTimes }, wrongShape);
export type PartCosts = v.InferOutput<typeof partCostsDocument>;

/** The Swedish names of the fields. */
export const partShardLabels: Record<keyof Omit<PartShard, Stamp>, string> = { parts: 'Artiklar' };
export const partCostsLabels: Record<keyof Omit<PartCosts, Stamp>, string> = {
  costs: 'Inköpspriser',
};
