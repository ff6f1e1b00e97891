import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { EditDialog } from '@/ui/EditDialog';
import { useWorkshop } from '@/data/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import { roleChanged } from './RoleChanged';

/**
 * An EditDialog that only owners can save; a person who stops being an owner keeps the typed text and gets a
 * notice.
 */
export function OwnerDialog<T>(dialog: {
  title: string;
  schema: GenericSchema<unknown, T>;
  read: (data: FormData) => unknown;
  onSave: (draft: T) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const mayChange = canManageWorkshop(useWorkshop().role);
  return <EditDialog {...dialog} lost={!mayChange && roleChanged} />;
}
