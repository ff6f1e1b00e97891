import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import {
  documentId,
  flag,
  fromText,
  line,
  orNull,
  serverTimes,
  wrongShape,
} from '@/domain/values/fields';
import { parsePersonalIdentityNumber } from '@/domain/values/personalIdentityNumber';
import { parsePhone } from '@/domain/values/phone';

export const staffLimits = {
  name: { min: 1, max: 120 },
  phone: { min: 8, max: 16 },
  /** As many as the list of services can show. */
  skills: { min: 0, max: 500 },
  identityNumber: { min: 12, max: 12 },
  foreignNumber: { min: 4, max: 40 },
} as const;

/** The fields that a person fills in about somebody who works in the workshop. */
export const staffDraft = v.object(
  {
    name: line(staffLimits.name, 'Fyll i namnet.'),
    phone: orNull(fromText(parsePhone)),
    isActive: flag,
    /**
     * The ids of the services that the person does. `all` also means those that are still to come, so that a small
     * workshop need fill in nothing.
     */
    skills: v.optional(
      v.union(
        [
          v.literal('all'),
          v.pipe(v.array(documentId, wrongShape), v.maxLength(staffLimits.skills.max, wrongShape)),
        ],
        wrongShape,
      ),
      'all',
    ),
  },
  wrongShape,
);

/** A document of `workshops/{id}/staff`; the identity number is stored apart from it. */
export const staffDocument = v.object({ ...staffDraft.entries, ...serverTimes }, wrongShape);

/**
 * The identity number that the staff ledger demands (SFF 9 kap. 5 §): Swedish, or foreign for a person
 * without a Swedish one; `today` decides the century.
 */
export function staffIdentityDraft(today: CalendarDate) {
  return v.variant('kind', [swedishIdentity(today), foreignIdentity], 'Välj typ av nummer.');
}

/** A document of `workshops/{id}/staffIdentities`, with the same id as the staff card. */
export function staffIdentityDocument(today: CalendarDate) {
  return v.variant(
    'kind',
    [
      v.object({ ...swedishIdentity(today).entries, ...serverTimes }, wrongShape),
      v.object({ ...foreignIdentity.entries, ...serverTimes }, wrongShape),
    ],
    wrongShape,
  );
}

export type StaffDraft = v.InferOutput<typeof staffDraft>;
export type Staff = v.InferOutput<typeof staffDocument>;
export type StaffIdentityDraft = v.InferOutput<ReturnType<typeof staffIdentityDraft>>;
export type StaffIdentity = v.InferOutput<ReturnType<typeof staffIdentityDocument>>;

/** The Swedish names of the fields. */
export const staffLabels: Record<keyof StaffDraft, string> = {
  name: 'Namn',
  phone: 'Telefon',
  isActive: 'Aktiv',
  skills: 'Tjänster',
};

export const identityKinds = ['swedish', 'foreign'] as const;

export const identityKindLabels: Record<(typeof identityKinds)[number], string> = {
  swedish: 'Personnummer eller samordningsnummer',
  foreign: 'Utländskt nummer',
};

/** The Swedish names of the fields of an identity number. */
export const staffIdentityLabels: Record<keyof StaffIdentityDraft, string> = {
  kind: 'Typ av nummer',
  number: 'Nummer',
};

function swedishIdentity(today: CalendarDate) {
  const number = fromText((text) => parsePersonalIdentityNumber(text, today));
  return v.object({ kind: v.literal('swedish'), number }, wrongShape);
}

const foreignIdentity = v.object(
  {
    kind: v.literal('foreign'),
    number: line(staffLimits.foreignNumber, 'Fyll i det utländska numret, minst 4 tecken.'),
  },
  wrongShape,
);
