// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import type { Invoice } from '@/domain/invoice/invoice';
import { invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { lineNets } from '@/domain/invoice/lineNets';
import { peppolFile } from '@/domain/invoice/peppol';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { issuedBooks } from './issuedBooks';

const company: Invoice['buyer'] = {
  ...issuedInvoice().buyer,
  ...{ kind: 'company', organisationNumber: '5566778899', name: 'Åkeri <& Co> "AB"' },
};
const invoice: Invoice = {
  ...issuedInvoice({ buyer: company, note: 'Tack\u0001 & välkommen' }),
  ...{ createdBy: 'kim', createdAt: new Date() },
};

function read(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const all = (name: string, within: Element = document.documentElement) =>
    [...within.children].flatMap((child) => (child.nodeName === name ? child : []));
  const find = (path: string, within: Element = document.documentElement): Element[] =>
    path.split('/').reduce((found, name) => found.flatMap((each) => all(name, each)), [within]);
  const text = (path: string, within?: Element) => find(path, within)[0]?.textContent ?? null;
  const ore = (path: string, within?: Element) => {
    const [, sign = '', kronor = '0', rest = '00'] =
      /^(-?)(\d+)\.(\d\d)$/.exec(text(path, within) ?? '0.00') ?? [];
    return BigInt(`${sign}${kronor}${rest}`);
  };
  return { root: document.documentElement, find, text, ore };
}

const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n);

/** The elements of UBL 2.1 in the order that its schema wants, as far as the files use them. */
const order = [
  ...['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate', 'cbc:DueDate'],
  ...['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode', 'cbc:Note', 'cbc:DocumentCurrencyCode'],
  ...['cbc:BuyerReference', 'cac:OrderReference', 'cac:BillingReference'],
  ...['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:Delivery'],
  ...[
    'cac:PaymentMeans',
    'cac:PaymentTerms',
    'cac:AllowanceCharge',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
  ],
  ...['cac:InvoiceLine', 'cac:CreditNoteLine'],
];

/**
 * The faults of a file by the published rules of EN 16931 and Peppol BIS Billing 3.0 that are about its sums and what it must have.
 * No package of npm brings the rules in a form that runs here, so that this is a small checker of our own; it shares no code with
 * the writer.
 */
function faultsOf(xml: string): string[] {
  const { root, find, text, ore } = read(xml);
  const isCredit = root.nodeName === 'CreditNote';
  const line = isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine';
  const lines = find(line);
  const total = 'cac:LegalMonetaryTotal';
  const charges = find('cac:AllowanceCharge').map((each) => ({
    isCharge: text('cbc:ChargeIndicator', each) === 'true',
    ore: ore('cbc:Amount', each),
    category: `${text('cac:TaxCategory/cbc:ID', each)} ${text('cac:TaxCategory/cbc:Percent', each)}`,
  }));
  const [allowed, charged] = [false, true].map((isCharge) =>
    sum(charges.filter((each) => each.isCharge === isCharge).map((each) => each.ore)),
  );
  const subtotals = find('cac:TaxTotal/cac:TaxSubtotal').map((each) => ({
    base: ore('cbc:TaxableAmount', each),
    vat: ore('cbc:TaxAmount', each),
    rate: BigInt(text('cac:TaxCategory/cbc:Percent', each) ?? ''),
    category: `${text('cac:TaxCategory/cbc:ID', each)} ${text('cac:TaxCategory/cbc:Percent', each)}`,
  }));
  const nets = lines.map((each) => ({
    ore: ore('cbc:LineExtensionAmount', each),
    category: `${text('cac:Item/cac:ClassifiedTaxCategory/cbc:ID', each)} ${text('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent', each)}`,
  }));
  const children = [...root.children].map(({ nodeName }) => nodeName);
  const checks: [string, boolean][] = [
    [
      'UBL order',
      children.every(
        (each, at) => at === 0 || order.indexOf(each) >= order.indexOf(children[at - 1] ?? ''),
      ),
    ],
    ['UBL known', children.every((each) => order.includes(each))],
    ['BR-16 a line', lines.length > 0],
    ['BR-CO-10', ore(`${total}/cbc:LineExtensionAmount`) === sum(nets.map((each) => each.ore))],
    ['BR-CO-11', ore(`${total}/cbc:AllowanceTotalAmount`) === (allowed ?? 0n)],
    ['BR-CO-12', ore(`${total}/cbc:ChargeTotalAmount`) === (charged ?? 0n)],
    [
      'BR-CO-13',
      ore(`${total}/cbc:TaxExclusiveAmount`) ===
        ore(`${total}/cbc:LineExtensionAmount`) - (allowed ?? 0n) + (charged ?? 0n),
    ],
    ['BR-CO-14', ore('cac:TaxTotal/cbc:TaxAmount') === sum(subtotals.map((each) => each.vat))],
    [
      'BR-CO-15',
      ore(`${total}/cbc:TaxInclusiveAmount`) ===
        ore(`${total}/cbc:TaxExclusiveAmount`) + ore('cac:TaxTotal/cbc:TaxAmount'),
    ],
    [
      'BR-CO-16',
      ore(`${total}/cbc:PayableAmount`) ===
        ore(`${total}/cbc:TaxInclusiveAmount`) + ore(`${total}/cbc:PayableRoundingAmount`),
    ],
    ['BR-CO-18', subtotals.length > 0],
    [
      'BR-CO-25',
      ore(`${total}/cbc:PayableAmount`) <= 0n ||
        text('cbc:DueDate') !== null ||
        text('cac:PaymentTerms/cbc:Note') !== null,
    ],
    ['BR-31 amounts are not negative', charges.every((each) => each.ore > 0n)],
    ...subtotals.map(({ base, vat, rate, category }): [string, boolean] => {
      const own = sum(nets.filter((each) => each.category === category).map((each) => each.ore));
      const more = sum(
        charges
          .filter((each) => each.category === category)
          .map((each) => (each.isCharge ? each.ore : -each.ore)),
      );
      const off = vat * 100n - base * rate;
      // The rules allow a krona; by Swedish rounding it is an öre, in part credits a few.
      return [
        `BR-S-08 and BR-S-09 of ${category}`,
        own + more === base && off <= 3000n && off >= -3000n,
      ];
    }),
    [
      'every category has its subtotal',
      nets.every(
        ({ category, ore: net }) =>
          net === 0n || subtotals.some((each) => each.category === category),
      ),
    ],
    ['BR-Z-1 nothing of VAT at 0 %', subtotals.every(({ rate, vat }) => rate !== 0n || vat === 0n)],
    [
      'PEPPOL-R003 reference',
      text('cbc:BuyerReference') !== null || text('cac:OrderReference/cbc:ID') !== null,
    ],
    [
      'PEPPOL-R010/R020 addresses',
      find('cac:AccountingSupplierParty/cac:Party/cbc:EndpointID').length +
        find('cac:AccountingCustomerParty/cac:Party/cbc:EndpointID').length ===
        2,
    ],
    [
      'SE-R-001 VAT number',
      /^SE\d{10}01$/.test(
        text('cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID') ?? '',
      ),
    ],
    [
      'BR-55 credited invoice',
      !isCredit || text('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID') !== null,
    ],
    [
      'PEPPOL-R120 price',
      lines.every((each) => {
        const net = ore('cbc:LineExtensionAmount', each);
        const quantity = text('cbc:InvoicedQuantity', each) ?? text('cbc:CreditedQuantity', each);
        return (
          ore('cac:Price/cbc:PriceAmount', each) === net &&
          text('cac:Price/cbc:BaseQuantity', each) === quantity &&
          Number(quantity) > 0
        );
      }),
    ],
    [
      'BR-27 no negative price',
      lines.every((each) => ore('cac:Price/cbc:PriceAmount', each) >= 0n),
    ],
  ];
  return checks.flatMap(([rule, holds]) => (holds ? [] : rule));
}

describe('A Peppol file', () => {
  const made = peppolFile(invoice);
  const xml = made.ok ? made.xml : made.message;

  it('of an invoice says who sells and buys what, and where to pay', () => {
    expect(faultsOf(xml)).toEqual([]);
    const { root, text } = read(xml);
    expect(root.nodeName).toBe('Invoice');
    const seller = 'cac:AccountingSupplierParty/cac:Party';
    const buyer = 'cac:AccountingCustomerParty/cac:Party';
    expect([
      ...[text('cbc:ID'), text('cbc:IssueDate'), text('cbc:DueDate'), text('cbc:InvoiceTypeCode')],
      ...[
        text('cbc:Note'),
        text(`${seller}/cbc:EndpointID`),
        text(`${buyer}/cac:PartyName/cbc:Name`),
      ],
      ...[text('cac:PaymentMeans/cbc:PaymentID'), text('cac:LegalMonetaryTotal/cbc:PayableAmount')],
      ...[
        text('cac:LegalMonetaryTotal/cbc:PayableRoundingAmount'),
        text('cac:OrderReference/cbc:ID'),
      ],
      text('cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID'),
    ]).toEqual([
      ...['10001', '2026-11-20', '2026-12-20', '380', 'Tack & välkommen', '4432109876'],
      ...['Åkeri <& Co> "AB"', '100016', '1793.00', '0.50', '1042', 'SE:BANKGIRO'],
    ]);
    expect(xml).toContain('<cbc:CompanyID>Godkänd för F-skatt</cbc:CompanyID>');
    expect(xml).toContain('<cbc:Name>Åkeri &lt;&amp; Co&gt; &quot;AB&quot;</cbc:Name>');
  });

  it('has the sums of a rate of which nothing is left, and no VAT number that nobody has said', () => {
    const free = 'part|1000|st|0|0|0|Provkörning';
    const file = peppolFile({ ...invoice, lines: [...invoice.lines, free] });
    const { find, text } = read(file.ok ? file.xml : file.message);
    expect(
      find('cac:TaxTotal/cac:TaxSubtotal').map((each) => [
        text('cac:TaxCategory/cbc:ID', each),
        text('cbc:TaxableAmount', each),
      ]),
    ).toEqual([
      ['S', '1434.00'],
      ['Z', '0.00'],
    ]);
    expect(find('cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme')).toEqual([]);
    expect(find('cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme')).toHaveLength(2);
  });

  it('of a credit names the invoice, and has amounts without a sign', () => {
    const credit: Invoice = {
      ...{ ...invoice, number: 10_002, kind: 'credit', creditsId: 'F10001' },
      lines: ['labour|-1500|h|119500|0|25|Felsökning'],
      ...{ net25Ore: -143_400, vat25Ore: -35_850, netOre: -143_400, vatOre: -35_850 },
      ...{ grossOre: -179_250, roundingOre: -50, payableOre: -179_300 },
    };
    expect(peppolFile(credit)).toMatchObject({ ok: false });
    const file = peppolFile(credit, invoice);
    const text = file.ok ? file.xml : file.message;
    expect(faultsOf(text)).toEqual([]);
    expect(text).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(text).toContain('<cbc:CreditedQuantity unitCode="HUR">1.500</cbc:CreditedQuantity>');
    expect(text).not.toMatch(/>-\d/);
  });

  it.each<[string, Partial<Invoice>]>([
    ['kundens organisationsnummer', { buyer: issuedInvoice().buyer }],
    ['kundens organisationsnummer', { buyer: { ...company, organisationNumber: null } }],
    ['verkstadens organisationsnummer', { seller: { ...invoice.seller, vatNumber: null } }],
  ])('is not made without %s', (what, values) => {
    const file = peppolFile({ ...invoice, ...values });
    expect(file.ok ? '' : file.message).toContain(`Fakturan saknar ${what}`);
  });

  it('holds the rules for a thousand documents with discounts, several rates and credits', () => {
    const { documents } = issuedBooks(1000);
    const companies = documents.filter(({ buyer }) => buyer.kind === 'company');
    const byId = new Map(documents.map((each) => [`F${each.number}`, each]));
    const faults = companies.flatMap((each) => {
      const file = peppolFile(each, byId.get(each.creditsId ?? '') ?? null);
      return file.ok
        ? faultsOf(file.xml).map((fault) => `${each.number}: ${fault}`)
        : [file.message];
    });
    expect(companies.length).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  });
});

test('the amounts of lines without VAT add up to the whole, the first of equal ones gets the odd öre', () => {
  const lines = Array.from({ length: 3 }, () => 'part|1000|st|3333|0|25|Olja');
  expect(lineNets(invoiceLinesOf({ lines }), true)).toEqual([2667, 2666, 2666]);
  const negative = lines.map((line) => line.replace('1000', '-1000'));
  expect(lineNets(invoiceLinesOf({ lines: negative }), true)).toEqual([-2667, -2666, -2666]);
  expect(lineNets(invoiceLinesOf({ lines }), false)).toEqual([3333, 3333, 3333]);
});
