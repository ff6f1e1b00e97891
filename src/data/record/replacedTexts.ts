import { doc, getDoc, limit, orderBy, query, where } from 'firebase/firestore';
import * as v from 'valibot';
import { customerIds } from '@/domain/register/customerNow';
import {
  type ReplacedText,
  replacedTextDocument,
  replacedTextLabels,
} from '@/domain/record/replacedText';
import { pick } from '@/domain/collections/baseValues';
import { keptOf } from '@/domain/collections/keptText';
import type { Entry, Live } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useLiveList, useLiveListOf } from '@/data/sync/live';
import type { Store } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshopCollection, workshopCollection } from '@/data/workshop/workshopCollection';

/** The most replaced texts that are read at once; the rules refuse to list more. */
export const mostReplacedTexts = 500;
/** The most of them that are watched beside one record. */
const mostOfRecord = 50;

/** Watches the replaced texts of one record, the newest first. */
export function useReplacedTexts(of: string, recordId: string) {
  const texts = useWorkshopCollection('replacedTexts');
  const own = query(
    texts,
    where('collection', '==', of),
    where('recordId', '==', recordId),
    orderBy('createdAt', 'desc'),
    limit(mostOfRecord),
  );
  return useLiveList(own, replacedTextDocument);
}

/**
 * Watches all replaced texts that may be about a customer, by all ids that the customer has had. Removing a booking or a vehicle
 * leaves its texts: they stand in the customer's extract, and go when the customer is anonymised.
 */
export function useReplacedTextsAbout(customerId: string): Live<Entry<ReplacedText>[]> {
  const texts = useWorkshopCollection('replacedTexts');
  const queryOf = (ids: string[]) =>
    query(texts, where('customerId', 'in', ids), limit(mostReplacedTexts));
  return useLiveListOf(customerIds(useRegister(), customerId), queryOf, replacedTextDocument);
}

/**
 * Keeps those of `values` that people type, because they are replaced in the record at `path`; `writtenBy` is the
 * account that wrote them, null when that is not known. Rejects when the record is out of reach: it tells whom the
 * values may be about.
 */
export async function keepReplaced(
  { db, saving }: Pick<Store, 'db' | 'saving'>,
  label: string,
  path: string,
  values: object,
  writtenBy: string | null,
): Promise<void> {
  const [, workshopId = '', of = '', recordId = ''] = path.split('/');
  const kept = keptOf(of, values);
  if (kept.length === 0) return;
  const customerId = of === 'customers' ? recordId : whom((await getDoc(doc(db, path))).data());
  const texts = workshopCollection(db, workshopId, 'replacedTexts');
  void saving.write(
    label,
    kept.map((each) => ({
      kind: 'create',
      path: doc(texts).path,
      values: { ...each, recordId, customerId, writtenBy },
    })),
  );
}

const naming = v.object({
  customerId: v.optional(v.nullable(v.string()), null),
  ownerId: v.optional(v.nullable(v.string()), null),
});

/** The customer of a booking or the owner of a vehicle. */
function whom(record: unknown): string | null {
  const { customerId, ownerId } = v.parse(naming, record);
  return customerId ?? ownerId;
}

/** Deletes replaced texts of the current workshop, and keeps deleted ones again. */
export function useReplacedTextRemoval() {
  const { saving } = useStore();
  const texts = useWorkshopCollection('replacedTexts');
  return {
    // Each by itself: one that somebody else has deleted must not keep the others.
    remove: (label: string, entries: readonly Entry<ReplacedText>[]) => {
      for (const { id } of entries) {
        void saving.write(label, [{ kind: 'delete', path: doc(texts, id).path }]);
      }
    },
    restore: (label: string, entries: readonly Entry<ReplacedText>[]) => {
      for (const { data } of entries) {
        const values = pick(data, Object.keys(replacedTextLabels));
        void saving.write(label, [{ kind: 'create', path: doc(texts).path, values }]);
      }
    },
  };
}
