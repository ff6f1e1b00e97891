import * as v from 'valibot';
import { fromText, line, orNull, wrongShape } from './fields';
import { parsePostcode } from './postcode';

/** Lengths in characters. */
export const addressLimits = {
  street: { min: 1, max: 120 },
  postcode: { min: 6, max: 6 },
  city: { min: 1, max: 60 },
} as const;

/** A Swedish postal address; each part may be missing. */
export const address = v.object(
  {
    street: orNull(line(addressLimits.street, 'Fyll i gatuadressen.')),
    postcode: orNull(fromText(parsePostcode)),
    city: orNull(line(addressLimits.city, 'Fyll i orten.')),
  },
  wrongShape,
);

export type Address = v.InferOutput<typeof address>;

/** Shows an address on one line, `Ekbacksvägen 12, 123 45 Ekbacken`; empty when no part is known. */
export function formatAddress({ street, postcode, city }: Address): string {
  const place = [postcode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}

/**
 * Fills the gaps of one address from another; null when the two contradict each other, because parts of
 * different addresses are no address.
 */
export function joinAddresses(own: Address, other: Address): Address | null {
  const parts = [
    [own.street, other.street],
    [own.postcode, other.postcode],
    [own.city, other.city],
  ] as const;
  const contradict = parts.some(
    ([one, two]) => one && two && one.toLowerCase() !== two.toLowerCase(),
  );
  return contradict
    ? null
    : {
        street: own.street ?? other.street,
        postcode: own.postcode ?? other.postcode,
        city: own.city ?? other.city,
      };
}
