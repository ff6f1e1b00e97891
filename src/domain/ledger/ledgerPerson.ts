import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import {
  documentId,
  flag,
  line,
  readBy,
  serverTimes,
  type Stamp,
  wrongShape,
} from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { parseOrganisationNumber } from '@/domain/values/organisationNumber';
import { staffIdentityDraft, staffLimits } from '@/domain/workshop/staff';

/**
 * The relation of a person to the business: the law exempts businesses of the family alone, and asks for the employer of those
 * hired.
 */
export const relations = ['family', 'employee', 'hired', 'other'] as const;
export type Relation = (typeof relations)[number];

export const relationLabels: Record<Relation, string> = {
  family: 'Ägare eller familj',
  employee: 'Anställd',
  hired: 'Inhyrd',
  other: 'Praktikant eller annan',
};

/** Characters. */
export const ledgerPersonLimits = {
  name: staffLimits.name,
  employerName: { min: 1, max: 120 },
  employerNumber: { min: 4, max: 40 },
  number: staffLimits.foreignNumber,
} as const;

/**
 * A document of `workshops/{id}/ledgerPersons`, under the hash of what it says with the number: who somebody is in the ledger. It is
 * never changed: a change is another document with the same `key`.
 */
export const ledgerPersonDocument = v.object(
  {
    /** The same for all documents of a human: the id of the staff card, or one of its own for those without. */
    key: documentId,
    name: v.string(wrongShape),
    relation: v.picklist(relations, wrongShape),
    /** The employer of a hired person; null for others. */
    employerName: v.nullable(v.string(wrongShape)),
    employerNumber: v.nullable(v.string(wrongShape)),
    /** True if the person is in the list to stamp from; somebody who has left is not. */
    isListed: flag,
    /** True if the identity number is there. */
    hasNumber: flag,
    ...serverTimes,
  },
  wrongShape,
);

export const ledgerIdentityKinds = ['swedish', 'foreign', 'missing'] as const;

export const ledgerIdentityKindLabels: Record<(typeof ledgerIdentityKinds)[number], string> = {
  swedish: 'Personnummer eller samordningsnummer',
  foreign: 'Utländskt nummer',
  missing: 'Saknas',
};

/** A document of `workshops/{id}/ledgerIdentities`, with the id of the person's: the number, apart for those who may read it. */
export const ledgerIdentityDocument = v.object(
  {
    kind: v.picklist(ledgerIdentityKinds, wrongShape),
    /** Twelve digits, or a foreign number as it is; null where it is missing. */
    number: v.nullable(v.string(wrongShape)),
    /** 32 random hexadecimal digits. */
    salt: v.string(wrongShape),
    ...serverTimes,
  },
  wrongShape,
);

export type LedgerPerson = v.InferOutput<typeof ledgerPersonDocument>;
export type LedgerIdentity = v.InferOutput<typeof ledgerIdentityDocument>;
export type LedgerPersonFields = Omit<LedgerPerson, Stamp>;
export type LedgerIdentityFields = Omit<LedgerIdentity, Stamp>;
/** A number as it is typed; null where it is not known. */
export type LedgerNumber = Pick<LedgerIdentity, 'kind' | 'number'>;
export const missingNumber: LedgerNumber = { kind: 'missing', number: null };

/** The Swedish names of the fields. */
export const ledgerPersonLabels: Record<keyof LedgerPersonFields, string> = {
  key: 'Person',
  name: 'Namn',
  relation: 'Anknytning',
  employerName: 'Arbetsgivare',
  employerNumber: 'Arbetsgivarens organisationsnummer',
  isListed: 'I listan att stämpla från',
  hasNumber: 'Numret finns',
};

export const ledgerIdentityLabels: Record<keyof LedgerIdentityFields, string> = {
  kind: 'Typ av nummer',
  number: 'Nummer',
  salt: 'Slumptal',
};

/** The fields that are filled in about a person who is not in the list; `today` decides the century of the number. */
export function ledgerPersonDraft(today: CalendarDate) {
  const name = line(ledgerPersonLimits.name, 'Fyll i namnet.');
  const employerName = line(ledgerPersonLimits.employerName, 'Fyll i arbetsgivarens namn.');
  const identity = v.nullable(staffIdentityDraft(today));
  // A foreign employer has another number than an organisationsnummer.
  const employerNumber = v.pipe(
    line(ledgerPersonLimits.employerNumber, 'Fyll i arbetsgivarens organisationsnummer.'),
    v.transform(readBy(parseOrganisationNumber)),
  );
  return v.variant(
    'relation',
    [
      v.object(
        { name, identity, employerName, employerNumber, relation: v.literal('hired') },
        wrongShape,
      ),
      v.object(
        {
          name,
          identity,
          relation: v.picklist(['family', 'employee', 'other'], 'Välj anknytning.'),
          employerName: v.optional(v.null(), null),
          employerNumber: v.optional(v.null(), null),
        },
        wrongShape,
      ),
    ],
    'Välj anknytning.',
  );
}

export type LedgerPersonDraft = v.InferOutput<ReturnType<typeof ledgerPersonDraft>>;

/** The current document of each person: the latest of each key, by name. */
export function currentPersons(persons: readonly Entry<LedgerPerson>[]): Entry<LedgerPerson>[] {
  const latest = new Map<string, Entry<LedgerPerson>>();
  for (const each of persons) {
    const known = latest.get(each.data.key);
    if (!known || isLater(each, known)) latest.set(each.data.key, each);
  }
  return [...latest.values()].toSorted((one, other) =>
    one.data.name.localeCompare(other.data.name, 'sv'),
  );
}

function isLater(one: Entry<LedgerPerson>, other: Entry<LedgerPerson>): boolean {
  const later = one.data.createdAt.getTime() - other.data.createdAt.getTime();
  return later > 0 || (later === 0 && one.id > other.id);
}
