import type { CustomerFields } from '@/domain/register/customer';
import type { VehicleFields } from '@/domain/register/vehicle';
import { vehicleName } from '@/domain/register/vehicleName';
import { formatMoney } from '@/domain/values/money';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { WorkshopDraft } from '@/domain/workshop/workshop';
import { type Buyer, invoiceLimits, type Seller } from './invoice';
import type { InvoiceSettingsFields } from './invoiceSettings';

/** The most, in öre including VAT, that a simplified invoice may be about (mervärdesskattelag 2023:200, 17 kap. 26 §). */
export const simplifiedOre = 400_000;

/** The workshop as an invoice of today names it. */
export function sellerOf(
  { name, organisationNumber, vatNumber, hasFSkatt, address, phone, email }: WorkshopDraft,
  { bankgiro, plusgiro, swish }: InvoiceSettingsFields,
): Seller {
  return {
    ...{ name, organisationNumber, vatNumber, hasFSkatt, address, phone, email },
    ...{ bankgiro, plusgiro, swish },
  };
}

/** The customer as an invoice of today names it; `reference` goes before that of the card. */
export function buyerOf(
  { kind, name, organisationNumber, reference: own, address, email }: CustomerFields,
  reference: string | null = null,
): Buyer {
  return { kind, name, organisationNumber, reference: reference ?? own, address, email };
}

/** The car as an invoice names it, `ABC 123 Volvo V70 2015`. */
export function carText(
  vehicle: Pick<VehicleFields, 'registrationNumber' | 'make' | 'model' | 'year'>,
): string {
  const plate = formatRegistrationNumber(vehicle.registrationNumber);
  return [plate, vehicleName(vehicle)].filter(Boolean).join(' ').slice(0, invoiceLimits.about.max);
}

/** A reason in Swedish why an invoice cannot be issued, and where that is put right. */
export interface InvoiceFault {
  text: string;
  at: 'settings' | 'invoicing' | 'customer' | 'here';
}

const isWhole = ({ street, postcode, city }: Buyer['address']) =>
  street !== null && postcode !== null && city !== null;

/** What the law wants an invoice to say of seller and buyer and is missing (mervärdesskattelag 2023:200, 17 kap. 24–28 §§). */
export function partyFault(
  seller: Seller,
  buyer: Buyer | null,
  { grossOre, vatOre }: { grossOre: number; vatOre: number },
): InvoiceFault | null {
  if (seller.organisationNumber === null || !isWhole(seller.address)) {
    return {
      text: 'Fakturan ska ha verkstadens adress och organisationsnummer. Fyll i dem i inställningarna.',
      at: 'settings',
    };
  }
  if (vatOre !== 0 && seller.vatNumber === null) {
    return {
      text: 'Fakturan ska ha verkstadens momsregistreringsnummer. Fyll i det i inställningarna.',
      at: 'settings',
    };
  }
  if (seller.bankgiro === null && seller.plusgiro === null && seller.swish === null) {
    return {
      text: 'Fakturan ska säga vart kunden betalar. Fyll i bankgiro, plusgiro eller Swish i inställningarna.',
      at: 'invoicing',
    };
  }
  if (!buyer) return { text: 'Välj vem som ska ha fakturan.', at: 'here' };
  if (grossOre > simplifiedOre && !isWhole(buyer.address)) {
    return {
      text: `Över ${formatMoney(simplifiedOre)} ska fakturan ha köparens adress. Fyll i den på kundens kort.`,
      at: 'customer',
    };
  }
  return null;
}
