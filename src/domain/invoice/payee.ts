import { type Address, isAbroad } from '@/domain/values/address';
import type { Seller } from './invoice';

/** The accounts and the Swish number to which a seller is paid. */
export type Payee = Pick<Seller, 'bankgiro' | 'plusgiro' | 'swish' | 'iban' | 'bic'>;

/**
 * The ways to pay that a buyer with an address can use: from abroad only the IBAN, because giro and Swish need a Swedish bank. In
 * Sweden, and where the seller has no IBAN, it is giro and Swish.
 */
export function payeeFor<T extends Payee>(payee: T, address: Pick<Address, 'country'>): T {
  return isAbroad(address) && payee.iban !== null
    ? { ...payee, bankgiro: null, plusgiro: null, swish: null }
    : { ...payee, iban: null, bic: null };
}
