import { useInviteRecords } from '@/data/settings/invites';
import type { Entry } from '@/domain/values/live';
import { type Invite, inviteState } from '@/domain/workshop/invite';
import { type Member, roleLabels } from '@/domain/workshop/member';
import { memberNames } from '@/domain/workshop/memberName';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { formatExpiry, InviteLink } from './InviteLink';
import styles from './InviteRow.module.css';
import { ListRow } from '@/features/settings/frame/ListRow';

/** An invite: an open one with its link and a button to withdraw it; a used or expired one only says so. */
export function InviteRow({
  entry: { id, data, pending },
  members,
}: {
  entry: Entry<Invite>;
  members: Entry<Member>[];
}) {
  const { withdraw } = useInviteRecords();
  const toast = useToast();
  const role = roleLabels[data.role];
  const label = `Inbjudan för en ${role.toLowerCase()}`;
  const state = inviteState(data, new Date());
  const user = memberNames(members).get(data.usedBy ?? '');

  const outcome = {
    open: pending ? 'Länken visas när den har sparats.' : `Går ut ${formatExpiry(data)}.`,
    used: `Använd av ${user ?? 'någon som inte längre är medlem'}.`,
    expired: `Gick ut ${formatExpiry(data)}.`,
  };

  return (
    <ListRow name={label} onEdit={undefined}>
      <div className={styles.invite}>
        <div className={styles.head}>
          <p>
            <strong>{role}</strong> {outcome[state]}
          </p>
          {state === 'open' && (
            <Button onClick={() => toast('Inbjudan är återkallad.', withdraw(label, id, data))}>
              Återkalla
            </Button>
          )}
        </div>
        {state === 'open' && !pending && <InviteLink code={id} invite={data} />}
      </div>
    </ListRow>
  );
}
