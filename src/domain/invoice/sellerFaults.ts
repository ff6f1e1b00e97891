import type { Seller } from './invoice';

/**
 * The facts of a seller that tell who is to be paid and where, and who owes the VAT. Telephone, e-mail and address pay nobody and
 * change often.
 */
export const sellerFields = [
  'bankgiro',
  'plusgiro',
  'swish',
  'iban',
  'bic',
  'name',
  'organisationNumber',
  'vatNumber',
] as const;
export type SellerField = (typeof sellerFields)[number];

/** A fact of a seller that is another one than in the workshop's own history. */
export interface SellerFault {
  kind: 'seller';
  field: SellerField;
  own: string | null;
  before: string | null;
  after: string | null;
  /** True where `after` is what the workshop says now, and not what later invoices say. */
  isNow: boolean;
}

/** The number of invoices on each side that are the history of one. */
export const neighbourCount = 5;

/** The number of later invoices that an invoice is compared with at least. The workshop's facts of now stand for missing ones. */
const fewestAfter = 3;

/** The workshop's own facts around an invoice: on the invoices before and after, the nearest first, and now. */
export interface SellerHistory {
  before: readonly Seller[];
  after: readonly Seller[];
  /** Null where it is not known, or where there are later invoices than those. */
  now: Seller | null;
}

/**
 * The facts of a seller that differ both from most of the invoices before and from most of those after. At the end of the series,
 * the workshop's facts of now stand for the missing later ones. If both sides have the same value, this one came and went. If
 * they differ, it is a fault only if this invoice alone has its value. A change that has lasted has the new value after it, and is no fault.
 */
export function sellerFaults(own: Seller, { before, after, now }: SellerHistory): SellerFault[] {
  const lacking = Math.max(fewestAfter - after.length, 0);
  const latest = now ? Array.from({ length: lacking }, () => now) : [];
  const [former, later] = [before, [...after, ...latest]].map((side) =>
    side.slice(0, neighbourCount),
  );
  if (!former?.length || !later?.length) return [];
  return sellerFields.flatMap((field) => {
    const [earlier, next] = [mostOf(former, field), mostOf(later, field)];
    const value = own[field];
    if (earlier === undefined || next === undefined) return [];
    if (value === earlier || value === next) return [];
    const isLone = [...former, ...later].every((seller) => seller[field] !== value);
    if (earlier !== next && !isLone) return [];
    const isNow = mostOf(after.slice(0, neighbourCount), field) !== next;
    return [{ kind: 'seller', field, own: value, before: earlier, after: next, isNow }];
  });
}

/** The value that more than half of some sellers have; undefined where they differ too much. */
function mostOf(sellers: readonly Seller[], field: SellerField): string | null | undefined {
  return sellers
    .map((seller) => seller[field])
    .find((value, _, all) => 2 * all.filter((each) => each === value).length > all.length);
}

/** The history of the document at a place among others, which are sorted by number. */
export function historyAt(
  documents: readonly { seller: Seller }[],
  place: number,
  now: Seller | null,
): SellerHistory {
  const sellers = (from: number, to: number) =>
    documents.slice(Math.max(from, 0), to).map(({ seller }) => seller);
  return {
    before: sellers(place - neighbourCount, place).toReversed(),
    after: sellers(place + 1, place + 1 + neighbourCount),
    now,
  };
}
