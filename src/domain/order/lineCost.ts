import * as v from 'valibot';
import { documentId, instant, wrongShape } from '@/domain/values/fields';

/** The bounds of the workshop's cost for one unit of an article or a line, in öre. */
export const costLimits = { min: 0, max: 99_999_999 } as const;

/** A document of `workshops/{id}/lineCosts`: the workshop's cost for a line of an order. It is never changed. */
export const lineCostDocument = v.object(
  {
    orderId: documentId,
    lineId: documentId,
    /** The cost of one unit without VAT, in öre; null for a cost that turned out to be unknown. */
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

/** The costs per unit of an order's lines, in öre by the lines' ids; the latest note about a line counts. */
export function latestCosts(costs: readonly LineCost[]): ReadonlyMap<string, number> {
  const ordered = costs.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const latest = new Map(ordered.map(({ lineId, costOre }) => [lineId, costOre]));
  return new Map([...latest].flatMap(([id, ore]) => (ore === null ? [] : [[id, ore] as const])));
}
