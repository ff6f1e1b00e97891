import { isAbroad } from '@/domain/values/address';
import type { Buyer, Seller } from './invoice';

/** The address of a party in Peppol: a number, and the code of its scheme (Electronic Address Scheme). */
export interface PeppolAddress {
  scheme: string;
  number: string;
}

/** The schemes of numbers that companies abroad have, by the letters of their VAT numbers. */
const schemes: Record<string, string> = {
  NO: '0192',
  DK: '0184',
  FI: '0213',
  IT: '0211',
  HU: '9910',
  AT: '9914',
  ES: '9920',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  GB: '9932',
  EL: '9933',
  HR: '9934',
  IE: '9935',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
  FR: '9957',
};

/** The schemes whose numbers are those of the company register: they stand in VAT numbers of Norway and Denmark. */
const registered = ['0192', '0184'];

/** The address of a party by its organisationsnummer or the VAT number of another country; null where it has neither. */
export function peppolAddressOf(party: Buyer | Seller): PeppolAddress | null {
  const { organisationNumber, vatNumber, address } = party;
  if (!isAbroad(address)) {
    return organisationNumber === null ? null : { scheme: '0007', number: organisationNumber };
  }
  const scheme = schemes[vatNumber?.slice(0, 2) ?? ''];
  if (!vatNumber || scheme === undefined) return null;
  return {
    scheme,
    number: registered.includes(scheme) ? vatNumber.replace(/\D/g, '') : vatNumber,
  };
}

/** The number of a party in its company register; null where the VAT number does not tell it. */
export function registerNumberOf(party: Buyer | Seller): PeppolAddress | null {
  const known = peppolAddressOf(party);
  return known && ['0007', ...registered].includes(known.scheme) ? known : null;
}
