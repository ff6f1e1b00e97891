import type { InvoiceFields } from '@/domain/invoice/invoice';

/** An invoice of 1,5 h, as Anna Berg got it. */
export function issuedInvoice(values: Partial<InvoiceFields> = {}): InvoiceFields {
  return {
    ...{ number: 10_001, kind: 'invoice', creditsId: null, orderId: '1042', vehicleId: 'car' },
    ...{ customerId: 'anna', issuedOn: '2026-11-20', deliveredOn: '2026-11-20' },
    dueOn: '2026-12-20',
    seller: {
      ...{ name: 'Ekens bil', organisationNumber: '4432109876', vatNumber: 'SE443210987601' },
      ...{ hasFSkatt: true, phone: null, email: null },
      address: { street: 'Ekvägen 1', postcode: '123 45', city: 'Eken' },
      ...{ bankgiro: '50501055', plusgiro: null, swish: null, iban: null, bic: null },
    },
    buyer: {
      ...{ kind: 'private', name: 'Anna Berg', organisationNumber: null, reference: null },
      address: { street: 'Bergsgatan 2', postcode: '123 46', city: 'Berga' },
      email: null,
    },
    foreignSale: null,
    ...{ about: 'ABC 123 Volvo V70', ourReference: 'Kim Ek', note: null, pricesInclVat: true },
    lines: ['labour|1500|h|119500|0|25|Felsökning'],
    ...{ discountBp: 0, deductions: [] },
    ...{ net25Ore: 143_400, vat25Ore: 35_850, net12Ore: 0, vat12Ore: 0, net6Ore: 0, vat6Ore: 0 },
    ...{ net0Ore: 0, netOre: 143_400, vatOre: 35_850, grossOre: 179_250 },
    ...{ roundingOre: 50, payableOre: 179_300, ocr: '100016' },
    ...values,
  };
}
