import { type CsvCell, toCsv } from '@/domain/values/csvText';
import { foreignSaleLabels } from './foreignSale';
import { type Invoice, invoiceKindLabels } from './invoice';
import { sumFaults } from './invoiceFaults';

const headers = [
  ...['Nummer', 'Typ', 'Krediterar', 'Utfärdad', 'Förfaller', 'Kund', 'Organisationsnummer'],
  ...['VAT-nummer', 'Försäljning utomlands'],
  ...['Avser', 'Arbetsorder', 'Netto 25 %', 'Moms 25 %', 'Netto 12 %', 'Moms 12 %'],
  ...['Netto 6 %', 'Moms 6 %', 'Netto 0 %', 'Netto', 'Moms', 'Öresavrundning', 'Att betala', 'OCR'],
  'Kontroll',
];

/** Invoices and credits as a CSV that a Swedish Excel opens, a row each, amounts in kronor. */
export function invoicesCsv(invoices: readonly Invoice[]): string {
  return toCsv([headers, ...invoices.map(rowOf)]);
}

function rowOf(invoice: Invoice): CsvCell[] {
  const { number, kind, creditsId, issuedOn, dueOn, buyer, foreignSale, about, orderId, ocr } =
    invoice;
  const amounts = [
    ...[invoice.net25Ore, invoice.vat25Ore, invoice.net12Ore, invoice.vat12Ore],
    ...[invoice.net6Ore, invoice.vat6Ore, invoice.net0Ore],
    ...[invoice.netOre, invoice.vatOre, invoice.roundingOre, invoice.payableOre],
  ];
  return [
    ...[number, invoiceKindLabels[kind], creditsId?.slice(1) ?? null, issuedOn, dueOn],
    ...[buyer.name, buyer.organisationNumber, buyer.vatNumber ?? null],
    ...[foreignSale && foreignSaleLabels[foreignSale], about, orderId],
    // Amounts are below what a number holds exactly, also divided by a hundred.
    ...amounts.map((ore) => ore / 100),
    ocr,
    sumFaults(invoice).length > 0 ? 'Stämmer inte' : null,
  ];
}
