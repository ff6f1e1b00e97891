import { expect, test } from 'vitest';
import { customerLines } from '@/domain/register/customerLines';
import { customerFields } from '../../../support/customers';

/** The lines of a card that have values. */
function linesOf(values: Parameters<typeof customerFields>[0]) {
  const card = customerFields(values);
  return customerLines.flatMap(([label, textsOf]) => {
    const texts = textsOf(card);
    return texts.length > 0 ? [[label, ...texts]] : [];
  });
}

test('a card with everything says all of it', () => {
  expect(
    linesOf({
      kind: 'company',
      name: 'Ekbackens Åkeri AB',
      organisationNumber: '5560360793',
      reference: 'Anna Berg',
      paymentDays: 30,
      phones: ['+46701234567', '+46846500400'],
      email: 'anna@ekbacken.example',
      address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
      tags: ['avtal', 'däckhotell'],
      notes: 'Ringer alltid först.\nHämtar efter fem.',
    }),
  ).toEqual([
    ['Typ', 'Företag'],
    ['Namn', 'Ekbackens Åkeri AB'],
    ['Organisationsnummer', '556036-0793'],
    ['Er referens', 'Anna Berg'],
    ['Betalningsvillkor', '30 dagar'],
    ['Telefon', '070-123 45 67', '08-465 004 00'],
    ['E-post', 'anna@ekbacken.example'],
    ['Adress', 'Ekbacksvägen 12', '123 45 Ekbacken'],
    ['Etiketter', 'avtal', 'däckhotell'],
    ['Anteckningar', 'Ringer alltid först.', 'Hämtar efter fem.'],
  ]);
});

test('a field that is not filled in has no line', () => {
  expect(linesOf({})).toEqual([
    ['Typ', 'Privatperson'],
    ['Namn', 'Anna Berg'],
  ]);
});

test('payment on the day is a term too, and a town alone is an address', () => {
  const address = { street: null, postcode: null, city: 'Ekbacken' };
  expect(linesOf({ paymentDays: 0, address }).slice(2)).toEqual([
    ['Betalningsvillkor', '0 dagar'],
    ['Adress', 'Ekbacken'],
  ]);
});
