import fc from 'fast-check';
import { Raw, type Fields } from '../../scripts/firestoreValue';
import { documentCases, type DocumentCase } from './documentCases';
import { hugeText, longList } from './documentRows';
import { without, type DocumentSpec } from './fieldSpecs';

/** A document that a person tries to write in one of the cases. */
export interface Attempt {
  one: DocumentCase;
  fields: Fields;
}

const key = fc.stringMatching(/^[a-zåäö][a-z0-9_-]{0,20}$/);
const number = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(-1, 0, 0.1, 1440, 1441, 10_080, 10_000_001, NaN, Infinity, -Infinity),
);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('owner', 'staff', 'true', '4432109876', "' || true", '../../members/olle'),
);
const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  number,
  text,
  fc.date({ min: new Date(0), max: new Date('2199-01-01'), noInvalidDate: true }),
  fc.uint8Array({ maxLength: 50 }).map((bytes) => {
    return new Raw({ bytesValue: Buffer.from(bytes).toString('base64') });
  }),
  fc.constant(new Raw({ geoPointValue: { latitude: 59.3, longitude: 18.1 } })),
);

const nested = fc.letrec<{ value: unknown; map: unknown; list: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('map'), tie('list')),
  map: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  // Firestore allows no list directly in a list.
  list: fc.array(fc.oneof(leaf, tie('map')), { maxLength: 6 }),
}));

const value = fc.oneof(
  { weight: 60, arbitrary: nested.value },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(hugeText, longList, { huge: hugeText }) },
);

/** Fields whose values become part of a path in the rules. */
const namingPaths = [
  'inviteCode',
  'bookingId',
  'orderId',
  'inspectionId',
  'corrects',
  'estimateId',
  'photoId',
  'creditsId',
  'lastCreditId',
  'invoiceId',
  'correctsId',
  'correctedIn',
  'lastPaymentId',
  'vehicleId',
  'last',
  'number',
  'code',
  'slug',
  'workshopId',
  'linkId',
  'requestId',
];

/** One way in which a document departs from its case; gets the fields so far and returns the changed ones. */
type Change = (fields: Fields) => Fields;

function changes({ spec, stamps }: DocumentCase): fc.Arbitrary<Change> {
  const keys = Object.keys(spec);
  // A document without a later field is an older one, and none to refuse.
  const needed = keys.filter((name) => !spec[name]?.isValid(undefined));
  const drop = fc.constantFrom(...needed, ...Object.keys(stamps)).map(
    (dropped): Change =>
      (fields) =>
        without(fields, dropped),
  );
  const add = fc
    .tuple(key, value)
    .filter(([added]) => !(added in spec) && !(added in stamps))
    .map(([added, content]): Change => (fields) => ({ ...fields, [added]: content }));
  const replace = fc.constantFrom(...keys).chain((replaced) => {
    const wrong = (content: unknown) => !spec[replaced]?.isValid(content);
    // The emulator answers a huge path by closing the connection, not by a refusal.
    const any = namingPaths.includes(replaced) ? nested.value : value;
    return fc
      .oneof(any.filter(wrong), fc.constantFrom(...(spec[replaced]?.refused ?? [])))
      .map((content): Change => (fields) => ({ ...fields, [replaced]: content }));
  });
  // No value of ours is the time of the request, and nobody who asks is called by such a text.
  // A document without stamps may not be given one.
  const forge = fc
    .tuple(fc.constantFrom('updatedAt', ...Object.keys(stamps)), leaf)
    .map(([stamp, content]): Change => (fields) => ({ ...fields, [stamp]: content }));
  return fc.oneof(drop, add, { weight: 4, arbitrary: replace }, forge);
}

const anyCase = fc.constantFrom(...documentCases);

/** Documents whose every field their case accepts. */
export const valid: fc.Arbitrary<Attempt> = anyCase.chain((one) =>
  validFields(one.spec).map((fields) => ({ one, fields: { ...fields, ...one.stamps } })),
);

/** Documents that depart from a valid one in one to three ways, each of which is enough to refuse them. */
export const hostile: fc.Arbitrary<Attempt> = valid.chain(({ one, fields }) =>
  fc
    .array(changes(one), { minLength: 1, maxLength: 3 })
    .map((list) => ({ one, fields: list.reduce((before, change) => change(before), fields) })),
);

function validFields(spec: DocumentSpec): fc.Arbitrary<Fields> {
  return fc.record(
    Object.fromEntries(
      Object.entries(spec).map(([name, { accepted }]) => [name, fc.constantFrom(...accepted)]),
    ),
  );
}
