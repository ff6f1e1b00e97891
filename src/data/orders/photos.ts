import { doc, documentId, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { orderName } from '@/domain/order/order';
import {
  type Photo,
  photoDocument,
  type PhotoSheet,
  photoSheetDocument,
  type TakenPhoto,
  type Thumb,
} from '@/domain/photo/photo';
import type { Entry, Live } from '@/domain/values/live';
import type { Change } from '@/data/sync/outbox';
import { useLiveDocument, useLiveListOf } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** Watches the small copies of an order's photos; its data is null while the order has none. */
export function usePhotoSheet(orderId: string): Live<Entry<PhotoSheet> | null> {
  const sheets = useWorkshopCollection('photoSheets');
  return useLiveDocument(doc(sheets, orderId), photoSheetDocument);
}

/** Watches the small copies of the photos of several orders, by the orders' ids. */
export function usePhotoSheetsOf(orderIds: readonly string[]): Live<Entry<PhotoSheet>[]> {
  const sheets = useWorkshopCollection('photoSheets');
  const queryOf = (some: string[]) =>
    query(sheets, where(documentId(), 'in', some), limit(mostSheets));
  return useLiveListOf(orderIds, queryOf, photoSheetDocument, mostSheets);
}

/** The most sheets of one query: twenty full ones are nearly as much as an answer of Firestore may be. */
const mostSheets = 20;

/** Watches one whole photo, which the device reads once; its data is null when there is none with the id. */
export function usePhoto(id: string): Live<Entry<Photo> | null> {
  const photos = useWorkshopCollection('photos');
  return useLiveDocument(doc(photos, id), photoDocument);
}

/** The point of an inspection that a photo was taken of. */
export interface AtPoint {
  inspectionId: string;
  pointId: string;
}

/**
 * Adds photos to an order and takes them away, each in one batch with its small copy and, if it was taken of a point of an
 * inspection (`at`), with the inspection. The writes do not wait for the server.
 */
export function usePhotoRecords(at: AtPoint | null = null) {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  const { inspectionId, pointId } = at ?? {};
  return useMemo(() => {
    /** Writes a photo with its small copy, which is empty for one that is taken away. */
    function write(orderId: string, photo: Change, id: string, thumb: string) {
      const path = documentPath(workshopId, 'photoSheets', orderId);
      const values = { [`photos.${id}`]: thumb === '' ? null : (pointId ?? null) };
      void saving.write(`Foto på ${orderName(orderId)}`, [
        photo,
        { kind: 'merge', path, values: { photoId: id }, maps: { thumbs: { [id]: thumb } } },
        ...(inspectionId === undefined
          ? []
          : [
              {
                kind: 'update' as const,
                path: documentPath(workshopId, 'inspections', inspectionId),
                values,
                base: {},
              },
            ]),
      ]);
    }

    function mark(orderId: string, id: string, thumb: string) {
      const path = documentPath(workshopId, 'photos', id);
      const values = { isRemoved: thumb === '' };
      write(orderId, { kind: 'update', path, values, base: {} }, id, thumb);
    }

    return {
      add(orderId: string, { id, addedAt, picture, thumb }: TakenPhoto) {
        const values = { orderId, addedAt, picture };
        const path = documentPath(workshopId, 'photos', id);
        write(orderId, { kind: 'create', path, values }, id, thumb);
      },
      remove: (orderId: string, { id }: Thumb) => mark(orderId, id, ''),
      restore: (orderId: string, { id, thumb }: Thumb) => mark(orderId, id, thumb),
    };
  }, [saving, workshopId, inspectionId, pointId]);
}
