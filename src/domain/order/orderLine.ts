import * as v from 'valibot';
import { cellText } from '@/domain/values/cellText';
import { documentId, wrongShape } from '@/domain/values/fields';
import { type VatRate, vatRates } from '@/domain/values/vat';

export const lineKinds = ['labour', 'part', 'package', 'sublet'] as const;
export type LineKind = (typeof lineKinds)[number];

export const lineKindLabels: Record<LineKind, string> = {
  labour: 'Arbete',
  part: 'Reservdel',
  package: 'Fast pris',
  sublet: 'Legoarbete',
};

/** The units as they are stored and shown. */
export const lineUnits = ['h', 'st', 'par', 'l', 'kg', 'm'] as const;
export type LineUnit = (typeof lineUnits)[number];

/** The answers that a customer can give about a line; `open` is none. */
export const givenAnswers = ['open', 'accepted', 'declined'] as const;
export type GivenAnswer = (typeof givenAnswers)[number];

/**
 * The state of the customer's answer to a line. One that is `unreached` may be done without an answer, because the customer could
 * not be reached (konsumenttjänstlagen 8 §).
 */
export const lineAnswers = [...givenAnswers, 'unreached'] as const;
export type LineAnswer = (typeof lineAnswers)[number];

export const lineAnswerLabels: Record<LineAnswer, string> = {
  open: 'Ej tillfrågad',
  accepted: 'Godkänd',
  declined: 'Avböjd',
  unreached: 'Får göras utan svar',
};

/** Said of a return or a deduction in place of an answer, which it does not need. */
export const takenOffLabel = 'Dras av';

export const lineWorks = ['todo', 'done'] as const;
export type LineWork = (typeof lineWorks)[number];

export const lineWorkLabels: Record<LineWork, string> = { todo: 'Att göra', done: 'Gjord' };

/**
 * Thousandths of a unit, öre, hundredths of a per cent, characters. Products of the first two are exact integers. A return has a
 * negative quantity of as much at most.
 */
export const lineLimits = {
  milliQty: { min: 1, max: 9_999_999 },
  unitOre: { min: 0, max: 99_999_999 },
  discountBp: { min: 0, max: 10_000 },
  discountOre: { min: 0, max: 99_999_999 },
  agreedOre: { min: -999_999_999_999, max: 999_999_999_999 },
  text: { min: 1, max: 120 },
} as const;

/** A line of an order. */
export interface OrderLine {
  kind: LineKind;
  /** Thousandths of the unit: 1500 is 1,5 h. A return or a deduction has a negative quantity, since no price is negative. */
  milliQty: number;
  unit: LineUnit;
  /** The price of one unit, in öre, with or without VAT as the order says. */
  unitOre: number;
  /** The discount in hundredths of a per cent; 0 where it is an amount. */
  discountBp: number;
  /** The amount that is taken off the line, in öre; 0 where the discount is in per cent. */
  discountOre: number;
  vatRate: VatRate;
  /** The person who does the work; null if it is not assigned. */
  staffId: string | null;
  answer: LineAnswer;
  /** The amount that may be charged, in öre after every discount; negative for a return, null for a line that may not be done. */
  agreedOre: number | null;
  work: LineWork;
  text: string;
}

/** A whole number as a line stores it. */
export function storedInteger({ min, max }: { min: number; max: number }) {
  return v.pipe(
    v.string(),
    v.regex(/^(0|-?[1-9]\d{0,11})$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
}

const emptyAsNull = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** A stored quantity, in thousandths of the unit: anything but nothing. */
export const storedQuantity = v.pipe(
  storedInteger({ min: -lineLimits.milliQty.max, max: lineLimits.milliQty.max }),
  v.check((milliQty) => milliQty !== 0),
);

/** A stored discount: `1000` is ten per cent, `5000ore` are 50 kr. */
export const storedDiscount = v.union([
  v.pipe(
    storedInteger(lineLimits.discountBp),
    v.transform((discountBp) => ({ discountBp, discountOre: 0 })),
  ),
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,7}ore$/),
    v.transform((text) => ({ discountBp: 0, discountOre: Number.parseInt(text, 10) })),
  ),
]);

/** The discount of a line that has none. */
export const noDiscount = { discountBp: 0, discountOre: 0 } as const;

/** Writes the discount of a line as it is stored. */
export function discountCell({
  discountBp,
  discountOre,
}: Pick<OrderLine, 'discountBp' | 'discountOre'>): string {
  return discountOre > 0 ? `${discountOre}ore` : String(discountBp);
}

const cells = v.strictTuple([
  v.picklist(lineKinds),
  storedQuantity,
  v.picklist(lineUnits),
  storedInteger(lineLimits.unitOre),
  storedDiscount,
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.picklist(vatRates)),
  v.union([emptyAsNull, documentId]),
  v.picklist(lineAnswers),
  v.union([emptyAsNull, storedInteger(lineLimits.agreedOre)]),
  v.picklist(lineWorks),
  v.pipe(v.string(), v.minLength(lineLimits.text.min), v.regex(/^[^\n\r]*$/)),
]);

/** Reads a stored line; null for a text that is no line. */
export function parseLine(stored: string): OrderLine | null {
  const read = v.safeParse(cells, stored.split('|'));
  if (!read.success) return null;
  const [kind, milliQty, unit, unitOre, discount, vatRate, ...rest] = read.output;
  const [staffId, answer, agreedOre, work, text] = rest;
  if (mayBeDone({ answer }) !== (agreedOre !== null)) return null;
  return {
    kind,
    milliQty,
    unit,
    unitOre,
    ...discount,
    vatRate,
    staffId,
    answer,
    agreedOre,
    work,
    text,
  };
}

/** True if a line may be done: the customer has accepted it, or could not be reached. */
export function mayBeDone({ answer }: Pick<OrderLine, 'answer'>): boolean {
  return answer === 'accepted' || answer === 'unreached';
}

/** Writes a line as it is stored: one text, because the rules cannot check sixty maps. */
export function formatLine(line: OrderLine): string {
  const { kind, milliQty, unit, unitOre, vatRate } = line;
  const { staffId, answer, agreedOre, work, text } = line;
  return [
    ...[kind, milliQty, unit, unitOre, discountCell(line), vatRate],
    ...[staffId ?? '', answer, agreedOre ?? '', work, lineText(text)],
  ].join('|');
}

/** A text as a line may hold it. */
export function lineText(text: string): string {
  return cellText(text, lineLimits.text.max);
}

/** A stored line: a text that `parseLine` reads. */
export const storedLine = v.pipe(
  v.string(wrongShape),
  v.check((stored) => parseLine(stored) !== null, wrongShape),
);
