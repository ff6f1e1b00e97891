import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatGiro,
  formatSwish,
  parseBankgiro,
  parsePlusgiro,
  parseSwish,
} from '@/domain/values/giro';
import { hasLuhnCheckDigit } from '@/domain/values/luhn';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

describe('a bankgiro', () => {
  it.each(['5050-1055', '50501055', ' 5050 1055 ', '5050–1055', '5050‑1055'])(
    'is read from %o',
    (text) => {
      expect(parseBankgiro(text)).toEqual({ ok: true, value: '50501055' });
    },
  );

  it.each([
    ['5050-1056', 'Bankgirots kontrollsiffra stämmer inte. Kontrollera numret.'],
    ['505-105', 'Skriv bankgirot med sju eller åtta siffror, till exempel 5050-1055.'],
    ['5050-10555', 'Skriv bankgirot med sju eller åtta siffror, till exempel 5050-1055.'],
    ['BG 5050-1055', 'Skriv bankgirot med sju eller åtta siffror, till exempel 5050-1055.'],
  ])('is not read from %o', (text, message) => {
    expect(parseBankgiro(text)).toEqual({ ok: false, message });
  });
});

describe('a plusgiro', () => {
  it.each([
    ['28 65 43-4', '2865434'],
    ['1-8', '18'],
  ])('is read from %o', (text, value) => {
    expect(parsePlusgiro(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['28 65 43-5', 'Plusgirots kontrollsiffra stämmer inte. Kontrollera numret.'],
    ['8', 'Skriv plusgirot med två till åtta siffror, till exempel 28 65 43-4.'],
    ['123456789', 'Skriv plusgirot med två till åtta siffror, till exempel 28 65 43-4.'],
  ])('is not read from %o', (text, message) => {
    expect(parsePlusgiro(text)).toEqual({ ok: false, message });
  });
});

describe('a Swish number', () => {
  it('is read with and without spaces', () => {
    expect(parseSwish('123 785 69 01')).toEqual({ ok: true, value: '1237856901' });
    expect(parseSwish('1237856901')).toEqual({ ok: true, value: '1237856901' });
  });

  it.each(['070-174 06 05', '123 785 69', '123 785 69 011', ''])('is not read from %o', (text) => {
    const message = 'Skriv företagets Swish-nummer, tio siffror som börjar med 123.';
    expect(parseSwish(text)).toEqual({ ok: false, message });
  });
});

it('what is shown is read back, and only digits with a right check digit are read', () => {
  fc.assert(
    fc.property(digits(7, 8), digits(2, 8), digits(7, 7), (bankgiro, plusgiro, rest) => {
      const read = parseBankgiro(formatGiro(bankgiro, 4));
      expect(read.ok).toBe(hasLuhnCheckDigit(bankgiro));
      if (read.ok) expect(read.value).toBe(bankgiro);
      const other = parsePlusgiro(formatGiro(plusgiro, 1));
      expect(other.ok).toBe(hasLuhnCheckDigit(plusgiro));
      if (other.ok) expect(other.value).toBe(plusgiro);
      const swish = `123${rest}`;
      expect(parseSwish(formatSwish(swish))).toEqual({ ok: true, value: swish });
    }),
  );
});
