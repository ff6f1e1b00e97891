import { documentId, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { type Goal, goalDocument, type GoalDraft } from '@/domain/report/goal';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveList } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useSeesReports } from './reports';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most goals that are read; the rules refuse to list more. */
const mostGoals = 100;

/** Watches the goals of months, `2026-11`, first and last included; it stays loading for those who may not see them. */
export function useGoals(first: string, last: string): Live<Entry<Goal>[]> {
  const all = useWorkshopCollection('reportGoals');
  const sees = useSeesReports();
  const goals = sees
    ? query(
        all,
        where(documentId(), '>=', first),
        where(documentId(), '<=', last),
        orderBy(documentId()),
        limit(mostGoals),
      )
    : null;
  return useLiveList(goals, goalDocument);
}

/** Sets goals, which only owners may; none of the writes waits for the server. */
export function useGoalRecords() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(
    () => ({
      /** Sets the goal of a month over the one that was shown; undefined where there was none. */
      save(label: string, month: string, former: Entry<Goal> | undefined, draft: GoalDraft) {
        const path = documentPath(workshopId, 'reportGoals', month);
        const values = { ...draft };
        void saving.write(label, [
          former
            ? { kind: 'update', path, values, base: { ...valuesBefore(former.data, values) } }
            : { kind: 'create', path, values },
        ]);
      },
    }),
    [saving, workshopId],
  );
}
