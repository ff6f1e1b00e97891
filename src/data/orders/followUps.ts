import { limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import {
  byDueDay,
  dueUntil,
  type FollowUp,
  followUpDocument,
  type FollowUpFields,
} from '@/domain/order/followUp';
import { dayOf } from '@/domain/time/swedishTime';
import { valuesBefore } from '@/domain/values/changedFields';
import { type Entry, entriesOf, joinedLive, type Live } from '@/domain/values/live';
import type { Change } from '@/data/sync/outbox';
import { useLiveList, useLiveListOf } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most open follow-ups that are read by their days, and as many by their odometers. */
const mostDue = 200;
/** The most follow-ups of a list; the rules refuse to list more. */
export const mostFollowUps = 500;

/** The conditions of an open follow-up: it is not taken up by a booking, and not closed. */
const areOpen = [where('bookingId', '==', null), where('closedBy', '==', null)];

/**
 * Watches the open follow-ups whose day is past or near, and those that wait for an odometer, of which the register tells
 * whether it is reached: at most `mostDue` of each, the earliest first; `isCut` where there may be more.
 */
export function useDueFollowUps(): { live: Live<Entry<FollowUp>[]>; isCut: boolean } {
  const followUps = useWorkshopCollection('followUps');
  const until = dueUntil(dayOf(new Date()));
  const [byDay, byKm] = [
    query(followUps, ...areOpen, where('dueOn', '<=', until), orderBy('dueOn'), limit(mostDue)),
    query(followUps, ...areOpen, where('dueKm', '>=', 0), orderBy('dueKm'), limit(mostDue)),
  ];
  const [days, kms] = [useLiveList(byDay, followUpDocument), useLiveList(byKm, followUpDocument)];
  return useMemo(
    () => ({
      live: onceEach(joinedLive([days, kms])),
      isCut: [days, kms].some((each) => entriesOf(each).length === mostDue),
    }),
    [days, kms],
  );
}

/** Watches all open follow-ups, at most `mostFollowUps`; one that is not watched stays loading. */
export function useOpenFollowUps(isWatched: boolean): Live<Entry<FollowUp>[]> {
  const followUps = useWorkshopCollection('followUps');
  const open = isWatched
    ? query(followUps, ...areOpen, orderBy('dueOn'), limit(mostFollowUps))
    : null;
  const live = useLiveList(open, followUpDocument);
  return useMemo(() => onceEach(live), [live]);
}

/** Watches the follow-ups of vehicles, customers or orders by their ids, open and closed, at most `most` of 30 ids. */
export function useFollowUpsOf(
  field: 'vehicleId' | 'customerId' | 'orderId' | 'closedBy',
  ids: readonly string[],
  most = 100,
): Live<Entry<FollowUp>[]> {
  const followUps = useWorkshopCollection('followUps');
  const queryOf = (some: string[]) => query(followUps, where(field, 'in', some), limit(most));
  const live = useLiveListOf(ids, queryOf, followUpDocument);
  return useMemo(() => onceEach(live), [live]);
}

/** Each follow-up once, the earliest day first. */
function onceEach(live: Live<Entry<FollowUp>[]>): Live<Entry<FollowUp>[]> {
  if (live.kind !== 'ready') return live;
  const once = new Map(live.data.map((each) => [each.id, each]));
  return { ...live, data: [...once.values()].toSorted(byDueDay) };
}

/** A change of a follow-up that is written with something else. */
export function followUpChange(
  workshopId: string,
  id: string,
  values: Partial<FollowUpFields>,
): Change {
  return { kind: 'update', path: documentPath(workshopId, 'followUps', id), values };
}

/** Changes follow-ups over the values that were shown; none of the writes waits for the server. */
export function useFollowUpRecords() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(
    () => ({
      change(
        label: string,
        edits: readonly { entry: Entry<FollowUp>; values: Partial<FollowUpFields> }[],
      ) {
        void saving.write(
          label,
          edits.map(({ entry: { id, data }, values }) => ({
            kind: 'update',
            path: documentPath(workshopId, 'followUps', id),
            values,
            base: { ...valuesBefore<Partial<FollowUpFields>>(data, values) },
          })),
        );
      },
    }),
    [saving, workshopId],
  );
}
