import { lineOre } from '@/domain/order/orderSums';
import { splitGross, type VatRate } from '@/domain/values/vat';
import { countryOf, isAbroad } from '@/domain/values/address';
import { deductionsIn } from './deduction';
import { foreignSaleNotes } from './foreignSale';
import { type Invoice, ratesOf } from './invoice';
import { type InvoiceLine, invoiceLinesOf } from './invoiceLine';
import type { RatePart } from './invoiceSums';
import { lineNets } from './lineNets';
import { payeeFor } from './payee';
import { peppolAddressOf } from './peppolAddress';
import { lineElement, type NetLine } from './peppolLine';
import { amount, carReference, category, party, paymentMeans, zeroCategory } from './peppolParts';
import { element, xmlText, type Xml } from './xml';

/** A file, or the reason in Swedish why there is none. */
export type PeppolFile = { ok: true; xml: string } | { ok: false; message: string };

type Credited = Pick<Invoice, 'number' | 'issuedOn'> | null;

/**
 * An invoice or a credit as a file of Peppol BIS Billing 3.0 (EN 16931 in UBL 2.1). Only companies with an organisationsnummer, or
 * abroad with a VAT number, get one: it is their address in Peppol. `credited` is the invoice that a credit credits.
 */
export function peppolFile(invoice: Invoice, credited: Credited = null): PeppolFile {
  const { seller, buyer } = invoice;
  if (seller.organisationNumber === null || seller.vatNumber === null) {
    return missing('verkstadens organisationsnummer och momsregistreringsnummer');
  }
  if (buyer.kind !== 'company' || !peppolAddressOf(buyer)) {
    return isAbroad(buyer.address)
      ? missing('kundens VAT-nummer, som är adressen i Peppol för företag i EU, Norge och Schweiz')
      : missing('kundens organisationsnummer. E-faktura går bara till företag');
  }
  if (invoice.kind === 'credit' && !credited) {
    return { ok: false, message: 'Fakturan som krediteras har inte hämtats än.' };
  }
  return { ok: true, xml: xmlText(documentOf(invoice, credited)) };
}

function missing(what: string): PeppolFile {
  return { ok: false, message: `Fakturan saknar ${what}.` };
}

function documentOf(invoice: Invoice, credited: Credited): Xml {
  const isCredit = invoice.kind === 'credit';
  const kind = isCredit ? 'CreditNote' : 'Invoice';
  // Amounts of a credit note are positive: its type says what they are.
  const sign = isCredit ? -1 : 1;
  const parts = linesWithNets(invoice, sign);
  return element(
    kind,
    [
      ...header(invoice, kind),
      ...references(invoice, credited),
      ...parties(invoice),
      delivery(invoice),
      ...paymentMeans(payeeFor(invoice.seller, invoice.buyer.address), invoice.ocr),
      // A credit note has no day to pay, and one of the two is needed.
      credited &&
        element('cac:PaymentTerms', [
          element('cbc:Note', `Tillgodo på faktura ${credited.number}`),
        ]),
      ...allowances(invoice, parts, sign),
      tax(invoice, parts, sign),
      totals(invoice, parts, sign),
      ...parts.map((part, place) => lineElement(kind, part, place)),
    ],
    namespaces(kind),
  );
}

/** A file about what is outside the scope of the tax may name no VAT number (BR-O-02), but the law wants both on the invoice. */
function hidesNumbers({ foreignSale }: Invoice): boolean {
  return foreignSale === 'otherService';
}

/** The format, the kind and the days of the document, and its note. */
function header(invoice: Invoice, kind: 'Invoice' | 'CreditNote') {
  const { number, issuedOn, dueOn, about, seller, buyer } = invoice;
  const isCredit = kind === 'CreditNote';
  const numbers = hidesNumbers(invoice)
    ? `Säljarens momsregistreringsnummer ${seller.vatNumber}, köparens VAT-nummer ${buyer.vatNumber}`
    : '';
  // Peppol allows one note, and most programs show it first.
  const note = [about === null ? '' : `Avser ${about}`, invoice.note, numbers]
    .filter(Boolean)
    .join('\n');
  return [
    element(
      'cbc:CustomizationID',
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ),
    element('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    element('cbc:ID', String(number)),
    element('cbc:IssueDate', issuedOn),
    isCredit ? null : element('cbc:DueDate', dueOn),
    element(`cbc:${kind}TypeCode`, isCredit ? '381' : '380'),
    note && element('cbc:Note', note),
    element('cbc:DocumentCurrencyCode', 'SEK'),
  ];
}

/** The buyer's reference, and the order, the credited invoice and the car that the document is about. */
function references({ buyer, orderId, about }: Invoice, credited: Credited) {
  return [
    buyer.reference && element('cbc:BuyerReference', buyer.reference),
    // Peppol wants `NA` where the buyer gave no order number, so that no program takes the seller's number for the buyer's. A
    // file needs a buyer's reference or this.
    buyer.reference && orderId === null
      ? null
      : element('cac:OrderReference', [
          element('cbc:ID', 'NA'),
          orderId && element('cbc:SalesOrderID', orderId),
        ]),
    credited &&
      element('cac:BillingReference', [
        element('cac:InvoiceDocumentReference', [
          element('cbc:ID', String(credited.number)),
          element('cbc:IssueDate', credited.issuedOn),
        ]),
      ]),
    carReference(about),
  ];
}

function parties(invoice: Invoice): Xml[] {
  const { seller, buyer, ourReference } = invoice;
  const isHidden = hidesNumbers(invoice);
  return [
    element('cac:AccountingSupplierParty', [
      party(seller, { ...seller, contact: ourReference, ...(isHidden && { vatNumber: null }) }),
    ]),
    // Not every company with an organisationsnummer is registered for VAT, and the card does not say which are.
    element('cac:AccountingCustomerParty', [
      party(buyer, {
        vatNumber: isHidden ? null : (buyer.vatNumber ?? null),
        hasFSkatt: false,
        phone: null,
        contact: null,
      }),
    ]),
  ];
}

function delivery({ deliveredOn, foreignSale, buyer }: Invoice): Xml {
  return element('cac:Delivery', [
    element('cbc:ActualDeliveryDate', deliveredOn),
    // Goods that are carried to another country of the union are exempt because of where they go (BR-IC-12).
    foreignSale === 'euGoods'
      ? element('cac:DeliveryLocation', [
          element('cac:Address', [
            element('cac:Country', [element('cbc:IdentificationCode', countryOf(buyer.address))]),
          ]),
        ])
      : null,
  ]);
}

function tax(invoice: Invoice, parts: readonly NetLine[], sign: number): Xml {
  return element('cac:TaxTotal', [
    amount('cbc:TaxAmount', invoice.vatOre * sign),
    ...breakdown(invoice, parts).map(({ vatRate, netOre, vatOre }) =>
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', netOre * sign),
        amount('cbc:TaxAmount', vatOre * sign),
        vatRate === 0
          ? zeroCategory(zeroReason(invoice, parts), invoice.foreignSale)
          : category('cac:TaxCategory', vatRate, invoice.foreignSale),
      ]),
    ),
  ]);
}

function namespaces(kind: string): Record<string, string> {
  const schema = 'urn:oasis:names:specification:ubl:schema:xsd';
  return {
    xmlns: `${schema}:${kind}-2`,
    'xmlns:cac': `${schema}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${schema}:CommonBasicComponents-2`,
  };
}

function linesWithNets(invoice: Invoice, sign: number): NetLine[] {
  const { pricesInclVat } = invoice;
  const lines = invoiceLinesOf(invoice);
  const nets = lineNets(lines, pricesInclVat);
  return lines.map((line, place) => ({
    line: { ...line, milliQty: line.milliQty * sign },
    sale: invoice.foreignSale,
    netOre: (nets[place] ?? 0) * sign || 0,
    fullOre: fullNet(line, pricesInclVat) * sign,
  }));
}

/** The amount of a line without its discount and without VAT, in öre. */
function fullNet(line: InvoiceLine, pricesInclVat: boolean): number {
  const ore = lineOre({ ...line, discountBp: 0, discountOre: 0 });
  return pricesInclVat ? splitGross(ore, line.vatRate).netOre : ore;
}

/**
 * The reason for 0 % that EN 16931 wants: the law's of a sale abroad, or else the texts of what is sold without VAT, since nothing else
 * in an invoice gives one.
 */
function zeroReason(invoice: Invoice, parts: readonly NetLine[]): string {
  if (invoice.foreignSale !== null) return foreignSaleNotes[invoice.foreignSale].join(' ');
  const texts = [...parts.map(({ line }) => line), ...deductionsIn(invoice)].flatMap(
    ({ vatRate, text }) => (vatRate === 0 ? text : []),
  );
  return `Utan moms: ${[...new Set(texts)].join(', ')}`;
}

/**
 * The allowances on the whole invoice. For each rate it is the difference between its lines and the amount charged: the discount,
 * the deductions and the odd öre of prices with VAT. An amount that is added is a charge.
 */
function allowances(invoice: Invoice, parts: readonly NetLine[], sign: number): Xml[] {
  const names = [
    ...(invoice.discountBp > 0 ? ['Rabatt'] : []),
    ...new Set(deductionsIn(invoice).map(({ text }) => text)),
  ];
  const reason = names.join(', ') || 'Avrundning';
  return differences(invoice, parts, sign).map(([vatRate, ore]) =>
    element('cac:AllowanceCharge', [
      element('cbc:ChargeIndicator', ore > 0 ? 'true' : 'false'),
      element('cbc:AllowanceChargeReason', reason),
      amount('cbc:Amount', Math.abs(ore)),
      category('cac:TaxCategory', vatRate, invoice.foreignSale),
    ]),
  );
}

/** The sums of each rate that a line has, also of one of which nothing is left (BR-S-01, BR-Z-01). */
function breakdown(invoice: Invoice, parts: readonly NetLine[]): RatePart[] {
  const charged = ratesOf(invoice);
  const rates = new Set([...charged, ...parts.map(({ line }) => line)].map((each) => each.vatRate));
  return [...rates].map(
    (rate) =>
      charged.find(({ vatRate }) => vatRate === rate) ?? { vatRate: rate, netOre: 0, vatOre: 0 },
  );
}

/** By rate, how much more is charged than the lines say, in öre. */
function differences(
  invoice: Invoice,
  parts: readonly NetLine[],
  sign: number,
): [VatRate, number][] {
  return breakdown(invoice, parts).flatMap(({ vatRate: rate, netOre: charged }) => {
    const listed = parts
      .filter(({ line }) => line.vatRate === rate)
      .reduce((sum, { netOre }) => sum + netOre, 0);
    const ore = charged * sign - listed;
    return ore === 0 ? [] : [[rate, ore] satisfies [VatRate, number]];
  });
}

function totals(invoice: Invoice, parts: readonly NetLine[], sign: number): Xml {
  const listed = parts.reduce((sum, { netOre }) => sum + netOre, 0);
  const differing = differences(invoice, parts, sign).map(([, ore]) => ore);
  const less = differing.reduce((sum, ore) => sum + Math.max(-ore, 0), 0);
  const more = differing.reduce((sum, ore) => sum + Math.max(ore, 0), 0);
  const { netOre, grossOre, roundingOre, payableOre } = invoice;
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', listed),
    amount('cbc:TaxExclusiveAmount', netOre * sign),
    amount('cbc:TaxInclusiveAmount', grossOre * sign),
    less > 0 ? amount('cbc:AllowanceTotalAmount', less) : null,
    more > 0 ? amount('cbc:ChargeTotalAmount', more) : null,
    roundingOre === 0 ? null : amount('cbc:PayableRoundingAmount', roundingOre * sign),
    amount('cbc:PayableAmount', payableOre * sign),
  ]);
}
