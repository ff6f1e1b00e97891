import { type Booking, bookedPriceOre } from '@/domain/booking/booking';
import type { Customer } from '@/domain/register/customer';
import type { Vehicle } from '@/domain/register/vehicle';
import type { ServiceGroup } from '@/domain/workshop/service';
import type { OrderFacts } from './checkInForm';
import { type FollowUp, lineIdOfFollowUp, lineOfFollowUp } from './followUp';
import { sum } from '@/domain/values/sum';
import { answered, newLine } from './lineDraft';
import type { CheckInDraft, OrderFields } from './order';
import { formatLine } from './orderLine';
import { lineOre } from './orderSums';
import { lineIdOfService, lineOfService } from './serviceLine';

const blank: OrderFields = {
  bookingId: null,
  vehicleId: null,
  customerId: null,
  payerId: null,
  driverId: null,
  staffId: null,
  group: 'workshop',
  odometerKm: null,
  keyNumber: null,
  complaint: null,
  priceType: 'fixed',
  dueAt: null,
  stage: 'checkedIn',
  waitingFor: null,
  sentBy: null,
  isOpen: true,
  pricesInclVat: true,
  lines: {},
  discountBp: 0,
  invoiceIds: [],
  closedReason: null,
  agreedPriceType: null,
  damages: {},
  replacedId: null,
  replacedOre: {},
  handedOverAt: null,
};

/** The fields of a new order, blank where `values` has none: a car that is checked in at the counter. */
export function newOrder(values: Partial<OrderFields>): OrderFields {
  return { ...blank, ...values };
}

/** True if the car of a booking can be checked in: it is expected, or here and not done. */
export function canBeCheckedIn({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'booked' || status === 'checkedIn' || status === 'inProgress';
}

/** The facts that a booking tells of the car that is checked in. */
export function factsOfBooking(booking: Booking): OrderFacts {
  const { keyNumber, message, endsAt, staffId } = booking;
  return {
    keyNumber,
    complaint: message,
    dueAt: endsAt,
    staffId,
    odometerKm: null,
    priceType: 'fixed',
    payerId: null,
    driverId: null,
  };
}

/** The cards that an order is about, as far as they are known. */
interface About {
  customer: Pick<Customer, 'kind'> | undefined;
  vehicle: Pick<Vehicle, 'payerId' | 'driverId'> | undefined;
}

/**
 * The order of a booked car that is checked in: its services become lines with the agreed prices, for the person who is
 * responsible at check-in. `lineIds` has a fresh id for each service, to which its link is added.
 */
export function orderFromBooking(
  bookingId: string,
  booking: Booking,
  { customer, vehicle }: About,
  groupOf: (serviceId: string) => ServiceGroup | undefined,
  draft: CheckInDraft & Pick<OrderFields, 'staffId'>,
  lineIds: readonly string[],
): OrderFields {
  const { vehicleId, customerId, services } = booking;
  const pricesInclVat = arePricesInclVat(customer);
  const lines = services.map((service, place): [string, string] => [
    lineIdOfService(lineIds[place] ?? String(place), service),
    // The customer has agreed to the price by booking.
    formatLine(answered(newLine(lineOfService(service, { ...draft, pricesInclVat })), 'accepted')),
  ]);
  return newOrder({
    bookingId,
    vehicleId,
    customerId,
    pricesInclVat,
    ...draft,
    payerId: unlessOwner(vehicle?.payerId, customerId),
    driverId: unlessOwner(vehicle?.driverId, customerId),
    group: services.map(({ serviceId }) => groupOf(serviceId)).find(Boolean) ?? 'workshop',
    lines: Object.fromEntries(lines),
    agreedPriceType: lines.length > 0 ? draft.priceType : null,
  });
}

/** A new order with a line for each follow-up that it takes up. */
export function withFollowUps(
  order: OrderFields,
  followUps: readonly { id: string; data: Pick<FollowUp, 'line' | 'pricesInclVat'> }[],
): OrderFields {
  const lines = followUps.flatMap(({ id, data }): [string, string][] => {
    const line = lineOfFollowUp(data, order);
    return line ? [[lineIdOfFollowUp(id), formatLine(line)]] : [];
  });
  return { ...order, lines: { ...order.lines, ...Object.fromEntries(lines) } };
}

/** The likely price of a car that is checked in, with VAT, in öre: its booked services and the follow-ups that are taken up. */
export function likelyOre(
  booking: Pick<Booking, 'services'> | undefined,
  followUps: readonly { data: Pick<FollowUp, 'line' | 'pricesInclVat'> }[],
): number {
  const lines = followUps.map(({ data }) =>
    lineOfFollowUp(data, { pricesInclVat: true, staffId: null }),
  );
  return (
    (booking ? bookedPriceOre(booking) : 0) + sum(lines.map((line) => (line ? lineOre(line) : 0)))
  );
}

/** True if a customer is told prices with VAT: companies are told them without. */
export function arePricesInclVat(customer: Pick<Customer, 'kind'> | undefined): boolean {
  return customer?.kind !== 'company';
}

/** The id of somebody who is not the owner of the car; null when there is nobody else. */
export function unlessOwner(id: string | null | undefined, ownerId: string | null): string | null {
  return id && id !== ownerId ? id : null;
}
