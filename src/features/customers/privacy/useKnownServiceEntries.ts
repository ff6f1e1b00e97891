import { useRegister } from '@/data/register/RegisterContext';
import { useServiceEntriesOfCars } from '@/data/servicebook/serviceEntries';
import { useReach } from '@/data/sync/StoreContext';
import { type KnownServiceEntries, ownedBetween } from '@/domain/record/serviceBookExtract';
import { isSettled, isWhole } from '@/domain/values/live';

/** All entries of the service books of the cars that a customer owns, or has owned; null while they load. */
export function useKnownServiceEntries(customerId: string): KnownServiceEntries | null {
  const register = useRegister();
  const cars = register.kind === 'ready' ? [...register.vehicles.values()] : [];
  const ids = cars.flatMap(({ id, data }) =>
    ownedBetween(data, { id: customerId, since: null }) ? [id] : [],
  );
  const live = useServiceEntriesOfCars(ids);
  const reach = useReach();

  if (live.kind === 'failed') return { items: [], complete: false };
  if (live.kind === 'loading' || !isSettled(live, reach)) return null;
  return { items: live.data, complete: isWhole(live, reach) && live.unreadable.length === 0 };
}
