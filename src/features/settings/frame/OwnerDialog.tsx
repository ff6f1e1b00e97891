import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '@/domain/collections/field';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { TakenAway } from '@/components/TakenAway';
import { useContested } from '@/components/useContested';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Entry, isWhole, type Live } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { roleChanged } from './RoleChanged';
import { useSettledSave } from './useSettledSave';

/** The record that a form changes: as the form was filled in from it, and as it is `now`. */
export interface Edited<D> {
  collection: string;
  /** Undefined where its document holds other records too, whose writers would be named. */
  id: string | undefined;
  /** Its fields, where the collection's are others. */
  fields?: Fields;
  /** The name of the record in messages: `Tjänsten Däckskifte`. */
  label: string;
  former: D;
  /** Null when somebody else has removed the record; undefined while that is not known. */
  now: D | null | undefined;
}

/**
 * An EditDialog that only owners can save; a person who stops being an owner keeps the typed text and gets a
 * notice. It tells what somebody else changes of the record meanwhile, and asks before that is overwritten.
 */
export function OwnerDialog<T extends object>({
  edited,
  onSave,
  children,
  ...dialog
}: {
  title: string;
  schema: GenericSchema<unknown, T>;
  read: (data: FormData) => unknown;
  /** Undefined for a new record. */
  edited: Edited<T> | undefined;
  /** Gets the draft, and the values that it was typed over; undefined for a new record. */
  onSave: (draft: T, former: T | undefined) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const mayChange = canManageWorkshop(useWorkshop().role);
  const { collection = '', id, former, now, label = '', fields } = edited ?? {};
  const contested = useContested<T>(
    collection,
    id,
    former,
    now ?? undefined,
    fields ? { fields } : {},
  );
  const save = useSettledSave(contested, label, onSave);
  const removed = edited && now === null && (
    <TakenAway>{label} togs bort av någon annan medan du skrev.</TakenAway>
  );
  return (
    <EditDialog
      {...dialog}
      asksAbout={contested.asksAbout}
      lost={mayChange ? removed : roleChanged}
      onSave={(typed) => (former === undefined ? onSave(typed, undefined) : save(typed, former))}
    >
      {contested.notice}
      {children}
    </EditDialog>
  );
}

/** A record of a list as it is now: null when the whole list lacks it, undefined while that is not known. */
export function useLatestOf<T>(
  live: Live<Entry<T>[]>,
  id: string | undefined,
): T | null | undefined {
  const reach = useReach();
  const found = live.kind === 'ready' ? live.data.find((each) => each.id === id) : undefined;
  if (found) return found.data;
  const isUnreadable = live.kind === 'ready' && live.unreadable.some((each) => each === id);
  return isWhole(live, reach) && !isUnreadable ? null : undefined;
}
