import { describe, expect, it, test } from 'vitest';
import type { Invoice } from '@/domain/invoice/invoice';
import type { ForeignSale } from '@/domain/invoice/foreignSale';
import { invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { lineNets } from '@/domain/invoice/lineNets';
import { peppolFile } from '@/domain/invoice/peppol';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { peppolFaults, readXml } from '../../../support/peppolReader';
import { issuedBooks } from './issuedBooks';

const company: Invoice['buyer'] = {
  ...issuedInvoice().buyer,
  ...{ kind: 'company', organisationNumber: '5566778899', name: 'Åkeri <& Co> "AB"' },
};
const invoice: Invoice = {
  ...issuedInvoice({ buyer: company, note: 'Tack\u0001 & välkommen' }),
  ...{ createdBy: 'kim', createdAt: new Date() },
};

describe('A Peppol file', () => {
  const made = peppolFile(invoice);
  const xml = made.ok ? made.xml : made.message;

  it('of an invoice says who sells and buys what, and where to pay', () => {
    expect(peppolFaults(xml)).toEqual([]);
    const { root, text } = readXml(xml);
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
      ...['10001', '2026-11-20', '2026-12-20', '380'],
      ...['Avser ABC 123 Volvo V70\nTack & välkommen', '4432109876'],
      ...['Åkeri <& Co> "AB"', '100016', '1793.00', '0.50', 'NA', 'SE:BANKGIRO'],
    ]);
    expect(text('cac:OrderReference/cbc:SalesOrderID')).toBe('1042');
    expect(text('cac:AdditionalDocumentReference/cbc:ID')).toBe('ABC123');
    expect(text(`${seller}/cac:Contact/cbc:Name`)).toBe(invoice.ourReference);
    expect(xml).toContain('<cbc:CompanyID>Godkänd för F-skatt</cbc:CompanyID>');
    expect(xml).toContain('<cbc:Name>Åkeri &lt;&amp; Co&gt; &quot;AB&quot;</cbc:Name>');
  });

  it('has a sum for each VAT rate, also for one with nothing left of it', () => {
    const free = 'part|1000|st|0|0|0|Provkörning';
    const file = peppolFile({ ...invoice, lines: [...invoice.lines, free] });
    const { find, text } = readXml(file.ok ? file.xml : file.message);
    expect(
      find('cac:TaxTotal/cac:TaxSubtotal').map((each) => [
        text('cac:TaxCategory/cbc:ID', each),
        text('cbc:TaxableAmount', each),
      ]),
    ).toEqual([
      ['S', '1434.00'],
      ['E', '0.00'],
    ]);
    expect(text('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason')).toBe(
      'Utan moms: Provkörning',
    );
    expect(find('cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme')).toEqual([]);
    expect(find('cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme')).toHaveLength(2);
  });

  it('has the discount of a line as such, beside the price without it', () => {
    const lines = [
      ...['part|3000|st|3333|1250|25|Olja', 'part|1000|st|10000|10000|25|Glödlampa'],
      'part|2000|st|10000|2500ore|25|Spolarvätska',
    ];
    const file = peppolFile({ ...invoice, lines, pricesInclVat: true });
    const { find, text } = readXml(file.ok ? file.xml : file.message);
    const shown = find('cac:InvoiceLine').map((each) => [
      ...[text('cbc:LineExtensionAmount', each), text('cac:Price/cbc:PriceAmount', each)],
      ...['MultiplierFactorNumeric', 'Amount', 'BaseAmount'].map((name) =>
        text(`cac:AllowanceCharge/cbc:${name}`, each),
      ),
    ]);
    expect(shown).toEqual([
      ['69.99', '79.99', '12.50', '10.00', '79.99'],
      ['0.00', '80.00', '100.00', '80.00', '80.00'],
      ['140.00', '160.00', null, '20.00', null],
    ]);
  });

  it('has a return as a line with a negative quantity, and no price less than nothing', () => {
    const lines = ['part|3000|st|10000|0|25|Olja', 'part|-2000|st|12500|1000|25|Stompant'];
    const parts = { net25Ore: 6000, vat25Ore: 1500, netOre: 6000, vatOre: 1500 };
    const sums = { ...parts, grossOre: 7500, roundingOre: 0, payableOre: 7500 };
    const file = peppolFile({ ...invoice, ...sums, lines, pricesInclVat: true });
    const xml = file.ok ? file.xml : file.message;
    expect(peppolFaults(xml)).toEqual([]);
    const { find, text } = readXml(xml);
    const shown = find('cac:InvoiceLine').map((each) => [
      ...[text('cbc:InvoicedQuantity', each), text('cbc:LineExtensionAmount', each)],
      ...[text('cac:Price/cbc:PriceAmount', each), text('cac:Price/cbc:BaseQuantity', each)],
      find('cac:AllowanceCharge', each).length,
    ]);
    expect(shown).toEqual([
      ['3.000', '240.00', '240.00', '3.000', 0],
      ['-2.000', '-180.00', '180.00', '2.000', 0],
    ]);
  });

  it('names the order of a buyer with a reference, and no car without a Swedish plate', () => {
    const own = { ...company, reference: 'Kostnadsställe 12' };
    const file = peppolFile({ ...invoice, buyer: own, about: 'Grävmaskin på gården' });
    const { find, text } = readXml(file.ok ? file.xml : file.message);
    expect(text('cbc:BuyerReference')).toBe('Kostnadsställe 12');
    expect(text('cac:OrderReference/cbc:ID')).toBe('NA');
    expect(text('cbc:Note')).toMatch(/^Avser Grävmaskin på gården\n/);
    expect(find('cac:AdditionalDocumentReference')).toEqual([]);
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
    expect(peppolFaults(text)).toEqual([]);
    expect(text).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(text).toContain('<cbc:CreditedQuantity unitCode="HUR">1.500</cbc:CreditedQuantity>');
    expect(text).not.toMatch(/>-\d/);
  });

  const untaxed: Partial<Invoice> = {
    ...{ pricesInclVat: false, lines: ['labour|1500|h|95600|1000|0|Felsökning'], discountBp: 1000 },
    ...{ net25Ore: 0, vat25Ore: 0, net0Ore: 116_154, netOre: 116_154, vatOre: 0 },
    ...{ grossOre: 116_154, roundingOre: 46, payableOre: 116_200 },
  };
  const abroad = (country: string, vatNumber: string): Invoice['buyer'] => ({
    ...{ ...company, organisationNumber: null, vatNumber },
    address: { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country },
  });

  it.each<[ForeignSale, string, string, string[]]>([
    ['euService', 'DK', 'DK13585628', ['AE', 'VATEX-EU-AE', '0184', '13585628', 'DK13585628']],
    ['euGoods', 'DE', 'DE136695976', ['K', 'VATEX-EU-IC', '9930', 'DE136695976', 'DE136695976']],
    ['euService', 'GR', 'EL094259216', ['AE', 'VATEX-EU-AE', '9933', 'EL094259216', 'EL094259216']],
    ['export', 'NO', 'NO923609016MVA', ['G', 'VATEX-EU-G', '0192', '923609016', 'NO923609016MVA']],
    ['otherService', 'NO', 'NO923609016MVA', ['O', 'VATEX-EU-O', '0192', '923609016', '']],
  ])(
    'of a sale abroad %s to %s says why it has no VAT',
    (foreignSale, country, vatNumber, told) => {
      const buyer = abroad(country, vatNumber);
      const file = peppolFile({ ...invoice, ...untaxed, foreignSale, buyer });
      const xml = file.ok ? file.xml : file.message;
      expect(peppolFaults(xml)).toEqual([]);
      const { find, text } = readXml(xml);
      const party = 'cac:AccountingCustomerParty/cac:Party';
      const category = 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
      expect([
        text(`${category}/cbc:ID`),
        text(`${category}/cbc:TaxExemptionReasonCode`),
        find(`${party}/cbc:EndpointID`)[0]?.getAttribute('schemeID'),
        text(`${party}/cbc:EndpointID`),
        text(`${party}/cac:PartyTaxScheme/cbc:CompanyID`) ?? '',
      ]).toEqual(told);
      expect(text(`${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)).toBe(country);
      expect(text('cbc:Note')?.includes(vatNumber)).toBe(told[0] === 'O');
    },
  );

  it('of a company abroad with Swedish VAT has its number, and the rate', () => {
    const file = peppolFile({ ...invoice, buyer: abroad('DK', 'DK13585628') });
    const xml = file.ok ? file.xml : file.message;
    expect(peppolFaults(xml)).toEqual([]);
    expect(readXml(xml).text('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID')).toBe('S');
  });

  it('of a company abroad names the IBAN and the BIC, if known, but no giro', () => {
    const accounts = (bic: string | null) => {
      const seller = { ...invoice.seller, iban: 'SE4550000000058398257466', bic };
      const file = peppolFile({ ...invoice, seller, buyer: abroad('DK', 'DK13585628') });
      const xml = file.ok ? file.xml : file.message;
      expect(peppolFaults(xml)).toEqual([]);
      const account = 'cac:PaymentMeans/cac:PayeeFinancialAccount';
      return readXml(xml)
        .find(account)

        .map((each) => each.textContent?.replace(/\s/g, ''));
    };
    expect(accounts('ESSESESS')).toEqual(['SE4550000000058398257466ESSESESS']);
    expect(accounts(null)).toEqual(['SE4550000000058398257466']);
  });

  it.each<[string, Partial<Invoice>]>([
    ['kundens VAT-nummer', { buyer: { ...abroad('NO', ''), vatNumber: undefined } }],
    ['kundens VAT-nummer', { buyer: abroad('US', 'US123456789') }],
    ['kundens organisationsnummer', { buyer: issuedInvoice().buyer }],
    ['kundens organisationsnummer', { buyer: { ...company, organisationNumber: null } }],
    ['verkstadens organisationsnummer', { seller: { ...invoice.seller, vatNumber: null } }],
  ])('is not made without %s', (what, values) => {
    const file = peppolFile({ ...invoice, ...values });
    expect(file.ok ? '' : file.message).toContain(`Fakturan saknar ${what}`);
  });

  it('follows the rules for a thousand documents with discounts, rates and credits', () => {
    const { documents } = issuedBooks(1000);
    const companies = documents.filter(({ buyer }) => buyer.kind === 'company');
    const byId = new Map(documents.map((each) => [`F${each.number}`, each]));
    const faults = companies.flatMap((each) => {
      const file = peppolFile(each, byId.get(each.creditsId ?? '') ?? null);
      return file.ok
        ? peppolFaults(file.xml).map((fault) => `${each.number}: ${fault}`)
        : [file.message];
    });
    expect(companies.length).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  });
});

test('the amounts of a sale and its return without VAT are opposite', () => {
  const lines = ['part|1000|st|3333|0|25|Olja', 'part|-1000|st|3333|0|25|Olja'];
  expect(lineNets(invoiceLinesOf({ lines }), true)).toEqual([2666, -2666]);
});

test('line amounts without VAT add up to the whole, the first takes the odd öre', () => {
  const lines = Array.from({ length: 3 }, () => 'part|1000|st|3333|0|25|Olja');
  expect(lineNets(invoiceLinesOf({ lines }), true)).toEqual([2667, 2666, 2666]);
  const negative = lines.map((line) => line.replace('1000', '-1000'));
  expect(lineNets(invoiceLinesOf({ lines: negative }), true)).toEqual([-2667, -2666, -2666]);
  expect(lineNets(invoiceLinesOf({ lines }), false)).toEqual([3333, 3333, 3333]);
});
