import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  serviceDocument,
  serviceDraft,
  serviceGroupLabels,
  serviceGroups,
  serviceLimits,
} from '@/domain/workshop/service';

const typed = {
  name: ' Stor service ',
  group: 'workshop',
  minutes: '1 h 30 min',
  priceOre: '4 995,00 kr',
  vatRate: '25',
  isPublic: true,
  order: 3,
  isActive: true,
};
const stored = {
  ...typed,
  name: 'Stor service',
  minutes: 90,
  priceOre: 499500,
  vatRate: 25,
};

test('values of a form or CSV become a document that reads back unchanged', () => {
  expect(v.parse(serviceDraft, typed)).toEqual(stored);
  expect(v.parse(serviceDraft, stored)).toEqual(stored);
  const document = { ...stored, createdAt: new Date(0), updatedAt: new Date(1) };
  expect(v.parse(serviceDocument, document)).toEqual(document);
});

test('a field of a newer version is left out and not an error', () => {
  expect(v.parse(serviceDraft, { ...stored, colour: 'red' })).toEqual(stored);
});

test.each([
  [{ name: '' }, 'Fyll i tjänstens namn.'],
  [{ name: 'x'.repeat(serviceLimits.name.max + 1) }, 'Högst 120 tecken.'],
  [{ group: 'spa' }, 'Välj verkstad eller biltvätt.'],
  [{ minutes: '4' }, 'Minst 5\u00a0min.'],
  [{ minutes: 10_081 }, 'Högst 168\u00a0h.'],
  [{ minutes: 'snabbt' }, 'Skriv minuter eller timmar, till exempel 90, 1:30 eller 1,5 h.'],
  [{ minutes: 7.5 }, 'Uppgiften saknas eller har fel form.'],
  [{ priceOre: '1.234,50' }, 'Beloppet kan läsas på flera sätt. Skriv det som 1 234,50.'],
  [{ priceOre: '−5' }, 'Beloppet får inte vara negativt.'],
  [{ priceOre: -500 }, 'Minst 0,00\u00a0kr.'],
  [{ priceOre: '100000,01' }, 'Högst 100\u00a0000,00\u00a0kr.'],
  [{ priceOre: '99 999 999' }, 'Högst 100\u00a0000,00\u00a0kr.'],
  [{ priceOre: 10_000_001 }, 'Högst 100\u00a0000,00\u00a0kr.'],
  [{ vatRate: '24' }, 'Välj en av momssatserna 25, 12, 6 och 0 %.'],
  [{ vatRate: '' }, 'Välj en momssats.'],
  [{ isPublic: undefined }, 'Uppgiften saknas eller har fel form.'],
])('%j is refused: %s', (change, message) => {
  const result = v.safeParse(serviceDraft, { ...typed, ...change });
  expect(result.issues?.map((issue) => issue.message)).toEqual([message]);
  expect(result.issues && v.getDotPath(result.issues[0])).toBe(Object.keys(change)[0]);
});

test('both groups have a Swedish name', () => {
  expect(serviceGroups.map((group) => serviceGroupLabels[group])).toEqual(['Verkstad', 'Biltvätt']);
});
