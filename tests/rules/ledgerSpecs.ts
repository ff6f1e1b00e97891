import { kioskLimits } from '@/domain/ledger/kiosk';
import { ledgerLimits, pinChecks } from '@/domain/ledger/ledgerEvent';
import { ledgerPersonLimits, relations } from '@/domain/ledger/ledgerPerson';
import { workshopLimits } from '@/domain/workshop/workshop';
import { Raw, type Fields } from '../../scripts/firestoreValue';
import type { DocumentCase } from './documentCases';
import {
  type DocumentSpec,
  exactly,
  field,
  type FieldSpec,
  flag,
  integer,
  oneOf,
  orNull,
  pattern,
  shownLine,
  text,
} from './fieldSpecs';
import { usedUp } from './kioskRows';
import {
  chain,
  kimId,
  kioskCodes,
  kioskName,
  ledgerHash,
  ledgerIdentity,
  ledgerPerson,
  ledgerPersonId,
  someHash,
  told,
} from './ledgerWorld';
import { createdBy, days, inMs } from './world';

const own = 'workshops/own';

/** A part of a millisecond, of which the app's hash knows nothing. */
const exact = new Raw({ timestampValue: '2026-11-20T08:00:00.000001Z' });
const instant = field(
  (value) => value instanceof Date,
  [new Date('2026-11-20T08:00:00Z'), new Date(0), inMs(0), new Date('2199-01-01')],
  [exact],
);
const sha256 = pattern(
  /^[\da-f]{64}$/,
  [someHash, '0'.repeat(64)],
  ['', someHash.slice(1), `${someHash}0`, someHash.toUpperCase(), 'g'.repeat(64)],
);
const reason = shownLine(ledgerLimits.reason);

const event: DocumentSpec = {
  chain: exactly(chain),
  occurredAt: instant,
  clockOffsetMs: orNull(integer(ledgerLimits.clockOffsetMs)),
  by: shownLine(ledgerLimits.by),
  pin: oneOf(pinChecks),
  seenHash: orNull(sha256),
  prevHash: sha256,
  // Stands for the hash of the rest.
  hash: field((value) => value === 'right', ['right'], ['', someHash, 'x'.repeat(64)]),
};

/** With a reason, a stamp may have a time of its own. */
const noTime: FieldSpec = {
  ...exactly(null),
  isValid: (value) => value === null || value instanceof Date,
  refused: exactly(null).refused.filter((value) => !(value instanceof Date)),
};

const events: DocumentSpec[] = [
  {
    ...event,
    kind: oneOf(['in', 'out']),
    personId: sha256,
    ...{ correctsId: exactly(null), newTimeAt: noTime, reason: exactly(null) },
  },
  {
    ...event,
    kind: oneOf(['in', 'out']),
    personId: sha256,
    ...{ correctsId: exactly(null), newTimeAt: instant, reason },
  },
  {
    ...{ ...event, kind: exactly('correction'), personId: exactly(kimId) },
    ...{ correctsId: exactly(told.in), newTimeAt: orNull(instant), reason },
  },
  {
    ...{ ...event, kind: exactly('note'), personId: orNull(sha256) },
    ...{ correctsId: exactly(null), newTimeAt: exactly(null), reason },
  },
];

const withHash =
  (id: string) =>
  (fields: Fields): Fields =>
    fields.hash === 'right' ? { ...fields, hash: ledgerHash(id, fields) } : fields;

const person: DocumentSpec = {
  key: pattern(
    /^[\w-]{1,128}$/,
    ['p1', 'x'.repeat(128), 'A-z_0'],
    ['', 'x'.repeat(129), 'a b', 'å', 'p1\n', 'a.b'],
  ),
  name: shownLine(ledgerPersonLimits.name),
  isListed: flag,
  hasNumber: exactly(true),
};
const others = relations.filter((relation) => relation !== 'hired');

const persons: Record<string, DocumentSpec> = {
  own: {
    ...{ ...person, relation: oneOf(others) },
    ...{ employerName: exactly(null), employerNumber: exactly(null) },
  },
  hired: {
    ...{ ...person, relation: exactly('hired') },
    employerName: shownLine(ledgerPersonLimits.employerName),
    employerNumber: shownLine({ ...ledgerPersonLimits.employerNumber, min: 1 }),
  },
};

const salt = pattern(
  /^[\da-f]{32}$/,
  [ledgerIdentity.salt, 'a'.repeat(32)],
  ['', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), 'g'.repeat(32)],
);
const identities: Record<string, DocumentSpec> = {
  swedish: {
    // Twelve digits may be a foreign number, too.
    kind: { ...exactly('swedish'), isValid: (value) => value === 'swedish' || value === 'foreign' },
    number: pattern(
      /^\d{12}$/,
      ['198507099805'],
      ['', '19850709980', '1985070998055', '19850709-9805', '19850709980x'],
    ),
    salt,
  },
  foreign: { kind: exactly('foreign'), number: shownLine(ledgerPersonLimits.number), salt },
  missing: { kind: exactly('missing'), number: exactly(null), salt },
};

/** The batch of a person and a number, under the hash of both. */
function both(who: Fields, number: Fields) {
  const at = ledgerPersonId(who, number);
  return [
    { set: `${own}/ledgerPersons/${at}`, fields: who },
    { set: `${own}/ledgerIdentities/${at}`, fields: number },
  ];
}

const code: DocumentSpec = {
  name: shownLine(kioskLimits.name),
  workshopName: text(workshopLimits.name),
  expiresAt: {
    isValid: (value) => value instanceof Date && value > inMs(0) && value <= inMs(days),
    accepted: [inMs(days), inMs(days / 4)],
    refused: [
      ...[inMs(-1000), inMs(days + 3_600_000), inMs(400 * days), new Date(0)],
      new Raw({
        timestampValue: inMs(days / 4)
          .toISOString()
          .replace('Z', '001Z'),
      }),
      ...[null, 7, 7.5, '2026-11-20', true, [], {}],
    ],
  },
  usedBy: exactly(null),
};

const stamped = (uid: string) => ({ stamps: createdBy(uid), others: [], uid });
const byOwner = { ...stamped('olle'), kind: 'create', who: 'owner' } as const;

/** The ways to write in the ledger, and to let a tablet in. */
export const ledgerCases: DocumentCase[] = [
  ...events.map((spec, place) => {
    const seq = place + 2;
    const id = `olle_${chain}_${seq}`;
    return {
      ...{ ...byOwner, about: 'ledger', path: `${own}/ledger/${id}`, within: withHash(id) },
      spec: { ...spec, seq: exactly(seq) },
    };
  }),
  ...Object.entries(persons).map(([name, spec]) => ({
    ...{ ...byOwner, about: 'ledgerPersons', path: `${own}/ledgerPersons/${name}`, spec },
    batch: (fields: Fields) => both(fields, { ...ledgerIdentity, ...createdBy('olle') }),
  })),
  ...Object.entries(identities).map(([name, spec]) => ({
    ...{ ...byOwner, about: 'ledgerIdentities', path: `${own}/ledgerIdentities/${name}`, spec },
    batch: (fields: Fields) => {
      const hasNumber = fields.kind !== 'missing';
      return both({ ...ledgerPerson, name: 'Nour Ali', hasNumber, ...createdBy('olle') }, fields);
    },
  })),
  {
    ...{ ...byOwner, about: 'kioskCodes', path: `${own}/kioskCodes/${'9'.repeat(32)}`, spec: code },
  },
  {
    ...{ ...stamped('nils'), about: 'kiosks', kind: 'create', who: 'outsider' },
    path: `${own}/kiosks/nils`,
    spec: { name: exactly(kioskName), code: exactly(kioskCodes.open) },
    others: [usedUp('nils', kioskCodes.open)],
  },
];
