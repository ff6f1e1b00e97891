import { Link } from 'react-router-dom';
import { reportPath } from '@/components/reportAddress';
import { mostReceivables, useOpenReceivables } from '@/data/receivables';
import { ageLabels, owedBy } from '@/domain/invoice/receivableAge';
import type { Period } from '@/features/reports/frame/period';
import { formatted } from '@/features/reports/sections/unit';
import { Alert } from '@/ui/Alert';
import { BusyNote } from '@/ui/BusyNote';
import { counted } from './overviewFigures';
import styles from './Overview.module.css';

/** What is unpaid now, by age; it is no part of the period. */
export function Unpaid({ period }: { period: Period }) {
  const live = useOpenReceivables();
  if (live.kind === 'loading') return <BusyNote>Hämtar det som är obetalt …</BusyNote>;
  if (live.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <p>Det gick inte att hämta det som är obetalt. Ladda om sidan och försök igen.</p>
      </Alert>
    );
  }
  const { groups, owedOre } = owedBy(live.data.slice(0, mostReceivables), period.today);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <section className={styles.figure}>
      <h2>
        <Link to={`${reportPath('receivables')}${period.query}`}>Obetalt just nu</Link>
      </h2>
      <p className={styles.value}>{formatted('ore', owedOre)}</p>
      <p>
        {counted(count, 'faktura', 'fakturor')}, med moms
        {live.data.length > mostReceivables && ` (de ${mostReceivables} som förföll först)`}
      </p>
      <ul>
        {groups.map(({ age, leftOre }) => (
          <li key={age}>
            {ageLabels[age]}: {formatted('ore', leftOre)}
          </li>
        ))}
      </ul>
    </section>
  );
}
