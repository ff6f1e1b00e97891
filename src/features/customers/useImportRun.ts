import { useCallback, useEffect, useRef, useState } from 'react';
import { useRegisterWrites } from '@/data/registerWrites';
import type { ImportPlanner } from '@/domain/importPlan';
import type { RegisterChange } from '@/domain/registerChange';
import { useToast } from '@/ui/ToastContext';
import { importedText } from './importedText';
import { nextTurn } from './inSlices';

/** How an import that was started stands. */
export type ImportRun =
  | { kind: 'writing' | 'takingBack'; done: number; total: number }
  | { kind: 'done'; customers: number; vehicles: number }
  | { kind: 'cancelled' }
  | { kind: 'undone' }
  /** `left` are the documents that could not be taken back. */
  | { kind: 'failed'; error: unknown; left: number };

/** Documents at a time; the page stands still while the SDK stores a portion. */
const portionSize = 40;

/** Carries out an import, which can be cancelled while it is under way and undone when it is done. */
export function useImportRun() {
  const { write, newId } = useRegisterWrites();
  const toast = useToast();
  const [run, setRun] = useState<ImportRun | null>(null);
  const cancelling = useRef(new AbortController());
  /** What takes the finished import back; once. */
  const undo = useRef<RegisterChange[]>([]);

  // Whoever leaves the page cancels.
  useEffect(() => () => cancelling.current.abort(), []);

  /** Writes until all is stored on this device, something fails, or `signal` aborts. */
  async function writeAll(
    kind: 'writing' | 'takingBack',
    changes: RegisterChange[],
    signal?: AbortSignal,
  ): Promise<{ done: number; failure?: { error: unknown } }> {
    let done = 0;
    // Here and not in what shows it: an import can be taken back from any page.
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

  async function start(planner: ImportPlanner) {
    const { signal } = (cancelling.current = new AbortController());
    const { changes, undo: back } = planner.action(newId);
    const { done, failure } = await writeAll('writing', changes, signal);
    if (failure || signal.aborted) {
      const taken = await writeAll('takingBack', back.slice(0, done));
      const fault = failure ?? taken.failure;
      if (fault) return setRun({ kind: 'failed', error: fault.error, left: done - taken.done });
      setRun({ kind: 'cancelled' });
      return toast('Importen är avbruten. Ingenting är importerat.');
    }
    undo.current = back;
    const totals = planner.totals();
    setRun({ kind: 'done', ...totals });
    toast(`Importerat: ${importedText(totals)}.`, () => void takeBack());
  }

  async function takeBack() {
    const back = undo.current;
    undo.current = [];
    if (back.length === 0) return;
    const { done, failure } = await writeAll('takingBack', back);
    if (failure) return setRun({ kind: 'failed', ...failure, left: back.length - done });
    setRun({ kind: 'undone' });
    toast('Importen är ångrad.');
  }

  // The same function at every render, for the effect that listens while the import is under way.
  const cancel = useCallback(() => cancelling.current.abort(), []);

  return {
    run,
    start: (planner: ImportPlanner) => void start(planner),
    cancel,
    takeBack: () => void takeBack(),
  };
}
