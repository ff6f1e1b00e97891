import { expect, test } from 'vitest';
import {
  type InvoiceQuery,
  isFound,
  readInvoiceQuery,
  searchedInvoice,
} from '@/domain/invoice/invoiceSearch';
import { issuedInvoice } from '../../../support/issuedInvoice';

test.each([
  ['10042', 'F10042'],
  [' F10042 ', 'F10042'],
  ['faktura 10042', 'F10042'],
  ['Kreditfaktura 7', 'F7'],
  ['104', null],
  ['0042', null],
  ['AO 1042', null],
  ['ABC 123', null],
])('%s names the invoice %s', (query, id) => {
  expect(searchedInvoice(query)).toBe(id);
});

const nothing = { ids: [], orderIds: [], ocrs: [], sums: [], plate: null, name: null, fault: '' };

test.each<[string, Partial<InvoiceQuery>]>([
  [
    '3000',
    { words: ['3000'], ids: ['F3000'], orderIds: ['3000'], ocrs: ['3000'], sums: [300_000] },
  ],
  [
    'faktura nr 10 042',
    { words: ['10042'], ids: ['F10042'], orderIds: ['10042'], ocrs: ['10042'], sums: [1_004_200] },
  ],
  ['F10042', { words: ['f10042'], ids: ['F10042'] }],
  [
    'OCR: 1000 16',
    {
      words: ['100016'],
      ids: ['F100016'],
      orderIds: ['100016'],
      ocrs: ['100016'],
      sums: [10_001_600],
    },
  ],
  ['1000 0000 0000 1230 16', { words: ['100000000000123016'], ocrs: ['100000000000123016'] }],
  [
    'AO 1042',
    { words: ['1042'], ids: ['F1042'], orderIds: ['1042'], ocrs: ['1042'], sums: [104_200] },
  ],
  ['0701', { words: ['0701'], ocrs: ['0701'], sums: [70_100] }],
  ['1 234,50 kr', { words: ['1234,50'], sums: [123_450] }],
  ['1234.5', { words: ['1234.5'], sums: [123_450] }],
  ['-1 793:-', { words: ['-1793'], sums: [179_300] }],
  ['abc123', { words: ['abc123'], plate: 'ABC 123' }],
  ['abc-12d', { words: ['abc', '12d'], plate: 'ABC 12D' }],
  [
    'ABC 123',
    { words: ['abc', '123'], ids: ['F123'], ocrs: ['123'], sums: [12_300], plate: 'ABC 123' },
  ],
  ['fh12kbs', { words: ['fh12kbs'], plate: 'FH12KBS' }],
  ['anna  Berg', { words: ['anna', 'berg'], name: 'Anna Berg' }],
  ['Åke von Ö', { words: ['åke', 'von', 'ö'], name: 'Åke Von Ö' }],
  ['be', { words: ['be'] }],
  [
    'berg 10002',
    {
      words: ['berg', '10002'],
      ids: ['F10002'],
      orderIds: ['10002'],
      ocrs: ['10002'],
      sums: [1_000_200],
    },
  ],
  ['Faktura AB', { words: ['faktura', 'ab'], name: 'Faktura AB' }],
])('%s is read as what it may mean', (text, meant) => {
  expect(readInvoiceQuery(text)).toEqual({ ...nothing, ...meant });
});

test.each(['1.234', '1.234,50', '12,345'])('%s is no sum, and the reason is told', (text) => {
  expect(readInvoiceQuery(text)).toMatchObject({
    ...{ sums: [], fault: 'Beloppet kan läsas på flera sätt. Skriv det som 1 234,50.' },
  });
});

test.each([
  ['10001', true],
  ['f10001', true],
  ['1000', false],
  ['10002', false],
  ['berg abc123', true],
  ['abc 123', true],
  ['ABC12', true],
  ['100016', true],
  ['1793', true],
  ['1 793,00', true],
  ['1792,50', false],
  ['v70', true],
  ['berg def', false],
  ['berg 10001', true],
  ['berg 10002', false],
])('the invoice 10001 of Anna Berg is found by %s: %s', (text, found) => {
  expect(isFound(issuedInvoice(), readInvoiceQuery(text))).toBe(found);
});

test('a name without its dots is found, and one with other letters is not', () => {
  const { buyer } = issuedInvoice();
  const invoice = issuedInvoice({ buyer: { ...buyer, name: 'Ekens Åkeri AB' } });
  expect(isFound(invoice, readInvoiceQuery('akeri'))).toBe(true);
  expect(isFound(invoice, readInvoiceQuery('äkeri'))).toBe(false);
});

test.each([
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Strauß GmbH', 'strauss'],
  ['Botho Strauss', 'strauß'],
])('the buyer %s is found by %s', (name, query) => {
  const { buyer } = issuedInvoice();
  const invoice = issuedInvoice({ buyer: { ...buyer, name } });
  expect(isFound(invoice, readInvoiceQuery(query))).toBe(true);
});

test('what the register calls buyer and car today is found too', () => {
  const now = { name: 'Anna Ek', plate: 'XYZ00A' };
  expect(isFound(issuedInvoice(), readInvoiceQuery('anna ek'), now)).toBe(true);
  expect(isFound(issuedInvoice(), readInvoiceQuery('xyz0oa'), now)).toBe(true);
  expect(isFound(issuedInvoice(), readInvoiceQuery('anna ek'))).toBe(false);
});
