import Papa from 'papaparse';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ForeignSale } from '@/domain/invoice/foreignSale';
import type { Invoice } from '@/domain/invoice/invoice';
import { invoicesCsv } from '@/domain/invoice/invoicesCsv';
import {
  allAccounts,
  invoiceSettingsDraft,
  usualInvoiceSettings,
} from '@/domain/invoice/invoiceSettings';
import { vatBoxes } from '@/domain/invoice/vatBoxes';
import { vatSummary } from '@/domain/invoice/vatSummary';
import { vouchersOf } from '@/domain/invoice/vouchers';
import { issuedInvoice } from '../../../support/issuedInvoice';

const stamps = { createdAt: new Date(0), createdBy: 'kim' };
const buyerIn = (country: string, vatNumber: string): Invoice['buyer'] => ({
  ...{ ...issuedInvoice().buyer, kind: 'company', vatNumber },
  address: { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country },
});

/** An invoice of so many öre without Swedish VAT. */
function untaxed(foreignSale: ForeignSale, ore: number): Invoice {
  const isEu = foreignSale === 'euService' || foreignSale === 'euGoods';
  const buyer = isEu ? buyerIn('DK', 'DK13585628') : buyerIn('NO', 'NO923609016MVA');
  const values = {
    ...{ foreignSale, buyer, pricesInclVat: false, lines: [`labour|1000|h|${ore}|0|0|Arbete`] },
    ...{ net25Ore: 0, vat25Ore: 0, net0Ore: ore, netOre: ore, vatOre: 0, grossOre: ore },
    ...{ roundingOre: 0, payableOre: ore },
  };
  return { ...issuedInvoice(values), ...stamps };
}

const sales = [
  untaxed('euService', 100_000),
  untaxed('otherService', 200_000),
  untaxed('euGoods', 300_000),
  untaxed('export', 400_000),
];
const taxed: Invoice = { ...issuedInvoice(), ...stamps };
const fee: Invoice = { ...untaxed('export', 6_000), ...{ foreignSale: null, buyer: taxed.buyer } };

test('each kind of sale abroad has its box, and box 42 the rest', () => {
  const boxes = vatBoxes(vatSummary([...sales, taxed, fee]));
  expect(boxes.map(({ box, kronor, isListed }) => [box, kronor, isListed])).toEqual([
    ['05', 1434, false],
    ['10', 358, false],
    ['35', 3000, true],
    ['36', 4000, false],
    ['39', 1000, true],
    ['40', 2000, false],
    ['42', 60, false],
  ]);
});

test('a credit takes its sale off the same box', () => {
  const [sale] = sales;
  if (!sale) throw new Error('No sale.');
  const credit: Invoice = {
    ...{
      ...sale,
      kind: 'credit',
      creditsId: 'F10001',
      lines: ['labour|-1000|h|100000|0|0|Arbete'],
    },
    ...{ net0Ore: -100_000, netOre: -100_000, grossOre: -100_000, payableOre: -100_000 },
  };
  expect(vatBoxes(vatSummary([sale, credit]))).toEqual([]);
});

test('each kind of sale abroad is booked on its own account', () => {
  const booked = vouchersOf({ invoices: [...sales, fee], payments: [] }, usualInvoiceSettings);
  expect(booked.map(({ rows }) => rows)).toEqual(
    [
      ['3308', 100_000],
      ['3305', 200_000],
      ['3108', 300_000],
      ['3105', 400_000],
      ['3004', 6_000],
    ].map(([account, ore]) => [
      { account: '1510', ore },
      { account, ore: -Number(ore) },
    ]),
  );
});

test('a kind of sale abroad is booked on the account that an owner gives it', () => {
  const typed = { ...allAccounts(usualInvoiceSettings.accounts), export: '3106' };
  const settings = v.parse(invoiceSettingsDraft, { ...usualInvoiceSettings, accounts: typed });
  const { method, accounts } = settings;
  const booked = vouchersOf({ invoices: sales.slice(2), payments: [] }, { method, accounts });
  expect(booked.map(({ rows }) => rows.at(-1)?.account)).toEqual(['3108', '3106']);
  // The usual ones stay away, as in documents of before there were such accounts.
  expect(accounts).toEqual({ ...usualInvoiceSettings.accounts, export: '3106' });
  expect(Object.keys(usualInvoiceSettings.accounts)).toHaveLength(13);
});

test('by kontantmetoden a sale abroad is booked on its account when it is paid', () => {
  const [, sale] = sales;
  if (!sale) throw new Error('No sale.');
  const payment = {
    ...{ invoiceId: 'F10001', amountOre: 50_000, paidOn: '2026-12-01', method: 'bank' as const },
    ...{ reference: null, correctsId: null, ...stamps },
  };
  const [voucher] = vouchersOf(
    { invoices: [], payments: [{ payment, invoice: sale, former: [], credits: [] }] },
    { ...usualInvoiceSettings, method: 'cash' },
  );
  expect(voucher?.rows).toEqual([
    { account: '1930', ore: 50_000 },
    { account: '3305', ore: -50_000 },
  ]);
});

test('the list of invoices tells the VAT number of the buyer and the kind of sale', () => {
  const csv = invoicesCsv([...sales.slice(0, 1), taxed]);
  const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' });
  const [header = [], first = [], second = []] = data;
  const cellsOf = (row: string[]) =>
    ['VAT-nummer', 'Försäljning utomlands'].map((name) => row[header.indexOf(name)]);
  expect(cellsOf(first)).toEqual(['DK13585628', 'Tjänst till annat EU-land']);
  expect(cellsOf(second)).toEqual(['', '']);
});
