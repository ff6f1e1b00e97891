import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatMoney, formatPrice, parseMoney } from '@/domain/values/money';

const mostOre = 1_000_000_000;

test.each([
  ['1 234,50', 123450],
  ['1\u00a0234,50 kr', 123450],
  ['1\u202f234,5', 123450],
  ['1234.50', 123450],
  ['1 234 567', 123456700],
  ['10 000 000', 1000000000],
  ['0,1', 10],
  ['0', 0],
  ['500:-', 50000],
  ['500,-', 50000],
  ['99,99 SEK', 9999],
  ['0,29', 29],
  ['1,15', 115],
])('%s is read as %i öre', (text, value) => {
  expect(parseMoney(text, mostOre)).toEqual({ ok: true, value });
});

const digitsMessage = 'Skriv beloppet med siffror, till exempel 1 234,50.';
const ambiguousMessage = 'Beloppet kan läsas på flera sätt. Skriv det som 1 234,50.';

test.each([
  ['', 'Fyll i ett belopp.'],
  ['kr', 'Fyll i ett belopp.'],
  ['1.234,50', ambiguousMessage],
  ['1,234.50', ambiguousMessage],
  ['1.234', ambiguousMessage],
  ['1,234', ambiguousMessage],
  ['1.234.567', ambiguousMessage],
  ['−5', 'Beloppet får inte vara negativt.'],
  ['-5', 'Beloppet får inte vara negativt.'],
  ['1e9', digitsMessage],
  ['0x10', digitsMessage],
  ['Infinity', digitsMessage],
  ['12 34', digitsMessage],
  ['1 2345', digitsMessage],
  ['1234 567', digitsMessage],
  [',50', digitsMessage],
  ['12,', digitsMessage],
  ['1,2345', 'Beloppet får ha högst två decimaler.'],
  ['10000000,01', 'Högst 10\u00a0000\u00a0000,00\u00a0kr.'],
  ['9'.repeat(400), 'Högst 10\u00a0000\u00a0000,00\u00a0kr.'],
])('%s is refused: %s', (text, message) => {
  expect(parseMoney(text, mostOre)).toEqual({ ok: false, message });
});

test('a negative amount is read where it is allowed, and never as minus zero', () => {
  expect(parseMoney('−5,50', mostOre, { allowNegative: true })).toEqual({ ok: true, value: -550 });
  expect(parseMoney('-0', mostOre, { allowNegative: true })).toEqual({ ok: true, value: 0 });
});

test('money is shown with no-break spaces and a minus sign', () => {
  expect(formatMoney(123450)).toBe('1\u00a0234,50\u00a0kr');
  expect(formatMoney(-5)).toBe('\u22120,05\u00a0kr');
  expect(formatAmount(100000000)).toBe('1\u00a0000\u00a0000,00');
});

test('every amount that is shown reads back to the same öre', () => {
  fc.assert(
    fc.property(fc.integer({ min: -mostOre, max: mostOre }), (ore) => {
      const read = { ok: true, value: ore };
      expect(parseMoney(formatMoney(ore), mostOre, { allowNegative: true })).toEqual(read);
      expect(parseMoney(formatAmount(ore), mostOre, { allowNegative: true })).toEqual(read);
    }),
  );
});

test('no text gives anything but whole öre within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.- ekr−') }), (text) => {
      const parsed = parseMoney(text, mostOre);
      if (!parsed.ok) return;
      expect(Number.isSafeInteger(parsed.value)).toBe(true);
      expect(parsed.value).toBeGreaterThanOrEqual(0);
      expect(parsed.value).toBeLessThanOrEqual(mostOre);
    }),
  );
});

test.each([
  [249_500, '2\u00a0495'],
  [249_550, '2\u00a0495,50'],
  [0, '0'],
  [100, '1'],
])('a price list shows %i öre as %s', (ore, text) => {
  expect(formatPrice(ore)).toBe(text);
});
