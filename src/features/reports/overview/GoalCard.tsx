import { useState } from 'react';
import { useGoals } from '@/data/reportGoals';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Overview } from '@/domain/report/overview';
import { monthOf } from '@/domain/report/reportMonth';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Bar } from '@/features/reports/chart/Bar';
import { percentOf } from '@/features/reports/chart/percentOf';
import type { Period } from '@/features/reports/frame/period';
import { Alert } from '@/ui/Alert';
import { BusyNote } from '@/ui/BusyNote';
import { Button } from '@/ui/Button';
import { GoalDialog } from './GoalDialog';
import { goalDistance } from './goalDistance';
import { inside } from './difference';
import styles from './Overview.module.css';
import sections from '@/features/reports/sections/Sections.module.css';

/** How far the month is from what the owner aims at, and for the owner the way to change that. */
export function GoalCard({ period, overview }: { period: Period; overview: Overview }) {
  const month = monthOf(String(period.days.first));
  const live = useGoals(month, month);
  const { role } = useWorkshop();
  const [isOpen, setIsOpen] = useState(false);
  if (live.kind === 'loading') return <BusyNote>Hämtar målen …</BusyNote>;
  if (live.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <p>Det gick inte att hämta målen. Ladda om sidan och försök igen.</p>
      </Alert>
    );
  }
  const goal = live.data.find(({ id }) => id === month);
  const load = percentOf(overview.load.booked, overview.load.open);
  const distances = [
    goalDistance('salesOre', 'ore', overview.salesOre, goal?.data.salesOre ?? null),
    goalDistance('utilisation', 'percent', load, goal?.data.utilisation ?? null),
  ].filter((each) => each !== null);
  const name = inside(period.name);
  return (
    <section className={sections.card}>
      <h2>Mål för {name}</h2>
      {distances.length === 0 ? (
        <p>
          {canManageWorkshop(role)
            ? 'Inget mål är satt. Sätt ett för försäljning eller beläggning, så visas avståndet dit här.'
            : 'Inget mål är satt. En ägare sätter målen.'}
        </p>
      ) : (
        <ul className={styles.goals}>
          {distances.map(({ key, label, reached, text }) => (
            <li key={key}>
              <strong>{label}</strong>
              <Bar value={reached} most={100} />
              {text}
            </li>
          ))}
        </ul>
      )}
      {canManageWorkshop(role) && (
        <div className={sections.actions}>
          <Button onClick={() => setIsOpen(true)}>{goal ? 'Ändra mål' : 'Sätt mål'}</Button>
        </div>
      )}
      {isOpen && (
        <GoalDialog month={month} name={name} goal={goal} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
