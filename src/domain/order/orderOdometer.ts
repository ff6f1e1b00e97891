import { updateVehicle } from '@/domain/register/registerActions';
import type { RegisterAction } from '@/domain/register/registerChange';
import type { Kept } from '@/domain/register/registerKeys';
import type { Vehicle } from '@/domain/register/vehicle';

/** Whether the odometer that the register has of a car can have come from an order with this reading, in km. */
export function isFromOrder(
  { odometerKm }: Pick<Vehicle, 'odometerKm'>,
  orderKm: number | null,
): boolean {
  return orderKm !== null && odometerKm === orderKm;
}

/**
 * The change of a car when the reading of its order is written or corrected, in km; null for none. The car takes a reading that is
 * further, or that is said to replace its own, and of its own that came from this order whatever is right: `beforeKm` where
 * the order has none any longer.
 */
export function drivenTo(
  vehicle: Kept<Vehicle> | undefined,
  {
    formerKm,
    km,
    beforeKm,
    isReplacing,
  }: { formerKm: number | null; km: number | null; beforeKm: number | null; isReplacing: boolean },
): RegisterAction | null {
  if (!vehicle || km === formerKm) return null;
  const known = vehicle.data.odometerKm;
  if (isFromOrder(vehicle.data, formerKm)) {
    return updateVehicle(vehicle, { odometerKm: km ?? beforeKm });
  }
  const isTaken = km !== null && (isReplacing || km > (known ?? -1));
  return isTaken && km !== known ? updateVehicle(vehicle, { odometerKm: km }) : null;
}
