import { customerDocument } from '@/domain/register/customer';
import type { Register, UnreadableRecord } from '@/domain/register/register';
import { nothingShown, withChanges } from '@/domain/register/shownRegister';
import { vehicleDocument } from '@/domain/register/vehicle';
import { same } from '@/domain/values/same';
import { liveReplica } from '@/data/replica/liveReplica';
import type { Published } from '@/data/sync/published';
import type { Store } from '@/data/sync/store';

export interface RegisterSource extends Published<Register> {
  /** Keeps the customers and vehicles that a page shows first where they are found at once when the app is opened. */
  showFirst(page: string, customers: readonly string[], vehicles: readonly string[]): void;
}

const loading: Register = { kind: 'loading' };

/** A workshop's register, read from this device at once and then updated from the server. */
export function createRegister(store: Store, workshopId: string): RegisterSource {
  let showFirst: RegisterSource['showFirst'] = () => {};
  const source = liveReplica<Register>(store, workshopId, 'register', loading, ({ open }) => {
    const customers = open('customers', customerDocument, { hasPreview: true });
    const vehicles = open('vehicles', vehicleDocument, { hasPreview: true });
    const collections = [customers.collection, vehicles.collection];
    let shown = nothingShown;
    let unreadable: readonly UnreadableRecord[] = [];
    showFirst = (page, customerIds, vehicleIds) => {
      const ids = new Set(customerIds);
      // A merged customer is shown by the name of the one who took over, maybe from one who had taken over before.
      for (const id of ids) ids.add(shown.mergedInto.get(id) ?? id);
      customers.collection.showFirst(page, { ids: [...ids] });
      vehicles.collection.showFirst(page, { ids: [...new Set(vehicleIds)] });
    };

    return () => {
      shown = withChanges(shown, customers.changes(), vehicles.changes());
      if (collections.some(({ status }) => status === 'reading')) return loading;
      const error = collections.map(({ status }) => status).find((each) => each instanceof Error);
      if (error) return { kind: 'failed', error };
      // The same list as long as it names the same documents, so that nothing is drawn anew.
      const now = [
        ...named('customers', customers.collection.unreadable),
        ...named('vehicles', vehicles.collection.unreadable),
      ];
      if (!same(now, unreadable)) unreadable = now;
      return {
        kind: 'ready',
        customers: shown.customers,
        vehicles: shown.vehicles,
        merged: shown.merged,
        written: shown.written,
        complete: collections.every(({ status }) => status === 'complete'),
        isPreview: collections.some(({ status }) => status === 'preview'),
        unreadable,
      };
    };
  });
  return { ...source, showFirst: (...first) => showFirst(...first) };
}

function named(
  collection: UnreadableRecord['collection'],
  unreadable: ReadonlyMap<string, unknown>,
): UnreadableRecord[] {
  return [...unreadable.keys()].map((id) => ({ collection, id }));
}
