import { describe, expect, it } from 'vitest';
import { signQuestion } from '@/domain/import/columnQuestions';
import {
  isShortened,
  judgedNumbers,
  oreOf,
  plainNumber,
  wholeText,
} from '@/domain/import/importNumbers';

describe('the numbers of a column', () => {
  it.each([
    [['10280.000', '-500.000'], '.'],
    [['149,0000', '1.049,90'], ','],
    [['1,049.90', '1.234'], '.'],
    [['1.234.567', '1.234'], ','],
    [['0,129', '1.250'], ','],
    [['184500.0'], '.'],
    [['12 345,5 mil'], ','],
    [['4,67017E+10'], ','],
    [['12,50', '12.50', '3,00'], ','],
    [['500', '1 200 kr'], null],
    [['1.234', '5.600'], null],
  ])('%j have one decimal sign', (cells, sign) => {
    expect(judgedNumbers(cells).sign).toBe(sign);
  });

  it('are asked about only where they can be read in two ways', () => {
    expect(signQuestion('Belopp', ['500', '1 200'])).toEqual([]);
    expect(signQuestion('Belopp', ['10280.000'])).toMatchObject([
      { label: 'Talen i Belopp', proposal: '.', hint: 'Till exempel 10280.000.' },
    ]);
    expect(signQuestion('Belopp', ['500', '1.234'])).toMatchObject([
      { proposal: '', hint: '1.234 kan vara tusental eller ha tre decimaler.' },
    ]);
  });
});

describe('a number', () => {
  it.each([
    ['10280.000', '.', '10280'],
    ['500.000', '.', '500'],
    ['500.000', ',', '500000'],
    ['1.049,90', ',', '1049.9'],
    ['1 793,00 SEK', ',', '1793'],
    ["1'234.50", '.', '1234.5'],
    ['500:-', ',', '500'],
    ['-500.00', '.', '-500'],
    ['(500.00)', '.', '-500'],
    ['500.00-', '.', '-500'],
    ['−12,50', null, '-12.5'],
    ['-0,00', ',', '0'],
    ['1,2345E+3', ',', '1234.5'],
  ] as const)('%s by the sign %s is %s', (text, sign, value) => {
    expect(plainNumber(text, sign)).toEqual({ ok: true, value });
  });

  it.each([
    ['12.50', ',', 'Talet passar inte kolumnens decimaltecken, som är komma.'],
    ['1,2,3', '.', 'Talet passar inte kolumnens decimaltecken, som är punkt.'],
    ['1.234', null, 'Talet kan läsas på flera sätt. Skriv det som 1 234,50.'],
    ['12 34', ',', 'Skriv talet med siffror, till exempel 1 234,50.'],
    ['fyra', ',', 'Skriv talet med siffror, till exempel 1 234,50.'],
    [
      '4,67017E+10',
      ',',
      'Kalkylprogrammet har kortat av talet. Visa kolumnen som tal och spara filen igen.',
    ],
  ] as const)('%s by the sign %s is refused', (text, sign, message) => {
    expect(plainNumber(text, sign)).toEqual({ ok: false, message });
  });

  it('is rounded to whole öre, half away from zero, and says so', () => {
    expect(oreOf('149,0000', ',')).toEqual({ ok: true, value: 14_900 });
    expect(oreOf('0,285', ',')).toEqual({ ok: true, value: 29, warning: 'Avrundat till 0,29.' });
    expect(oreOf('-1,005', ',')).toMatchObject({ value: -101 });
    expect(oreOf('9'.repeat(16), ',')).toEqual({ ok: false, message: 'Beloppet är för stort.' });
  });

  it('may be a code with the decimals of a program, or with digits lost', () => {
    expect(['2012.0', '123 45', '12345,00', '1.5'].map(wholeText)).toEqual([
      ...['2012', '123 45', '12345', '1.5'],
    ]);
    expect(['4,67017E+10', '7,01740605E+8', '070'].map(isShortened)).toEqual([true, false, false]);
  });
});
