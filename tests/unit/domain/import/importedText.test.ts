import { expect, test } from 'vitest';
import { importedText } from '@/domain/import/importedText';

test.each([
  [812, 1004, '812 kunder och 1\u00a0004 fordon'],
  [1, 1, '1 kund och 1 fordon'],
  [3, 0, '3 kunder'],
  [0, 2, '2 fordon'],
  [0, 0, '0 fordon'],
])('%s customers and %s vehicles', (customers, vehicles, text) => {
  expect(importedText({ customers, vehicles })).toBe(text);
});
