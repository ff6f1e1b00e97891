import { serviceEntryLimits, serviceKinds } from '@/domain/servicebook/serviceEntry';
import { signingKeyLimits } from '@/domain/servicebook/signingKey';
import { organisationNumber } from './contactSpecs';
import {
  calendarDay,
  type DocumentSpec,
  exactly,
  field,
  flag,
  integer,
  listOf,
  map,
  oneOf,
  orNull,
  pattern,
  shownText,
  text,
} from './fieldSpecs';
import { keyId, newPublicKey, publicKey, thumbprintOf } from './serviceBookWorld';

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

const content: DocumentSpec = {
  kind: oneOf(serviceKinds),
  doneOn: calendarDay,
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
      /^[A-HJ-NPR-Z\d]{17}$/,
      ['YV1RS61T442395123'],
      ['YV1RS61T44239512', 'yv1rs61t442395123', 'IV1RS61T442395123'],
    ),
  ),
  workshop: map({
    name: shownText(serviceEntryLimits.name),
    organisationNumber: orNull(organisationNumber),
    city: orNull(text({ min: 1, max: 60 })),
  }),
  vehicleId: exactly('v1'),
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

/** The ways to write what belongs to service books, below the workshop. */
export const serviceBookCases: [string, DocumentSpec][] = [
  ['serviceEntries/e9', own],
  ['serviceEntries/e9', imported],
  [`signingKeys/${thumbprintOf(newPublicKey)}`, key],
];
