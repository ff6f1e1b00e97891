import { useState } from 'react';
import { useLedgerNow } from '@/components/ledger/useLedgerNow';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { LedgerEntry } from '@/domain/ledger/ledgerEvent';
import { keptThrough, keptWith, removableYears } from '@/domain/ledger/retention';
import { dayOf, formatLongDay } from '@/domain/time/swedishTime';
import { formatFiscalYearEnd } from '@/domain/values/fiscalYear';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';
import styles from './Verify.module.css';

/** The removal of the fiscal years that need not be kept any longer (SFF 9 kap. 5 §). */
export function Removal({ events }: { events: readonly LedgerEntry[] }) {
  const { workshop } = useWorkshop();
  const { fiscalYearEnd, fiscalYearChangedAt } = workshop;
  const { remove } = useLedgerRecords();
  const toast = useToast();
  const today = dayOf(useLedgerNow());
  const [asked, setAsked] = useState<number>();
  const years = removableYears(events, workshop, today);
  const idsOf = (year: number) =>
    events.filter(({ data }) => keptWith(data, workshop) === year).map(({ id }) => id);

  return (
    <section className={styles.card} aria-labelledby="removal">
      <h2 id="removal">Gallring</h2>
      <p>
        Liggaren ska sparas i två år efter utgången av det kalenderår då räkenskapsåret gick ut. Ert
        räkenskapsår slutar {formatFiscalYearEnd(fiscalYearEnd)}.
        {fiscalYearChangedAt &&
          ` Det ändrades ${formatLongDay(dayOf(fiscalYearChangedAt))}: det som registrerades dessförinnan, och ett år efter, sparas som om räkenskapsåret slutade kalenderåret därpå.`}
      </p>
      {years.length === 0 ? (
        <p className={layout.quiet}>Inget räkenskapsår är gammalt nog att gallra.</p>
      ) : (
        <ul className={styles.years}>
          {years.map((year) => (
            <li key={year}>
              <span>
                Räkenskapsåret som slutade {year}: {idsOf(year).length} händelser, skulle sparas
                till och med {keptThrough(year).toString()}.
              </span>
              <Button aria-label={`Gallra räkenskapsåret ${year}`} onClick={() => setAsked(year)}>
                Gallra
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Gallra räkenskapsåret ${asked}?`}
          confirm="Gallra för gott"
          failure="Räkenskapsåret kunde inte gallras."
          onConfirm={async () => {
            await remove(`Gallring av räkenskapsåret ${asked}`, asked, idsOf(asked));
            toast(`Räkenskapsåret ${asked} är gallrat.`);
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {idsOf(asked).length} händelser tas bort för alla och kan inte fås tillbaka. Att de är
            gallrade, när och av vem, blir en händelse i liggaren. Namn och nummer på personer
            ligger kvar. Skriv ut eller spara året först om ni vill ha det kvar.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
