import { createHash } from 'node:crypto';
import type { Fields } from '../../scripts/firestoreValue';

/** SHA-256 of a text of one line for each value, computed without the app's own code. */
function hashOfLines(lines: readonly unknown[]): string {
  const text = lines.map((line) => (line === null ? '' : textOf(line))).join('\n');
  return createHash('sha256').update(text).digest('hex');
}

/** No value but a text or a number has a hash that is asked for. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A person of the ledger, and below it the person's number. */
export const ledgerPerson = {
  ...{ key: 'p1', name: 'Kim Ek', relation: 'employee', employerName: null, employerNumber: null },
  ...{ isListed: true, hasNumber: true },
} satisfies Fields;

export const ledgerIdentity = {
  ...{ kind: 'swedish', number: '198507099805', salt: '0123456789abcdef'.repeat(2) },
} satisfies Fields;

/** The id under which a person and a number are told. */
export function ledgerPersonId(person: Fields, identity: Fields, workshopId = 'own'): string {
  const { key, name, relation, employerName, employerNumber, isListed } = person;
  const { kind, number, salt } = identity;
  return hashOfLines([
    ...['1', workshopId, key, name, relation, employerName, employerNumber],
    ...[isListed === true ? '1' : '0', kind, number, salt],
  ]);
}

/** Kim, and somebody else. */
export const kimId = ledgerPersonId(ledgerPerson, ledgerIdentity);
const robin = { ...ledgerPerson, key: 'p2', name: 'Robin Ek' };
export const robinId = ledgerPersonId(robin, ledgerIdentity);

/** The business as tablets read it, the same for every workshop here. */
export const ledgerBusiness = {
  ...{ name: 'Bilverkstan', organisationNumber: null },
  ...{ fiscalYearEnd: '12-31', fiscalYearChangedAt: null },
} satisfies Fields;

/** The chain of every device here, and the name of the tablet. */
export const chain = 'a1b2c3d4e5f6';
export const kioskName = 'Entrén';
/** A SHA-256, as one event names another. */
export const someHash = '9f'.repeat(32);

/** Kim comes to work. */
export const stamp = {
  ...{ kind: 'in', personId: kimId, occurredAt: new Date(), clockOffsetMs: 120, by: kioskName },
  ...{ pin: 'none', correctsId: null, newTimeAt: null, reason: null },
  ...{ seenHash: null, prevHash: null },
} satisfies Fields;

/** The hash that an event must have. */
export function ledgerHash(id: string, event: Fields, workshopId = 'own'): string {
  const { kind, personId, occurredAt, clockOffsetMs, by, pin } = event;
  const { correctsId, newTimeAt, reason, seenHash, prevHash } = event;
  return hashOfLines([
    ...['1', workshopId, id, kind, personId, ms(occurredAt), clockOffsetMs, by, pin],
    ...[correctsId, ms(newTimeAt), reason, seenHash, prevHash],
  ]);
}

function ms(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value;
}

/** The place of an event, where it is not the first of `chain`; `fields` go over what follows from the rest. */
export interface Place {
  id?: string;
  chain?: string;
  seq?: unknown;
  workshopId?: string;
  fields?: Fields;
}

/** An event of `uid` with its id and its hash. */
export function ledgerEvent(uid: string, event: Fields = {}, place: Place = {}) {
  const { chain: of = chain, seq = 1, workshopId = 'own' } = place;
  const id = place.id ?? `${uid}_${of}_${String(seq)}`;
  const told: Fields = { ...stamp, prevHash: seq === 1 ? null : someHash, ...event };
  const hash = ledgerHash(id, told, workshopId);
  return { id, fields: { ...told, chain: of, seq, hash, ...place.fields } };
}

/** The events that exist before every request, all about Kim and from the device of staff. */
export const told = {
  in: `stina_${chain}_1`,
  note: `stina_${chain}_2`,
  correction: `stina_${chain}_3`,
} as const;

const eventsBefore = [
  ledgerEvent('stina'),
  ledgerEvent('stina', { kind: 'note', reason: 'Glömde kortet' }, { seq: 2 }),
  ledgerEvent(
    'stina',
    { kind: 'correction', correctsId: told.in, newTimeAt: new Date(0), reason: 'Kom tidigare' },
    { seq: 3 },
  ),
];

const minute = 60_000;
const hour = 60 * minute;

/** Codes for tablets, by what has become of them. */
export const kioskCodes = {
  open: '1'.repeat(32),
  expired: '2'.repeat(32),
  used: '3'.repeat(32),
  /** Used by a tablet that has been revoked. */
  usedByRevoked: '4'.repeat(32),
  /** A code of the workshop `other`. */
  elsewhere: '5'.repeat(32),
  withdrawn: '6'.repeat(32),
} as const;

const code = (inMs: number, usedBy: string | null = null) => ({
  ...{ name: kioskName, workshopName: 'Bilverkstan', usedBy },
  expiresAt: new Date(Date.now() + inMs),
});

/** The documents of the ledger before every request. */
export const ledgerDocuments: Record<string, Fields> = {
  ...Object.fromEntries(
    eventsBefore.map(({ id, fields }) => [
      `workshops/own/ledger/${id}`,
      { ...fields, createdBy: 'stina', updatedBy: 'stina' },
    ]),
  ),
  [`workshops/own/ledgerPersons/${kimId}`]: ledgerPerson,
  [`workshops/own/ledgerPersons/${robinId}`]: robin,
  [`workshops/own/ledgerIdentities/${kimId}`]: ledgerIdentity,
  [`workshops/own/ledgerIdentities/${robinId}`]: ledgerIdentity,
  'workshops/own/ledgerBusiness/main': ledgerBusiness,
  'workshops/own/kiosks/entre': { name: kioskName, code: kioskCodes.used },
  'workshops/own/kiosks/lager': { name: 'Lagret', code: '7'.repeat(32) },
  'workshops/other/kiosks/grannen': { name: kioskName, code: '8'.repeat(32) },
  [`workshops/own/kioskCodes/${kioskCodes.open}`]: code(23 * hour),
  [`workshops/own/kioskCodes/${kioskCodes.expired}`]: code(-minute),
  [`workshops/own/kioskCodes/${kioskCodes.used}`]: code(23 * hour, 'entre'),
  [`workshops/own/kioskCodes/${kioskCodes.usedByRevoked}`]: code(23 * hour, 'trasig'),
  [`workshops/other/kioskCodes/${kioskCodes.elsewhere}`]: code(23 * hour),
};
