import type { VatRate } from '@/domain/values/vat';
import { countryOf, isAbroad } from '@/domain/values/address';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Buyer, Seller } from './invoice';
import { element, type Xml } from './xml';

/** The facts that a file has about a seller alone. */
interface SellerFacts extends Pick<Seller, 'vatNumber' | 'hasFSkatt' | 'phone'> {
  /** The person to ask ("Vår referens"). */
  contact: string | null;
}

/** A party with its number, its address in Peppol, and what the law wants an invoice to say of it. */
export function party(
  { name, organisationNumber, address, email }: Buyer | Seller,
  { vatNumber, hasFSkatt, phone, contact }: SellerFacts = {
    ...{ vatNumber: null, hasFSkatt: false, phone: null, contact: null },
  },
): Xml {
  const number = organisationNumber ?? '';
  const scheme = (text: string, id: string) =>
    element('cac:PartyTaxScheme', [
      element('cbc:CompanyID', text),
      element('cac:TaxScheme', [element('cbc:ID', id)]),
    ]);
  return element('cac:Party', [
    element('cbc:EndpointID', number, { schemeID: '0007' }),
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
      element('cbc:CompanyID', number, { schemeID: '0007' }),
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

/** Where to pay, with the OCR that the payment names. */
export function paymentMeans(bankgiro: string | null, plusgiro: string | null, ocr: string): Xml[] {
  const accounts = [
    [bankgiro, 'SE:BANKGIRO'],
    [plusgiro, 'SE:PLUSGIRO'],
  ] as const;
  return accounts.flatMap(([account, branch]) =>
    account === null
      ? []
      : element('cac:PaymentMeans', [
          element('cbc:PaymentMeansCode', '30'),
          element('cbc:PaymentID', ocr),
          element('cac:PayeeFinancialAccount', [
            element('cbc:ID', account),
            element('cac:FinancialInstitutionBranch', [element('cbc:ID', branch)]),
          ]),
        ]),
  );
}

/** Standard rated, or exempt at 0 %: Sweden has no zero rate for what a workshop sells (mervärdesskattelag 2023:200, 10 kap.). */
export function category(name: string, vatRate: VatRate): Xml {
  return element(name, categoryParts(vatRate));
}

/** The category of the sum at 0 % with the reason that EN 16931 wants there and there alone (BR-E-10). */
export function zeroCategory(reason: string): Xml {
  return element('cac:TaxCategory', categoryParts(0, element('cbc:TaxExemptionReason', reason)));
}

function categoryParts(vatRate: VatRate, reason: Xml | null = null): (Xml | null)[] {
  return [
    element('cbc:ID', vatRate === 0 ? 'E' : 'S'),
    element('cbc:Percent', String(vatRate)),
    reason,
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
