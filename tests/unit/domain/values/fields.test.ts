import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  documentId,
  flag,
  fromText,
  instant,
  line,
  order,
  orNull,
  paragraphs,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { parsePostcode } from '@/domain/values/postcode';

const name = line({ min: 1, max: 5 }, 'Fyll i namnet.');
const notes = paragraphs({ min: 1, max: 5 });
const postcode = fromText(parsePostcode);
const count = wholeNumber(
  (text) => ({ ok: true, value: Number(text) }),
  { min: 1, max: 9 },
  (value) => `${value} st`,
);

function read(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : result.issues[0].message;
}

test.each([
  [name, ' Åke ', 'Åke'],
  [name, '', 'Fyll i namnet.'],
  [name, ' \n ', 'Fyll i namnet.'],
  [name, ' \u200b\u00ad\u2060\ufeff', 'Fyll i namnet.'],
  [name, '\u200bÅke\ufeff', 'Åke'],
  [name, 'Alfons', 'Högst 5 tecken.'],
  [name, 5, wrongShape],
  [postcode, '12345', '123 45'],
  [postcode, '1234', 'Postnumret ska ha fem siffror, det här har 4.'],
  [postcode, null, wrongShape],
  [notes, ' a \r\nb ', 'a \nb'],
  [notes, ' \n\t ', null],
  [notes, '', null],
  [notes, null, null],
  [notes, undefined, null],
  [notes, 'abcdef', 'Högst 5 tecken.'],
  [notes, '  abcde  ', 'abcde'],
  [notes, 5, wrongShape],
  [notes, ['a'], wrongShape],
  [orNull(postcode), '', null],
  [orNull(postcode), '  ', null],
  [orNull(name), '\u200b', null],
  [orNull(postcode), null, null],
  [orNull(postcode), undefined, null],
  [orNull(postcode), '12345', '123 45'],
  [orNull(postcode), '1234', 'Postnumret ska ha fem siffror, det här har 4.'],
  [orNull(postcode), {}, wrongShape],
  [count, 5, 5],
  [count, '5', 5],
  [count, 0, 'Minst 1 st.'],
  [count, '10', 'Högst 9 st.'],
  [count, 1.5, wrongShape],
  [count, NaN, wrongShape],
  [count, null, wrongShape],
  [documentId, 'aB3_-x', 'aB3_-x'],
  [documentId, 'a/b', wrongShape],
  [documentId, '', wrongShape],
  [instant, 'i går', wrongShape],
  [instant, new Date(NaN), wrongShape],
  [order, 0, 0],
  [order, -1, wrongShape],
  [order, '1', wrongShape],
  [flag, true, true],
  [flag, 'on', wrongShape],
])('field %#: %o, %o', (schema, value, expected) => {
  expect(read(schema, value)).toEqual(expected);
});
