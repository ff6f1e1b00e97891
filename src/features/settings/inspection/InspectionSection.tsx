import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import {
  useInspectionTemplateRecords,
  useInspectionTemplates,
} from '@/data/settings/inspectionTemplates';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Entry } from '@/domain/values/live';
import type { InspectionTemplate } from '@/domain/workshop/inspectionTemplate';
import { canManageWorkshop } from '@/domain/workshop/member';
import { starterInspections } from '@/domain/workshop/starterInspections';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { useToast } from '@/ui/notes/ToastContext';
import { OrderedList } from '@/features/settings/frame/OrderedList';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { TemplateDialog, templateLabel } from './TemplateDialog';
import { TemplateRow } from './TemplateRow';

/** The templates of inspections: the points that are looked at on a car, in the order that people arrange. */
export function InspectionSection() {
  const templates = useInspectionTemplates();
  const records = useInspectionTemplateRecords();
  const toast = useToast();
  const mayChange = canManageWorkshop(useWorkshop().role);
  const [editing, setEditing] = useState<'new' | Entry<InspectionTemplate>>();

  function addStarters() {
    const label = 'Startmallarna';
    const ids = starterInspections.map((each) => records.create(templateLabel(each), each));
    toast(`${label} är tillagda.`, () => ids.forEach((id) => records.remove(label, id)));
  }

  return (
    <>
      <SectionHead
        title="Bilkontroll"
        action={
          mayChange && (
            // A new template goes last, so the others must be known first.
            <Button
              kind="work"
              disabled={templates.kind !== 'ready'}
              onClick={() => setEditing('new')}
            >
              Ny mall
            </Button>
          )
        }
      >
        {mayChange
          ? 'Mallar med punkterna som ni går igenom på en bil. En bilkontroll som har börjat ändras inte av mallen.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      <LiveList
        live={templates}
        noun={['mall', 'mallar']}
        unreadable={(id) => ({
          id,
          one: 'Mall',
          the: 'mallen',
          consequence: 'Bilkontroller som är gjorda med den finns kvar.',
          onRemove: mayChange ? () => records.remove(`Mallen ${id}`, id) : undefined,
        })}
        empty={
          <EmptyState
            action={mayChange && <Button onClick={addStarters}>Lägg till startmallarna</Button>}
          >
            Inga egna mallar än. Startmallarna{' '}
            {starterInspections.map(({ name }) => name).join(', ')} används tills vidare.
          </EmptyState>
        }
      >
        {(entries) => (
          <OrderedList
            entries={entries}
            label={templateLabel}
            reorder={records.updateAll}
            onEdit={mayChange ? setEditing : undefined}
          >
            {(template) => <TemplateRow template={template} />}
          </OrderedList>
        )}
      </LiveList>
      {editing && (
        <TemplateDialog
          entry={editing === 'new' ? undefined : editing}
          live={templates}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
