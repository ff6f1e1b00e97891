import { useMemo } from 'react';
import { useOrdersOf } from '@/data/orders';
import { useServiceEntriesOfCars } from '@/data/serviceEntries';
import type { WorkOrder } from '@/domain/order/order';
import type { Vehicle } from '@/domain/register/vehicle';
import {
  bookReading,
  lastReadingOf,
  type ReadingBefore,
  readingBeforeOrder,
  readingsOfOrders,
} from '@/domain/servicebook/lastReading';
import { readingsOf } from '@/domain/servicebook/nextService';
import { type Entry, entriesOf } from '@/domain/values/live';
import type { LastReading } from '@/domain/values/odometerQuestion';

/** The number of a car's latest orders that are read for their odometers. */
const latestOrders = 3;

/** Gives the last known odometer of a car, against which a new reading is held; null without a car, or where none is known. */
export function useLastReading(vehicle: Entry<Vehicle> | undefined): LastReading | null {
  const { orders, entries } = useRead(vehicle);
  const readings = [...readingsOfOrders(orders), ...readingsOf(entries)];
  return vehicle ? lastReadingOf(vehicle.data, readings) : null;
}

/**
 * Gives the odometer of a car before an order, as far as it is known, where nothing that came from the order itself counts, and the
 * reading that the service book has from the order, in km; null for none.
 */
export function useReadingBefore(
  vehicle: Entry<Vehicle> | undefined,
  order: Entry<WorkOrder>,
): ReadingBefore & { bookKm: number | null } {
  const { orders, entries } = useRead(vehicle);
  const readings = [
    ...readingsOfOrders(orders.filter(({ id }) => id !== order.id)),
    ...readingsOf(entries.filter(({ data }) => data.orderId !== order.id)),
  ];
  const bookKm = bookReading(entries, order.id);
  return vehicle
    ? { ...readingBeforeOrder(vehicle.data, order.data, readings), bookKm }
    : { last: null, isOfRegister: false, laterKm: null, bookKm };
}

/** The latest orders of a car and its service book, which have readings. */
function useRead(vehicle: Entry<Vehicle> | undefined) {
  const ids = useMemo(() => (vehicle ? [vehicle.id] : []), [vehicle]);
  const orders = entriesOf(useOrdersOf('vehicleId', ids, latestOrders));
  const entries = entriesOf(useServiceEntriesOfCars(ids));
  return { orders, entries };
}
