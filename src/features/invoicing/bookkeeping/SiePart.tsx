import { useCanIssue } from '@/data/invoicing/numbering';
import { useSieExports } from '@/data/invoicing/sieExports';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { isWhole } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { useReach } from '@/data/sync/StoreContext';
import { LiveList } from '@/components/LiveList';
import { AuditCopyPart } from './AuditCopyPart';
import { SieExportList } from './SieExportList';
import { UnexportedPart } from './UnexportedPart';
import styles from './Bookkeeping.module.css';

/** The data for the bookkeeping program: the part that is not exported yet, and the former exports. */
export function SiePart() {
  const { role } = useWorkshop();
  const exports = useSieExports();
  const reach = useReach();
  const canFetch = useCanIssue();
  const mayFetch = canManageWorkshop(role);
  const isKnown =
    exports.kind === 'ready' && isWhole(exports, reach) && exports.unreadable.length === 0;
  return (
    <section className={`${styles.card} ${styles.unprinted}`} aria-labelledby="sie">
      <h2 id="sie">Till bokföringen (SIE)</h2>
      <p className={styles.quiet}>
        En fil av typen SIE 4I med verifikat, som läses in i bokföringsprogrammet. Prova den i ert
        program med ett testföretag först.
      </p>
      {!mayFetch && (
        <p>
          {role === 'auditor'
            ? 'Nya SIE-filer hämtas av ägare. De som är hämtade kan du hämta igen, och resten som en kopia.'
            : 'Bara ägare och revisorer kan hämta SIE-filer.'}
        </p>
      )}
      {mayFetch && !canFetch && (
        <p>
          Du är offline. Servern håller reda på vad som är hämtat, så att inget bokförs två gånger.
          Hämta SIE-filen när du har kontakt.
        </p>
      )}
      {mayFetch && isKnown && (
        <UnexportedPart last={exports.data[0]?.data ?? null} canFetch={canFetch} />
      )}
      {role === 'auditor' && isKnown && (
        <AuditCopyPart last={exports.data[0]?.data ?? null} canFetch={canFetch} />
      )}
      <h3>Hämtade SIE-filer</h3>
      <LiveList
        live={exports}
        noun={['SIE-fil', 'SIE-filer']}
        empty={<p className={styles.quiet}>Ingen SIE-fil är hämtad än.</p>}
      >
        {(entries) => (
          <SieExportList exports={entries} mayFetch={role !== 'staff'} canFetch={canFetch} />
        )}
      </LiveList>
    </section>
  );
}
