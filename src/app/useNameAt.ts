import { useMembers } from '@/data/members';
import { useRegister } from '@/data/register/RegisterContext';
import { useResources } from '@/data/resources';
import { useServices } from '@/data/services';
import { useStaff } from '@/data/staff';
import { useWorkshop } from '@/data/WorkshopContext';
import type { NameAt } from '@/domain/collections/writtenText';
import { customerNow } from '@/domain/register/customerNow';
import { entriesOf } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';

/** Gives the names of the current workshop's documents by their paths, as far as this device knows them. */
export function useNameAt(): NameAt {
  const { id: workshopId, workshop } = useWorkshop();
  const register = useRegister();
  const [members, services, resources, staff] = [
    entriesOf(useMembers()),
    entriesOf(useServices()),
    entriesOf(useResources()),
    entriesOf(useStaff()),
  ];

  return (path) => {
    const [, ofWorkshop, collection, id = ''] = path.split('/');
    if (ofWorkshop !== workshopId) return null;
    const hasId = (entry: { id: string }) => entry.id === id;
    switch (collection) {
      case undefined:
        return workshop.name;
      case 'customers':
        return customerNow(register, id)?.data.name ?? null;
      case 'vehicles': {
        const vehicle = register.kind === 'ready' && register.vehicles.get(id);
        return vehicle ? formatRegistrationNumber(vehicle.data.registrationNumber) : null;
      }
      case 'members': {
        const member = members.find(hasId)?.data;
        return member?.name ?? member?.email ?? null;
      }
      case 'services':
        return services.find(hasId)?.data.name ?? null;
      case 'resources':
        return resources.find(hasId)?.data.name ?? null;
      case 'staff':
        return staff.find(hasId)?.data.name ?? null;
      default:
        return null;
    }
  };
}
