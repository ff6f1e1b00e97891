import { parseMoney } from '@/domain/values/money';
import { singleLine } from '@/domain/values/typedText';
import { type LineDraft, parseQuantity } from './lineDraft';
import type { WorkOrder } from './order';
import { lineLimits, noDiscount } from './orderLine';
import { priceTold } from './serviceLine';

const amount = String.raw`(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d{1,2})?`;
/** An amount needs its unit: `5W-30 4` is no price. */
const withPrice = new RegExp(String.raw`^(.*?\S) (${amount}) ?(?:kr|kronor|sek|[:,]-)\.?$`, 'i');
/** A price that is told in another way, as for each litre or as a deduction, is for the dialog. */
const unclearPrice = /\d ?(?:kr|kronor|sek|[:,]-)(?:\W|$)/i;
const withHours = /^(.*?\S) (\d{1,3}(?:[.,]\d{1,2})?) ?(?:h|tim|timme|timmar)\.?$/i;

/**
 * The line that a typed text makes by itself: `Bromsvätska 650 kr` at that price, as the order tells prices, `Felsökning 1,5 h`
 * by the hour, any other text one hour. `rateOre` is the price of an hour with VAT, in öre; null where the workshop has none. The answer is null
 * for a text whose price is not known or not clear.
 */
export function freeLine(
  typed: string,
  { pricesInclVat, staffId }: Pick<WorkOrder, 'pricesInclVat' | 'staffId'>,
  rateOre: number | null,
): LineDraft | null {
  const text = singleLine(typed);
  const labour = { kind: 'labour', ...noDiscount, vatRate: 25, staffId } as const;
  const [, priced = '', price] = withPrice.exec(text) ?? [];
  if (price !== undefined) {
    const parsed = parseMoney(price, lineLimits.unitOre.max);
    if (!parsed.ok) return null;
    return { ...labour, text: priced, unit: 'st', milliQty: 1000, unitOre: parsed.value };
  }
  if (rateOre === null || unclearPrice.test(text)) return null;
  const unitOre = priceTold(rateOre, 25, pricesInclVat);
  const [, timed = '', hours] = withHours.exec(text) ?? [];
  const parsed = hours === undefined ? null : parseQuantity(hours);
  return parsed?.ok && parsed.value >= lineLimits.milliQty.min
    ? { ...labour, text: timed, unit: 'h', milliQty: parsed.value, unitOre }
    : { ...labour, text, unit: 'h', milliQty: 1000, unitOre };
}
