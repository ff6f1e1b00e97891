import { useState } from 'react';
import { useMemberRecords } from '@/data/settings/members';
import { useRevoke, useSigningKeysOf } from '@/data/servicebook/signing';
import { entriesOf } from '@/domain/values/live';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { useToast } from '@/ui/notes/ToastContext';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';

/**
 * Asks before a member loses access: by the rules, a removed member needs a new invite to come back. Offers to take back the
 * keys that the member's devices may still hold.
 */
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
  const [revokes, setRevokes] = useState(true);
  const revoke = useRevoke();
  const all = useSigningKeysOf('createdBy', [id]);
  const keys = entriesOf(all).filter(({ data }) => data.createdBy === id && !data.isRevoked);
  return (
    <ConfirmDialog
      title={`Ta bort ${name}?`}
      confirm="Ta bort"
      failure="Medlemmen kunde inte tas bort"
      onConfirm={() => {
        remove(`Medlemmen ${name}`, id);
        // Each by itself: another owner may have removed the member, or revoked a key, already.
        if (revokes) keys.forEach(revoke);
        toast(`${name} är borttagen.`);
      }}
      onClose={onClose}
    >
      <p>
        {name} kommer inte längre åt verkstaden. Det som är gjort ligger kvar. Det går inte att
        ångra: för att släppa in samma person igen behövs en ny inbjudan.
      </p>
      {all.kind !== 'ready' && (
        <p>
          Nycklarna som {name} signerar serviceböcker med är inte hämtade. Återkalla dem efteråt
          under Inställningar, Servicebok.
        </p>
      )}
      {keys.length > 0 && (
        <CheckboxField
          label={
            keys.length === 1
              ? 'Återkalla nyckeln som signerar serviceböcker'
              : `Återkalla de ${keys.length} nycklarna som signerar serviceböcker`
          }
          name="revokes"
          hint="Det som redan är signerat blir kvar och märks med att nyckeln är återkallad."
          checked={revokes}
          onChange={({ target }) => setRevokes(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
