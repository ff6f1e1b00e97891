import { expect, it } from 'vitest';
import { sharedLines } from '@/domain/report/invoiceParts';
import { issuedInvoice } from '../../../support/issuedInvoice';

const invoice = (lines: string[], sums: Parameters<typeof issuedInvoice>[0] = {}) => ({
  ...issuedInvoice({ lines, ...sums }),
  ...{ createdAt: new Date(0), createdBy: 'kim' },
});
const shares = (lines: string[], sums: Parameters<typeof issuedInvoice>[0] = {}) =>
  sharedLines(invoice(lines, sums), undefined).map(({ line, netOre }) => [line?.kind, netOre]);

it('gives a return its share of what is invoiced, with its sign', () => {
  const lines = ['part|1000|st|100000|0|25|Generator', 'labour|1000|h|50000|0|25|Byte'];
  const returned = [...lines, 'part|-1000|st|25000|0|25|Stompant'];
  expect(shares(returned, { net25Ore: 100_000, vat25Ore: 25_000 })).toEqual([
    ['part', 80_000],
    ['labour', 40_000],
    ['part', -20_000],
  ]);
});

it('counts a sale and its return for their kinds where nothing is left of them', () => {
  const lines = ['package|1000|st|50000|0|25|Tvätt', 'part|-2000|st|25000|0|25|Retur'];
  expect(shares(lines, { net25Ore: 0, vat25Ore: 0 })).toEqual([
    ['package', 40_000],
    ['part', -40_000],
  ]);
});
