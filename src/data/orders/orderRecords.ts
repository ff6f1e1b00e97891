import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import type { BookingEdit } from '@/domain/booking/bookingEdit';
import type { OrderFields } from '@/domain/order/order';
import { creationEvent, type OrderEdit } from '@/domain/order/orderEdit';
import type { FollowUpFields } from '@/domain/order/followUp';
import type { OrderEventFields } from '@/domain/order/orderEvent';
import { useRegisterChanges } from '@/data/register/registerWrites';
import type { RegisterChange } from '@/domain/register/registerChange';
import type { Change } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { bookingChanges } from '@/data/bookings/bookingChanges';
import { followUpChange } from './followUps';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** The changes that are written in the same batch as an order. */
interface Also {
  /** The change of the booking that follows the order. */
  booking?: BookingEdit | null;
  register?: RegisterChange[];
  /** The changes of follow-ups that the order takes up, or lets go. */
  followUps?: readonly { id: string; values: Partial<FollowUpFields> }[];
  /** Changes of other documents of the order. */
  more?: Change[];
}

/**
 * Creates and changes orders, each in one batch with what the history tells of it; none of them waits for the server.
 * The `label` of a write says in Swedish what it is about, for the list of refused writes.
 */
export function useOrderRecords() {
  const { db, saving } = useStore();
  const workshop = useWorkshop();
  const registerChangesOf = useRegisterChanges();
  return useMemo(() => {
    const path = (id: string) => documentPath(workshop.id, 'workOrders', id);
    const newId = () => doc(workshopCollection(db, workshop.id, 'orderEvents')).id;

    function eventOf(orderId: string, event: Omit<OrderEventFields, 'orderId'> | null): Change[] {
      if (!event) return [];
      const values = { orderId, ...event };
      return [{ kind: 'create', path: documentPath(workshop.id, 'orderEvents', newId()), values }];
    }

    function write(
      label: string,
      changes: Change[],
      { booking, register = [], followUps = [], more = [] }: Also,
    ) {
      void saving.write(label, [
        ...changes,
        ...(booking ? bookingChanges(workshop.id, booking) : []),
        ...registerChangesOf(register),
        ...followUps.map(({ id, values }) => followUpChange(workshop.id, id, values)),
        ...more,
      ]);
    }

    return {
      newId,
      /** `count` ids of lines, which sort after those of all earlier lines but those of follow-ups. */
      newLineIds(count: number): string[] {
        const now = Date.now().toString(36);
        const device = newId().slice(0, 4);
        return Array.from({ length: count }, (_, place) => {
          return `${now}-${String(place).padStart(2, '0')}${device}`;
        });
      },
      create(label: string, id: string, values: OrderFields, also: Also = {}) {
        write(
          label,
          [
            { kind: 'create', path: path(id), values: { ...values } },
            ...eventOf(id, creationEvent(values)),
          ],
          also,
        );
      },
      change(label: string, id: string, { values, base, event }: OrderEdit, also: Also = {}) {
        write(
          label,
          [{ kind: 'update', path: path(id), values, base }, ...eventOf(id, event)],
          also,
        );
      },
    };
  }, [db, saving, workshop.id, registerChangesOf]);
}
