import { describe, expect, it, test } from 'vitest';
import { chargedFault, chargedTo, leftAfter } from '@/domain/invoice/chargedTo';
import {
  foreignSaleTo,
  type ForeignSale,
  type TaxedBuyer,
  type VatChoice,
} from '@/domain/invoice/foreignSale';
import type { Buyer } from '@/domain/invoice/invoice';
import { sumFaults } from '@/domain/invoice/invoiceFaults';
import { chargedContent } from '@/domain/invoice/orderInvoice';
import { issuedInvoice } from '../../../support/issuedInvoice';

const place = { street: 'Storgata 1', postcode: '0150', city: 'Oslo' };
const oslo: Buyer = {
  ...{ kind: 'company', name: 'Oslo Bil AS', organisationNumber: null, reference: null },
  ...{ vatNumber: 'NO923609016MVA', address: { ...place, country: 'NO' }, email: null },
};
const denmark = { ...oslo, vatNumber: 'DK13585628', address: { ...place, country: 'DK' } };
const greece = { ...oslo, vatNumber: 'EL094259216', address: { ...place, country: 'GR' } };
const aland = { ...oslo, vatNumber: 'FI20774740', address: { ...place, country: 'AX' } };

test.each<[string, TaxedBuyer, VatChoice | null, ForeignSale | null]>([
  ['a repair for a company in Norway', oslo, null, 'otherService'],
  ['goods carried to Norway', oslo, 'goods', 'export'],
  ['goods that stay in Sweden', oslo, 'domestic', null],
  ['a repair for a company in Denmark', denmark, null, 'euService'],
  ['goods carried to Denmark', denmark, 'goods', 'euGoods'],
  ['a repair for a company in Greece, whose numbers begin with EL', greece, null, 'euService'],
  ['a repair for a company on Åland, outside the VAT area', aland, null, 'otherService'],
  ['a private person in Norway', { ...oslo, kind: 'private' }, null, null],
  ['a company abroad without a VAT number', { ...oslo, vatNumber: null }, null, null],
  ['a VAT number of another country', { ...oslo, vatNumber: 'DK13585628' }, 'goods', null],
  ['a company in Sweden', { ...oslo, address: {} }, null, null],
])('%s', (_, buyer, choice, sale) => {
  expect(foreignSaleTo(buyer, choice)).toBe(sale);
});

describe('An invoice without Swedish VAT', () => {
  const charged = chargedContent(
    [
      {
        ...{ kind: 'labour', milliQty: 1500, unit: 'h', unitOre: 119_500, discountBp: 0 },
        discountOre: 1_250,
        ...{ vatRate: 25, text: 'Felsökning' },
      },
    ],
    {
      ...{ discountBp: 1000, pricesInclVat: true },
      deductions: [{ vatRate: 25, netOre: 8_160, vatOre: 2_040, text: 'Avgår faktura 10000' }],
    },
  );

  it('has the prices without VAT, and of what was invoiced before the part without it', () => {
    expect(chargedTo(oslo, charged, null)).toEqual({
      ...{ foreignSale: 'otherService', pricesInclVat: false, discountBp: 1000 },
      lines: ['labour|1500|h|95600|1000ore|0|Felsökning'],
      deductions: ['0|8160|0|Avgår faktura 10000'],
      ...{ net25Ore: 0, vat25Ore: 0, net12Ore: 0, vat12Ore: 0, net6Ore: 0, vat6Ore: 0 },
      ...{ net0Ore: 120_000, netOre: 120_000, vatOre: 0, grossOre: 120_000 },
      ...{ roundingOre: 0, payableOre: 120_000 },
    });
  });

  it('is the same when it is charged so again', () => {
    const once = chargedTo(oslo, charged, null);
    expect(chargedTo(oslo, once, null)).toEqual(once);
  });

  it('keeps the amount of a large quantity exact to the öre', () => {
    const screw = { kind: 'part', unit: 'st', discountBp: 0, discountOre: 0, vatRate: 25 } as const;
    const untaxedOf = (...lines: Parameters<typeof chargedContent>[0]) =>
      chargedTo(
        oslo,
        chargedContent(lines, { discountBp: 0, pricesInclVat: true, deductions: [] }),
        null,
      );
    const many = { ...screw, milliQty: 9_000_000, unitOre: 101, text: 'Skruv' };
    expect(untaxedOf(many)).toMatchObject({
      lines: ['part|1000|st|727200|0|0|Skruv, 9 000 st'],
      grossOre: 727_200,
    });
    const hundred = { ...many, milliQty: 100_000, unitOre: 103, text: 's'.repeat(120) };
    const off = { ...screw, milliQty: -1000, unitOre: 10_300, text: 'Avdrag' };
    const nothing = untaxedOf(hundred, off);
    expect(nothing).toMatchObject({
      lines: [`part|1000|st|8240|0|0|${'s'.repeat(112)}, 100 st`, 'part|-1000|st|8240|0|0|Avdrag'],
      grossOre: 0,
    });
    expect(chargedFault(nothing)).toBeNull();
    const returned = { ...hundred, milliQty: -100_000, discountOre: 5_150, text: 'Retur' };
    expect(untaxedOf(returned).lines).toEqual(['part|-1000|st|8240|4120ore|0|Retur, 100 st']);
  });

  it('is told of where its lines are less than nothing', () => {
    const few = { kind: 'part', unit: 'st', discountBp: 0, discountOre: 0, vatRate: 25 } as const;
    const lines = [
      { ...few, milliQty: 2000, unitOre: 103, text: 'Skruv' },
      { ...few, milliQty: -1000, unitOre: 206, text: 'Avdrag' },
    ];
    const sum = chargedContent(lines, { discountBp: 0, pricesInclVat: true, deductions: [] });
    expect(chargedFault(chargedTo(oslo, sum, null))).toEqual({
      text: 'Utan moms, med priserna avrundade till hela ören, är rabatter, returer och avdrag 0,01\u00a0kr mer än raderna. Ändra ett pris eller en rabatt.',
      at: 'here',
    });
    expect(chargedFault({ ...chargedTo(oslo, sum, 'domestic'), grossOre: -1 })).toBeNull();
  });

  it('is the rest without VAT where another pays a part with it', () => {
    const part = chargedContent(
      [
        {
          ...{ kind: 'package', milliQty: 1000, unit: 'st', unitOre: 50_000, discountBp: 0 },
          ...{ discountOre: 0, vatRate: 25, text: 'Självrisk' },
        },
      ],
      { discountBp: 0, pricesInclVat: true, deductions: [] },
    );
    expect(leftAfter(part, charged, oslo, null)).toBe(120_000 - 40_000);
    expect(leftAfter(part, charged, oslo, 'domestic')).toBe(150_000 - 50_000);
  });

  it('is as charged to whoever bears Swedish VAT', () => {
    expect(chargedTo(oslo, charged, 'domestic')).toEqual({ ...charged, foreignSale: null });
  });
});

const stamps = { createdAt: new Date(0), createdBy: 'kim' };
const untaxed = issuedInvoice({
  ...{ buyer: oslo, pricesInclVat: false, lines: ['labour|1500|h|95600|0|0|Felsökning'] },
  ...{ foreignSale: 'otherService', net25Ore: 0, vat25Ore: 0, net0Ore: 143_400, vatOre: 0 },
  ...{ grossOre: 143_400, roundingOre: 0, payableOre: 143_400 },
});

test.each([
  ['is right', {}, []],
  ['names a private person', { buyer: { ...oslo, kind: 'private' as const } }, ['foreignSale']],
  ['is of the union and goes to Norway', { foreignSale: 'euService' as const }, ['foreignSale']],
  [
    'has VAT all the same',
    { net25Ore: 4, vat25Ore: 1, net0Ore: 143_396, vatOre: 1, grossOre: 143_401, roundingOre: -1 },
    ['lines', 'foreignSale'],
  ],
])('the check of the series tells of a sale abroad that %s', (_, values, faults) => {
  const kinds = sumFaults({ ...untaxed, ...values, ...stamps }).map(({ kind }) => kind);
  expect(kinds).toEqual(faults);
});
