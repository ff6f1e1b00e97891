import type { WorkOrder } from '@/domain/order/order';
import type { Customer } from '@/domain/register/customer';
import type { Vehicle } from '@/domain/register/vehicle';
import type { Entry } from '@/domain/values/live';
import type { Workshop } from '@/domain/workshop/workshop';
import type { Buyer } from './invoice';
import type { InvoiceContent } from './invoiceContent';
import type { InvoiceSettingsFields } from './invoiceSettings';
import type { ChargedContent } from './orderInvoice';
import { buyerOf, carText, sellerOf } from './parties';

/** Whom and what an invoice of an order names. */
interface About {
  workshop: Workshop;
  settings: InvoiceSettingsFields;
  /** Who pays; undefined where the order names nobody. */
  customer: Entry<Customer> | undefined;
  vehicle: Vehicle | undefined;
  ourReference: string | null;
}

/** What a private person of whom nothing is known is as a buyer. */
const nobody: Buyer = {
  ...{ kind: 'private', name: '', organisationNumber: null, reference: null, email: null },
  address: { street: null, postcode: null, city: null },
};

/** An invoice of an order, of `charged`: what is left of it, or a part of that. */
export function contentOfOrder(
  { id, data }: Pick<Entry<WorkOrder>, 'id' | 'data'>,
  { workshop, settings, customer, vehicle, ourReference }: About,
  charged: ChargedContent,
): InvoiceContent {
  return {
    ...{ kind: 'invoice', creditsId: null, orderId: id, vehicleId: data.vehicleId },
    customerId: customer?.id ?? null,
    seller: sellerOf(workshop, settings),
    buyer: customer ? buyerOf(customer.data) : nobody,
    about: vehicle ? carText(vehicle) : null,
    ...{ ourReference, note: null, deliveredOn: null },
    paymentDays: customer?.data.paymentDays ?? settings.paymentDays,
    ...charged,
  };
}
