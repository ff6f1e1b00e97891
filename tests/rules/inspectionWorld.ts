import type { Fields } from '../../scripts/firestoreValue';

const own = 'workshops/own';

/** A stored point, and how somebody judged it. */
export const point = 'Bromsar|mm|Bromsbelägg fram';
export const judgement = 'red|p1|1795420800000';

/** The fields of an inspection of the order 1042. */
export const inspection: Fields = {
  ...{ orderId: '1042', templateName: 'Verkstad', isCheck: true, points: { a: point, b: point } },
  ...{ judged: { a: judgement }, measured: { a: '2500' }, notes: { a: 'Gnisslar' } },
  photos: { f1: 'a' },
};

/** The event in the history about a point of that inspection. */
export const pointEvent: Fields = {
  ...{ orderId: '1042', kind: 'point', lineId: 'a', inspectionId: '1042_a' },
  ...{ before: null, after: `${point}|red|2500|Gnisslar`, reason: null },
};

/** The inspections that exist before every request; one is of an order that has ended. */
export const inspectionDocuments: Record<string, Fields> = {
  [`${own}/inspections/1042_a`]: inspection,
  [`${own}/inspections/1002_a`]: { ...inspection, orderId: '1002' },
  [`${own}/inspections/1005_a`]: { ...inspection, orderId: '1005' },
};
