import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import type { Entry } from '@/domain/values/live';
import { useResourceRecords, useResources } from '@/data/settings/resources';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { Resource } from '@/domain/workshop/resource';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { OrderedList } from '@/features/settings/frame/OrderedList';
import { ResourceDialog, resourceLabel } from './ResourceDialog';
import { ResourceRow } from './ResourceRow';
import { SectionHead } from '@/features/settings/frame/SectionHead';

/** The lifts, wash lanes and loan cars that can be booked, in the order that people arrange. */
export function ResourcesSection() {
  const resources = useResources();
  const records = useResourceRecords();
  const mayChange = canManageWorkshop(useWorkshop().role);
  const [editing, setEditing] = useState<'new' | Entry<Resource>>();
  const addButton = mayChange && (
    // A new resource goes last, so the others must be known first.
    <Button kind="work" disabled={resources.kind !== 'ready'} onClick={() => setEditing('new')}>
      Ny plats
    </Button>
  );

  return (
    <>
      <SectionHead title="Platser" action={addButton}>
        {mayChange
          ? 'Lyftar, tvätthallar och lånebilar, i den ordning kalendern visar dem.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      <LiveList
        live={resources}
        noun={['plats', 'platser']}
        unreadable={(id) => ({
          id,
          one: 'Plats',
          the: 'platsen',
          consequence: 'Det som är bokat där behåller sin tid.',
          onRemove: mayChange ? () => records.remove(`Platsen ${id}`, id) : undefined,
        })}
        empty={
          <EmptyState>
            Inga platser än. Lägg till den lyft eller hall som ni bokar oftast.
          </EmptyState>
        }
      >
        {(entries) => (
          <OrderedList
            entries={entries}
            label={resourceLabel}
            reorder={records.updateAll}
            onEdit={mayChange ? setEditing : undefined}
          >
            {(resource) => <ResourceRow resource={resource} />}
          </OrderedList>
        )}
      </LiveList>
      {editing && (
        <ResourceDialog
          entry={editing === 'new' ? undefined : editing}
          live={resources}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
