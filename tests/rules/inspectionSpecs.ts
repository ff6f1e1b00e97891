import { inspectionLimits } from '@/domain/inspection/inspection';
import { inspectionTemplateLimits } from '@/domain/workshop/inspectionTemplate';
import type { Write } from '../support/rulesClient';
import {
  type DocumentSpec,
  exactly,
  field,
  type FieldSpec,
  flag,
  isMap,
  later,
  shownText,
} from './fieldSpecs';
import { judgement, point } from './inspectionWorld';
import { change } from './writes';

const form = {
  point: /^[^|\n\r]{0,40}\|[^|\n\r]{0,8}\|[^|\n\r]{1,120}$/u,
  judged: /^(green|amber|red|unchecked)\|[\w-]{1,128}\|[1-9]\d{12}$/,
  measured: /^(0|-?[1-9]\d{0,6})$/,
  notes: /^[^|\n\r]{1,200}$/u,
};

const long = (count: number) => 'x'.repeat(count);
const longest = ['å'.repeat(40), 'å'.repeat(8), 'å'.repeat(120)].join('|');
const most = inspectionTemplateLimits.count.max;
const many = (count: number, each: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, each]));
const notTexts = [7, null, true, ['x'], { x: 'x' }, new Date(0)];
const isKey = (key: string) => /^[\w-]{1,128}$/.test(key);

/** A map of texts of one form, at least `least` and at most `count` of them, whose keys are ids. */
const rows = (
  pattern: RegExp,
  { least = 0, count = most }: { least?: number; count?: number },
  right: object[],
  wrong: unknown[],
) =>
  field(
    (value) =>
      isMap(value) &&
      Object.keys(value).length >= least &&
      Object.keys(value).length <= count &&
      Object.entries(value).every(
        ([key, each]) => isKey(key) && typeof each === 'string' && pattern.test(each),
      ),
    right,
    wrong,
  );

const points = rows(
  form.point,
  { least: 1 },
  [
    ...[
      { a: point, b: point },
      { a: longest, b: '||x' },
      { a: point, b: point, [long(128)]: point },
    ],
    { ...many(most - 2, longest), a: point, b: point },
  ],
  [
    ...[{}, many(most + 1, point), { a: point, b: point, [long(129)]: point }],
    ...[{ a: point, b: point, 'a b': point }, [point]],
    ...['', 'x', `x|${point}`, `${point}|`, `${point}\n`, `${point}\n${point}`].map(inB),
    ...[`${'å'.repeat(41)}|mm|x`, `x|${'å'.repeat(9)}|x`, 'x|mm|', `x|mm|${'å'.repeat(121)}`].map(
      inB,
    ),
    ...['x|mm|x\rx', 'x|mm|x\nx', ...notTexts].map(inB),
  ],
);

/** The second of the two points that every inspection here has. */
function inB(each: unknown) {
  return { a: point, b: each };
}

/** The field with the findings by point, of an inspection that has the points a and b. */
const found = (pattern: RegExp, right: string[], wrong: unknown[]) => {
  const known = rows(pattern, {}, [], []);
  return field(
    (value) =>
      known.isValid(value) &&
      isMap(value) &&
      Object.keys(value).every((key) => key === 'a' || key === 'b'),
    [...right.map((each) => ({ a: each })), { a: right[0], b: right[1] }],
    [
      ...[...wrong, ...notTexts].map((each) => ({ a: right[0], b: each })),
      ...[{ a: right[0], c: right[0] }, right],
    ],
  );
};

const judged = found(
  form.judged,
  [
    judgement,
    ...['green', 'amber', 'unchecked'].map((each) => judgement.replace('red', each)),
  ].concat(`unchecked|${long(128)}|9999999999999`),
  [
    ...[
      '',
      'red',
      `${judgement}|`,
      `x${judgement}`,
      `${judgement}\n`,
      `${judgement}\n${judgement}`,
    ],
    ...['', 'blue', 'Red', 'redgreen'].map((each) => judgement.replace('red', each)),
    ...['', 'å', long(129)].map((each) => judgement.replace('p1', each)),
    ...['', '179542080000', '0795420800000', 'x'].map((each) => `red|p1|${each}`),
  ],
);
const measured = found(
  form.measured,
  ['2500', '0', '-1', '9999999', '-9999999'],
  ['', '2,5', '01', '-0', '10000000', 'x', '1\n2', '1\n'],
);
const notes = found(
  form.notes,
  ['Gnisslar', 'å'.repeat(200), '<img src=x>'],
  ['', 'å'.repeat(201), 'Gniss|lar', 'Gniss\nlar', 'Gniss\rlar', 'x\n'],
);
const photoIds = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 'a']));
const photos = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).length <= inspectionLimits.photos.max &&
    Object.entries(value).every(([key, each]) => isKey(key) && (each === 'a' || each === 'b')),
  [{}, { f1: 'a', f2: 'a', f3: 'b' }, { [long(128)]: 'b' }, photoIds(inspectionLimits.photos.max)],
  [
    ...[photoIds(inspectionLimits.photos.max + 1), { [long(129)]: 'a' }, { 'a b': 'a' }, ['a']],
    ...['', 'c', 'a,b', ...notTexts].map((each) => ({ f1: 'a', f2: each })),
  ],
);

const templateName = shownText(inspectionTemplateLimits.name);
const orderId = exactly('1042');

// The name comes first: a text as large as a document is tried in the first field, and the number names a path.
const rest: DocumentSpec = { orderId, photos, measured, notes };

/** The ways to write an inspection, below the workshop; an update of one that is judged. */
export const inspectionCases: Record<'create' | 'update', [string, DocumentSpec][]> = {
  create: [
    [
      'inspections/1042_b',
      {
        templateName,
        isCheck: later(flag),
        ...rest,
        points,
        judged: withEmpty(judged),
        measured: withEmpty(measured),
      },
    ],
  ],
  update: [
    [
      'inspections/1042_a',
      {
        templateName: exactly('Verkstad'),
        isCheck: exactly(true),
        ...rest,
        points: exactly({ a: point, b: point }),
        judged: {
          ...judged,
          isValid: (value) => judged.isValid(value) && isMap(value) && 'a' in value,
          refused: [...judged.refused, {}, { b: judgement }],
        },
        notes: withEmpty(notes),
      },
    ],
  ],
};

function withEmpty(spec: FieldSpec): FieldSpec {
  return { ...spec, accepted: [...spec.accepted, {}] };
}

/** A batch that changes the inspection of which an event tells. */
export const inspected: Write[] = [change('olle', 'workshops/own/inspections/1042_a', {})];
