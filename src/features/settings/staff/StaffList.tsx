import { LiveList } from '@/components/LiveList';
import type { Entry } from '@/domain/values/live';
import { useServices } from '@/data/settings/services';
import { useStaff, useStaffRecords } from '@/data/settings/staff';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import { skillsText } from '@/domain/workshop/skills';
import type { Staff } from '@/domain/workshop/staff';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { ListRow } from '@/features/settings/frame/ListRow';
import rowStyles from '@/features/settings/frame/ListRow.module.css';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import type { EditedStaff } from './StaffDialog';
import { StaffRow } from './StaffRow';
import { type Numbers, staffCard } from './staffCard';

const alphabet = new Intl.Collator('sv');

/** The staff by name; `numbers` is null for a role that may not see identity numbers. */
export function StaffList({
  numbers,
  onEdit,
}: {
  numbers: Numbers;
  onEdit: (edited: EditedStaff) => void;
}) {
  const staff = useStaff();
  const services = useServices();
  const { remove } = useStaffRecords();
  const reach = useReach();
  const mayChange = canManageWorkshop(useWorkshop().role);

  function people(entries: Entry<Staff>[]) {
    return entries
      .map((entry) => ({ id: entry.id, card: staffCard(entry, numbers, reach) }))
      .sort((a, b) => alphabet.compare(a.card.name, b.card.name));
  }

  return (
    <>
      <SectionHead
        title="Personal"
        action={
          mayChange && (
            <Button kind="work" onClick={() => onEdit('new')}>
              Ny medarbetare
            </Button>
          )
        }
      >
        {mayChange
          ? 'Alla som arbetar hos er, även den som inte har eget konto.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      {numbers?.kind === 'failed' && (
        <Alert kind="trouble">
          <p>Identitetsnumren kunde inte hämtas.</p>
        </Alert>
      )}
      <LiveList
        live={staff}
        noun={['medarbetare', 'medarbetare']}
        unreadable={(id) => ({
          id,
          one: 'Medarbetare',
          the: 'medarbetaren',
          consequence: 'Identitetsnumret tas också bort, och bokningarna blir utan person.',
          onRemove: mayChange ? () => remove(`Medarbetaren ${id}`, id) : undefined,
        })}
        empty={<EmptyState>Ingen personal än. Lägg till dem som arbetar hos er.</EmptyState>}
      >
        {(entries) => (
          <ul tabIndex={-1} className={rowStyles.list}>
            {people(entries).map((person) => (
              <ListRow
                key={person.id}
                name={person.card.name}
                onEdit={mayChange ? () => onEdit(person) : undefined}
              >
                <StaffRow
                  card={person.card}
                  skills={services.kind === 'ready' ? skillsText(person.card, services.data) : ''}
                  showsNumber={numbers !== null}
                />
              </ListRow>
            ))}
          </ul>
        )}
      </LiveList>
    </>
  );
}
