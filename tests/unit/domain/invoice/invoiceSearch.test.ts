import { expect, test } from 'vitest';
import { isFound, searchedInvoice } from '@/domain/invoice/invoiceSearch';
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

test.each([
  ['10001', true],
  ['berg abc123', true],
  ['abc 123', true],
  ['100016', true],
  ['berg def', false],
])('the invoice 10001 of Anna Berg is found by %s: %s', (query, found) => {
  expect(isFound(issuedInvoice(), query)).toBe(found);
});
