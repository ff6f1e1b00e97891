import * as v from 'valibot';
import { address } from '@/domain/values/address';
import { day, documentId, flag, instant, line, orNull, wrongShape } from '@/domain/values/fields';
import { type VatRate, vatRates, type VatTotal } from '@/domain/values/vat';
import { customerKinds } from '@/domain/register/customer';
import { foreignSales } from './foreignSale';
import { storedInvoiceLine } from './invoiceLine';

export const invoiceKinds = ['invoice', 'credit'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceKindLabels: Record<InvoiceKind, string> = {
  invoice: 'Faktura',
  credit: 'Kreditfaktura',
};

/** The letter of the one series of numbers; an invoice's id is the letter and the number, `F10001`. */
export const seriesId = 'F';

/** Texts in characters, lines in number. */
export const invoiceLimits = {
  number: { min: 1, max: 99_999_999 },
  lines: { min: 1, max: 60 },
  deductions: { min: 0, max: 40 },
  name: { min: 1, max: 120 },
  reference: { min: 1, max: 120 },
  about: { min: 1, max: 120 },
  note: { min: 1, max: 1000 },
} as const;

const name = line(invoiceLimits.name, 'Fyll i namnet.');
const nullableText = v.nullable(v.string(wrongShape));
const ore = v.pipe(v.number(wrongShape), v.safeInteger(wrongShape));

/** The workshop as it was on the day of the invoice. */
export const sellerSchema = v.object(
  {
    name,
    organisationNumber: nullableText,
    vatNumber: nullableText,
    hasFSkatt: flag,
    address,
    phone: nullableText,
    email: nullableText,
    /** Digits only. */
    bankgiro: nullableText,
    plusgiro: nullableText,
    swish: nullableText,
    iban: v.optional(nullableText, null),
    bic: v.optional(nullableText, null),
  },
  wrongShape,
);

/** The customer as on the day of the invoice. */
export const buyerSchema = v.object(
  {
    kind: v.picklist(customerKinds, wrongShape),
    name,
    organisationNumber: nullableText,
    /** Only a company abroad has the key. */
    vatNumber: v.optional(v.string(wrongShape)),
    /** The customer's own reference ("Er referens"). */
    reference: nullableText,
    address,
    email: nullableText,
  },
  wrongShape,
);

/**
 * A document of `workshops/{id}/invoices`, with the id `F10001`: an invoice or a credit as it was issued. It is never changed
 * and never deleted (bokföringslag 1999:1078, 5 kap. 5 § and 7 kap. 2 §). The amounts of a credit are negative, all in öre.
 */
export const invoiceDocument = v.object(
  {
    number: v.pipe(v.number(wrongShape), v.safeInteger(wrongShape)),
    kind: v.picklist(invoiceKinds, wrongShape),
    /** The invoice that a credit credits; null for an invoice. */
    creditsId: v.nullable(documentId),
    orderId: v.nullable(documentId),
    vehicleId: v.nullable(documentId),
    /** The buyer's card in the register. */
    customerId: v.nullable(documentId),
    issuedOn: day,
    deliveredOn: day,
    dueOn: day,
    seller: sellerSchema,
    buyer: buyerSchema,
    /** The kind of sale abroad that bears no Swedish VAT; null for one that does. */
    foreignSale: v.optional(v.nullable(v.picklist(foreignSales, wrongShape)), null),
    /** The car as the invoice names it, `ABC 123 Volvo V70`; null without one. */
    about: orNull(line(invoiceLimits.about, wrongShape)),
    /** The name of the person who issued it, printed as "Vår referens". */
    ourReference: orNull(line(invoiceLimits.reference, wrongShape)),
    note: nullableText,
    pricesInclVat: flag,
    lines: v.array(storedInvoiceLine, wrongShape),
    /** The discount on the whole, in hundredths of a per cent. */
    discountBp: ore,
    /**
     * The amounts taken off after the discount, one text each: `vatRate|netOre|vatOre|text`, such as an excess that somebody else
     * pays.
     */
    deductions: v.array(v.string(wrongShape), wrongShape),
    /** Net and VAT for each rate, after discount and deductions; zero where the rate is not in use. */
    net25Ore: ore,
    vat25Ore: ore,
    net12Ore: ore,
    vat12Ore: ore,
    net6Ore: ore,
    vat6Ore: ore,
    net0Ore: ore,
    netOre: ore,
    vatOre: ore,
    grossOre: ore,
    /** The öre that rounding to whole kronor adds, without VAT. */
    roundingOre: ore,
    payableOre: ore,
    /** The reference number of the payment, digits with their check digit. */
    ocr: v.pipe(v.string(wrongShape), v.regex(/^\d{2,25}$/, wrongShape)),
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type Invoice = v.InferOutput<typeof invoiceDocument>;
export type InvoiceFields = Omit<Invoice, 'createdAt' | 'createdBy'>;
export type Seller = v.InferOutput<typeof sellerSchema>;
export type Buyer = v.InferOutput<typeof buyerSchema>;

/** The Swedish names of the fields. */
export const invoiceLabels: Record<keyof InvoiceFields, string> = {
  number: 'Fakturanummer',
  kind: 'Typ',
  creditsId: 'Krediterar',
  orderId: 'Arbetsorder',
  vehicleId: 'Fordon',
  customerId: 'Kund',
  issuedOn: 'Fakturadatum',
  deliveredOn: 'Leveransdag',
  dueOn: 'Förfaller',
  seller: 'Säljare',
  buyer: 'Köpare',
  foreignSale: 'Försäljning utomlands',
  about: 'Avser',
  ourReference: 'Vår referens',
  note: 'Meddelande',
  pricesInclVat: 'Priser med moms',
  lines: 'Rader',
  discountBp: 'Rabatt på hela fakturan',
  deductions: 'Avdrag',
  net25Ore: 'Netto 25 %',
  vat25Ore: 'Moms 25 %',
  net12Ore: 'Netto 12 %',
  vat12Ore: 'Moms 12 %',
  net6Ore: 'Netto 6 %',
  vat6Ore: 'Moms 6 %',
  net0Ore: 'Utan moms',
  netOre: 'Netto',
  vatOre: 'Moms',
  grossOre: 'Summa',
  roundingOre: 'Öresavrundning',
  payableOre: 'Att betala',
  ocr: 'OCR-nummer',
};

/** The id of the invoice with a number. */
export function invoiceId(number: number): string {
  return `${seriesId}${number}`;
}

/** The name of the invoice with an id, as people speak of it: `Faktura 10001`. */
export function invoiceName(id: string): string {
  return `Faktura ${id.slice(seriesId.length)}`;
}

/** The sums of an invoice per rate in use, the highest rate first, as they were issued. */
export function ratesOf(
  invoice: Pick<
    Invoice,
    'net25Ore' | 'vat25Ore' | 'net12Ore' | 'vat12Ore' | 'net6Ore' | 'vat6Ore' | 'net0Ore'
  >,
): VatTotal[] {
  const stored: Record<VatRate, [number, number]> = {
    25: [invoice.net25Ore, invoice.vat25Ore],
    12: [invoice.net12Ore, invoice.vat12Ore],
    6: [invoice.net6Ore, invoice.vat6Ore],
    0: [invoice.net0Ore, 0],
  };
  return vatRates.flatMap((vatRate) => {
    const [netOre, vatOre] = stored[vatRate];
    return netOre === 0 && vatOre === 0
      ? []
      : [{ vatRate, netOre, vatOre, grossOre: netOre + vatOre }];
  });
}
