import type { VatRate } from '@/domain/values/vat';
import { countryOf, isAbroad } from '@/domain/values/address';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
import type { ForeignSale } from './foreignSale';
import type { Buyer, Seller } from './invoice';
import type { Payee } from './payee';
import { peppolAddressOf, registerNumberOf } from './peppolAddress';
import { element, type Xml } from './xml';

/** The facts that a file has about a seller alone, but for the VAT number. */
interface SellerFacts extends Pick<Seller, 'vatNumber' | 'hasFSkatt' | 'phone'> {
  /** The person to ask ("Vår referens"). */
  contact: string | null;
}

/** A party with its number, its address in Peppol, and what the law wants an invoice to say of it. */
export function party(
  whole: Buyer | Seller,
  { vatNumber, hasFSkatt, phone, contact }: SellerFacts,
): Xml {
  const { name, address, email } = whole;
  const endpoint = peppolAddressOf(whole);
  const registered = registerNumberOf(whole);
  const scheme = (text: string, id: string) =>
    element('cac:PartyTaxScheme', [
      element('cbc:CompanyID', text),
      element('cac:TaxScheme', [element('cbc:ID', id)]),
    ]);
  return element('cac:Party', [
    endpoint && element('cbc:EndpointID', endpoint.number, { schemeID: endpoint.scheme }),
    element('cac:PartyName', [element('cbc:Name', name)]),
    element('cac:PostalAddress', [
      address.street && element('cbc:StreetName', address.street),
      address.city && element('cbc:CityName', address.city),
      address.postcode &&
        element(
          'cbc:PostalZone',
          isAbroad(address) ? address.postcode : address.postcode.replace(' ', ''),
        ),
      element('cac:Country', [element('cbc:IdentificationCode', countryOf(address))]),
    ]),
    vatNumber && scheme(vatNumber, 'VAT'),
    hasFSkatt ? scheme('Godkänd för F-skatt', 'TAX') : null,
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      registered && element('cbc:CompanyID', registered.number, { schemeID: registered.scheme }),
    ]),
    contact || phone || email
      ? element('cac:Contact', [
          contact && element('cbc:Name', contact),
          phone && element('cbc:Telephone', phone),
          email && element('cbc:ElectronicMail', email),
        ])
      : null,
  ]);
}

/**
 * The plate of the car as the invoiced object (BT-18), `ABZ` of UNCL 1153, by which fleets sort their invoices; null where the text
 * about the car does not begin with an ordinary plate.
 */
export function carReference(about: string | null): Xml | null {
  const plate = parseRegistrationNumber(about?.slice(0, 'ABC 123'.length) ?? '');
  if (!plate.ok || plate.warning !== undefined) return null;
  return element('cac:AdditionalDocumentReference', [
    element('cbc:ID', plate.value, { schemeID: 'ABZ' }),
    element('cbc:DocumentTypeCode', '130'),
  ]);
}

/** The means of payment, each with the OCR that the payment names. */
export function paymentMeans({ bankgiro, plusgiro, iban, bic }: Payee, ocr: string): Xml[] {
  const accounts = [
    [bankgiro, 'SE:BANKGIRO'],
    [plusgiro, 'SE:PLUSGIRO'],
    [iban, bic],
  ] as const;
  return accounts.flatMap(([account, branch]) =>
    account === null
      ? []
      : element('cac:PaymentMeans', [
          element('cbc:PaymentMeansCode', '30'),
          element('cbc:PaymentID', ocr),
          element('cac:PayeeFinancialAccount', [
            element('cbc:ID', account),
            branch && element('cac:FinancialInstitutionBranch', [element('cbc:ID', branch)]),
          ]),
        ]),
  );
}

/** The category of UNCL 5305 of a sale abroad, and the code of the reason why it has no VAT (VATEX). */
const saleCategories: Record<ForeignSale, readonly [category: string, reason: string]> = {
  euService: ['AE', 'VATEX-EU-AE'],
  otherService: ['O', 'VATEX-EU-O'],
  euGoods: ['K', 'VATEX-EU-IC'],
  export: ['G', 'VATEX-EU-G'],
};

/**
 * Standard rated, exempt at 0 %, or the category of a sale abroad: Sweden has no zero rate for what a workshop sells (mervärdesskattelag
 * 2023:200, 10 kap.).
 */
export function category(name: string, vatRate: VatRate, sale: ForeignSale | null): Xml {
  return element(name, categoryParts(vatRate, sale));
}

/** The category of the sum at 0 % with the reason that EN 16931 wants there and there alone (BR-E-10, BR-AE-10). */
export function zeroCategory(reason: string, sale: ForeignSale | null): Xml {
  return element(
    'cac:TaxCategory',
    categoryParts(0, sale, [
      sale && element('cbc:TaxExemptionReasonCode', saleCategories[sale][1]),
      element('cbc:TaxExemptionReason', reason),
    ]),
  );
}

function categoryParts(
  vatRate: VatRate,
  sale: ForeignSale | null,
  reasons: readonly (Xml | null)[] = [],
): (Xml | null)[] {
  const own = sale === null ? null : saleCategories[sale][0];
  return [
    element('cbc:ID', own ?? (vatRate === 0 ? 'E' : 'S')),
    // Category O, outside the scope of the tax, has no rate (BR-O-05).
    own === 'O' ? null : element('cbc:Percent', String(vatRate)),
    ...reasons,
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ];
}

/** An amount in öre, as kronor. */
export function amount(name: string, ore: number): Xml {
  return element(name, decimal(ore || 0, 2), { currencyID: 'SEK' });
}

/** A whole number as a decimal with `places` decimals, `-527.00`. */
export function decimal(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
