import type { WorkOrder } from '@/domain/order/order';
import { isFromOrder } from '@/domain/order/orderOdometer';
import type { Vehicle } from '@/domain/register/vehicle';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { LastReading } from '@/domain/values/odometerQuestion';
import { correctedIds } from './corrections';
import type { Reading } from './nextService';
import type { ServiceEntry } from './serviceEntry';

/** The readings of orders, on the days on which they were made. */
export function readingsOfOrders(orders: readonly Entry<WorkOrder>[]): Reading[] {
  return orders.flatMap(({ data: { odometerKm, createdAt } }) =>
    odometerKm === null ? [] : [{ on: dayOf(createdAt).toString(), km: odometerKm }],
  );
}

/**
 * The last odometer of a car: what the register knows, or where it knows none the latest of `readings`; null where nothing is
 * known. The register tells no day: its reading is no older than the latest one that is no higher, and than the card of the car.
 */
export function lastReadingOf(
  { odometerKm, createdAt }: Pick<Vehicle, 'odometerKm' | 'createdAt'>,
  readings: readonly Reading[],
): LastReading | null {
  const byDay = readings.toSorted((one, other) => one.on.localeCompare(other.on));
  if (odometerKm === null) return byDay.at(-1) ?? null;
  const since = byDay.findLast(({ km }) => km <= odometerKm)?.on ?? '';
  const created = dayOf(createdAt).toString();
  return { km: odometerKm, on: since > created ? since : created };
}

/** The reading that the entry made from an order has, in km, where none corrects it; null for none. */
export function bookReading(
  entries: readonly Entry<ServiceEntry>[],
  orderId: string,
): number | null {
  const corrected = correctedIds(entries);
  const made = entries.find(({ id, data }) => data.orderId === orderId && !corrected.has(id));
  return made?.data.odometerKm ?? null;
}

/** The odometer of a car before an order, against which the reading of that order is held. */
export interface ReadingBefore {
  /** The last reading before the order; null where none is known. */
  last: LastReading | null;
  /** True when the last reading is that of the register, which the order's can replace. */
  isOfRegister: boolean;
  /** The highest later reading that the register's can have come from, in km; null for none. */
  laterKm: number | null;
}

/**
 * Gives the odometer of a car before an order, by the other `readings` of the car. The register's is not the last one before when
 * it can have come from the order, or is no older than a reading after the day of the order.
 */
export function readingBeforeOrder(
  car: Pick<Vehicle, 'odometerKm' | 'createdAt'>,
  order: Pick<WorkOrder, 'odometerKm' | 'createdAt'>,
  readings: readonly Reading[],
): ReadingBefore {
  const day = dayOf(order.createdAt).toString();
  const known = car.odometerKm;
  const later = readings.flatMap(({ on, km }) =>
    known !== null && on > day && km <= known ? [km] : [],
  );
  const laterKm = later.length > 0 ? Math.max(...later) : null;
  const isOfRegister = known !== null && laterKm === null && !isFromOrder(car, order.odometerKm);
  const before = readings.filter(({ on }) => on <= day);
  return {
    last: lastReadingOf({ ...car, odometerKm: isOfRegister ? known : null }, before),
    isOfRegister,
    laterKm,
  };
}
