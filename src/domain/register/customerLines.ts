import { customerKindLabels, type CustomerDraft } from './customer';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';

type Line = readonly [label: string, values: (card: CustomerDraft) => string[]];

/**
 * The details on a customer's card: the label of each, and its values as texts, none when the detail is not
 * filled in.
 */
export const customerLines: readonly Line[] = [
  ['Typ', ({ kind }) => [customerKindLabels[kind]]],
  ['Namn', ({ name }) => [name]],
  [
    'Organisationsnummer',
    ({ organisationNumber }) =>
      organisationNumber === null ? [] : [formatOrganisationNumber(organisationNumber)],
  ],
  ['Er referens', ({ reference }) => filled(reference)],
  [
    'Betalningsvillkor',
    ({ paymentDays }) => (paymentDays === null ? [] : [`${paymentDays} dagar`]),
  ],
  ['Telefon', ({ phones }) => phones.map(formatPhone)],
  ['E-post', ({ email }) => filled(email)],
  [
    'Adress',
    ({ address: { street, postcode, city } }) =>
      filled(street, filled(postcode, city).join(' ') || null),
  ],
  ['Etiketter', ({ tags }) => tags],
  ['Anteckningar', ({ notes }) => filled(...(notes?.split('\n') ?? []))],
];

function filled(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null && value !== '').map(String);
}
