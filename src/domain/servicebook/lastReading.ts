import type { WorkOrder } from '@/domain/order/order';
import type { Vehicle } from '@/domain/register/vehicle';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { LastReading } from '@/domain/values/odometerQuestion';
import type { Reading } from './nextService';

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
