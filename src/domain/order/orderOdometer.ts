import { updateVehicle } from '@/domain/register/registerActions';
import type { RegisterAction } from '@/domain/register/registerChange';
import type { Kept } from '@/domain/register/registerKeys';
import type { Vehicle } from '@/domain/register/vehicle';

/** True when the register's odometer of a car can have come from an order with this reading, in km. */
export function isFromOrder(
  { odometerKm }: Pick<Vehicle, 'odometerKm'>,
  orderKm: number | null,
): boolean {
  return orderKm !== null && odometerKm === orderKm;
}

/** The reading of an order, in km, as it was and as it is now; null for none. */
interface OrderReading {
  formerKm: number | null;
  km: number | null;
  /** The last reading before the order; null where none is known. */
  beforeKm: number | null;
  /** The highest later reading that the car's can have come from; null for none. */
  laterKm: number | null;
  /** True when the reading is said to replace that of the car. */
  isReplacing: boolean;
}

/**
 * Gives the change of a car when the reading of its order is written or corrected; null for none. The car takes a reading
 * that is further, or that is said to replace its own, unless it has a later one. A car's reading that came from this order
 * follows the correction. Without a reading in the order the car goes back to the one before, if one is known.
 */
export function drivenTo(
  vehicle: Kept<Vehicle> | undefined,
  reading: OrderReading,
): RegisterAction | null {
  const { formerKm, km, isReplacing } = reading;
  if (!vehicle || (km === formerKm && !isReplacing)) return null;
  const known = vehicle.data.odometerKm;
  const right = isFromOrder(vehicle.data, formerKm) ? corrected(reading) : taken(reading, known);
  return right === null || right === known ? null : updateVehicle(vehicle, { odometerKm: right });
}

function corrected({ km, beforeKm, laterKm }: OrderReading): number | null {
  const right = km ?? beforeKm;
  return laterKm !== null && laterKm > (right ?? -1) ? laterKm : right;
}

function taken({ km, laterKm, isReplacing }: OrderReading, known: number | null): number | null {
  if (km === null || laterKm !== null) return null;
  return isReplacing || km > (known ?? -1) ? km : null;
}
