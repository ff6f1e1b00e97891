import type { Customer, CustomerFields } from '@/domain/register/customer';
import type { Vehicle, VehicleFields } from '@/domain/register/vehicle';
import { vehicleName } from '@/domain/register/vehicleName';
import { isAbroad, isWhole } from '@/domain/values/address';
import { formatMoney } from '@/domain/values/money';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Entry } from '@/domain/values/live';
import type { Workshop, WorkshopDraft } from '@/domain/workshop/workshop';
import { type Buyer, type Invoice, invoiceLimits, type Seller } from './invoice';
import type { InvoiceContent } from './invoiceContent';
import type { InvoiceSettingsFields } from './invoiceSettings';

/** The most, in öre including VAT, that a simplified invoice may be about (mervärdesskattelag 2023:200, 17 kap. 26 §). */
export const simplifiedOre = 400_000;

/** The workshop as an invoice of today names it. */
export function sellerOf(
  { name, organisationNumber, vatNumber, hasFSkatt, address, phone, email }: WorkshopDraft,
  { bankgiro, plusgiro, swish, iban, bic }: InvoiceSettingsFields,
): Seller {
  return {
    name,
    organisationNumber,
    vatNumber,
    hasFSkatt,
    address,
    phone,
    email,
    bankgiro,
    plusgiro,
    swish,
    iban,
    bic,
  };
}

/** The customer as an invoice of today names it; `reference` goes before that of the card. */
export function buyerOf(
  { kind, name, organisationNumber, vatNumber, reference: own, address, email }: CustomerFields,
  reference: string | null = null,
): Buyer {
  return {
    kind,
    name,
    organisationNumber,
    reference: reference ?? own,
    address,
    email,
    ...(vatNumber !== null && { vatNumber }),
  };
}

/** The car as an invoice names it, `ABC 123 Volvo V70 2015`. */
export function carText(
  vehicle: Pick<VehicleFields, 'registrationNumber' | 'make' | 'model' | 'year'>,
): string {
  const plate = formatRegistrationNumber(vehicle.registrationNumber);
  return [plate, vehicleName(vehicle)].filter(Boolean).join(' ').slice(0, invoiceLimits.about.max);
}

const sellerNeeds = ['organisationNumber', 'vatNumber', 'address', 'payee'] as const;

/** A fact about the seller that an invoice must have by law, or the account that the customer pays to. */
export type SellerNeed = (typeof sellerNeeds)[number];

/** A reason in Swedish why an invoice cannot be issued, and where that is put right. */
export interface InvoiceFault {
  text: string;
  at: 'customer' | 'here' | 'settings';
  /** With `settings`, all that the workshop has to fill in. */
  missing?: readonly SellerNeed[];
}

/** All that an invoice has to say of the seller and does not (mervärdesskattelag 2023:200, 17 kap. 24–28 §§). */
export function missingOf(seller: Seller, needsVatNumber: boolean): SellerNeed[] {
  const has: Record<SellerNeed, boolean> = {
    organisationNumber: seller.organisationNumber !== null,
    vatNumber: !needsVatNumber || seller.vatNumber !== null,
    address: isWhole(seller.address),
    payee: seller.bankgiro !== null || seller.plusgiro !== null || seller.swish !== null,
  };
  return sellerNeeds.filter((need) => !has[need]);
}

/** Tells whether the buyer lacks an address that an invoice of this sum, in öre with VAT, must have. */
export function lacksAddress({ address }: Pick<Buyer, 'address'>, grossOre: number): boolean {
  return grossOre > simplifiedOre && !isWhole(address);
}

/** The VAT of an invoice in öre, and the sale abroad that bears none. */
type Taxed = Pick<Invoice, 'vatOre' | 'foreignSale'>;

/** Tells whether an invoice must name the VAT number of the seller: with VAT, and without it for a sale abroad. */
function needsVatNumber({ vatOre, foreignSale }: Taxed): boolean {
  return vatOre !== 0 || foreignSale !== null;
}

/** Gives the reason why a credit of an invoice cannot be issued. A credit needs no account, because nobody pays it. */
export function creditFault(seller: Seller, invoice: Taxed): InvoiceFault | null {
  return sellerFault(missingOf(seller, needsVatNumber(invoice)).filter((need) => need !== 'payee'));
}

function sellerFault(missing: readonly SellerNeed[]): InvoiceFault | null {
  if (missing.length === 0) return null;
  return { text: 'Det här behöver verkstaden fylla i först:', at: 'settings', missing };
}

/** The first fact of seller or buyer that the law demands and is missing (mervärdesskattelag 2023:200, 17 kap. 24–28 §§). */
export function partyFault(
  seller: Seller,
  buyer: Buyer | null,
  invoice: Pick<Invoice, 'grossOre'> & Taxed,
): InvoiceFault | null {
  const missing = missingOf(seller, needsVatNumber(invoice));
  const isPaidAbroad = buyer !== null && isAbroad(buyer.address) && seller.iban !== null;
  const fault = sellerFault(missing.filter((need) => need !== 'payee' || !isPaidAbroad));
  if (fault) return fault;
  if (!buyer) return { text: 'Välj vem som ska ha fakturan.', at: 'here' };
  // A simplified invoice is not allowed where the buyer pays the VAT in another country (directive 2006/112/EC, article 220a).
  if (invoice.foreignSale !== null && !isWhole(buyer.address)) {
    const text = 'En faktura utan svensk moms ska ha köparens adress. Kundens kort saknar den.';
    return { text, at: 'customer' };
  }
  if (lacksAddress(buyer, invoice.grossOre)) {
    return {
      text: `Över ${formatMoney(simplifiedOre)} ska fakturan ha köparens adress. Kundens kort saknar den.`,
      at: 'customer',
    };
  }
  return null;
}

/** The people, the car and the company that an invoice names. */
export interface Parties {
  workshop: Workshop;
  settings: InvoiceSettingsFields;
  /** The customer who pays; undefined if no customer is chosen. */
  customer: Entry<Customer> | undefined;
  vehicle: Vehicle | undefined;
  ourReference: string | null;
}

/** The buyer if no customer is chosen: a private person without a name or an address. */
const nobody: Buyer = {
  kind: 'private',
  name: '',
  organisationNumber: null,
  reference: null,
  email: null,
  address: { street: null, postcode: null, city: null },
};

/** The parties of an invoice that is made today; `reference` replaces that of the customer's card. */
export function partiesOf(
  { workshop, settings, customer, vehicle, ourReference }: Parties,
  reference: string | null = null,
): Pick<
  InvoiceContent,
  'customerId' | 'seller' | 'buyer' | 'about' | 'ourReference' | 'paymentDays'
> {
  return {
    customerId: customer?.id ?? null,
    seller: sellerOf(workshop, settings),
    buyer: customer ? buyerOf(customer.data, reference) : nobody,
    about: vehicle ? carText(vehicle) : null,
    ourReference,
    paymentDays: customer?.data.paymentDays ?? settings.paymentDays,
  };
}
