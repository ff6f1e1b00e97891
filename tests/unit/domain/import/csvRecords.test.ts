import Papa from 'papaparse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords } from '@/domain/import/csvRecords';
import { toCsv } from '@/domain/values/csvText';

const read = (text: string) => [...csvRecords(text, ';')];
const cellsOf = (text: string) => read(text).map(({ cells, broken }) => (broken ? null : cells));

describe('csvRecords', () => {
  it('reads what we write as another reader does', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ö', '"', ';', '\n', ' ', '7') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          const csv = toCsv(rows).slice(1).replaceAll('\r\n', '\n');
          const { data } = Papa.parse<string[]>(csv.slice(0, -1), {
            delimiter: ';',
            newline: '\n',
          });
          expect(cellsOf(csv)).toEqual(data);
        },
      ),
    );
  });

  it.each([
    ['after a closed cell', '"Bo" Ek;1'],
    ['never closed', '"Bo;1'],
    ['closed twice', '"Bo"";1'],
    ['in the last cell', 'Bo;"1'],
  ])('a quotation mark %s costs its line and no other', (_, line) => {
    expect(cellsOf(`a;b\n${line}\nEva;2\n"Ida";"3"\n"Per ""Pelle"" Al";4`)).toEqual([
      ['a', 'b'],
      null,
      ['Eva', '2'],
      ['Ida', '3'],
      ['Per "Pelle" Al', '4'],
    ]);
  });

  it('a mark inside a cell is a letter like others', () => {
    expect(cellsOf('Däck 17";"22 ""tum"""\n')).toEqual([['Däck 17"', '22 "tum"']]);
  });

  it('rejects both lines of a broken quotation, and reads the next line', () => {
    expect(cellsOf('Bo;"rad "ett"\nrad två";x\nEva;Däck 17"')).toEqual([
      null,
      null,
      ['Eva', 'Däck 17"'],
    ]);
  });

  it('counts the lines that an editor shows', () => {
    expect(read('a\n"b\n\nc"\n\nd').map(({ line }) => line)).toEqual([1, 2, 5, 6]);
  });

  it('has no endless search for marks or separators', () => {
    const marks = `a;b\n${'"x;1\n'.repeat(20_000)}`;
    expect(cellsOf(marks).filter((cells) => cells === null)).toHaveLength(20_000);
    const long = 'x'.repeat(3_000_000);
    expect(cellsOf(`a;b\n${long};1\nEva;2`)).toEqual([
      ['a', 'b'],
      [long, '1'],
      ['Eva', '2'],
    ]);
  });
});
