import { useMemo } from 'react';
import { useOrdersOf } from '@/data/orders';
import { useServiceEntriesOfCars } from '@/data/serviceEntries';
import type { WorkOrder } from '@/domain/order/order';
import type { Vehicle } from '@/domain/register/vehicle';
import {
  lastReadingOf,
  type ReadingBefore,
  readingBeforeOrder,
  readingsOfOrders,
} from '@/domain/servicebook/lastReading';
import { type Reading, readingsOf } from '@/domain/servicebook/nextService';
import { type Entry, entriesOf } from '@/domain/values/live';
import type { LastReading } from '@/domain/values/odometerQuestion';

/** The number of a car's latest orders that are read for their odometers. */
const latestOrders = 3;

/** Gives the last known odometer of a car, against which a new reading is held; null without a car, or where none is known. */
export function useLastReading(vehicle: Entry<Vehicle> | undefined): LastReading | null {
  const readings = useReadings(vehicle, null);
  return vehicle ? lastReadingOf(vehicle.data, readings) : null;
}

/** Gives the odometer of a car before an order, as far as it is known; nothing that came from the order itself counts. */
export function useReadingBefore(
  vehicle: Entry<Vehicle> | undefined,
  order: Entry<WorkOrder>,
): ReadingBefore {
  const readings = useReadings(vehicle, order.id);
  return vehicle
    ? readingBeforeOrder(vehicle.data, order.data, readings)
    : { last: null, isOfRegister: false, laterKm: null };
}

/** The readings of a car in its latest orders and its service book, without those of the order with this id. */
function useReadings(vehicle: Entry<Vehicle> | undefined, leftOut: string | null): Reading[] {
  const ids = useMemo(() => (vehicle ? [vehicle.id] : []), [vehicle]);
  const orders = entriesOf(useOrdersOf('vehicleId', ids, latestOrders));
  const entries = entriesOf(useServiceEntriesOfCars(ids));
  return [
    ...readingsOfOrders(orders.filter(({ id }) => id !== leftOut)),
    ...readingsOf(entries.filter(({ data }) => leftOut === null || data.orderId !== leftOut)),
  ];
}
