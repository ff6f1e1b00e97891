import { type CustomerDraft, customerLimits } from '@/domain/register/customer';
import { joinAddresses } from '@/domain/values/address';
import { tagSpeller } from '@/domain/values/tags';

/** A detail by which two customers may be the same one: their keys are then equal. */
export interface CustomerKey {
  key: string;
  /** The Swedish name of the detail in "Samma telefonnummer som …". */
  what: string;
}

/** The keys of a customer: telephone numbers, e-mail address and organisation number. */
export function identifiersOf({
  phones,
  email,
  organisationNumber,
}: Pick<CustomerDraft, 'phones' | 'email' | 'organisationNumber'>): CustomerKey[] {
  return [
    ...phones.map((phone) => ({ key: phone, what: 'telefonnummer' })),
    ...(email === null ? [] : [{ key: email.toLowerCase(), what: 'e-postadress' }]),
    ...(organisationNumber === null
      ? []
      : [{ key: organisationNumber, what: 'organisationsnummer' }]),
  ];
}

/** Whether two names are the same except for capitals. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Joins the customers of two rows; `left` names the details of the second row that do not fit on the card.
 */
export function joinedCustomer(
  first: CustomerDraft,
  second: CustomerDraft,
): { customer: CustomerDraft; left: string[] } {
  const left: string[] = [];
  function either<T>(what: string, one: T | null, other: T | null): T | null {
    if (one !== null && other !== null && one !== other) left.push(what);
    return one ?? other;
  }
  function both(what: string, all: string[], most: number): string[] {
    if (all.length > most) left.push(what);
    return all.slice(0, most);
  }
  const notes = [...new Set([first.notes, second.notes])].filter((text) => text !== null);
  const fits = notes.join('\n').length <= customerLimits.notes.max;
  if (!fits) left.push('anteckningen');
  const isCompany = first.kind === 'company';
  const address = joinAddresses(first.address, second.address);
  if (!address) left.push('adressen');
  return {
    left,
    customer: {
      ...first,
      organisationNumber: isCompany
        ? either('organisationsnumret', first.organisationNumber, second.organisationNumber)
        : null,
      reference: isCompany ? either('referensen', first.reference, second.reference) : null,
      paymentDays: either('betalningsvillkoret', first.paymentDays, second.paymentDays),
      phones: both(
        'telefonnumret',
        [...new Set([...first.phones, ...second.phones])],
        customerLimits.phones.max,
      ),
      email: either('e-postadressen', first.email, second.email),
      address: address ?? first.address,
      notes: (fits ? notes.join('\n') : first.notes) || null,
      tags: both(
        'etiketterna',
        tagSpeller()([...first.tags, ...second.tags]),
        customerLimits.tags.max,
      ),
    },
  };
}
