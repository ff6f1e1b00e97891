import { type Ledger, removedIds } from '@/domain/ledger/ledger';
import type { FiscalYear } from '@/domain/ledger/retention';
import { ledgerEventDocument } from '@/domain/ledger/ledgerEvent';
import { ledgerIdentityDocument, ledgerPersonDocument } from '@/domain/ledger/ledgerPerson';
import type { Live } from '@/domain/values/live';
import { sameParts } from '@/domain/values/same';
import {
  listOf,
  liveOf,
  liveReplica,
  type Opening,
  unreadableIn,
} from '@/data/replica/liveReplica';
import type { Watched } from '@/data/sync/published';
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

const loading: Live<Ledger> = { kind: 'loading' };

export function createLedgerReplica(store: Store, options: Options): LedgerReplica {
  const source = liveReplica(store, options.workshopId, 'ledger', loading, (opening) =>
    openLedger(store, options, opening),
  );
  let close: (() => void) | null = null;
  function watch(listener: () => void, isAsked: boolean) {
    const unsubscribe = source.subscribe(listener);
    if (!close || isAsked) options.opened(isAsked);
    close ??= source.start();
    return unsubscribe;
  }
  return {
    getState: source.getState,
    subscribe: (listener) => watch(listener, true),
    watch: (listener) => watch(listener, false),
    close() {
      close?.();
      close = null;
    },
  };
}

function openLedger(
  { saving }: Store,
  { hasNumbers, fiscalYear }: Options,
  { open }: Opening,
): () => Live<Ledger> {
  const events = open('ledger', ledgerEventDocument);
  const persons = open('ledgerPersons', ledgerPersonDocument);
  const identities = hasNumbers ? open('ledgerIdentities', ledgerIdentityDocument) : null;
  const replicas = [events, persons, ...(identities ? [identities] : [])];
  const collections = replicas.map(({ collection }) => collection);
  const eventList = listOf(events.changes);
  const personList = listOf(persons.changes);
  const identityList = listOf(identities?.changes ?? (() => []));
  let checked: unknown;
  let data: Ledger | undefined;

  /** No answer tells of a deleted document, but the ledger tells of each year that is removed. */
  function forgetRemoved() {
    const all = eventList();
    if (all === checked) return;
    checked = all;
    for (const id of removedIds(all, fiscalYear)) events.collection.forget(id);
  }

  return () => {
    forgetRemoved();
    const next = {
      events: eventList(),
      persons: personList(),
      identities: identityList(),
      isPartial: collections.some(({ status }) => status === 'partial'),
    };
    if (!data || !sameParts(data, next)) data = next;
    // A ledger of which a part is there would tell of people who are not here, and of chains with gaps.
    return liveOf(collections, data, {
      unreadable: replicas.flatMap(unreadableIn),
      isPartEnough: !saving.getState().connected,
    });
  };
}
