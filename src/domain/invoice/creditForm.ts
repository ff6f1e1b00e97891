import { formatQuantity, parseQuantity } from '@/domain/order/lineDraft';
import { lineOre } from '@/domain/order/orderSums';
import { sum } from '@/domain/values/sum';
import { type CreditableLine, type CreditedQuantities, partOfLine } from './credit';
import { opposite } from './invoiceSums';

/** The quantity that is typed of each line to credit, without its sign, by the line's place; an empty one credits nothing. */
export type TypedQuantities = ReadonlyMap<number, string>;

/** The quantities that are typed, and why others cannot be credited, by the line's place. */
export function readQuantities(
  lines: readonly CreditableLine[],
  typed: TypedQuantities,
): { quantities: CreditedQuantities; faults: ReadonlyMap<number, string> } {
  const quantities = new Map<number, number>();
  const faults = new Map<number, string>();
  for (const { place, line, leftMilliQty } of lines) {
    const text = typed.get(place)?.trim() ?? '';
    if (text === '') continue;
    const read = parseQuantity(text);
    const left = Math.abs(leftMilliQty);
    if (!read.ok) faults.set(place, read.message);
    else if (read.value < 0) faults.set(place, 'Skriv antalet utan minus.');
    else if (read.value > left) {
      faults.set(place, `Högst ${formatQuantity(left)}\u00a0${line.unit} är kvar.`);
    } else quantities.set(place, leftMilliQty < 0 ? opposite(read.value) : read.value);
  }
  return { quantities, faults };
}

/** Gives the reason why chosen quantities of lines cannot be credited. */
export function quantityFault(
  lines: readonly CreditableLine[],
  quantities: CreditedQuantities,
): string {
  const chosenOre = sum(
    lines.map((each) => lineOre(partOfLine(each, quantities.get(each.place) ?? 0))),
  );
  return chosenOre < 0
    ? 'Det blir mer att betala. Kreditera en retur tillsammans med lika mycket av det som såldes.'
    : 'Raderna är mer än vad som är kvar att kreditera.';
}
