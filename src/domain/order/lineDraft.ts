import * as v from 'valibot';
import { documentId, line, wholeNumber, wrongShape } from '@/domain/values/fields';
import { formatMoney, parseMoney } from '@/domain/values/money';
import { refused, type Parsed } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';
import { vatRates } from '@/domain/values/vat';
import { costLimits } from './lineCost';
import {
  lineKinds,
  lineLimits,
  lineUnits,
  mayBeDone,
  noDiscount,
  type OrderLine,
} from './orderLine';
import { afterDiscountOre, lineOre } from './orderSums';

const quantity = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3 });

/** Reads a decimal number (`1,5`, `0.25`, `-1`) to a whole number of its `decimals`-th decimals. */
function parseDecimal(text: string, decimals: number, missing: string): Parsed<number> {
  const typed = codeText(text);
  if (typed === '') return refused(missing);
  const [, sign = '', whole, fraction = ''] = /^(- ?)?(\d{1,6})(?:[.,](\d+))?$/.exec(typed) ?? [];
  if (whole === undefined) return refused('Skriv ett tal, till exempel 1,5.');
  if (fraction.length > decimals) return refused(`Högst ${decimals} decimaler.`);
  const value = Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'));
  return { ok: true, value: sign === '' || value === 0 ? value : -value };
}

/** Reads a quantity to thousandths; one that is returned is negative. */
export function parseQuantity(text: string): Parsed<number> {
  return parseDecimal(text, 3, 'Fyll i antalet.');
}

/** Reads a per cent (`12,5`, `10 %`) to hundredths of a per cent; nothing is no discount. */
export function parseDiscount(text: string): Parsed<number> {
  const typed = codeText(text).replace(/ ?%$/, '');
  return typed === '' ? { ok: true, value: 0 } : parseDecimal(typed, 2, '');
}

/** The discount of a line: hundredths of a per cent, or öre off its amount. */
export type LineDiscount = Pick<OrderLine, 'discountBp' | 'discountOre'>;

/** Reads the discount of a line: `10 %` or `10`, or an amount with its unit, `100 kr`; nothing is no discount. */
export function parseLineDiscount(text: string): Parsed<LineDiscount> {
  const typed = codeText(text);
  const amount = typed.replace(/ ?(kr\.?|kronor)$/i, ' kr');
  if (/(kr|sek|[:,]-)$/i.test(amount)) {
    const ore = parseMoney(amount, lineLimits.discountOre.max);
    return ore.ok ? { ok: true, value: { discountBp: 0, discountOre: ore.value } } : ore;
  }
  if (typed.startsWith('-')) return refused('Skriv rabatten utan minus.');
  const bp = parseDiscount(text);
  if (!bp.ok) return refused('Skriv till exempel 10 % eller 100 kr.');
  return bp.value > lineLimits.discountBp.max
    ? refused('Högst 100 %. Skriv kr efter ett belopp, till exempel 100 kr.')
    : { ok: true, value: { discountBp: bp.value, discountOre: 0 } };
}

/** True when a line has a discount of its own. */
export function hasDiscount({ discountBp, discountOre }: LineDiscount): boolean {
  return discountBp > 0 || discountOre > 0;
}

/** Shows the discount of a line: `12,5 %` or `100,00 kr`. */
export function formatLineDiscount({ discountBp, discountOre }: LineDiscount): string {
  return discountOre > 0 ? formatMoney(discountOre) : formatDiscount(discountBp);
}

/** Shows thousandths as `1,5`. */
export function formatQuantity(milliQty: number): string {
  return quantity.format(milliQty / 1000);
}

/** Shows hundredths of a per cent as `12,5 %`, with a no-break space. */
export function formatDiscount(discountBp: number): string {
  return `${quantity.format(discountBp / 100)}\u00a0%`;
}

/** A typed discount, in per cent or in kronor. */
export const typedDiscount = v.pipe(
  v.string(wrongShape),
  v.rawTransform<string, LineDiscount>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseLineDiscount(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: parsed.message });
    return NEVER;
  }),
);

/**
 * The fields that a person fills in about a line of an order or an invoice. `costOre` is what the workshop pays for one unit, in öre;
 * left out by those who may not see that.
 */
export const lineDraft = v.pipe(
  v.object(
    {
      kind: v.picklist(lineKinds, 'Välj vad raden är.'),
      text: line(lineLimits.text, 'Fyll i vad som ska göras.'),
      milliQty: v.pipe(
        wholeNumber(
          parseQuantity,
          { min: -lineLimits.milliQty.max, max: lineLimits.milliQty.max },
          formatQuantity,
        ),
        v.check((milliQty) => milliQty !== 0, 'Antalet får inte vara 0.'),
      ),
      unit: v.picklist(lineUnits, 'Välj en enhet.'),
      unitOre: wholeNumber(
        (text) => parseMoney(text, lineLimits.unitOre.max),
        lineLimits.unitOre,
        formatMoney,
      ),
      discount: typedDiscount,
      vatRate: v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.transform(Number))], wrongShape),
        v.picklist(vatRates, 'Välj en av momssatserna 25, 12, 6 och 0 %.'),
      ),
      staffId: v.optional(v.nullable(documentId), null),
      costOre: v.optional(
        v.nullable(
          wholeNumber((text) => parseMoney(text, costLimits.max), costLimits, formatMoney),
        ),
      ),
    },
    wrongShape,
  ),
  v.forward(
    v.check(
      ({ discount, milliQty, unitOre }) =>
        discount.discountOre <= Math.abs(lineOre({ milliQty, unitOre, ...noDiscount })),
      'Rabatten är mer än raden.',
    ),
    ['discount'],
  ),
  v.transform(({ discount, ...rest }) => ({ ...rest, ...discount })),
);

export type CostedLineDraft = v.InferOutput<typeof lineDraft>;
export type LineDraft = Omit<CostedLineDraft, 'costOre'>;

/** True if a line of a kind is bought before it is sold. */
export function isBought(kind: OrderLine['kind']): boolean {
  return kind === 'part' || kind === 'sublet';
}

/**
 * A new line, which the customer is to be asked about. A return needs no answer and no work. `discountBp` is the discount on the whole
 * in hundredths of a per cent.
 */
export function newLine(draft: LineDraft, discountBp = 0): OrderLine {
  const line: OrderLine = { ...draft, answer: 'open', agreedOre: null, work: 'todo' };
  return line.milliQty < 0 ? takenOff(line, discountBp) : line;
}

/** A return as it is agreed and done by itself. */
function takenOff(line: OrderLine, discountBp: number): OrderLine {
  return { ...answered(line, 'accepted', discountBp), work: 'done' };
}

/**
 * A line with the customer's answer. An accepted line keeps the amount that the customer said yes to, whatever becomes
 * of its price and of the discount on the whole, `discountBp` in hundredths of a per cent.
 */
export function answered(line: OrderLine, answer: OrderLine['answer'], discountBp = 0): OrderLine {
  return {
    ...line,
    answer,
    agreedOre: mayBeDone({ answer }) ? afterDiscountOre(line, discountBp) : null,
  };
}

/**
 * A line with what a form has changed. Without its fixed price an accepted line is another one, which the customer is
 * asked about: its price could become any. A return that takes off less keeps what was agreed, so that it is asked about too, and one
 * that becomes a sale is a new line.
 */
export function changedLine(
  line: OrderLine,
  changed: Partial<OrderLine>,
  discountBp = 0,
): OrderLine {
  const next = { ...line, ...changed };
  if (next.milliQty < 0) {
    const off = takenOff(next, discountBp);
    const isLess = line.milliQty < 0 && (off.agreedOre ?? 0) > (line.agreedOre ?? 0);
    return isLess ? next : off;
  }
  if (line.milliQty < 0) return newLine(next);
  const losesPrice = line.kind === 'package' && next.kind !== 'package' && mayBeDone(line);
  return losesPrice ? answered(next, 'open') : next;
}
