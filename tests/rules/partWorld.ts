import type { Fields } from '../../scripts/firestoreValue';

/** A stored article. */
export const part = 'W 712/95|Oljefilter|st|14900|25|Mann|B3';

/** The shards that exist before every request. */
export const partDocuments: Record<string, Fields> = {
  'workshops/own/partShards/07': { parts: { a: part } },
  'workshops/own/partCosts/07': { costs: { a: '6250' } },
};
