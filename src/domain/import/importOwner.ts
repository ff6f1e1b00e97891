import { parse, safeParse } from 'valibot';
import { nameKey } from './customerKeys';
import {
  type CustomerDraft,
  customerDraft,
  customerLabels,
  customerLimits,
} from '@/domain/register/customer';
import { formatAddress, isAbroad, joinAddresses } from '@/domain/values/address';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { holdsPersonalNumber } from '@/domain/values/personalIdentityNumber';
import { formatPhone } from '@/domain/values/phone';
import { tagSpeller } from '@/domain/values/tags';

/** The customer of two rows. */
export interface JoinedCustomer {
  customer: CustomerDraft;
  /** The details of the second row that the card has no field for, in Swedish; they stand in its note where it has room. */
  beside: string[];
  isNoted: boolean;
  /** True when a personnummer of the second row is not kept: the card is a private person's, whose number no note may hold either. */
  withheld: boolean;
}

/** Joins the customers of two rows into one card. */
export function joinedCustomer(first: CustomerDraft, second: CustomerDraft): JoinedCustomer {
  const lines: [what: string, line: string][] = [];
  function either<T>(
    what: string,
    label: string,
    one: T | null,
    other: T | null,
    shown: (value: T) => string,
  ): T | null {
    if (one !== null && other !== null && !isSameText(shown(one), shown(other))) {
      lines.push([what, `${label}: ${shown(other)}`]);
    }
    return one ?? other;
  }
  function both(
    what: string,
    label: string,
    all: string[],
    most: number,
    shown: (value: string) => string,
  ): string[] {
    const more = all.slice(most).map(shown);
    if (more.length > 0) lines.push([what, `${label}: ${more.join(', ')}`]);
    return all.slice(0, most);
  }
  const text = (value: string) => value;
  const isSame = nameKey(first.name) === nameKey(second.name);
  if (!isSame) lines.push(['namnet', `${customerLabels.name}: ${second.name}`]);
  // Of rows with one name, the one that says company knows more.
  const isCompany = [first, ...(isSame ? [second] : [])].some(({ kind }) => kind === 'company');
  const number = either(
    'organisationsnumret',
    customerLabels.organisationNumber,
    first.organisationNumber,
    second.organisationNumber,
    formatOrganisationNumber,
  );
  const vatNumber = either(
    'VAT-numret',
    customerLabels.vatNumber,
    first.vatNumber,
    second.vatNumber,
    text,
  );
  const reference = either(
    'referensen',
    customerLabels.reference,
    first.reference,
    second.reference,
    text,
  );
  const address = joinAddresses(first.address, second.address);
  if (!address) {
    lines.push(['adressen', `${customerLabels.address}: ${formatAddress(second.address)}`]);
  }
  // A company has the number of its country and no other.
  const isForeign = isAbroad(address ?? first.address);
  if (vatNumber !== null && !(isCompany && isForeign)) {
    lines.push(['VAT-numret', `${customerLabels.vatNumber}: ${vatNumber}`]);
  }
  if (number !== null && !(isCompany && !isForeign)) {
    lines.push([
      'organisationsnumret',
      `${customerLabels.organisationNumber}: ${formatOrganisationNumber(number)}`,
    ]);
  }
  if (!isCompany && reference !== null) {
    lines.push(['referensen', `${customerLabels.reference}: ${reference}`]);
  }
  const customer = {
    ...first,
    kind: isCompany ? ('company' as const) : first.kind,
    organisationNumber: isCompany ? number : null,
    vatNumber: isCompany ? vatNumber : null,
    reference: isCompany ? reference : null,
    paymentDays: either(
      'betalningsvillkoret',
      customerLabels.paymentDays,
      first.paymentDays,
      second.paymentDays,
      (days) => `${days} dagar`,
    ),
    phones: both(
      'telefonnumret',
      customerLabels.phones,
      [...new Set([...first.phones, ...second.phones])],
      customerLimits.phones.max,
      formatPhone,
    ),
    email: either('e-postadressen', customerLabels.email, first.email, second.email, text),
    address: address ?? first.address,
    tags: both(
      'etiketterna',
      customerLabels.tags,
      tagSpeller()([...first.tags, ...second.tags]),
      customerLimits.tags.max,
      text,
    ),
  };
  const kept = lines.filter(([, line]) => !holdsPersonalNumber(line));
  const withheld = kept.length < lines.length;
  const written = kept.map(([, line]) => line);
  const notes = joinedNotes(first.notes, [...(second.notes?.split('\n') ?? []), ...written]);
  const beside = kept.map(([what]) => what);
  const whole = safeParse(customerDraft, { ...customer, notes });
  if (whole.success) return { customer: whole.output, beside, isNoted: true, withheld };
  const lost = second.notes === null ? beside : ['anteckningen', ...beside];
  const bare = parse(customerDraft, { ...customer, notes: first.notes });
  return { customer: bare, beside: lost, isNoted: false, withheld };
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A note with the lines that it does not have yet. */
function joinedNotes(note: string | null, lines: readonly string[]): string | null {
  const own = note?.split('\n') ?? [];
  const fresh = [...new Set(lines)].filter((line) => !own.includes(line));
  return [...own, ...fresh].join('\n') || null;
}
