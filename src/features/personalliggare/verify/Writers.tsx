import { useMembers } from '@/data/members';
import type { LedgerEntry } from '@/domain/ledger/ledgerEvent';
import { type LedgerWriter, writersOf } from '@/domain/ledger/writers';
import { entriesOf } from '@/domain/values/live';
import styles from './Verify.module.css';

/** Which accounts have written in the ledger, and by which names: the rules bind the account, and the name of tablets alone. */
export function Writers({ events }: { events: readonly LedgerEntry[] }) {
  const members = new Map(entriesOf(useMembers()).map(({ id, data }) => [id, data]));
  const nameOf = (uid: string) => {
    const member = members.get(uid);
    return member && (member.name ?? member.email);
  };
  return (
    <section className={styles.card} aria-labelledby="writers">
      <h2 id="writers">Vilka som har skrivit</h2>
      <p className={styles.quiet}>
        Servern kontrollerar vilket konto som skriver en händelse, och en surfplattas namn. Skriver
        en medlem under ett annat namn syns det här.
      </p>
      <ul className={styles.findings}>
        {writersOf(events).map((writer) => (
          <li key={writer.uid}>{writerText(writer, nameOf(writer.uid))}</li>
        ))}
      </ul>
    </section>
  );
}

/** Tells of an account; `member` is the name of the member whose it is, if it is one's. */
function writerText({ uid, events, names }: LedgerWriter, member: string | undefined): string {
  const count = `${events} ${events === 1 ? 'händelse' : 'händelser'}`;
  const others = names.filter((name) => name !== member);
  const as =
    others.length > 0 ? `, ${member ? 'också ' : ''}under namnet ${others.join(', ')}` : '';
  const who = member ?? 'En surfplatta, eller någon som inte längre är medlem';
  return `${who}: ${count}${as} (konto ${uid}).`;
}
