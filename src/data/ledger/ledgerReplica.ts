import type { GenericSchema } from 'valibot';
import { type Ledger, removedIds } from '@/domain/ledger/ledger';
import type { FiscalYear } from '@/domain/ledger/retention';
import { ledgerEventDocument } from '@/domain/ledger/ledgerEvent';
import { ledgerIdentityDocument, ledgerPersonDocument } from '@/domain/ledger/ledgerPerson';
import type { Entry, Live } from '@/domain/values/live';
import { electLeader, type Replica, openReplica, publishSoon } from '@/data/replica/replica';
import type { Stamped } from '@/data/replica/storedSchema';
import { type Watched, watched } from '@/data/sync/published';
import type { Store } from '@/data/sync/store';

/**
 * A workshop's ledger as this device keeps it: read from the device at once, then what is new from the server. It is opened by the
 * first who watches it, because most pages need none of it, and stays open until the workshop is left.
 */
export interface LedgerReplica extends Watched<Live<Ledger>> {
  /** Watches as `subscribe` does, for whoever has the ledger at hand and is not asked for it. */
  watch: Watched<Live<Ledger>>['subscribe'];
  close(): void;
}

interface Options {
  workshopId: string;
  /** True if the numbers are read. */
  hasNumbers: boolean;
  fiscalYear: FiscalYear;
  /** Called when the ledger is opened, and whenever it is asked for. */
  opened: (isAsked: boolean) => void;
}

/** A list of documents that stays the same object for as long as none changes. */
interface ReplicaList<T> {
  kept: Replica<T>;
  take(): void;
  entries(): Entry<T>[];
}

export function createLedgerReplica(store: Store, options: Options): LedgerReplica {
  const { set, ...shown } = watched<Live<Ledger>>({ kind: 'loading' });
  let close: (() => void) | null = null;
  function watch(listener: () => void, isAsked: boolean) {
    const unsubscribe = shown.subscribe(listener);
    if (!close || isAsked) options.opened(isAsked);
    close ??= openLedger(store, options, set);
    return unsubscribe;
  }
  return {
    getState: shown.getState,
    subscribe: (listener) => watch(listener, true),
    watch: (listener) => watch(listener, false),
    close() {
      close?.();
      close = null;
    },
  };
}

function openLedger(
  store: Store,
  { workshopId, hasNumbers, fiscalYear }: Options,
  set: (live: Live<Ledger>) => void,
): () => void {
  const leader = electLeader(store, `ledger-${workshopId}`);
  const soon = publishSoon(store, publish);
  let isOver = false;
  let former: Live<Ledger> = { kind: 'loading' };
  const events = open('ledger', ledgerEventDocument);
  const persons = open('ledgerPersons', ledgerPersonDocument);
  const identities = hasNumbers ? open('ledgerIdentities', ledgerIdentityDocument) : null;
  const collections = [events, persons, ...(identities ? [identities] : [])].map(
    ({ kept }) => kept.collection,
  );

  function open<T extends Stamped>(name: string, schema: GenericSchema<unknown, T>) {
    const path = `workshops/${workshopId}/${name}`;
    return replicaList(
      openReplica({ store, path, schema, isLeader: leader.isLeader, changed: soon }),
    );
  }

  function current(): Live<Ledger> {
    const failed = collections.find(({ status }) => status instanceof Error)?.status;
    if (failed instanceof Error) return { kind: 'failed', error: failed };
    // A ledger of which a part is there would tell of people who are not here, and of chains with gaps.
    const { connected } = store.saving.getState();
    const isAwaited = (status: unknown) =>
      status === 'reading' || (status === 'partial' && connected);
    if (collections.some(({ status }) => isAwaited(status))) return { kind: 'loading' };
    const data = {
      events: events.entries(),
      persons: persons.entries(),
      identities: identities?.entries() ?? [],
      isPartial: collections.some(({ status }) => status === 'partial'),
    };
    const isWhole = collections.every(
      ({ status, isCurrent }) => status === 'complete' && isCurrent,
    );
    const unreadable = collections.flatMap((each) => [...each.unreadable.keys()]);
    return { kind: 'ready', data, fromCache: !isWhole, unreadable };
  }

  function publish() {
    if (isOver) return;
    events.take();
    // No answer tells of a deleted document, but the ledger tells of each year that is removed.
    for (const id of removedIds(events.entries(), fiscalYear)) events.kept.collection.forget(id);
    for (const list of [events, persons, identities]) list?.take();
    const next = current();
    if (isSame(former, next)) return;
    former = next;
    set(next);
  }

  const unsubscribe = store.saving.subscribe(soon);
  soon();
  return () => {
    isOver = true;
    unsubscribe();
    leader.stop();
    for (const collection of collections) collection.stop();
  };
}

function replicaList<T extends Stamped>(kept: Replica<T>): ReplicaList<T> {
  const all = new Map<string, Entry<T>>();
  let entries: Entry<T>[] = [];
  return {
    kept,
    take() {
      const changes = kept.changes();
      for (const [id, entry] of changes) {
        if (entry) all.set(id, entry);
        else all.delete(id);
      }
      if (changes.length > 0) entries = [...all.values()];
    },
    entries: () => entries,
  };
}

function isSame(one: Live<Ledger>, other: Live<Ledger>): boolean {
  if (one.kind !== 'ready' || other.kind !== 'ready') return one.kind === other.kind;
  return (
    one.data.events === other.data.events &&
    one.data.persons === other.data.persons &&
    one.data.identities === other.data.identities &&
    one.data.isPartial === other.data.isPartial &&
    one.fromCache === other.fromCache &&
    one.unreadable.join() === other.unreadable.join()
  );
}
