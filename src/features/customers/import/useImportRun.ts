import { useCallback, useEffect, useRef, useState } from 'react';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { useStore } from '@/data/sync/StoreContext';
import {
  forgetImport,
  holdImport,
  keepImport,
  type KeptImport,
  type UnfinishedImport,
} from '@/data/sync/unfinishedImports';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { ImportPlanner } from '@/domain/import/importPlan';
import type { RegisterChange } from '@/domain/register/registerChange';
import { useToast } from '@/ui/notes/ToastContext';
import { importedText } from '@/domain/import/importedText';
import { nextTurn } from '@/components/import/inSlices';

/** The state of an import that was started. */
export type ImportRun =
  | { kind: 'writing' | 'takingBack'; done: number; total: number }
  | { kind: 'done'; customers: number; vehicles: number }
  | { kind: 'cancelled' }
  | { kind: 'undone' }
  /** `left` is the number of documents that could not be taken back. */
  | { kind: 'failed'; error: unknown; left: number };

/** Documents written at a time; the page does not respond while the SDK stores a portion. */
const portionSize = 40;

/** Carries out an import, which can be cancelled while it runs and taken back, once, when it is done. */
export function useImportRun() {
  const { write, newId } = useRegisterWrites();
  const { storage } = useStore();
  const workshop = useWorkshop();
  const toast = useToast();
  const [run, setRun] = useState<ImportRun | null>(null);
  const cancelling = useRef(new AbortController());
  /** The changes that take the finished import back; emptied by the first use. */
  const undo = useRef<RegisterChange[]>([]);

  // Leaving the page cancels the import.
  useEffect(() => () => cancelling.current.abort(), []);

  /** Writes until all changes are stored on this device, a write fails, or `signal` aborts. */
  async function writeAll(
    kind: 'writing' | 'takingBack',
    changes: RegisterChange[],
    signal?: AbortSignal,
  ): Promise<{ done: number; failure?: { error: unknown } }> {
    let done = 0;
    // The question is asked here and not by a component: an import can be taken back from any page.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    try {
      while (done < changes.length && !signal?.aborted) {
        setRun({ kind, done, total: changes.length });
        const portion = changes.slice(done, done + portionSize);
        await write(kind === 'writing' ? 'Import av kunder' : 'Ångrad import av kunder', portion);
        done += portion.length;
        await nextTurn();
      }
      return { done };
    } catch (error) {
      return { done, failure: { error } };
    } finally {
      window.removeEventListener('beforeunload', ask);
    }
  }

  /** Stores how to take the import back in case this tab ends; on a shared computer nothing is stored. */
  function keep(changes: RegisterChange[]): KeptImport | undefined {
    return storage === 'shared' ? undefined : keepImport(workshop.id, changes);
  }

  /** Forgets the stored import when nothing of it is left; otherwise it will be offered again. */
  function settle(kept: KeptImport | undefined, left: number) {
    if (kept && left === 0) forgetImport(kept.key);
    kept?.release();
  }

  async function start(planner: ImportPlanner) {
    const { signal } = (cancelling.current = new AbortController());
    const { changes, undo: back } = planner.action(newId);
    const kept = keep(changes);
    const { done, failure } = await writeAll('writing', changes, signal);
    if (failure || signal.aborted) {
      const taken = await writeAll('takingBack', back.slice(0, done));
      const left = done - taken.done;
      settle(kept, left);
      const fault = failure ?? taken.failure;
      if (fault) return setRun({ kind: 'failed', error: fault.error, left });
      setRun({ kind: 'cancelled' });
      return toast('Importen är avbruten. Ingenting är importerat.');
    }
    settle(kept, 0);
    undo.current = back;
    const totals = planner.totals();
    setRun({ kind: 'done', ...totals });
    toast(`Importerat: ${importedText(totals)}.`, () => void takeBack());
  }

  async function takeBack() {
    const back = undo.current;
    undo.current = [];
    if (back.length === 0) return;
    const kept = keep(back);
    const left = await undoAll(back);
    settle(kept, left);
  }

  /** Takes back the remains of imports whose tabs are gone. */
  async function takeBackLeft(changes: RegisterChange[], from: UnfinishedImport[]) {
    const releases = from.map(({ key }) => holdImport(key));
    const left = await undoAll(changes);
    // Documents that are not in the register may still be on their way there; then the import is not
    // forgotten.
    const all = from.reduce((sum, each) => sum + each.customers.length + each.vehicles.length, 0);
    if (left === 0 && changes.length === all) for (const { key } of from) forgetImport(key);
    for (const release of releases) release();
  }

  /** Takes `back` back and shows the result; returns the number of documents that could not be taken back. */
  async function undoAll(back: RegisterChange[]): Promise<number> {
    const { done, failure } = await writeAll('takingBack', back);
    const left = back.length - done;
    if (failure) setRun({ kind: 'failed', ...failure, left });
    else {
      setRun({ kind: 'undone' });
      toast('Importen är ångrad.');
    }
    return left;
  }

  // A stable function: LeaveGuard's effect depends on it while the import runs.
  const cancel = useCallback(() => cancelling.current.abort(), []);

  return {
    run,
    start: (planner: ImportPlanner) => void start(planner),
    cancel,
    takeBack: () => void takeBack(),
    takeBackLeft: (changes: RegisterChange[], from: UnfinishedImport[]) =>
      void takeBackLeft(changes, from),
  };
}
