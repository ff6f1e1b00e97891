import { useToast } from '@/ui/notes/ToastContext';
import { changedFields } from '@/domain/values/changedFields';

/** Functions that add, change and remove records; `former` holds the values that `values` replace. */
interface Verbs<D> {
  create(label: string, draft: D, id?: string): string;
  update(label: string, id: string, values: Partial<D>, former: D): void;
  remove(label: string, id: string): void;
}

/**
 * The same functions, each followed by a toast with "Ångra"; `label` names the record ("Tjänsten
 * Däckskifte").
 */
export function useUndoable<D extends object>(verbs: Verbs<D>, label: (draft: D) => string) {
  const toast = useToast();
  return {
    add(draft: D) {
      const id = verbs.create(label(draft), draft);
      toast(`${label(draft)} är tillagd.`, () => verbs.remove(label(draft), id));
    },
    /** Writes only the fields that differ, so that other people may change other fields at the same time. */
    change(id: string, former: D, draft: D) {
      const values = changedFields(former, draft);
      if (Object.keys(values).length === 0) return;
      verbs.update(label(draft), id, values, former);
      toast(`${label(draft)} är ändrad.`, () =>
        verbs.update(label(former), id, changedFields(draft, former), draft),
      );
    },
    remove(id: string, former: D) {
      verbs.remove(label(former), id);
      toast(`${label(former)} är borttagen.`, () => {
        verbs.create(label(former), former, id);
      });
    },
  };
}
