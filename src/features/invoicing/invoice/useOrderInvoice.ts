import { useState } from 'react';
import { useNames } from '@/components/useNames';
import { useIssuedOf } from '@/data/invoicing/invoices';
import { useOrderEvents } from '@/data/orders/orders';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { chargedFault, leftAfter } from '@/domain/invoice/chargedTo';
import type { InvoiceFacts } from '@/domain/invoice/draftForm';
import { contentOfOrder, readyDay } from '@/domain/invoice/invoiceOfOrder';
import {
  areRead,
  type ChargedContent,
  orderFault,
  partOfOrder,
  restOfOrder,
  unreadableFault,
} from '@/domain/invoice/orderInvoice';
import { type InvoiceFault, partyFault } from '@/domain/invoice/parties';
import type { PaidPart } from '@/domain/invoice/partDraft';
import { deductionsOf } from '@/domain/invoice/splitOrder';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { customerNow } from '@/domain/register/customerNow';
import { type Entry, entriesOf, isWhole } from '@/domain/values/live';
import { same } from '@/domain/values/same';
import { useFirstNumber } from './useFirstNumber';
import { useOurReference } from './useOurReference';

/** A part that another payer is invoiced, and the order as it was when it was split. */
interface Part extends PaidPart {
  charged: ChargedContent;
  order: WorkOrder;
}

/**
 * The invoice that a ready order becomes, or a part of it, with what is typed about it and the fault that keeps it from being
 * issued; null until the settings are there.
 */
export function useOrderInvoice({ id, data, pending }: Entry<WorkOrder>) {
  const { register } = useNames();
  const { workshop } = useWorkshop();
  const settings = useInvoiceSettings();
  const issued = useIssuedOf('orderId', id);
  const events = useOrderEvents(id);
  const first = useFirstNumber();
  const ourReference = useOurReference();
  const reach = useReach();
  const [part, setPart] = useState<Part | null>(null);
  const [typed, setTyped] = useState<InvoiceFacts>();
  if (settings.kind !== 'ready') return null;

  const payer = customerNow(register, data.payerId ?? data.customerId);
  const customer = part ? customerNow(register, part.payerId) : payer;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(data.vehicleId ?? '')?.data : undefined;
  // The VAT belongs to the period in which the work was done, whenever it is invoiced (mervärdesskattelag 2023:200, 7 kap.).
  const facts = typed ?? {
    deliveredOn: readyDay(entriesOf(events).map((each) => each.data)),
    reference: null,
    note: null,
    vatChoice: null,
  };
  const rest = restOfOrder(data, deductionsOf(entriesOf(issued)));
  const content = contentOfOrder(
    { id, data },
    { workshop, settings: settings.data, customer, vehicle, ourReference },
    part?.charged ?? rest,
    // The buyer of the work decides its VAT. A payer of a part is not that buyer.
    part ? { ...facts, vatChoice: 'domestic' } : facts,
  );
  const leftOre =
    part &&
    (payer
      ? leftAfter(part.charged, rest, payer.data, facts.vatChoice)
      : rest.grossOre - part.amountOre);
  // After an answer that was lost, the part may be issued already.
  const isOld = part !== null && !same(part.order.invoiceIds, data.invoiceIds);
  const fault =
    (isOld ? oldFault(id) : null) ??
    unreadableFault(issued) ??
    first.fault ??
    orderFault(id, data, rest) ??
    chargedFault(content) ??
    partyFault(content.seller, customer ? content.buyer : null, content);

  return {
    payer,
    customer,
    facts,
    rest,
    content,
    part,
    leftOre,
    first,
    fault,
    isKnown:
      register.kind === 'ready' &&
      first.isKnown &&
      isWhole(issued, reach) &&
      areRead(data, entriesOf(issued)) &&
      events.kind !== 'loading' &&
      !pending,
    isChanged: typed !== undefined || part !== null || first.isTyped,
    hasLengthDigit: settings.data.hasLengthDigit,
    split(paid: PaidPart) {
      const charged = partOfOrder(data, paid.amountOre, paid.text);
      setPart(charged && { ...paid, charged, order: data });
    },
    unsplit: () => setPart(null),
    // The choice about VAT, which is about the rest, is not asked for with a part.
    setFacts: (saved: InvoiceFacts) =>
      setTyped(part ? { ...saved, vatChoice: facts.vatChoice } : saved),
  };
}

export type OrderInvoice = NonNullable<ReturnType<typeof useOrderInvoice>>;

function oldFault(orderId: string): InvoiceFault {
  return {
    text: `${orderName(orderId)} har fått en faktura sedan den delades. Se efter på ordern om delen är fakturerad, och dela annars på nytt.`,
    at: 'here',
  };
}
