import type { ReactNode } from 'react';
import { type GenericSchema, never } from 'valibot';
import { EditDialog } from '@/components/EditDialog';
import { useWorkshop } from '@/data/WorkshopContext';
import { canManageWorkshop } from '@/domain/member';
import { RoleChanged } from './RoleChanged';

/** An EditDialog that saves for owners; whoever stops being one keeps what they typed, and is told. */
export function OwnerDialog<T>({
  schema,
  onRemove,
  children,
  ...rest
}: {
  title: string;
  schema: GenericSchema<unknown, T>;
  read: (data: FormData) => unknown;
  onSave: (draft: T) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const mayChange = canManageWorkshop(useWorkshop().role);
  return (
    <EditDialog
      {...rest}
      schema={mayChange ? schema : never()}
      onRemove={mayChange ? onRemove : undefined}
    >
      {children}
      {!mayChange && <RoleChanged />}
    </EditDialog>
  );
}
