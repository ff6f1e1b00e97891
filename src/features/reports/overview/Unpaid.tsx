import { Link } from 'react-router-dom';
import { reportPath } from '@/dashboardPaths';
import { mostReceivables, useOpenReceivables } from '@/data/invoicing/receivables';
import type { Receivable } from '@/domain/invoice/receivable';
import { ageLabels, owedBy } from '@/domain/invoice/receivableAge';
import type { Entry } from '@/domain/values/live';
import type { Period } from '@/features/reports/model/period';
import { formatted } from '@/features/reports/model/unit';
import { Alert } from '@/ui/notes/Alert';
import { counted } from '@/features/reports/model/overviewFigures';
import styles from './Overview.module.css';

/** The unpaid invoices now, by age; they do not depend on the period. */
export function Unpaid({ period }: { period: Period }) {
  const { live, isCut } = useOpenReceivables();
  if (live.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <p>Det gick inte att hämta det som är obetalt. Ladda om sidan och försök igen.</p>
      </Alert>
    );
  }
  return (
    <section className={styles.figure}>
      <h2>
        <Link to={`${reportPath('receivables')}${period.query}`}>Obetalt just nu</Link>
      </h2>
      {live.kind === 'loading' ? (
        <p role="status">Hämtar det som är obetalt …</p>
      ) : (
        <Owed entries={live.data} isCut={isCut} today={period.today} />
      )}
    </section>
  );
}

function Owed({
  entries,
  isCut,
  today,
}: {
  entries: readonly Entry<Receivable>[];
  isCut: boolean;
  today: Period['today'];
}) {
  const { groups, owedOre } = owedBy(entries, today);
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  return (
    <>
      <p className={styles.value}>{formatted('ore', owedOre)}</p>
      <p>
        {counted(count, 'faktura', 'fakturor')}, med moms
        {isCut && ` (de ${mostReceivables} som förföll först)`}
      </p>
      {groups.length > 0 && (
        <ul>
          {groups.map(({ age, leftOre }) => (
            <li key={age}>
              {ageLabels[age]}: {formatted('ore', leftOre)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
