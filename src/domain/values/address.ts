import * as v from 'valibot';
import { countryName, home, isCountry, parseCountry } from './country';
import { atKey, line, orNull, wrongShape } from './fields';
import { foreignPostcodeMax, parsePostcode } from './postcode';

/** Lengths in characters. */
export const addressLimits = {
  street: { min: 1, max: 120 },
  postcode: { min: 1, max: foreignPostcodeMax },
  city: { min: 1, max: 60 },
} as const;

/** A part as it is typed or stored; a missing key becomes null below. */
const part = v.optional(v.nullable(v.string(wrongShape)));

const typed = v.object(
  { street: part, postcode: part, city: part, country: v.optional(v.string(wrongShape)) },
  wrongShape,
);

const parts = v.object(
  {
    street: orNull(line(addressLimits.street, 'Fyll i gatuadressen.')),
    postcode: orNull(line(addressLimits.postcode, 'Fyll i postnumret.')),
    city: orNull(line(addressLimits.city, 'Fyll i orten.')),
    /** The code of a country abroad; an address in Sweden has no such key, as all had before there were countries. */
    country: v.optional(v.string(wrongShape)),
  },
  wrongShape,
);

/** A postal address, in Sweden unless it names another country, whose form its postcode has; each part may be missing. */
export const address = v.pipe(
  typed,
  v.transform(({ country: written = '', ...rest }): v.InferInput<typeof parts> => {
    const country = codeOf(written);
    const read = parsePostcode(rest.postcode ?? '', country);
    return withCountry({ ...rest, postcode: read.ok ? read.value : rest.postcode }, country);
  }),
  parts,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const refuse = (key: keyof typeof value, message: string) =>
      addIssue({ message, path: [atKey(key)] });
    if (value.country !== undefined && !isCountry(value.country))
      refuse('country', 'Välj ett land.');
    if (value.postcode === null) return;
    const read = parsePostcode(value.postcode, countryOf(value));
    if (!read.ok) refuse('postcode', read.message);
  }),
);

export type Address = v.InferOutput<typeof address>;

/** The code of the country of an address, `SE` for Sweden. */
export function countryOf({ country }: { country?: string | undefined }): string {
  return country ?? home;
}

/** Tells whether an address is abroad. */
export function isAbroad({ country }: { country?: string | undefined }): boolean {
  return country !== undefined;
}

/** An address with a country by its code, which Sweden leaves out. */
function withCountry<T extends object>(rest: T, code: string): T & { country?: string } {
  return code === home ? rest : { ...rest, country: code };
}

function codeOf(written: string): string {
  const read = parseCountry(written);
  return read.ok ? read.value : written.trim() || home;
}

/** The parts that a letter needs and an address lacks. Not every country abroad has postcodes. */
export function missingParts(whole: Address): ('street' | 'postcode' | 'city')[] {
  const needed = (['street', 'postcode', 'city'] as const).filter(
    (key) => key !== 'postcode' || !isAbroad(whole),
  );
  return needed.filter((key) => whole[key] === null);
}

/** Tells whether an address has all that a letter needs. */
export function isWhole(whole: Address): boolean {
  return missingParts(whole).length === 0;
}

/** The place of an address, `123 45 Ekbacken`; empty when neither part is known. */
export function formatPlace({ postcode, city }: Pick<Address, 'postcode' | 'city'>): string {
  return [postcode, city].filter(Boolean).join(' ');
}

/** The rows of an address as a letter has them, the country last when it is abroad. */
export function addressRows(whole: Address): string[] {
  const { street, country } = whole;
  const land = country === undefined ? '' : countryName(country);
  return [street ?? '', formatPlace(whole), land].filter((row) => row !== '');
}

/** Shows an address on one line, `Ekbacksvägen 12, 123 45 Ekbacken`; empty when no part is known. */
export function formatAddress(whole: Address): string {
  return addressRows(whole).join(', ');
}

/**
 * Fills the gaps of one address from another; null when the two contradict each other, because parts of
 * different addresses are no address. One without any part has no country either.
 */
export function joinAddresses(own: Address, other: Address): Address | null {
  if (isBlank(other)) return own;
  if (isBlank(own)) return other;
  const contradict =
    ([own.country, other.country].some(Boolean) && own.country !== other.country) ||
    (
      [
        [own.street, other.street],
        [own.postcode, other.postcode],
        [own.city, other.city],
      ] as const
    ).some(([one, two]) => one && two && one.toLowerCase() !== two.toLowerCase());
  return contradict
    ? null
    : withCountry(
        {
          street: own.street ?? other.street,
          postcode: own.postcode ?? other.postcode,
          city: own.city ?? other.city,
        },
        countryOf(own),
      );
}

function isBlank({ street, postcode, city, country }: Address): boolean {
  return street === null && postcode === null && city === null && country === undefined;
}

/**
 * The address that a form leaves, typed over `former`: the parts that other people have changed meanwhile, as far as `latest` has
 * them, are kept. Of another country, the typed one is kept whole.
 */
export function changedAddress(former: Address, typedOne: Address, latest: Address): Address {
  if (typedOne.country !== former.country || latest.country !== former.country) return typedOne;
  const part = <K extends 'street' | 'postcode' | 'city'>(key: K) =>
    typedOne[key] === former[key] ? latest[key] : typedOne[key];
  return withCountry(
    { street: part('street'), postcode: part('postcode'), city: part('city') },
    countryOf(latest),
  );
}
