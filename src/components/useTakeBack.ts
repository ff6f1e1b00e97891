import { keepReplaced } from '@/data/record/replacedTexts';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { pick } from '@/domain/collections/baseValues';
import type { WorkshopCollection } from '@/domain/collections/collections';
import { documentPath } from '@/domain/collections/documentPath';
import type { Kept } from '@/domain/register/registerKeys';
import type { ReplacedText } from '@/domain/record/replacedText';
import { useToast } from '@/ui/notes/ToastContext';

/** Puts replaced texts of a record back, with "Ångra"; `label` names the record ("Kunden Anna Berg"). */
export function useTakeBack(
  collection: WorkshopCollection,
  { id, data }: Kept<object>,
  label: string,
): (text: ReplacedText) => void {
  const store = useStore();
  const workshop = useWorkshop();
  const toast = useToast();
  return ({ field, value }) => {
    const path = documentPath(workshop.id, collection, id);
    const now = pick(data, [field]);
    const then = { [field]: value };
    const write = (values: object, base: object) =>
      void store.saving.write(label, [
        { kind: 'update', path, values: { ...values }, base: { ...base } },
      ]);
    write(then, now);
    keepReplaced(store, label, path, now, null).catch(console.error);
    toast(`${label} har den ersatta texten igen.`, () => write(now, then));
  };
}
