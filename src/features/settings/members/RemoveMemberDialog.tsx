import { useMemberRecords } from '@/data/members';
import { useToast } from '@/ui/ToastContext';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/** Asks before a member loses access: by the rules, a removed member needs a new invite to come back. */
export function RemoveMemberDialog({
  id,
  name,
  onClose,
}: {
  id: string;
  name: string;
  onClose: () => void;
}) {
  const { remove } = useMemberRecords();
  const toast = useToast();
  return (
    <ConfirmDialog
      title={`Ta bort ${name}?`}
      confirm="Ta bort"
      failure="Medlemmen kunde inte tas bort"
      onConfirm={() => {
        remove(`Medlemmen ${name}`, id);
        toast(`${name} är borttagen.`);
      }}
      onClose={onClose}
    >
      <p>
        {name} kommer inte längre åt verkstaden. Det som är gjort ligger kvar. Det går inte att
        ångra: för att släppa in samma person igen behövs en ny inbjudan.
      </p>
    </ConfirmDialog>
  );
}
