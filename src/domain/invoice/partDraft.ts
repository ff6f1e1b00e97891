import * as v from 'valibot';
import { documentId, line, wholeNumber } from '@/domain/values/fields';
import { formatMoney, parseMoney } from '@/domain/values/money';

/** Characters: the text becomes that of a line, which may add its rate of VAT. */
const textLimit = { min: 1, max: 100 } as const;

/** The part of an order that another payer is invoiced, as it is typed, where `leftOre` including VAT are left to invoice. */
export function partDraft(leftOre: number) {
  const most = leftOre - 1;
  return v.object({
    payerId: v.pipe(v.string(), v.nonEmpty('Välj vem som betalar delen.'), documentId),
    /** Including VAT. */
    amountOre: v.pipe(
      wholeNumber(
        (text) => parseMoney(text, 99_999_999_999),
        { min: 1, max: 99_999_999_999 },
        formatMoney,
      ),
      v.maxValue(
        most,
        `Delen ska vara mindre än det som är kvar att fakturera, ${formatMoney(leftOre)}.`,
      ),
    ),
    text: line(textLimit, 'Skriv vad delen avser.'),
  });
}
export type PaidPart = v.InferOutput<ReturnType<typeof partDraft>>;
