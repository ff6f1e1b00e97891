import { useMemo } from 'react';
import { useOrdersOf } from '@/data/orders/orders';
import { useServiceEntriesOfCars } from '@/data/servicebook/serviceEntries';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
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
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import type { LastReading } from '@/domain/values/odometerQuestion';

/** Text of a button that saves an odometer while earlier readings are fetched: a wrong one would be saved without a question. */
export const readingsAwaited = 'Hämtar mätarställningar …';

/** The number of a car's latest orders that are read for their odometers. */
const latestOrders = 3;

/**
 * Gives the last odometer of a car, against which a new reading is held; null without a car, or where there is none. `isKnown` is
 * false while earlier readings are fetched.
 */
export function useLastReading(vehicle: Entry<Vehicle> | undefined): {
  last: LastReading | null;
  isKnown: boolean;
} {
  const { orders, entries, isKnown } = useRead(vehicle);
  const readings = [...readingsOfOrders(orders), ...readingsOf(entries)];
  return { last: vehicle ? lastReadingOf(vehicle.data, readings) : null, isKnown };
}

/**
 * Gives the odometer of a car before an order, as far as it is known, where nothing that came from the order itself counts, and the
 * reading that the service book has from the order, in km; null for none. `isKnown` is false while earlier readings are fetched.
 */
export function useReadingBefore(
  vehicle: Entry<Vehicle> | undefined,
  order: Entry<WorkOrder>,
): ReadingBefore & { bookKm: number | null; isKnown: boolean } {
  const { orders, entries, isKnown } = useRead(vehicle);
  // The car of an order is not there before the register is.
  const isHere = useRegister().kind !== 'loading';
  const readings = [
    ...readingsOfOrders(orders.filter(({ id }) => id !== order.id)),
    ...readingsOf(entries.filter(({ data }) => data.orderId !== order.id)),
  ];
  const bookKm = bookReading(entries, order.id);
  return vehicle
    ? {
        ...readingBeforeOrder(vehicle.data, order.data, readings),
        bookKm,
        isKnown: isKnown && isHere,
      }
    : { last: null, isOfRegister: false, laterKm: null, bookKm, isKnown: isKnown && isHere };
}

/** The latest orders of a car and its service book, which have readings. */
function useRead(vehicle: Entry<Vehicle> | undefined) {
  const ids = useMemo(() => (vehicle ? [vehicle.id] : []), [vehicle]);
  const reach = useReach();
  const orders = useOrdersOf('vehicleId', ids, latestOrders);
  const entries = useServiceEntriesOfCars(ids);
  return {
    orders: entriesOf(orders),
    entries: entriesOf(entries),
    isKnown: ids.length === 0 || (isAsKnown(orders, reach) && isAsKnown(entries, reach)),
  };
}
