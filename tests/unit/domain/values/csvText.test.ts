import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvCell, toCsv } from '@/domain/values/csvText';

test.each([
  [null, ''],
  ['', '""'],
  ['Åkes Bil', '"Åkes Bil"'],
  ['Berg; Ek', '"Berg; Ek"'],
  ['Bil "Bengt" AB', '"Bil ""Bengt"" AB"'],
  ['en rad\nen till', '"en rad\nen till"'],
  ['<img src=x onerror=alert(1)>', '"<img src=x onerror=alert(1)>"'],
  ['=1+1', '"\'=1+1"'],
  ['=HYPERLINK("http://x.example";"Klicka")', '"\'=HYPERLINK(""http://x.example"";""Klicka"")"'],
  ['+47 12 34 56 78', '"\'+47 12 34 56 78"'],
  ['-5', '"\'-5"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['＝1+1', '"\'＝1+1"'],
  ['＋1', '"\'＋1"'],
  ['－1', '"\'－1"'],
  ['＠SUM(A1)', '"\'＠SUM(A1)"'],
  ['Ek, Åke', '"Ek, Åke"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['070-174 06 05', '"070-174 06 05"'],
  [-5, '-5'],
  [0, '0'],
  [12_345, '12345'],
  [1.5, '1,5'],
])('the cell %j is written %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('a table has a byte order mark, semicolons and CRLF after each row', () => {
  expect(
    toCsv([
      ['Namn', 'År'],
      ['Åsa', 2019],
      [null, null],
    ]),
  ).toBe('\ufeff"Namn";"År"\r\n"Åsa";2019\r\n;\r\n');
});

test('any text is read back as it was, or with an apostrophe before it', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@＝＋－＠\t\r\n;"' a]{0,6}$/));
  const table = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const { data } = Papa.parse<string[]>(toCsv(rows).slice(1), {
        delimiter: ';',
        newline: '\r\n',
      });
      const defused = rows.map((row) =>
        row.map((cell) => (/^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell)),
      );
      expect(data).toEqual([...defused, ['']]);
    }),
  );
});
