import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { useServicePlanRecords, useServicePlans } from '@/data/settings/servicePlans';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { fuelLabels } from '@/domain/register/vehicle';
import {
  intervalText,
  type ServicePlan,
  type StoredServicePlan,
  starterPlans,
} from '@/domain/servicebook/servicePlan';
import type { Entry } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { useToast } from '@/ui/notes/ToastContext';
import { ListRow } from '@/features/settings/frame/ListRow';
import rowStyles from '@/features/settings/frame/ListRow.module.css';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { SigningKeyList } from './SigningKeyList';
import { PlanDialog, planLabel } from './PlanDialog';
import styles from './ServiceBook.module.css';

/** The service plans of the workshop, and the keys of its devices that sign service books. */
export function ServiceBookSection() {
  const plans = useServicePlans();
  const records = useServicePlanRecords();
  const toast = useToast();
  const mayChange = canManageWorkshop(useWorkshop().role);
  const [editing, setEditing] = useState<'new' | Entry<StoredServicePlan>>();

  function addStarters() {
    const label = 'Startplanerna';
    const ids = starterPlans.map((each) => records.create(planLabel(each), each));
    toast(`${label} är tillagda.`, () => ids.forEach((id) => records.remove(label, id)));
  }

  return (
    <>
      <SectionHead
        title="Serviceplaner"
        action={
          mayChange && (
            <Button kind="work" onClick={() => setEditing('new')}>
              Ny plan
            </Button>
          )
        }
      >
        {mayChange
          ? 'Hur ofta bilarna ska på service. Planen som säger mest om bilen gäller: modell före märke, märke före drivmedel.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      <LiveList
        live={plans}
        noun={['plan', 'planer']}
        unreadable={(id) => ({
          id,
          one: 'Plan',
          the: 'planen',
          consequence: 'Noteringar som är gjorda behåller sin nästa service.',
          onRemove: mayChange ? () => records.remove(`Planen ${id}`, id) : undefined,
        })}
        empty={
          <EmptyState
            action={mayChange && <Button onClick={addStarters}>Lägg till startplanerna</Button>}
          >
            Inga egna planer än. Startplanerna {starterPlans.map(({ name }) => name).join(', ')}{' '}
            används tills vidare. De är ungefärliga: bilens egna papper gäller.
          </EmptyState>
        }
      >
        {(entries) => (
          <ul tabIndex={-1} className={rowStyles.list} aria-label="Serviceplaner">
            {entries.map((entry) => (
              <ListRow
                key={entry.id}
                name={planLabel(entry.data)}
                onEdit={mayChange ? () => setEditing(entry) : undefined}
              >
                <p className={styles.name}>{entry.data.name}</p>
                <p className={styles.facts}>
                  {carsOf(entry.data)} · {intervalText(entry.data)}
                </p>
              </ListRow>
            ))}
          </ul>
        )}
      </LiveList>
      <SigningKeyList />
      {editing && (
        <PlanDialog
          entry={editing === 'new' ? undefined : editing}
          live={plans}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function carsOf({ make, model, fuel }: ServicePlan): string {
  const named = [make, model, fuel && fuelLabels[fuel].toLowerCase()].filter(Boolean);
  return named.length === 0 ? 'Alla bilar' : named.join(' ');
}
