import { UnreadableNotice } from '@/components/UnreadableNotice';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { removedCustomer } from '@/domain/register/customer';
import type { UnreadableRecord } from '@/domain/register/register';
import type { RegisterChange } from '@/domain/register/registerChange';
import { removedVehicle } from '@/domain/register/vehicle';
import { canWrite } from '@/domain/workshop/member';

/** The customers and vehicles that the app cannot read, which workers may remove. */
export function UnreadableRecords({ records }: { records: readonly UnreadableRecord[] }) {
  const { role } = useWorkshop();
  const { write } = useRegisterWrites();
  if (records.length === 0) return null;
  const entries = records.map(({ collection, id }) => {
    const { the, removal, ...about } = kinds[collection];
    const onRemove = () => write(`${about.one} ${id}`, [removal(id)]);
    return { ...about, id, the, onRemove: canWrite(role) ? onRemove : undefined };
  });
  return (
    <UnreadableNotice
      text={
        records.length === 1
          ? 'En kund eller ett fordon kunde inte läsas och visas inte.'
          : `${records.length} kunder eller fordon kunde inte läsas och visas inte.`
      }
      entries={entries}
    />
  );
}

const kinds = {
  customers: {
    one: 'Kund',
    the: 'kunden',
    consequence: 'Bokningar och fordon blir kvar.',
    removal: (id: string): RegisterChange => ({
      collection: 'customers',
      id,
      kind: 'update',
      values: removedCustomer,
    }),
  },
  vehicles: {
    one: 'Fordon',
    the: 'fordonet',
    consequence: 'Bokningar blir kvar.',
    removal: (id: string): RegisterChange => ({
      collection: 'vehicles',
      id,
      kind: 'update',
      values: removedVehicle,
    }),
  },
};
