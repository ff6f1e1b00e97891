import { useListedDocuments } from '@/data/record/listedDocuments';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { extractedList } from '@/domain/collections/extractedList';
import type { NameOf } from '@/domain/collections/field';
import type { KnownLists } from '@/domain/record/customerExtract';
import type { Customer } from '@/domain/register/customer';
import { customerIds } from '@/domain/register/customerNow';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { type Entry, isSettled, isWhole } from '@/domain/values/live';

/** The documents about a customer that the extract lists with all fields; null while they load. */
export function useKnownLists({ id: customerId, data }: Entry<Customer>): KnownLists | null {
  const register = useRegister();
  const ids = customerIds(register, customerId);
  const live = useListedDocuments(ids, data);
  const reach = useReach();

  if (live.kind === 'failed') return { lists: [], complete: false };
  if (live.kind === 'loading' || !isSettled(live, reach)) return null;
  // The names of other people are theirs (GDPR art. 15.4).
  const nameOf: NameOf = (collection, id) => {
    if (register.kind !== 'ready') return null;
    const vehicle = collection === 'vehicles' ? register.vehicles.get(id) : undefined;
    if (vehicle) return formatRegistrationNumber(vehicle.data.registrationNumber);
    const isOwn = collection === 'customers' && ids.includes(id);
    return (isOwn && register.customers.get(customerId)?.data.name) || null;
  };
  const complete =
    isWhole(live, reach) && live.unreadable.length === 0 && !live.data.some(({ isCut }) => isCut);
  return {
    lists: live.data
      .map(({ collection, documents }) => extractedList(collection, documents, nameOf))
      .filter((list) => list !== null),
    complete,
  };
}
