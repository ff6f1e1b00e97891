import type { BookingStatus } from '@/domain/booking/booking';
import type { WorkOrder } from './order';
import { bookingStatusOf, isOpenStage } from './stage';

/** The parts of handing over a car, as they are called where they are left to do. */
const partNames = {
  invoice: 'faktura',
  payment: 'betalning',
  key: 'nyckel',
  loan: 'lånebil',
} as const;
export type HandOverPart = keyof typeof partNames;

/** Tells the parts that are left when a car is handed over: `Kvar: faktura, lånebil`; null where none is. */
export function leftText(left: readonly HandOverPart[]): string | null {
  return left.length === 0 ? null : `Kvar: ${left.map((part) => partNames[part]).join(', ')}`;
}

/** True when the car of an order can be handed over: the work is done, and it has not been fetched. */
export function canBeHandedOver({
  stage,
  handedOverAt,
}: Pick<WorkOrder, 'stage' | 'handedOverAt'>): boolean {
  return (stage === 'ready' || stage === 'invoiced') && handedOverAt === null;
}

/** The parts of an order that decide whether its car is still in the workshop. */
export type Fetched = Pick<WorkOrder, 'stage' | 'handedOverAt'>;

/**
 * The status of a booking with these orders: a car that is handed over is fetched, whatever is left to do with the order, unless
 * another order of it goes on.
 */
export function statusOfBooking(orders: readonly Fetched[]): BookingStatus {
  const isHere = orders.some((each) => each.handedOverAt === null && isOpenStage(each.stage));
  const isOut = orders.some((each) => each.handedOverAt !== null);
  return isOut && !isHere ? 'pickedUp' : bookingStatusOf(orders.map(({ stage }) => stage));
}
