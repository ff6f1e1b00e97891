import { expect, test } from 'vitest';
import { formatDeduction, parseDeduction } from '@/domain/invoice/deduction';
import { formatInvoiceLine, parseInvoiceLine } from '@/domain/invoice/invoiceLine';

test('a text with the character between the cells leaves a line that can be read', () => {
  const stored = formatInvoiceLine({
    ...{
      kind: 'part',
      milliQty: 1000,
      unit: 'st',
      unitOre: 12_500,
      discountBp: 0,
      discountOre: 0,
      vatRate: 25,
    },
    text: 'Filter 1|2',
  });
  expect(stored).toBe('part|1000|st|12500|0|25|Filter 1/2');
  expect(parseInvoiceLine(stored)?.text).toBe('Filter 1/2');
});

test('a text with the character between the cells leaves a deduction that can be read', () => {
  const stored = formatDeduction({ vatRate: 25, netOre: 400, vatOre: 100, text: 'Självrisk|del' });
  expect(stored).toBe('25|400|100|Självrisk/del');
  expect(parseDeduction(stored)?.text).toBe('Självrisk/del');
});
