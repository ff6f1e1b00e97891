import { useState } from 'react';
import { useStaff } from '@/data/settings/staff';
import { entriesOf } from '@/domain/values/live';
import { SelectField } from '@/ui/fields/SelectField';

/** Picks somebody on the staff; a person who is picked stays, also before the staff is fetched. */
export function StaffField({
  label,
  name,
  initial,
}: {
  label: string;
  name: string;
  initial: string | null;
}) {
  const live = useStaff();
  const staff = entriesOf(live);
  const [picked, setPicked] = useState(initial ?? '');
  const options = staff
    .filter(({ id, data }) => data.isActive || id === picked)
    .map(({ id, data }) => [id, data.name] as const);
  const isUnknown = picked !== '' && staff.every(({ id }) => id !== picked);
  const unknown = live.kind === 'loading' ? 'Hämtas …' : 'Borttagen person';
  return (
    <SelectField
      label={label}
      name={name}
      value={picked}
      onChange={({ target }) => setPicked(target.value)}
      options={[['', 'Ingen vald'], ...(isUnknown ? [[picked, unknown] as const] : []), ...options]}
    />
  );
}
