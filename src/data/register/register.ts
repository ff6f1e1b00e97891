import { customerDocument } from '@/domain/register/customer';
import { isSameRegister, type Register, type UnreadableRecord } from '@/domain/register/register';
import { nothingShown, withChanges } from '@/domain/register/shownRegister';
import { vehicleDocument } from '@/domain/register/vehicle';
import type { GenericSchema } from 'valibot';
import { electLeader, openReplica, publishSoon } from '@/data/replica/replica';
import type { Stamped } from '@/data/replica/storedSchema';
import { type Published, published } from '@/data/sync/published';
import type { Store } from '@/data/sync/store';

export interface RegisterSource extends Published<Register> {
  /** Keeps the customers and vehicles that a page shows first where they are found at once when the app is opened. */
  showFirst(page: string, customers: readonly string[], vehicles: readonly string[]): void;
}

/** A workshop's register, read from this device at once and then updated from the server. */
export function createRegister(store: Store, workshopId: string): RegisterSource {
  let running: ReturnType<typeof startRegister> | undefined;
  const shown = published<Register>({ kind: 'loading' }, (next) => {
    running = startRegister(store, workshopId, next);
    return running.stop;
  });
  return { ...shown, showFirst: (...first) => running?.showFirst(...first) };
}

function startRegister(store: Store, workshopId: string, onChange: (next: Register) => void) {
  const { saving } = store;
  const soon = publishSoon(store, publish);
  const leader = electLeader(store, `register-${workshopId}`);
  let stopped = false;
  let shown = nothingShown;
  let latest: Register = { kind: 'loading' };
  let unreadable: readonly UnreadableRecord[] = [];

  function open<T extends Stamped>(name: string, schema: GenericSchema<unknown, T>) {
    const path = `workshops/${workshopId}/${name}`;
    const { isLeader } = leader;
    return openReplica({ store, path, schema, isLeader, changed: soon, hasPreview: true });
  }

  const customers = open('customers', customerDocument);
  const vehicles = open('vehicles', vehicleDocument);
  const collections = [customers.collection, vehicles.collection];

  function publish() {
    if (stopped) return;
    shown = withChanges(shown, customers.changes(), vehicles.changes());
    const next = current();
    if (isSameRegister(latest, next)) return;
    latest = next;
    onChange(next);
  }

  function current(): Register {
    if (collections.some(({ status }) => status === 'reading')) return { kind: 'loading' };
    const error = collections.map(({ status }) => status).find((each) => each instanceof Error);
    if (error) return { kind: 'failed', error };
    return {
      kind: 'ready',
      customers: shown.customers,
      vehicles: shown.vehicles,
      merged: shown.merged,
      written: shown.written,
      complete: collections.every(({ status }) => status === 'complete'),
      isPreview: collections.some(({ status }) => status === 'preview'),
      unreadable: unreadableNow(),
    };
  }

  /** The same list as long as it names the same documents, so that nothing is drawn anew. */
  function unreadableNow(): readonly UnreadableRecord[] {
    const now = [
      ...named('customers', customers.collection.unreadable),
      ...named('vehicles', vehicles.collection.unreadable),
    ];
    if (JSON.stringify(now) !== JSON.stringify(unreadable)) unreadable = now;
    return unreadable;
  }

  const unsubscribe = saving.subscribe(soon);
  return {
    showFirst(page: string, customerIds: readonly string[], vehicleIds: readonly string[]) {
      const ids = new Set(customerIds);
      // A merged customer is shown by the name of the one who took over, maybe from one who had taken over before.
      for (const id of ids) ids.add(shown.mergedInto.get(id) ?? id);
      customers.collection.showFirst(page, { ids: [...ids] });
      vehicles.collection.showFirst(page, { ids: [...new Set(vehicleIds)] });
    },
    stop() {
      stopped = true;
      unsubscribe();
      leader.stop();
      for (const collection of collections) collection.stop();
    },
  };
}

function named(
  collection: UnreadableRecord['collection'],
  unreadable: ReadonlyMap<string, unknown>,
): UnreadableRecord[] {
  return [...unreadable.keys()].map((id) => ({ collection, id }));
}
