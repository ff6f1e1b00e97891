import { doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { byPromise, orderDocument, type WorkOrder } from '@/domain/order/order';
import { eventKindsOfOrders, orderEventDocument } from '@/domain/order/orderEvent';
import type { Entry, Live } from '@/domain/values/live';
import { useSeenList } from '@/data/replica/seenList';
import { useLiveDocument, useLiveList, useLiveListOf } from '@/data/sync/live';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most orders on the board; more cars than that are in no workshop. */
export const mostOnBoard = 200;
/** The most orders of a list; the rules refuse to list more. */
export const mostOrdersListed = 500;
/** The most events of an order that are shown. */
export const mostEvents = 100;

/**
 * Watches the orders that are not ended, the earliest promised first and those without a promise last; at the start as this
 * device saw them last.
 */
export function useOpenOrders(): Live<Entry<WorkOrder>[]> {
  const orders = useWorkshopCollection('workOrders');
  const open = query(orders, where('isOpen', '==', true), orderBy('dueAt'), limit(mostOnBoard));
  const live = useSeenList(open, orders.path, orderDocument);
  return useMemo(
    () => (live.kind === 'ready' ? { ...live, data: live.data.toSorted(byPromise) } : live),
    [live],
  );
}

/** Watches one order; its data is null when no order has the number. A null id watches nothing and stays loading. */
export function useOrder(id: string | null): Live<Entry<WorkOrder> | null> {
  const orders = useWorkshopCollection('workOrders');
  return useLiveDocument(id === null ? null : doc(orders, id), orderDocument);
}

/**
 * Watches the orders that were made from a booking: two devices without a network may have made one each. A null id
 * watches nothing and stays loading.
 */
export function useOrdersOfBooking(bookingId: string | null): Live<Entry<WorkOrder>[]> {
  const orders = useWorkshopCollection('workOrders');
  const ofBooking = bookingId && query(orders, where('bookingId', '==', bookingId), limit(5));
  return useLiveList(ofBooking || null, orderDocument);
}

/**
 * The orders as `useOrdersOfBooking` tells them once the server has answered, without later writes. It stops listening then: an
 * order's page that is open all day needs the others for its steps alone. The emulator has no indexes: with 30,000 orders,
 * listening made a colleague's line take 1.2 s.
 */
export function useOrdersMadeOf(bookingId: string | null): Live<Entry<WorkOrder>[]> {
  const [told, setTold] = useState<{ bookingId: string | null; live: Live<Entry<WorkOrder>[]> }>();
  const isTold = told?.bookingId === bookingId;
  const live = useOrdersOfBooking(isTold ? null : bookingId);
  if (!isTold && live.kind === 'ready' && !live.fromCache) setTold({ bookingId, live });
  return isTold ? told.live : live;
}

/** Watches the latest orders of customers or vehicles, by their ids, the newest first among each 30 ids. */
export function useOrdersOf(
  field: 'customerId' | 'vehicleId',
  ids: readonly string[],
  most: number,
): Live<Entry<WorkOrder>[]> {
  const orders = useWorkshopCollection('workOrders');
  const queryOf = (some: string[]) =>
    query(orders, where(field, 'in', some), orderBy('createdAt', 'desc'), limit(most));
  return useLiveListOf(ids, queryOf, orderDocument);
}

/** Watches the latest events of an order, the newest first, without those of single points of its inspections. */
export function useOrderEvents(orderId: string) {
  const events = useWorkshopCollection('orderEvents');
  const ofOrder = query(
    events,
    where('orderId', '==', orderId),
    where('kind', 'in', eventKindsOfOrders),
    orderBy('createdAt', 'desc'),
    limit(mostEvents),
  );
  return useLiveList(ofOrder, orderEventDocument);
}
