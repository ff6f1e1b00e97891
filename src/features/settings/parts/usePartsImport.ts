import { useRef, useState } from 'react';
import { usePartRecords } from '@/data/orders/parts';
import type { PartImport } from '@/domain/part/partImport';
import { useToast } from '@/ui/notes/ToastContext';
import { importedPartsText } from './importedPartsText';

/** An import that was started. */
export type PartsRun =
  { kind: 'writing' } | { kind: 'done'; made: PartImport } | { kind: 'undone' };

/** Writes an import as one batch, so that all of it arrives or nothing, and takes it back, once. */
export function usePartsImport() {
  const { write } = usePartRecords();
  const toast = useToast();
  const [run, setRun] = useState<PartsRun | null>(null);
  /** Takes the finished import back; null after its one use. */
  const undo = useRef<(() => Promise<void>) | null>(null);

  async function start(all: PartImport) {
    setRun({ kind: 'writing' });
    const { stored, takeBack: back } = write('Import av artiklar', all.edits, all.undo);
    await stored;
    undo.current = back;
    setRun({ kind: 'done', made: all });
    toast(`Importerat: ${importedPartsText(all)}.`, () => void takeBack());
  }

  async function takeBack() {
    const back = undo.current;
    undo.current = null;
    if (!back) return;
    await back();
    setRun({ kind: 'undone' });
    toast('Importen är ångrad.');
  }

  return {
    run,
    start: (all: PartImport) => void start(all),
    takeBack: () => void takeBack(),
    forget: () => setRun(null),
  };
}
