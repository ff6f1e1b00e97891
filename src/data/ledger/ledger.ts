import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { type Ledger, latestOfOthers } from '@/domain/ledger/ledger';
import type { LedgerEntry, LedgerEvent, LedgerEventContent } from '@/domain/ledger/ledgerEvent';
import type { Live } from '@/domain/values/live';
import { useStore } from '@/data/sync/StoreContext';
import { deviceChain } from './ledgerChain';
import { useLedgerPlace } from './ledgerPlace';

// All of these hooks need a LedgerProvider: one stands inside WorkshopProvider with the member's role and name, and one inside
// KioskProvider with the tablet's. `useLedger` gives documents, and `src/domain/ledger` makes of them what is shown:
//
//   stampsOf(events)            stamps with their corrections, and shiftsOf(stamps, keysOf(persons)) the shifts
//   openShifts, isLong          who is here, and whom to ask about a forgotten stamp out
//   currentPersons(persons)     who can be stamped; a person's `key` is the id of the staff card where there is one
//   ledgerRows(...)             a day as an inspector reads it; verifyLedger(...) "Kontrollera liggaren"

/** Watches the ledger: as this device keeps it at once, then as the server has it. */
export function useLedger(): Live<Ledger> {
  const { kept } = useLedgerPlace();
  return useSyncExternalStore(kept.subscribe, kept.getState);
}

/** The facts of a stamp beside the time of the device. */
export interface NewStamp {
  kind: 'in' | 'out';
  /** The id of the person's latest document. */
  personId: string;
  pin?: LedgerEvent['pin'];
  /** When it happened, and why it was not stamped then, for a stamp that is added afterwards. */
  later?: { at: Date; reason: string };
}

const nothing = {
  personId: null,
  pin: 'none',
  correctsId: null,
  newTimeAt: null,
  reason: null,
} as const;

/**
 * Adds events to the ledger without waiting for the server: each promise resolves with the id of the event once it is in the
 * chain of this device, and rejects if the device cannot keep the chain. `label` is the write's name in the list of refused
 * writes.
 */
export function useLedgerRecords() {
  const store = useStore();
  const { workshopId, by, kept, clockOffsetMs } = useLedgerPlace();

  const append = useCallback(
    (label: string, content: LedgerEventContent): Promise<string> =>
      deviceChain(store, workshopId).append(label, content, () => ({
        by,
        clockOffsetMs: clockOffsetMs(),
        seenHash: (isOwn) => latestOfOthers(eventsOf(kept.getState()), isOwn),
      })),
    [store, workshopId, by, kept, clockOffsetMs],
  );

  return useMemo(
    () => ({
      stamp: (label: string, { kind, personId, pin = 'none', later }: NewStamp) =>
        append(label, {
          ...nothing,
          kind,
          personId,
          pin,
          newTimeAt: later?.at ?? null,
          reason: later?.reason ?? null,
        }),
      /** Corrects a stamp or an earlier correction, which stays; `at` null strikes the stamp out. */
      correct: (label: string, { id, data }: LedgerEntry, at: Date | null, reason: string) =>
        append(label, {
          ...nothing,
          kind: 'correction',
          personId: data.personId,
          correctsId: id,
          newTimeAt: at,
          reason,
        }),
      /** Adds a remark, about a person where `personId` names one. */
      note: (label: string, text: string, personId: string | null = null) =>
        append(label, { ...nothing, kind: 'note', personId, reason: text }),
      /** Tells that the ledger has been opened for an inspector. */
      inspect: (label: string) => append(label, { ...nothing, kind: 'inspection' }),
      /** Tells that the ledger, or what `about` says of it, has been given out as a file. */
      exported: (label: string, about: string) =>
        append(label, { ...nothing, kind: 'export', reason: about }),
      /** Removes the events of a fiscal year beyond the retention, after telling so; the rules refuse it too early. */
      async remove(label: string, year: number, ids: readonly string[]) {
        await append(label, { ...nothing, kind: 'removal', reason: String(year) });
        for (let from = 0; from < ids.length; from += atOnce) {
          const some = ids.slice(from, from + atOnce);
          await store.saving.write(
            label,
            some.map((id) => ({ kind: 'delete', path: documentPath(workshopId, 'ledger', id) })),
          );
        }
      },
    }),
    [append, store, workshopId],
  );
}

/** The most documents of a batch. */
const atOnce = 400;

function eventsOf(live: Live<Ledger>): readonly LedgerEntry[] {
  return live.kind === 'ready' ? live.data.events : [];
}
