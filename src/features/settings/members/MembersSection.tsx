import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { useMemberRecords, useMembers } from '@/data/settings/members';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageMembers } from '@/domain/workshop/member';
import { memberNames } from '@/domain/workshop/memberName';
import { entriesOf } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { InviteDialog } from './InviteDialog';
import { InviteList } from './InviteList';
import listStyles from '@/features/settings/frame/ListRow.module.css';
import { MemberRow } from './MemberRow';
import { SectionHead } from '@/features/settings/frame/SectionHead';

/** The members of the workshop and their roles; owners invite, change roles and remove members. */
export function MembersSection() {
  const members = useMembers();
  const { remove } = useMemberRecords();
  const { role } = useWorkshop();
  const [inviting, setInviting] = useState(false);
  const manages = canManageMembers(role);
  const names = memberNames(entriesOf(members));

  return (
    <section>
      <SectionHead
        title="Medlemmar"
        action={
          manages && (
            <Button kind="work" onClick={() => setInviting(true)}>
              Bjud in
            </Button>
          )
        }
      >
        {manages
          ? 'De som loggar in i verkstaden. En inbjudan är en länk som du själv skickar. En medarbetare ser sina egna timmar under Rapporter när du har valt vem i personalen kontot tillhör.'
          : 'De som loggar in i verkstaden. Bara ägare kan bjuda in, ändra namn och roller och ta bort.'}
      </SectionHead>
      <LiveList
        live={members}
        noun={['medlem', 'medlemmar']}
        empty={null}
        unreadable={(id) => ({
          id,
          one: 'Medlem',
          the: 'medlemmen',
          consequence: 'Personen kommer då inte längre åt verkstaden.',
          onRemove: manages ? () => remove(`Medlemmen ${id}`, id) : undefined,
        })}
      >
        {(entries) => (
          <ul tabIndex={-1} aria-label="Medlemmar" className={listStyles.list}>
            {entries.map((entry) => (
              <MemberRow
                key={entry.id}
                entry={entry}
                name={names.get(entry.id) ?? entry.data.email}
              />
            ))}
          </ul>
        )}
      </LiveList>
      {manages && <InviteList members={members.kind === 'ready' ? members.data : []} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
}
