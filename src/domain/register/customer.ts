import * as v from 'valibot';
import { address } from '@/domain/values/address';
import { parseEmail } from '@/domain/values/email';
import {
  documentId,
  fromText,
  line,
  orNull,
  paragraphs,
  serverTimes,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { parseOrganisationNumber } from '@/domain/values/organisationNumber';
import { parsePaymentDays } from '@/domain/values/paymentDays';
import {
  customersPersonalNumber,
  holdsPersonalNumber,
} from '@/domain/values/personalIdentityNumber';
import { parsePhone } from '@/domain/values/phone';
import { tagSpeller } from '@/domain/values/tags';

export const customerKinds = ['private', 'company'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const customerKindLabels: Record<CustomerKind, string> = {
  private: 'Privatperson',
  company: 'Företag',
};

/** Texts in characters, payment terms in days, phones and tags as many as there may be. */
export const customerLimits = {
  name: { min: 1, max: 120 },
  reference: { min: 1, max: 120 },
  paymentDays: { min: 0, max: 90 },
  phones: { min: 0, max: 3 },
  notes: { min: 1, max: 2000 },
  tags: { min: 0, max: 10 },
  tag: { min: 1, max: 30 },
  reason: { min: 1, max: 200 },
} as const;

/** What a tag may look like; a comma parts tags from each other where people type them. */
const tag = v.pipe(
  line(customerLimits.tag, 'Fyll i etiketten.'),
  v.regex(/^[^,;]+$/, 'En etikett får inte innehålla komma eller semikolon.'),
);

/** Several tags, each once. */
function tagList(each: v.GenericSchema<string, string>) {
  return v.pipe(
    v.array(each, wrongShape),
    v.transform((tags) => tagSpeller()(tags)),
    v.maxLength(customerLimits.tags.max, `Högst ${customerLimits.tags.max} etiketter.`),
  );
}

/** What there is about a customer, whenever it was written. */
const facts = {
  kind: v.picklist(customerKinds, 'Välj privatperson eller företag.'),
  name: line(customerLimits.name, 'Fyll i kundens namn.'),
  /** Ten digits; companies only. */
  organisationNumber: orNull(fromText(parseOrganisationNumber)),
  /** Whom the company's invoices name ("Er referens"). */
  reference: orNull(line(customerLimits.reference, 'Fyll i referensen.')),
  /** Days to pay; null is the workshop's usual. */
  paymentDays: v.nullable(
    wholeNumber(parsePaymentDays, customerLimits.paymentDays, (days) => `${days} dagar`),
  ),
  /** E.164, the one to call first. */
  phones: v.pipe(
    v.array(fromText(parsePhone), wrongShape),
    v.transform((phones) => [...new Set(phones)]),
    v.maxLength(customerLimits.phones.max, `Högst ${customerLimits.phones.max} nummer.`),
  ),
  email: orNull(fromText(parseEmail)),
  address,
  notes: paragraphs(customerLimits.notes),
  tags: tagList(tag),
};

function noPersonalNumber<T extends string | null>() {
  return v.check<T, string>(
    (text) => text === null || !holdsPersonalNumber(text),
    customersPersonalNumber,
  );
}

/** What a person fills in about a customer. A personnummer is refused; a sole trader's organisationsnummer is one. */
export const customerDraft = v.pipe(
  v.object(
    {
      ...facts,
      name: v.pipe(facts.name, noPersonalNumber()),
      reference: v.pipe(facts.reference, noPersonalNumber()),
      notes: v.pipe(facts.notes, noPersonalNumber()),
      tags: tagList(v.pipe(tag, noPersonalNumber())),
    },
    wrongShape,
  ),
  // What a private person cannot have would otherwise lie hidden in the document.
  v.transform((draft) =>
    draft.kind === 'company' ? draft : { ...draft, organisationNumber: null, reference: null },
  ),
);

/**
 * `removed` and `merged` are what is left of a customer for other devices to notice; `anonymised` has lost
 * what tells who it was (GDPR art. 17) but keeps its place in the history that the law wants kept.
 */
export const recordStatuses = ['active', 'anonymised', 'removed', 'merged'] as const;

export const recordStatusLabels: Record<(typeof recordStatuses)[number], string> = {
  active: 'Aktiv',
  anonymised: 'Anonymiserad',
  removed: 'Borttagen',
  merged: 'Ihopslagen',
};

/** A document of `workshops/{id}/customers`. */
export const customerDocument = v.object(
  {
    ...facts,
    status: v.picklist(recordStatuses, wrongShape),
    /** Why it was anonymised. */
    statusReason: orNull(line(customerLimits.reason, 'Fyll i varför.')),
    /** The customer that took over, when `merged`. */
    mergedInto: v.nullable(documentId),
    ...serverTimes,
  },
  wrongShape,
);

export type CustomerDraft = v.InferOutput<typeof customerDraft>;
export type Customer = v.InferOutput<typeof customerDocument>;
/** A customer as it is written: the document without its stamps. */
export type CustomerFields = Omit<Customer, 'createdAt' | 'updatedAt'>;

/** The Swedish names of the fields. */
export const customerLabels: Record<keyof CustomerFields, string> = {
  kind: 'Typ',
  name: 'Namn',
  organisationNumber: 'Organisationsnummer',
  reference: 'Er referens',
  paymentDays: 'Betalningsvillkor',
  phones: 'Telefon',
  email: 'E-post',
  address: 'Adress',
  notes: 'Anteckningar',
  tags: 'Etiketter',
  status: 'Status',
  statusReason: 'Skäl',
  mergedInto: 'Ihopslagen med',
};

/** A new customer as it is written. */
export function newCustomer(draft: CustomerDraft): CustomerFields {
  return { ...draft, status: 'active', statusReason: null, mergedInto: null };
}

const nobody: CustomerDraft = {
  kind: 'private',
  name: 'Borttagen kund',
  organisationNumber: null,
  reference: null,
  paymentDays: null,
  phones: [],
  email: null,
  address: { street: null, postcode: null, city: null },
  notes: null,
  tags: [],
};

/** What is left of a removed customer: nothing about the person. */
export const removedCustomer: CustomerFields = {
  ...newCustomer(nobody),
  status: 'removed',
};

/** What is left of a customer whose card another one took over. */
export function mergedCustomer(into: string): CustomerFields {
  return { ...newCustomer(nobody), status: 'merged', mergedInto: into };
}

/** What is left of an anonymised customer: why, and whether it was a person or a company. */
export function anonymisedCustomer(kind: CustomerKind, reason: string): CustomerFields {
  const name = 'Anonymiserad kund';
  return { ...newCustomer({ ...nobody, kind, name }), status: 'anonymised', statusReason: reason };
}
