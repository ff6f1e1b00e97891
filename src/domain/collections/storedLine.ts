import { formatLineDiscount, formatQuantity, hasDiscount } from '@/domain/order/lineDraft';
import {
  lineAnswerLabels,
  lineKindLabels,
  lineWorkLabels,
  mayBeDone,
  parseLine,
  takenOffLabel,
} from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import { formatMoney } from '@/domain/values/money';

/** A stored line as people read it: `Byta bromsar (Arbete, 1,5 h à 1 195,00 kr, 1 792,50 kr, Godkänd, Att göra)`. */
export function formatStoredLine(stored: string): string {
  const line = parseLine(stored);
  if (!line) return stored;
  const { kind, milliQty, unit, unitOre, answer, agreedOre, work, text } = line;
  const parts = [
    lineKindLabels[kind],
    `${formatQuantity(milliQty)} ${unit} à ${formatMoney(unitOre)}`,
    hasDiscount(line) && `rabatt ${formatLineDiscount(line)}`,
    formatMoney(lineOre(line)),
    milliQty < 0 && answer === 'accepted' ? takenOffLabel : lineAnswerLabels[answer],
    agreedOre !== null && agreedOre !== lineOre(line) && `högst ${formatMoney(agreedOre)}`,
    mayBeDone(line) && milliQty > 0 && lineWorkLabels[work],
  ];
  return `${text} (${parts.filter(Boolean).join(', ')})`;
}
