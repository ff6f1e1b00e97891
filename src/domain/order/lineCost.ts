import * as v from 'valibot';
import { documentId, instant, wrongShape } from '@/domain/values/fields';
import { partLimits } from './part';

/** What one unit of a line may cost the workshop, in öre. */
export const costLimits = partLimits.costOre;

/** A document of `workshops/{id}/lineCosts`: what the workshop pays for a line of an order. It is never changed. */
export const lineCostDocument = v.object(
  {
    orderId: documentId,
    lineId: documentId,
    /** What one unit costs without VAT, in öre; null for what turned out not to be known. */
    costOre: v.nullable(v.pipe(v.number(wrongShape), v.safeInteger(wrongShape))),
    createdAt: instant,
  },
  wrongShape,
);

export type LineCost = v.InferOutput<typeof lineCostDocument>;
export type LineCostFields = Omit<LineCost, 'createdAt'>;

/** The Swedish names of the fields. */
export const lineCostLabels: Record<keyof LineCostFields, string> = {
  orderId: 'Arbetsorder',
  lineId: 'Rad',
  costOre: 'Inköpspris exkl. moms',
};

/** What the lines of an order cost per unit, in öre by the lines' ids; the latest that was said of a line counts. */
export function latestCosts(costs: readonly LineCost[]): ReadonlyMap<string, number> {
  const ordered = costs.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const latest = new Map(ordered.map(({ lineId, costOre }) => [lineId, costOre]));
  return new Map([...latest].flatMap(([id, ore]) => (ore === null ? [] : [[id, ore] as const])));
}
