import { useMemo } from 'react';
import { useOrdersOf } from '@/data/orders';
import { useServiceEntriesOfCars } from '@/data/serviceEntries';
import { isFromOrder } from '@/domain/order/orderOdometer';
import type { WorkOrder } from '@/domain/order/order';
import type { Vehicle } from '@/domain/register/vehicle';
import { lastReadingOf, readingsOfOrders } from '@/domain/servicebook/lastReading';
import { readingsOf } from '@/domain/servicebook/nextService';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf } from '@/domain/values/live';
import type { LastReading } from '@/domain/values/odometerQuestion';

/** How many of the latest orders of a car are read for their odometers. */
const latestOrders = 3;

/**
 * The last known odometer of a car, against which a reading is held; null where nothing is known, or without a car. Of an `order`
 * that was made already it is the one before: what came from its own reading, here and in the register, is left out.
 */
export function useLastReading(
  vehicle: Entry<Vehicle> | undefined,
  order?: Entry<WorkOrder>,
): LastReading | null {
  const ids = useMemo(() => (vehicle ? [vehicle.id] : []), [vehicle]);
  const orders = entriesOf(useOrdersOf('vehicleId', ids, latestOrders));
  const entries = entriesOf(useServiceEntriesOfCars(ids));
  if (!vehicle) return null;
  const readings = [
    ...readingsOfOrders(orders.filter(({ id }) => id !== order?.id)),
    ...readingsOf(entries.filter(({ data }) => !order || data.orderId !== order.id)),
  ];
  if (!order) return lastReadingOf(vehicle.data, readings);
  const day = dayOf(order.data.createdAt).toString();
  const before = readings.filter(({ on }) => on <= day);
  return lastReadingOf(
    isFromOrder(vehicle.data, order.data.odometerKm)
      ? { ...vehicle.data, odometerKm: null }
      : vehicle.data,
    before,
  );
}
