import type { BookingStatus } from '@/domain/booking/booking';
import type { WorkOrder } from './order';
import { bookingStatusOf, isOpenStage, type Stage } from './stage';

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

/**
 * The status of the booking of an order: a car that is handed over is fetched, whatever is left to do with the order. `others` are
 * the stages of the booking's other orders.
 */
export function statusOfBooking(
  { stage, handedOverAt }: Pick<WorkOrder, 'stage' | 'handedOverAt'>,
  others: readonly Stage[],
): BookingStatus {
  return handedOverAt !== null && !others.some(isOpenStage)
    ? 'pickedUp'
    : bookingStatusOf([stage, ...others]);
}
