import { useState } from 'react';
import { mostOwners, useMemberRecords } from '@/data/settings/members';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Role, roleLabels, roles } from '@/domain/workshop/member';
import { useToast } from '@/ui/notes/ToastContext';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { Select } from '@/ui/controls/Select';
import styles from './MemberRow.module.css';

/**
 * Lets an owner change a member's role; `reasonId` is the id of the text that says why the role cannot be
 * changed.
 */
export function MemberRoleSelect({
  id,
  name,
  role,
  reasonId,
}: {
  id: string;
  name: string;
  role: Role;
  reasonId: string | undefined;
}) {
  const { uid } = useStore();
  const { workshop } = useWorkshop();
  const { changeRole } = useMemberRecords();
  const toast = useToast();
  const [steppingDown, setSteppingDown] = useState<Role | null>(null);
  const label = `Rollen för ${name}`;
  const isFull = workshop.owners.length >= mostOwners && role !== 'owner';

  function choose(value: string) {
    const to = roles.find((each) => each === value);
    if (!to || to === role) return;
    // A confirmation is needed: a person who is no longer an owner cannot take the change back.
    if (id === uid) return setSteppingDown(to);
    toast(`${name} är nu ${roleLabels[to].toLowerCase()}.`, changeRole(label, id, role, to));
  }

  return (
    <>
      <Select
        className={styles.role}
        aria-label={label}
        aria-describedby={reasonId}
        value={role}
        disabled={reasonId !== undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {roles.map((each) => (
          <option key={each} value={each} disabled={each === 'owner' && isFull}>
            {roleLabels[each]}
            {each === 'owner' && isFull && ` (högst ${mostOwners})`}
          </option>
        ))}
      </Select>
      {steppingDown && (
        <ConfirmDialog
          title="Sluta vara ägare?"
          confirm={`Bli ${roleLabels[steppingDown].toLowerCase()}`}
          failure="Rollen kunde inte ändras"
          onConfirm={() => {
            changeRole(label, id, role, steppingDown);
            toast(`Du är nu ${roleLabels[steppingDown].toLowerCase()}.`);
          }}
          onClose={() => setSteppingDown(null)}
        >
          <p>
            Du kan sedan inte ändra inställningar, bjuda in eller bestämma roller. Bara en annan
            ägare kan ge dig rollen tillbaka.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
