import { bookkeepingPath } from '@/dashboardPaths';
import { RecordHead } from '@/components/RecordHead';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canCheckSeries } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { HistoryPart } from '@/features/invoicing/bookkeeping/HistoryPart';
import { SeriesPart } from '@/features/invoicing/bookkeeping/SeriesPart';
import styles from '@/features/invoicing/bookkeeping/Bookkeeping.module.css';

/** "Kontrollera serien": recomputes what was issued and paid in a period, whoever wrote it. */
export function SeriesPage() {
  const mayCheck = canCheckSeries(useWorkshop().role);
  return (
    <>
      <RecordHead back={{ to: bookkeepingPath, text: 'Bokföring' }} title="Kontrollera serien">
        {mayCheck && <Button onClick={() => print()}>Skriv ut</Button>}
      </RecordHead>
      {mayCheck ? (
        <div className={styles.page}>
          <SeriesPart />
          <HistoryPart />
          <Shown />
        </div>
      ) : (
        <EmptyState>Bara ägare och revisorer kontrollerar serien.</EmptyState>
      )}
    </>
  );
}

function Shown() {
  return (
    <section className={styles.card} aria-labelledby="shown">
      <h2 id="shown">Vad kontrollen visar</h2>
      <p>Allt räknas om från dokumenten, oavsett vem eller vad som har skrivit dem:</p>
      <ul className={styles.checked}>
        <li>Nummer: inga luckor, inget nummer två gånger.</li>
        <li>Datum: inget i framtiden, förfallodagen inte före, och i samma ordning som numren.</li>
        <li>Belopp: rader, momssatser, tecken, avrundning och summor.</li>
        <li>
          Säljare: namn, nummer och konton som på fakturorna före och efter. En ändring som består
          är inget fel.
        </li>
        <li>Krediter: av en faktura som finns, och inte av mer än den.</li>
        <li>Betalningar: av en faktura som finns, en rimlig dag, och summorna i kundreskontran.</li>
        <li>
          Arbetsorder: steg, rader, skador, pristyp och rabatt mot historiken, och godkända rader
          mot kundens svar. Fakturor: inte på mer än det som är utfört.
        </li>
      </ul>
      <p className={styles.quiet}>
        Fakturor och krediter räknas på sin dag, betalningar på den dag då de noterades, och
        arbetsorder på den dag då de skapades.
      </p>
    </section>
  );
}
