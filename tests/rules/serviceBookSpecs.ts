import { serviceEntryLimits, serviceKinds } from '@/domain/servicebook/serviceEntry';
import { signingKeyLimits } from '@/domain/servicebook/signingKey';
import { type Fields, serverTime } from '../../scripts/firestoreValue';
import { organisationNumber } from './contactSpecs';
import type { DocumentCase } from './documentCases';
import {
  calendarDay,
  type DocumentSpec,
  exactly,
  field,
  flag,
  integer,
  isMap,
  listOf,
  map,
  oneOf,
  orNull,
  pattern,
  shownText,
  text,
} from './fieldSpecs';
import {
  keyId,
  newPublicKey,
  shard,
  publicKey,
  serviceEntry,
  thumbprintOf,
} from './serviceBookWorld';

const km = orNull(integer(serviceEntryLimits.odometerKm));

const texts = ({ min, max }: { min: number; max: number }) =>
  listOf(
    (row) => /^[^\n\r]{1,120}$/u.test(row),
    ['Oljebyte', '<img src=x onerror=alert(1)>', 'å'.repeat(120)],
    ['', 'å'.repeat(121), 'a\nb', 'a\r'],
    max,
    min,
  );

const signature = (id: string) =>
  map({
    keyId: exactly(id),
    value: pattern(
      /^[\w-]{86}$/,
      ['A-z_0'.padEnd(86, 'x')],
      ['', 'x'.repeat(85), 'x'.repeat(87), 'å'.repeat(86)],
    ),
  });

/** A day of the calendar that has begun by some clock. */
const pastDay = field(
  (value) =>
    calendarDay.isValid(value) &&
    Date.parse(`${String(value)}T00:00Z`) <= Date.now() + 24 * 60 * 60 * 1000,
  ['2026-11-20', '1999-01-01', '2024-02-29'],
  [
    ...['', '2026-11-2', '20261120', '2026-11-20T', ' 2026-11-20', 'igår', '2999-01-01'],
    ...['2026-02-30', '2025-02-29', '2025-13-01', '2026-11-00'],
  ],
);

const content: DocumentSpec = {
  kind: oneOf(serviceKinds),
  doneOn: pastDay,
  odometerKm: km,
  odometerReason: orNull(text(serviceEntryLimits.reason)),
  works: texts(serviceEntryLimits.works),
  parts: texts(serviceEntryLimits.parts),
  oilGrade: orNull(text(serviceEntryLimits.oilGrade)),
  oilMl: orNull(integer(serviceEntryLimits.oilMl)),
  remarks: orNull(text(serviceEntryLimits.remarks)),
  nextOn: orNull(calendarDay),
  nextKm: km,
  isMakerRegistered: flag,
  performer: shownText(serviceEntryLimits.name),
  plate: pattern(
    /^[\p{L}\p{Nd}]{1,12}$/u,
    ['ABC123', 'A', 'ÅÄÖ123456789'],
    ['', 'ABC1234567890', 'ABC 123', 'A-1', 'A\n'],
  ),
  vin: orNull(
    pattern(
      /^(?:[A-Z\d]{3,16}|[A-HJ-NPR-Z\d]{17})$/,
      ['YV1RS61T442395123', '28400123456'],
      ['12', 'yv1rs61t442395123', 'IV1RS61T442395123'],
    ),
  ),
  workshop: map({
    name: shownText(serviceEntryLimits.name),
    organisationNumber: orNull(organisationNumber),
    city: orNull(text({ min: 1, max: 60 })),
  }),
  orderId: exactly(null),
};

const own: DocumentSpec = {
  ...content,
  origin: exactly('byHand'),
  correctsId: exactly(null),
  correctionReason: exactly(null),
  signature: orNull(signature(keyId)),
  // An entry that nobody has signed may as well come from elsewhere.
  isImported: field((value) => typeof value === 'boolean', [false], [1, 0]),
  importedKey: exactly(null),
};

const imported: DocumentSpec = {
  ...content,
  origin: oneOf(['order', 'byHand']),
  correctsId: pattern(
    /^[\w-]{1,128}$/,
    ['old', 'x'.repeat(128)],
    ['', 'x'.repeat(129), 'a b', 'å', 'a/b'],
  ),
  correctionReason: text(serviceEntryLimits.reason),
  signature: signature(keyId),
  isImported: exactly(true),
  importedKey: map({ x: exactly(publicKey.x), y: exactly(publicKey.y) }),
};

const key: DocumentSpec = {
  x: exactly(newPublicKey.x),
  y: exactly(newPublicKey.y),
  device: shownText(signingKeyLimits.device),
  isRevoked: exactly(false),
};

/** The way to write a key, below the workshop. */
export const signingKeyCase: [string, DocumentSpec] = [
  `signingKeys/${thumbprintOf(newPublicKey)}`,
  key,
];

const stamps = { updatedAt: serverTime, updatedBy: 'olle' };
const entryStamps = { createdAt: serverTime, createdBy: 'olle' };

/** The shard of the car v1 after the entry e9 was added to those before. */
const shardWith = (before: Fields) => (entry: Fields) => ({
  ...{ vehicleId: 'v1', entries: { ...before, e9: entry } },
  ...{ added: 'e9', correctedIn: null, ...stamps },
});
const shards = 'workshops/own/serviceBooks';
const { entries: there } = shard('v1', ['e1']);

/** The ways to add to a book: an entry to a new shard, one from a file to a shard that is there, and what a shard has beside entries. */
export const serviceBookCases = [
  {
    ...{ kind: 'create', path: `${shards}/v1_2`, spec: own, stamps: entryStamps },
    within: shardWith({}),
  },
  {
    ...{ kind: 'create', path: `${shards}/v1_1`, spec: imported, stamps: entryStamps },
    within: shardWith(isMap(there) ? there : {}),
  },
  {
    ...{ kind: 'create', path: `${shards}/v1_3`, stamps },
    spec: {
      entries: field(
        (value) => isMap(value) && Object.keys(value).join() === 'e9' && isMap(value.e9),
        [{ e9: { ...serviceEntry, ...entryStamps } }],
        [{ e8: { ...serviceEntry, ...entryStamps } }, { e9: null }, ['e9']],
      ),
      added: exactly('e9'),
      vehicleId: exactly('v1'),
      correctedIn: exactly(null),
    },
  },
] as const satisfies Partial<DocumentCase>[];
