import { type Invoice, invoiceKindLabels } from '@/domain/invoice/invoice';
import { invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import type { Vehicle } from '@/domain/register/vehicle';
import type { Entry } from '@/domain/values/live';

/** An invoice or a credit as it was issued to the customer; amounts in öre including VAT. */
export type ExtractedInvoice = {
  /** `Faktura 10001`. */
  name: string;
  registrationNumber: string | null;
  lines: string[];
  /** Name and address as they stand on it. */
  buyer: Pick<
    Invoice['buyer'],
    'name' | 'organisationNumber' | 'vatNumber' | 'reference' | 'address' | 'email'
  >;
} & Pick<Invoice, 'issuedOn' | 'dueOn' | 'payableOre' | 'note'>;

/** Picks what an extract tells of an invoice. */
export function extractInvoice(
  invoice: Invoice,
  vehicles: ReadonlyMap<string, Entry<Vehicle>>,
): ExtractedInvoice {
  const { kind, number, vehicleId, issuedOn, dueOn, payableOre, note } = invoice;
  const { name, organisationNumber, vatNumber, reference, address, email } = invoice.buyer;
  return {
    name: `${invoiceKindLabels[kind]} ${number}`,
    registrationNumber: vehicles.get(vehicleId ?? '')?.data.registrationNumber ?? null,
    lines: invoiceLinesOf(invoice).map(({ text }) => text),
    buyer: {
      name,
      organisationNumber,
      reference,
      address,
      email,
      ...(vatNumber !== undefined && { vatNumber }),
    },
    issuedOn,
    dueOn,
    payableOre,
    note,
  };
}
