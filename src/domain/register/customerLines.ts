import { customerKindLabels, customerLabels as labels, type CustomerDraft } from './customer';
import { addressRows } from '@/domain/values/address';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';

type Line = readonly [label: string, values: (card: CustomerDraft) => string[]];

/**
 * The details on a customer's card: the label of each, and its values as texts, none when the detail is not
 * filled in.
 */
export const customerLines: readonly Line[] = [
  [labels.kind, ({ kind }) => [customerKindLabels[kind]]],
  [labels.name, ({ name }) => [name]],
  [
    labels.organisationNumber,
    ({ organisationNumber }) =>
      organisationNumber === null ? [] : [formatOrganisationNumber(organisationNumber)],
  ],
  [labels.vatNumber, ({ vatNumber }) => filled(vatNumber)],
  [labels.reference, ({ reference }) => filled(reference)],
  [labels.paymentDays, ({ paymentDays }) => (paymentDays === null ? [] : [`${paymentDays} dagar`])],
  [labels.phones, ({ phones }) => phones.map(formatPhone)],
  [labels.email, ({ email }) => filled(email)],
  [labels.address, ({ address }) => addressRows(address)],
  [labels.tags, ({ tags }) => tags],
  [labels.notes, ({ notes }) => filled(...(notes?.split('\n') ?? []))],
];

function filled(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null && value !== '').map(String);
}
