import { useMembers } from '@/data/settings/members';
import type { LedgerEntry } from '@/domain/ledger/ledgerEvent';
import { writersOf, writerText } from '@/domain/ledger/writers';
import { useReach } from '@/data/sync/StoreContext';
import { entriesOf, isSettled } from '@/domain/values/live';
import layout from '@/ui/style/layout.module.css';
import styles from './Verify.module.css';

/** The accounts that have written in the ledger, with the names that they used: the rules bind the account, and the name of tablets alone. */
export function Writers({ events }: { events: readonly LedgerEntry[] }) {
  const live = useMembers();
  const areKnown = isSettled(live, useReach());
  const members = new Map(entriesOf(live).map(({ id, data }) => [id, data]));
  return (
    <section className={styles.card} aria-labelledby="writers">
      <h2 id="writers">Vilka som har skrivit</h2>
      <p className={layout.quiet}>
        Servern kontrollerar vilket konto som skriver en händelse, och en surfplattas namn. Skriver
        en medlem under ett annat namn syns det här.
      </p>
      <ul className={styles.findings}>
        {writersOf(events).map((writer) => (
          <li key={writer.uid}>{writerText(writer, members.get(writer.uid), areKnown)}</li>
        ))}
      </ul>
    </section>
  );
}
