/** The fields of an address, of which a file may have several for each customer. */
export const addressFields = ['street', 'postcode', 'city', 'postcodeAndCity', 'country'] as const;
export type AddressField = (typeof addressFields)[number];

/** Tells whether a field is a part of an address. */
export function isAddressField(field: string | null): field is AddressField {
  return addressFields.some((each) => each === field);
}

/** Words by which address books and shops tell the addresses of a customer apart. */
const words =
  'business|work|home|other|mailing|billing|shipping|delivery|faktura|fakturering|leverans|besök|arbete|jobb|hem|bostad|privat|annan|övrig';
const before = new RegExp(`^(address \\d+|${words})\\P{L}+(?=\\p{L})`, 'iu');
const after = new RegExp(`\\P{L}+(${words})\\P{L}*$`, 'iu');

/** The header of a column of an address without what tells whose: `Home City` is `City` of `home`, and `City` that of none. */
export function addressHeader(header: string): { which: string; rest: string } {
  const typed = header.trim();
  const found = before.exec(typed) ?? after.exec(typed);
  const which = found?.[1]?.toLowerCase() ?? '';
  return { which, rest: found ? typed.replace(found[0], '') : typed };
}

/**
 * The headers of each address of a file, in their order. Headers that do not name their address belong to the first one. If the
 * first one has such a column itself, they form an address of their own, before the others.
 */
export function addressColumns(
  headers: readonly string[],
  columns: readonly (string | null)[],
): string[][] {
  const found = headers.flatMap((header, at) => {
    const field = columns[at] ?? null;
    return isAddressField(field) ? [{ header, field, which: addressHeader(header).which }] : [];
  });
  const first = found.find(({ which }) => which !== '')?.which ?? '';
  const of = (which: string) => found.filter((each) => each.which === which);
  const taken = of(first).map(({ field }) => field);
  const joins = of('').every(({ field }) => !taken.includes(field));
  const own = found.map((each) => (joins && each.which === '' ? first : each.which));
  const inOrder = [...new Set(own)].toSorted(
    (one, other) => Number(one !== '') - Number(other !== ''),
  );
  return inOrder.map((which) =>
    found.filter((_, at) => own[at] === which).map(({ header }) => header),
  );
}
