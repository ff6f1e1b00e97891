import { expect, test } from 'vitest';
import { freeLine } from '@/domain/order/freeLine';

const order = { pricesInclVat: true, staffId: null };
test.each([
  ['Bromsvätska 650 kr', 'st', 1000, 65_000, 'Bromsvätska'],
  ['Byta  5W-30 1 650,50 kr', 'st', 1000, 165_050, 'Byta 5W-30'],
  ['Sotning 90:-', 'st', 1000, 9000, 'Sotning'],
  ['Felsökning 1,5 h', 'h', 1500, 119_500, 'Felsökning'],
  ['Felsökning 2 timmar', 'h', 2000, 119_500, 'Felsökning'],
  ['Byta 5W-30 4', 'h', 1000, 119_500, 'Byta 5W-30 4'],
  ['Olja 99.50 kr', 'st', 1000, 9950, 'Olja'],
  ['Glykol 650,-', 'st', 1000, 65_000, 'Glykol'],
])('the text %s is a line', (typed, unit, milliQty, unitOre, text) => {
  expect(freeLine(typed, order, 119_500)).toMatchObject({
    ...{ kind: 'labour', vatRate: 25, discountBp: 0 },
    ...{ unit, milliQty, unitOre, text },
  });
});

test('an hour is without VAT for a company, a typed price stays as it is', () => {
  const company = { ...order, pricesInclVat: false };
  expect(freeLine('Felsökning', company, 119_500)?.unitOre).toBe(95_600);
  expect(freeLine('Felsökning 500 kr', company, 119_500)?.unitOre).toBe(50_000);
});

test.each(['650 kr', 'Rabatt -50 kr', 'Olja 99 kr/l', 'Kamrem 1.234 kr'])(
  'the text %s is no line, because its price is not clear',
  (typed) => expect(freeLine(typed, order, 119_500)).toBeNull(),
);

test('a text is no line where no price is known, or the typed one is too high', () => {
  expect(freeLine('Felsökning 1,5 h', order, null)).toBeNull();
  expect(freeLine('Felsökning 9999999 kr', order, null)).toBeNull();
  expect(freeLine('Felsökning 500 kr', order, null)).not.toBeNull();
  expect(freeLine('Felsökning 0 h', order, 119_500)?.text).toBe('Felsökning 0 h');
});
