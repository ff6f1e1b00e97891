import { formatQuantity, parseQuantity } from '@/domain/order/lineDraft';
import type { CreditableLine, CreditedQuantities } from './credit';

/** What is typed of each line to credit, by the line's place; nothing typed is nothing credited. */
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
    if (!read.ok) faults.set(place, read.message);
    else if (read.value > leftMilliQty) {
      faults.set(place, `Högst ${formatQuantity(leftMilliQty)}\u00a0${line.unit} är kvar.`);
    } else quantities.set(place, read.value);
  }
  return { quantities, faults };
}
