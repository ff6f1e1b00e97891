import { doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import {
  type Inspection,
  inspectionDocument,
  type InspectionFields,
} from '@/domain/inspection/inspection';
import { inspectionEvent, type PointEdit } from '@/domain/inspection/inspectionEdit';
import { orderEventDocument } from '@/domain/order/orderEvent';
import type { Entry, Live } from '@/domain/values/live';
import { mostIds, useLiveDocument, useLiveList, useLiveListOf } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection, workshopCollection } from '@/data/workshop/workshopCollection';

/** The most inspections of an order that are shown. */
export const mostInspections = 50;
/** The most inspections that are read about several orders at once; the rules refuse to list more. */
const mostOfAll = 500;
/** The most inspections that each of several orders may have for all of them to have been read. */
export const mostOfEach = Math.floor((mostOfAll - 1) / mostIds);
/** The most changes of its points that an inspection shows. */
export const mostPointEvents = 200;

/** Watches the inspections of an order, the newest first. */
export function useInspectionsOf(orderId: string): Live<Entry<Inspection>[]> {
  const inspections = useWorkshopCollection('inspections');
  const ofOrder = query(inspections, where('orderId', '==', orderId), limit(mostInspections));
  const live = useLiveList(ofOrder, inspectionDocument);
  return useMemo(
    () => (live.kind === 'ready' ? { ...live, data: live.data.toSorted(byNewest) } : live),
    [live],
  );
}

/** Watches the inspections of several orders, by the orders' ids; `mostOfEach` tells whether some may be left out. */
export function useInspectionsOfAll(orderIds: readonly string[]): Live<Entry<Inspection>[]> {
  const inspections = useWorkshopCollection('inspections');
  const queryOf = (some: string[]) =>
    query(inspections, where('orderId', 'in', some), limit(mostOfAll));
  return useLiveListOf(orderIds, queryOf, inspectionDocument);
}

/** Watches one inspection; its data is null when there is none with the id. */
export function useInspection(id: string): Live<Entry<Inspection> | null> {
  const inspections = useWorkshopCollection('inspections');
  return useLiveDocument(doc(inspections, id), inspectionDocument);
}

/** Watches what the history of its order tells of an inspection, the newest first. */
export function usePointEvents(id: string) {
  const events = useWorkshopCollection('orderEvents');
  const ofInspection = query(
    events,
    where('inspectionId', '==', id),
    orderBy('createdAt', 'desc'),
    limit(mostPointEvents),
  );
  return useLiveList(ofInspection, orderEventDocument);
}

/**
 * Creates inspections and changes their points, each in one batch with what the order's history tells of it; none of
 * the writes waits for the server.
 */
export function useInspectionRecords() {
  const { db, saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(() => {
    const newId = () => doc(workshopCollection(db, workshopId, 'orderEvents')).id;

    return {
      /** Creates an inspection and returns its id, which sorts after those that the order has. */
      create(label: string, values: InspectionFields): string {
        // Two devices without a network may each inspect the same car.
        const id = `${values.orderId}_${Date.now().toString(36)}-${newId().slice(0, 4)}`;
        const event = { orderId: values.orderId, inspectionId: id };
        void saving.write(label, [
          {
            kind: 'create',
            path: documentPath(workshopId, 'inspections', id),
            values: { ...values },
          },
          {
            kind: 'create',
            path: documentPath(workshopId, 'orderEvents', newId()),
            values: { ...event, ...inspectionEvent(values.templateName) },
          },
        ]);
        return id;
      },
      change(label: string, id: string, { values, event }: PointEdit) {
        const told = { orderId: id.split('_')[0], inspectionId: id, ...event };
        void saving.write(label, [
          { kind: 'update', path: documentPath(workshopId, 'inspections', id), values, base: {} },
          { kind: 'create', path: documentPath(workshopId, 'orderEvents', newId()), values: told },
        ]);
      },
    };
  }, [db, saving, workshopId]);
}

function byNewest(one: Entry<Inspection>, other: Entry<Inspection>): number {
  return other.data.createdAt.getTime() - one.data.createdAt.getTime();
}
