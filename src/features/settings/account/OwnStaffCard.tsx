import { useOwnJobs } from '@/data/orders/ownJobs';
import { useStaff } from '@/data/settings/staff';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { entriesOf } from '@/domain/values/live';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './AccountSection.module.css';

/** Chooses the staff card of the signed-in person on this device: "Mina jobb" in the calendar are that person's. */
export function OwnStaffCard() {
  const { staffId: tied } = useWorkshop();
  const [own, keep] = useOwnJobs();
  const staff = entriesOf(useStaff());
  const shown = staff.filter(({ id, data }) => data.isActive || id === own?.staffId);
  // A card that has been removed is nobody's choice any more.
  const chosen = shown.find(({ id }) => id === own?.staffId)?.id ?? '';
  return (
    <section className={styles.part}>
      <h3>Mina jobb</h3>
      <SelectField
        label="Du i kalendern"
        name="ownStaffId"
        hint="Gäller ”Mina jobb” i den här verkstadens kalender på den här enheten."
        value={chosen}
        onChange={({ target: { value } }) =>
          keep(value ? { staffId: value, isOn: own?.isOn ?? false } : null)
        }
        options={[
          ...(tied === null || chosen === '' ? [['', 'Inte valt'] as const] : []),
          ...shown.map(({ id, data }) => [id, data.name] as const),
        ]}
      />
    </section>
  );
}
