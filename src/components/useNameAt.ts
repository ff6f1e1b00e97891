import { useMembers } from '@/data/settings/members';
import { useRegister } from '@/data/register/RegisterContext';
import { useResources } from '@/data/settings/resources';
import { useServices } from '@/data/settings/services';
import { useStaff } from '@/data/settings/staff';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { ReferredCollection } from '@/domain/collections/field';
import type { NameAt } from '@/domain/collections/writtenText';
import { customerNow } from '@/domain/register/customerNow';
import { memberNames } from '@/domain/workshop/memberName';
import { type Entry, entriesOf } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';

/** Gives the names of the current workshop's documents by their paths, as far as this device knows them. */
export function useNameAt(): NameAt {
  const { id: workshopId, workshop } = useWorkshop();
  const register = useRegister();
  const [members, services, resources, staff] = [
    memberNames(entriesOf(useMembers())),
    entriesOf(useServices()),
    entriesOf(useResources()),
    entriesOf(useStaff()),
  ];

  const names: Record<ReferredCollection, (id: string) => string | null | undefined> = {
    workshops: () => workshop.name,
    customers: (id) => customerNow(register, id)?.data.name,
    vehicles: (id) => {
      const vehicle = register.kind === 'ready' && register.vehicles.get(id);
      return vehicle ? formatRegistrationNumber(vehicle.data.registrationNumber) : null;
    },
    members: (id) => members.get(id),
    services: (id) => withId(services, id)?.name,
    resources: (id) => withId(resources, id)?.name,
    staff: (id) => withId(staff, id)?.name,
  };
  const known = new Map(Object.entries(names));

  return (path) => {
    const [root = '', ofWorkshop, collection = root, id = ''] = path.split('/');
    return ofWorkshop === workshopId ? (known.get(collection)?.(id) ?? null) : null;
  };
}

function withId<T>(entries: readonly Entry<T>[], id: string): T | undefined {
  return entries.find((entry) => entry.id === id)?.data;
}
