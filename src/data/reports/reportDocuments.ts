import { useCallback, useMemo, useState } from 'react';
import { attendanceIn } from '@/domain/report/attendance';
import { type Contribution, contributionsOf } from '@/domain/report/contributions';
import type { Measure } from '@/domain/report/facts';
import { neededFor } from '@/domain/report/needs';
import type { Days } from '@/domain/report/period';
import type { Sources } from '@/domain/report/sources';
import { useStore } from '@/data/sync/StoreContext';
import { useShifts } from './reportAttendance';
import { readSources } from './reportSources';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

const unread = { kind: 'unread' } as const;

/** The documents of a period that a measure is made of, and how many have been read of them; other measures lack some. */
export type FigureDocuments =
  | { kind: 'unread' }
  | { kind: 'reading'; documents: number }
  | { kind: 'failed'; error: Error }
  | { kind: 'ready'; sources: Sources; contributions: Contribution[] };

/**
 * Gives what reads the documents of a period that a measure is made of when they are asked for, each of which is a read; another
 * period or measure begins unread.
 */
export function useFigureDocuments({ first, last }: Days, measure: Measure) {
  const store = useStore();
  const { id } = useWorkshop();
  const shifts = useShifts();
  const key = `${String(first)} ${String(last)} ${measure}`;
  const [latest, setLatest] = useState<{ key: string; state: FigureDocuments }>();
  const found: FigureDocuments = latest?.key === key ? latest.state : unread;
  // The staff ledger is no document that is read here, and may change while the list is shown.
  const attended = measure === 'attended' && shifts.kind === 'ready' ? shifts.data : null;
  const state = useMemo((): FigureDocuments => {
    if (found.kind !== 'ready' || !attended) return found;
    const hours = attendanceIn(attended, { first, last });
    return { ...found, contributions: [...found.contributions, ...hours] };
  }, [found, attended, first, last]);

  const read = useCallback(() => {
    setLatest({ key, state: { kind: 'reading', documents: 0 } });
    let isOver = false;
    const set = (next: FigureDocuments) => {
      // The other lists of a reading that has failed may go on.
      if (isOver) return;
      isOver = next.kind !== 'reading';
      setLatest((known) => (known?.key === key ? { key, state: next } : known));
    };
    const onRead = (documents: number) => set({ kind: 'reading', documents });
    const needed = neededFor(measure);
    readSources(store, id, { first, last }, { needed, onRead }).then(
      (sources) => {
        set({ kind: 'ready', sources, contributions: contributionsOf(sources, first, last) });
      },
      (error: unknown) =>
        set({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
  }, [store, id, key, first, last, measure]);
  return { state, read };
}
