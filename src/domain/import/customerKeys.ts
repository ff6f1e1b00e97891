import type { CustomerDraft } from '@/domain/register/customer';
import { memoised } from '@/domain/values/memoised';
import { singleLine } from '@/domain/values/typedText';

/** A detail by which two customers are compared: their keys are equal when it is the same. */
export interface CustomerKey {
  key: string;
  /** The details that are the same, in Swedish, as in "samma namn och adress". */
  what: string;
}

/** The details of a customer that are compared. */
export type ComparedCustomer = Pick<
  CustomerDraft,
  'name' | 'phones' | 'email' | 'organisationNumber' | 'vatNumber' | 'address'
>;

/** A name in a form that is equal for `Berg, Anna` and `anna berg`: its words in an order of their own, without capitals and signs. */
export function nameKey(name: string): string {
  const line = singleLine(name).toLowerCase();
  const words = line.replaceAll('&', ' och ').match(/[\p{L}\p{N}]+/gu);
  return words ? words.toSorted().join(' ') : line;
}

/** The keys of a customer: by an equal one of `same` two are the same, by one of `alike` they may be. */
export const keysOfCustomer = memoised(
  (customer: ComparedCustomer): { same: CustomerKey[]; alike: CustomerKey[] } => {
    const { phones, email, organisationNumber, vatNumber } = customer;
    const name = nameKey(customer.name);
    const street = nameOf(customer.address.street);
    const { country } = customer.address;
    const postcode = [country, customer.address.postcode].filter(Boolean).join(' ');
    const city = nameOf(customer.address.city);
    const mail = email?.toLowerCase();
    const same: CustomerKey[] = [
      ...(organisationNumber
        ? [{ key: `number ${organisationNumber}`, what: 'organisationsnummer' }]
        : []),
      ...(vatNumber ? [{ key: `vat ${vatNumber}`, what: 'VAT-nummer' }] : []),
      ...phones.map((phone) => ({ key: `${name}|phone ${phone}`, what: 'namn och telefonnummer' })),
      ...(mail ? [{ key: `${name}|email ${mail}`, what: 'namn och e-postadress' }] : []),
      ...(street
        ? [postcode && `in ${postcode}`, city && `at ${city}`, postcode || city ? '' : 'nowhere']
            .filter(Boolean)
            .map((place) => ({ key: `${name}|street ${street}|${place}`, what: 'namn och adress' }))
        : []),
    ];
    if (same.length === 0) {
      const what =
        city || postcode ? 'namn och ort, utan andra uppgifter' : 'namn, utan andra uppgifter';
      same.push({ key: `${name}|only ${postcode} ${city}`, what });
    }
    return {
      same,
      alike: [
        ...phones
          .filter((phone) => !isFiller(phone))
          .map((phone) => ({ key: `phone ${phone}`, what: 'telefonnummer' })),
        ...(mail ? [{ key: `email ${mail}`, what: 'e-postadress' }] : []),
        { key: `name ${name}`, what: 'namn' },
      ],
    };
  },
);

/** Tells whether a number stands in the place of an unknown one: `070-000 00 00`. */
function isFiller(phone: string): boolean {
  return /0{6}$/.test(phone);
}

function nameOf(text: string | null): string {
  return text === null ? '' : text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
