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

const detailNames = {
  name: 'namnet',
  organisationNumber: 'organisationsnumret',
  vatNumber: 'VAT-numret',
  reference: 'referensen',
  paymentDays: 'betalningsvillkoret',
  phones: 'telefonnumret',
  email: 'e-postadressen',
  address: 'adressen',
  tags: 'etiketterna',
} as const;

/** Joins the customers of two rows into one card. */
export function joinedCustomer(first: CustomerDraft, second: CustomerDraft): JoinedCustomer {
  const join = joinOf(first, second);
  const { either, both } = join;
  const customer = {
    ...first,
    ...joinedIdentity(join),
    paymentDays: either('paymentDays', (days) => `${days} dagar`),
    phones: both('phones', [...new Set([...first.phones, ...second.phones])], formatPhone),
    email: either('email'),
    tags: both('tags', tagSpeller()([...first.tags, ...second.tags])),
  };
  const kept = join.lines.filter(([, line]) => !holdsPersonalNumber(line));
  const withheld = kept.length < join.lines.length;
  const written = kept.map(([, line]) => line);
  const notes = joinedNotes(first.notes, [...(second.notes?.split('\n') ?? []), ...written]);
  const beside = kept.map(([what]) => what);
  const whole = safeParse(customerDraft, { ...customer, notes });
  if (whole.success) return { customer: whole.output, beside, isNoted: true, withheld };
  const lost = second.notes === null ? beside : ['anteckningen', ...beside];
  const bare = parse(customerDraft, { ...customer, notes: first.notes });
  return { customer: bare, beside: lost, isNoted: false, withheld };
}

/** The details of which a card has one. */
type Single = 'organisationNumber' | 'vatNumber' | 'reference' | 'paymentDays' | 'email';

/** The details of two rows while they are joined; what the card has no field for stands in `lines`. */
interface Join {
  first: CustomerDraft;
  second: CustomerDraft;
  lines: [what: string, line: string][];
  setAside: (detail: keyof typeof detailNames, text: string) => void;
  /** The detail of the first row, or else of the second; another one of the second is set aside. */
  either: <K extends Single>(detail: K, shown?: (text: string) => string) => CustomerDraft[K];
  /** As many of the details of both as the card holds; the others are set aside. */
  both: (detail: 'phones' | 'tags', all: string[], shown?: (text: string) => string) => string[];
}

function joinOf(first: CustomerDraft, second: CustomerDraft): Join {
  const lines: Join['lines'] = [];
  const setAside: Join['setAside'] = (detail, text) => {
    lines.push([detailNames[detail], `${customerLabels[detail]}: ${text}`]);
  };
  const asItIs = (text: string) => text;
  return {
    first,
    second,
    lines,
    setAside,
    either<K extends Single>(detail: K, shown = asItIs) {
      const one: CustomerDraft[K] = first[detail];
      const other: CustomerDraft[K] = second[detail];
      if (one === null || other === null) return one ?? other;
      const text = shown(String(other));
      if (shown(String(one)).toLowerCase() !== text.toLowerCase()) setAside(detail, text);
      return one;
    },
    both(detail, all, shown = asItIs) {
      const { max } = customerLimits[detail];
      const more = all.slice(max).map(shown);
      if (more.length > 0) setAside(detail, more.join(', '));
      return all.slice(0, max);
    },
  };
}

/** Joins name, kind, numbers and address; the kind and the country decide which numbers the card has. */
function joinedIdentity({ first, second, setAside, either }: Join) {
  const isSame = nameKey(first.name) === nameKey(second.name);
  if (!isSame) setAside('name', second.name);
  // Of rows with one name, the one that says company knows more.
  const isCompany = [first, ...(isSame ? [second] : [])].some(({ kind }) => kind === 'company');
  const number = either('organisationNumber', formatOrganisationNumber);
  const vatNumber = either('vatNumber');
  const reference = either('reference');
  const address = joinAddresses(first.address, second.address);
  if (!address) setAside('address', formatAddress(second.address));
  // A company has the number of its country and no other.
  const isForeign = isAbroad(address ?? first.address);
  if (vatNumber !== null && !(isCompany && isForeign)) setAside('vatNumber', vatNumber);
  if (number !== null && !(isCompany && !isForeign)) {
    setAside('organisationNumber', formatOrganisationNumber(number));
  }
  if (!isCompany && reference !== null) setAside('reference', reference);
  return {
    kind: isCompany ? ('company' as const) : first.kind,
    organisationNumber: isCompany ? number : null,
    vatNumber: isCompany ? vatNumber : null,
    reference: isCompany ? reference : null,
    address: address ?? first.address,
  };
}

/** A note with the lines that it does not have yet. */
function joinedNotes(note: string | null, lines: readonly string[]): string | null {
  const own = note?.split('\n') ?? [];
  const fresh = [...new Set(lines)].filter((line) => !own.includes(line));
  return [...own, ...fresh].join('\n') || null;
}
