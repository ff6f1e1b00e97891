import { useId, useState } from 'react';
import type { Entry } from '@/domain/values/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageMembers, isLastOwner, type Member, roleLabels } from '@/domain/workshop/member';
import { dayOf } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import { Chip } from '@/ui/controls/Chip';
import { EmailText } from './EmailText';
import { ListRow } from '@/features/settings/frame/ListRow';
import { LeaveDialog } from './LeaveDialog';
import { MemberNameDialog } from './MemberNameDialog';
import layout from '@/ui/style/layout.module.css';
import styles from './MemberRow.module.css';
import { MemberRoleSelect } from './MemberRoleSelect';
import { MemberStaffSelect } from './MemberStaffSelect';
import { RemoveMemberDialog } from './RemoveMemberDialog';

/** A member's name, role, staff card and date of joining, with the actions that the signed-in person may take. */
export function MemberRow({
  entry: { id, data },
  name,
}: {
  entry: Entry<Member>;
  /** The name by which the member is told from the others. */
  name: string;
}) {
  const { uid } = useStore();
  const { workshop, role } = useWorkshop();
  const [open, setOpen] = useState<'rename' | 'leave' | 'remove' | null>(null);
  const reasonId = useId();
  const isSelf = id === uid;
  const isLast = isLastOwner(id, workshop.owners);
  const close = () => setOpen(null);

  return (
    <ListRow name={name} onEdit={undefined}>
      <div className={styles.member}>
        <span className={styles.initials} aria-hidden="true">
          {initials(data.name ?? data.email)}
        </span>
        <div className={styles.who}>
          <p className={layout.name}>
            <span>{data.name ?? <EmailText email={data.email} />}</span>
            {isSelf && <Chip kind="good">Du</Chip>}
          </p>
          <p className={styles.about}>
            {data.name && (
              <span>
                <EmailText email={data.email} />
              </span>
            )}
            {canManageMembers(role) && !data.isVerified && (
              <Chip kind="quiet">Obekräftad adress</Chip>
            )}
            <span>Medlem sedan {dayOf(data.createdAt).toString()}</span>
          </p>
        </div>
        {canManageMembers(role) ? (
          <MemberRoleSelect
            id={id}
            name={name}
            role={data.role}
            reasonId={isLast ? reasonId : undefined}
          />
        ) : (
          <p>{roleLabels[data.role]}</p>
        )}
        <div className={styles.actions}>
          {canManageMembers(role) && (
            <Button aria-label={`Ändra namn för ${name}`} onClick={() => setOpen('rename')}>
              Ändra namn
            </Button>
          )}
          {isSelf && (
            <Button
              disabled={isLast}
              aria-describedby={isLast ? reasonId : undefined}
              onClick={() => setOpen('leave')}
            >
              Lämna
            </Button>
          )}
          {!isSelf && canManageMembers(role) && (
            <Button aria-label={`Ta bort ${name}`} onClick={() => setOpen('remove')}>
              Ta bort
            </Button>
          )}
        </div>
        {canManageMembers(role) && <MemberStaffSelect id={id} name={name} member={data} />}
        {isLast && (
          <p id={reasonId} className={styles.reason}>
            {isSelf
              ? 'Du är ensam ägare. Gör någon annan till ägare innan du lämnar eller byter roll.'
              : 'Verkstadens enda ägare.'}
          </p>
        )}
      </div>
      {open === 'rename' && <MemberNameDialog id={id} member={data} onClose={close} />}
      {open === 'leave' && <LeaveDialog onClose={close} />}
      {open === 'remove' && canManageMembers(role) && (
        <RemoveMemberDialog id={id} name={name} onClose={close} />
      )}
    </ListRow>
  );
}

/** One or two initials of a name or an email address. */
function initials(name: string): string {
  const words = name.split('@')[0]?.match(/\p{L}+/gu) ?? [];
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
