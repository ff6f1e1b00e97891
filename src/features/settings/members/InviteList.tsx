import { LiveList } from '@/components/LiveList';
import { useInvites } from '@/data/settings/invites';
import type { Entry } from '@/domain/values/live';
import { inviteState, type Invite } from '@/domain/workshop/invite';
import type { Member } from '@/domain/workshop/member';
import { InviteRow } from './InviteRow';
import listStyles from '@/features/settings/frame/ListRow.module.css';
import styles from './MembersSection.module.css';

/** The open invites and, folded away, the used and the expired ones. */
export function InviteList({ members }: { members: Entry<Member>[] }) {
  const invites = useInvites();

  function rows(label: string, entries: Entry<Invite>[]) {
    return (
      <ul tabIndex={-1} aria-label={label} className={listStyles.list}>
        {entries.map((entry) => (
          <InviteRow key={entry.id} entry={entry} members={members} />
        ))}
      </ul>
    );
  }

  return (
    <section className={styles.invites}>
      <h3>Inbjudningar</h3>
      <LiveList
        live={invites}
        noun={['inbjudan', 'inbjudningar']}
        empty={<p className={styles.empty}>Inga inbjudningar. Börja med Bjud in.</p>}
      >
        {(entries) => {
          const now = new Date();
          const open = entries.filter(({ data }) => inviteState(data, now) === 'open');
          const old = entries.filter(({ data }) => inviteState(data, now) !== 'open');
          return (
            <>
              {open.length > 0 ? (
                rows('Öppna inbjudningar', open)
              ) : (
                <p className={styles.empty}>Inga öppna inbjudningar.</p>
              )}
              {old.length > 0 && (
                <details className={styles.old}>
                  <summary>{`Använda och utgångna (${old.length})`}</summary>
                  {rows('Använda och utgångna inbjudningar', old)}
                </details>
              )}
            </>
          );
        }}
      </LiveList>
    </section>
  );
}
