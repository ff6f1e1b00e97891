import { useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Goal } from '@/domain/report/goal';
import type { Overview } from '@/domain/report/overview';
import { monthOf } from '@/domain/report/reportMonth';
import type { Entry } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { percentOf } from '@/features/reports/model/percentOf';
import type { Period } from '@/features/reports/model/period';
import { Button } from '@/ui/controls/Button';
import { inside } from '@/features/reports/model/difference';
import { GoalDialog } from './GoalDialog';
import { goalDistance } from './goalDistance';
import { GoalList } from './GoalList';
import sections from '@/features/reports/sections/Sections.module.css';

/** The distance of a month to its goals, and for the owner the way to change them. */
export function MonthGoal({
  period,
  overview,
  goals,
}: {
  period: Period;
  overview: Overview | null;
  goals: readonly Entry<Goal>[];
}) {
  const { role } = useWorkshop();
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = canManageWorkshop(role);
  const month = monthOf(String(period.days.first));
  const goal = goals.find(({ id }) => id === month);
  const load = overview && percentOf(overview.load.booked, overview.load.open);
  const distances = [
    goalDistance('salesOre', 'ore', overview?.salesOre ?? 0, goal?.data.salesOre ?? null),
    goalDistance('utilisation', 'percent', load, goal?.data.utilisation ?? null),
  ].filter((each) => each !== null);
  const name = inside(period.name);
  return (
    <>
      {distances.length === 0 ? (
        <p>
          {mayChange
            ? 'Inget mål är satt. Sätt ett för försäljning eller beläggning, så visas avståndet dit här.'
            : 'Inget mål är satt. En ägare sätter målen.'}
        </p>
      ) : (
        <GoalList distances={distances} />
      )}
      {mayChange && (
        <div className={sections.actions}>
          <Button onClick={() => setIsOpen(true)}>{goal ? 'Ändra mål' : 'Sätt mål'}</Button>
        </div>
      )}
      {isOpen && (
        <GoalDialog month={month} name={name} goal={goal} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
