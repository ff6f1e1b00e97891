import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import type { Entry } from '@/domain/values/live';
import { useServiceRecords, useServices } from '@/data/settings/services';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import { type Service, serviceGroupLabels, serviceGroups } from '@/domain/workshop/service';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { OrderedList } from '@/features/settings/frame/OrderedList';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { ServiceDialog, serviceLabel } from './ServiceDialog';
import { ServiceRow } from './ServiceRow';
import styles from './ServicesSection.module.css';

/** The services of the workshop and of the wash, each group in the order that people arrange. */
export function ServicesSection() {
  const services = useServices();
  const records = useServiceRecords();
  const mayChange = canManageWorkshop(useWorkshop().role);
  const [editing, setEditing] = useState<'new' | Entry<Service>>();
  const addButton = mayChange && (
    // A new service goes last in its group, so the others must be known first.
    <Button kind="work" disabled={services.kind !== 'ready'} onClick={() => setEditing('new')}>
      Ny tjänst
    </Button>
  );

  return (
    <>
      <SectionHead title="Tjänster" action={addButton}>
        {mayChange ? 'Det ni erbjuder, med tid och pris.' : 'Bara ägare kan ändra här.'}
      </SectionHead>
      <LiveList
        live={services}
        noun={['tjänst', 'tjänster']}
        unreadable={(id) => ({
          id,
          one: 'Tjänst',
          the: 'tjänsten',
          consequence: 'Bokningar behåller det som är bokat.',
          onRemove: mayChange ? () => records.remove(`Tjänsten ${id}`, id) : undefined,
        })}
        empty={<EmptyState>Inga tjänster än. Lägg till det ni gör oftast.</EmptyState>}
      >
        {(entries) =>
          serviceGroups.map((group) => {
            const ofGroup = entries.filter((entry) => entry.data.group === group);
            return (
              ofGroup.length > 0 && (
                <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
                  <h3 id={`group-${group}`}>{serviceGroupLabels[group]}</h3>
                  <OrderedList
                    entries={ofGroup}
                    label={serviceLabel}
                    reorder={records.updateAll}
                    onEdit={mayChange ? setEditing : undefined}
                  >
                    {(service) => <ServiceRow service={service} />}
                  </OrderedList>
                </section>
              )
            );
          })
        }
      </LiveList>
      {editing && (
        <ServiceDialog
          entry={editing === 'new' ? undefined : editing}
          live={services}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
