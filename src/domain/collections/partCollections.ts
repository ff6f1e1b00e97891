import {
  parsePart,
  partDraft,
  partLabels,
  partCostsDocument,
  partCostsLabels,
  partLineText,
  partShardDocument,
  partShardLabels,
} from '@/domain/part/part';
import { lineCostDocument, lineCostLabels } from '@/domain/order/lineCost';
import { orderName } from '@/domain/order/order';
import { formatMoney } from '@/domain/values/money';
import { canListCosts } from '@/domain/workshop/member';
import type { Collection, Derived } from './collection';
import { type Fields, fieldsOf, yesOrNo } from './field';

/** The collections of articles, for the map of all collections. */
export const partCollections = {
  partShards: {
    one: 'Artiklar',
    fields: fieldsOf(partShardDocument, partShardLabels, {
      parts: (parts) => Object.values(parts).map(formatStoredPart).join('; '),
    }),
    exported: { as: 'artiklarna', page: 500 },
    customers: 'unconcerned',
  },
  partCosts: {
    one: 'Inköpspriser',
    fields: fieldsOf(partCostsDocument, partCostsLabels, {
      costs: (costs) =>
        Object.entries(costs)
          .map(([key, cost]) => `${key} ${formatMoney(Number(cost))}`)
          .join('; '),
    }),
    exported: { as: 'artiklarnas inköpspriser', page: 500, mayList: canListCosts },
    customers: 'unconcerned',
  },
  lineCosts: {
    one: 'Inköpspris på en rad',
    fields: fieldsOf(lineCostDocument, lineCostLabels, {
      orderId: orderName,
      lineId: () => yesOrNo(true),
      costOre: formatMoney,
    }),
    exported: { as: 'inköpspriser på arbetsordernas rader', page: 500, mayList: canListCosts },
    customers: 'unconcerned',
    onlyAdded: true,
  },
} satisfies Record<string, Collection | Derived>;

/** The fields of an article, which is one of many in its document. */
export const partFields: Fields = fieldsOf(partDraft, partLabels, {
  number: String,
  name: String,
  unit: String,
  priceOre: formatMoney,
  vatRate: (rate) => `${rate} %`,
  supplier: String,
  shelf: String,
  costOre: formatMoney,
});

/** A stored article as people read it: `Oljefilter (W 712/95), st, 189,00 kr, Mann, B3`. */
function formatStoredPart(stored: string): string {
  const part = parsePart(stored);
  if (!part) return stored;
  const { unit, priceOre, supplier, shelf } = part;
  return [partLineText(part), unit, formatMoney(priceOre), supplier, shelf]
    .filter(Boolean)
    .join(', ');
}
