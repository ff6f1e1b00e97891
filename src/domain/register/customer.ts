import * as v from 'valibot';
import { address, isAbroad } from '@/domain/values/address';
import { parseEmail } from '@/domain/values/email';
import {
  documentId,
  fromText,
  line,
  orNull,
  paragraphs,
  readBy,
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
import { singleLine } from '@/domain/values/typedText';

export const customerKinds = ['private', 'company'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const customerKindLabels: Record<CustomerKind, string> = {
  private: 'Privatperson',
  company: 'Företag',
};

/** Limits: texts in characters, payment terms in days, phones and tags in number. */
export const customerLimits = {
  name: { min: 1, max: 120 },
  reference: { min: 1, max: 120 },
  vatNumber: { min: 4, max: 20 },
  paymentDays: { min: 0, max: 90 },
  phones: { min: 0, max: 3 },
  notes: { min: 1, max: 2000 },
  tags: { min: 0, max: 10 },
  tag: { min: 1, max: 30 },
  reason: { min: 1, max: 200 },
} as const;

/** A tag; it holds no comma, because commas separate tags where people type them. */
const tag = v.pipe(
  line(customerLimits.tag, 'Fyll i etiketten.'),
  v.regex(/^[^,;]+$/, 'En etikett får inte innehålla komma eller semikolon.'),
);

/** A list of tags, each once. */
function tagList(each: v.GenericSchema<string, string>) {
  return v.pipe(
    v.array(v.string(wrongShape), wrongShape),
    v.transform((tags) => tagSpeller()(tags.map(singleLine))),
    v.array(each),
    v.maxLength(customerLimits.tags.max, `Högst ${customerLimits.tags.max} etiketter.`),
  );
}

/** The fields of every customer's document; a draft also refuses personnummer in its texts. */
const facts = {
  kind: v.picklist(customerKinds, 'Välj privatperson eller företag.'),
  name: line(customerLimits.name, 'Fyll i kundens namn.'),
  /** Ten digits; only companies in Sweden have one. */
  organisationNumber: orNull(fromText(parseOrganisationNumber)),
  /** With the letters of the country, as parseForeignVatNumber() gives it; only companies abroad have one. */
  vatNumber: v.optional(orNull(line(customerLimits.vatNumber, 'Fyll i VAT-numret.')), null),
  /** The company's contact that invoices name ("Er referens"). */
  reference: orNull(line(customerLimits.reference, 'Fyll i referensen.')),
  /** The days to pay an invoice; null means the workshop's usual days. */
  paymentDays: v.nullable(
    wholeNumber(parsePaymentDays, customerLimits.paymentDays, (days) => `${days} dagar`),
  ),
  /** Telephone numbers in E.164, the one to call first on top. */
  phones: v.pipe(
    v.array(v.string(wrongShape), wrongShape),
    v.transform((phones) => [...new Set(phones.map(readBy(parsePhone)))]),
    v.array(fromText(parsePhone)),
    v.maxLength(customerLimits.phones.max, `Högst ${customerLimits.phones.max} nummer.`),
  ),
  email: orNull(fromText(parseEmail)),
  address,
  notes: paragraphs(customerLimits.notes),
  tags: v.pipe(
    v.array(v.string(wrongShape), wrongShape),
    v.transform((tags) => tags.filter(singleLine)),
    tagList(tag),
  ),
};

function noPersonalNumber<T extends string | null>() {
  return v.check<T, string>(
    (text) => text === null || !holdsPersonalNumber(text),
    customersPersonalNumber,
  );
}

/**
 * The fields that a person fills in about a customer. A personnummer is refused, except as a sole trader's
 * organisationsnummer.
 */
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
  // The values that only a company has, at home or abroad, would otherwise stay hidden in the document of another customer.
  v.transform((draft) => {
    const isCompany = draft.kind === 'company';
    return {
      ...draft,
      organisationNumber: isCompany && !isAbroad(draft.address) ? draft.organisationNumber : null,
      vatNumber: isCompany && isAbroad(draft.address) ? draft.vatNumber : null,
      reference: isCompany ? draft.reference : null,
    };
  }),
);

/**
 * A `removed` or `merged` customer keeps a document, by which other devices notice the change; an
 * `anonymised` customer has lost every detail about the person (GDPR art. 17) but keeps its place in the
 * history, which the law demands.
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
    /** The reason why the customer was anonymised. */
    statusReason: orNull(line(customerLimits.reason, 'Skriv varför.')),
    /** The customer that took over from a `merged` one. */
    mergedInto: v.nullable(documentId),
    ...serverTimes,
  },
  wrongShape,
);

export type CustomerDraft = v.InferOutput<typeof customerDraft>;
export type Customer = v.InferOutput<typeof customerDocument>;
/** The fields of a customer that the app writes: the document without its stamps. */
export type CustomerFields = Omit<Customer, 'createdAt' | 'updatedAt'>;

/** The Swedish names of the fields. */
export const customerLabels: Record<keyof CustomerFields, string> = {
  kind: 'Typ',
  name: 'Namn',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'VAT-nummer',
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

/** The fields of a new customer. */
export function newCustomer(draft: CustomerDraft): CustomerFields {
  return { ...draft, status: 'active', statusReason: null, mergedInto: null };
}

/** A private person of whom nothing is known. */
export const blankCustomer: CustomerDraft = {
  kind: 'private',
  name: '',
  organisationNumber: null,
  vatNumber: null,
  reference: null,
  paymentDays: null,
  phones: [],
  email: null,
  address: { street: null, postcode: null, city: null },
  notes: null,
  tags: [],
};

const nobody: CustomerDraft = { ...blankCustomer, name: 'Borttagen kund' };

/** The fields left of a removed customer, with nothing about the person. */
export const removedCustomer: CustomerFields = {
  ...newCustomer(nobody),
  status: 'removed',
};

/** The fields left of a customer that was merged into another. */
export function mergedCustomer(into: string): CustomerFields {
  return { ...newCustomer(nobody), status: 'merged', mergedInto: into };
}

/** The fields left of an anonymised customer: the reason, and whether it was a person or a company. */
export function anonymisedCustomer(kind: CustomerKind, reason: string): CustomerFields {
  const name = 'Anonymiserad kund';
  return { ...newCustomer({ ...nobody, kind, name }), status: 'anonymised', statusReason: reason };
}
