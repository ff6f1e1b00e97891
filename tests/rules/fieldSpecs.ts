import { singleLine } from '@/domain/values/typedText';
import { openingHoursLimits } from '@/domain/workshop/openingHours';
import { Raw, type Fields } from '../../scripts/firestoreValue';

/** The values that a field may have, stated a second time and independently of the rules. */
export interface FieldSpec {
  /** Values to accept; the first is the usual one. */
  accepted: readonly unknown[];
  /** Values to refuse: one beyond each limit, and each wrong type. */
  refused: readonly unknown[];
  isValid: (value: unknown) => boolean;
}

export type DocumentSpec = Record<string, FieldSpec>;
type Limit = { min: number; max: number };

// The size of the list is within the limits of every text, so only its type can refuse it.
const anyType = [
  ...[null, true, 7, 7.5, 'x', [], ['x', 'y', 'z', 'å', 'ä'], {}, new Date(0)],
  new Raw({ bytesValue: 'eHh4eHh4' }),
];

/** A field that accepts and refuses the given values, and refuses every wrong type. */
export function field(
  isValid: FieldSpec['isValid'],
  accepted: readonly unknown[],
  beyond: readonly unknown[],
): FieldSpec {
  return { isValid, accepted, refused: [...beyond, ...anyType.filter((value) => !isValid(value))] };
}

/** A field that older documents do not have. */
export function later(spec: FieldSpec): FieldSpec {
  return { ...spec, isValid: (value) => value === undefined || spec.isValid(value) };
}

export function text({ min, max }: Limit, usual = 'Å'.repeat(min)): FieldSpec {
  return field(
    (value) => typeof value === 'string' && value.length >= min && value.length <= max,
    [usual, 'å'.repeat(min), 'å'.repeat(max), '<img src=x onerror=alert(1)>'.slice(0, max)],
    ['å'.repeat(min - 1), 'å'.repeat(max + 1)],
  );
}

const unseen = [' ', '\t', '\n', '\u00a0', '\u200b', '\u202e', '\u2800', '\u3164', '\u{e0041}'];

/** A text that begins with a visible character, as the app trims it. */
export function shownText(limit: Limit): FieldSpec {
  const { isValid, accepted, refused } = text(limit);
  const isShown = (value: unknown) => singleLine([...String(value)][0] ?? '') !== '';
  const filled = (first: string) => `${first}${'å'.repeat(limit.min)}`;
  return {
    isValid: (value) => isValid(value) && isShown(value),
    accepted: [...accepted, '👩‍🔧 Åke'.slice(0, limit.max)],
    refused: [...refused, ...unseen.map((each) => each.repeat(limit.min)), ...unseen.map(filled)],
  };
}

/** Such a text on one line. */
export function shownLine(limit: Limit): FieldSpec {
  const { isValid, accepted, refused } = shownText(limit);
  const broken = ['\n', '\r', '\r\n'].map((end) => `${'å'.repeat(limit.min)}${end}å`);
  return {
    isValid: (value) => isValid(value) && !/[\n\r]/.test(String(value)),
    accepted,
    refused: [...refused, ...broken],
  };
}

export function pattern(
  form: RegExp,
  accepted: readonly string[],
  refused: readonly string[],
): FieldSpec {
  return field((value) => typeof value === 'string' && form.test(value), accepted, refused);
}

/** A day that the calendar has. */
export const calendarDay: FieldSpec = field(
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value,
  ['2026-11-20', '1999-01-01', '2028-02-29'],
  [
    ...['', '2026-11-2', '20261120', '2026-11-20T', ' 2026-11-20', 'igår'],
    ...['2026-02-30', '2027-02-29', '2026-13-01', '2026-11-00'],
  ],
);

export function integer({ min, max }: Limit): FieldSpec {
  return field(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    [min, max],
    [min - 1, max + 1, min + 0.5, String(min), -Infinity],
  );
}

export function oneOf(values: readonly unknown[]): FieldSpec {
  return field((value) => values.includes(value), values, ['nonsense', 'owner', 26, [values[0]]]);
}

export const flag: FieldSpec = field((value) => typeof value === 'boolean', [true, false], [1, 0]);

/** A field that must have exactly this value; compares plain values and lists of plain values. */
export function exactly(only: unknown): FieldSpec {
  const written = JSON.stringify(only);
  return field((value) => JSON.stringify(value) === written, [only], []);
}

export function orNull(spec: FieldSpec): FieldSpec {
  return {
    isValid: (value) => value === null || spec.isValid(value),
    accepted: [null, ...spec.accepted],
    refused: spec.refused.filter((value) => value !== null),
  };
}

/** A list of texts, each of which `item` accepts. */
export function textList(item: FieldSpec, max: number): FieldSpec {
  const [usual] = item.accepted;
  const many = (count: number) => Array.from({ length: count }, () => usual);
  return field(
    (value) => Array.isArray(value) && value.length <= max && value.every(item.isValid),
    [[], ...item.accepted.map((each) => [each]), many(max)],
    [
      many(max + 1),
      [many(max).join(',')],
      { 0: usual },
      // Firestore allows no list directly in a list.
      ...item.refused.filter((each) => !Array.isArray(each)).map((each) => [usual, each]),
    ],
  );
}

/** A list of at most `max` texts on one line each; `rows` are right ones, the longest last, and `wrong` are refused. */
export function listOf(
  isRow: (row: string) => boolean,
  rows: string[],
  wrong: string[],
  max: number,
  least = 0,
): FieldSpec {
  const [usual = ''] = rows;
  const longest = rows.at(-1) ?? '';
  return field(
    (value) =>
      Array.isArray(value) &&
      value.length >= least &&
      value.length <= max &&
      value.every((row) => typeof row === 'string' && isRow(row)),
    [
      ...(least === 0 ? [[]] : []),
      ...rows.map((row) => [row]),
      Array.from({ length: max }, () => longest),
    ],
    [
      Array.from({ length: max + 1 }, () => usual),
      ...(least > 0 ? [[]] : []),
      ...wrong.map((row) => [usual, row]),
      ...[[usual, 7], [usual, null], [7], { 0: usual }],
    ],
  );
}

/** A map with exactly these keys. */
export function map(entries: DocumentSpec): FieldSpec {
  const usual = usualOf(entries);
  const keys = Object.keys(entries);
  const [first = ''] = keys;
  const variants = (which: 'accepted' | 'refused') =>
    keys.flatMap((key) => entries[key]?.[which].map((value) => ({ ...usual, [key]: value })) ?? []);
  const isValid = (value: unknown) =>
    isMap(value) &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => key in value && entries[key]?.isValid(value[key]));
  const refused = [...keys.map((key) => without(usual, key)), { ...usual, more: usual[first] }];
  return field(isValid, [usual, ...variants('accepted')], [...refused, ...variants('refused')]);
}

const { clock, intervalsPerDay } = openingHoursLimits;
const open = (opens: unknown, closes: unknown) => ({ opens, closes });
const threeTimes = [open(0, 1), open(1, 720), open(720, 1440)];

/** The open times of a day. */
export const intervals: FieldSpec = field(
  (value) =>
    Array.isArray(value) &&
    value.length <= intervalsPerDay.max &&
    value.every((each: unknown, index) => isInterval(each, value[index - 1])),
  [[open(420, 1020)], [], [open(clock.min, clock.max)], [open(1439, 1440)], threeTimes],
  [
    [open(clock.min - 1, 60)],
    [open(60, clock.max + 1)],
    [open(1440, 1441)],
    [open(60, 60)],
    [open(60, 59)],
    [open(0.5, 60)],
    [open(0, 60.5)],
    [open('0', 60)],
    [open(null, 60)],
    [open(0, new Date(0))],
    [{ opens: 0 }],
    [{ closes: 60 }],
    [{ ...open(0, 60), label: 'x' }],
    [open(0, 60), open(59, 120)],
    [open(0, 60), { opens: 60 }],
    [open(0, 60), open(60, 120), open(119, 180)],
    [open(0, 60), open(60, 120), 'x'],
    [open(0, 1), open(1, 2), open(2, 3), open(3, 4)],
    { 0: open(0, 60) },
  ],
);

function isInterval(value: unknown, before: unknown) {
  const earliest = isMap(before) && typeof before.closes === 'number' ? before.closes : clock.min;
  return (
    isMap(value) &&
    Object.keys(value).length === 2 &&
    integer({ min: earliest, max: clock.max }).isValid(value.opens) &&
    integer({ min: Number(value.opens) + 1, max: clock.max }).isValid(value.closes)
  );
}

/** The document whose fields have their usual values. */
export function usualOf(spec: DocumentSpec): Fields {
  return Object.fromEntries(Object.entries(spec).map(([key, { accepted }]) => [key, accepted[0]]));
}

export function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== key));
}

export function isMap(value: unknown): value is Fields {
  return Object.prototype.toString.call(value) === '[object Object]' && !(value instanceof Raw);
}
