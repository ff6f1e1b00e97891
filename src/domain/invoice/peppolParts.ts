import type { VatRate } from '@/domain/values/vat';
import type { Invoice } from './invoice';
import { element, type Xml } from './xml';

/** A party with its number, its address in Peppol, and what the law wants an invoice to say of it. */
export function party(
  {
    name,
    organisationNumber,
    address,
  }: Pick<Invoice['buyer'], 'name' | 'organisationNumber' | 'address'>,
  vatNumber: string | null,
  hasFSkatt: boolean,
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
      address.postcode && element('cbc:PostalZone', address.postcode.replace(' ', '')),
      element('cac:Country', [element('cbc:IdentificationCode', 'SE')]),
    ]),
    vatNumber && scheme(vatNumber, 'VAT'),
    hasFSkatt ? scheme('Godkänd för F-skatt', 'TAX') : null,
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      element('cbc:CompanyID', number, { schemeID: '0007' }),
    ]),
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

/** Standard rated, or zero rated at 0 %. */
export function category(name: string, vatRate: VatRate): Xml {
  return element(name, [
    element('cbc:ID', vatRate === 0 ? 'Z' : 'S'),
    element('cbc:Percent', String(vatRate)),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);
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
