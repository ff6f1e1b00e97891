import { byTime, type LedgerEntry, stampedAt } from './ledgerEvent';

/** A stamp in or out with what has been corrected of it. */
export interface Stamp {
  id: string;
  kind: 'in' | 'out';
  personId: string;
  /** The time that counts: of the latest correction, else of the stamp; null where a correction has struck it out. */
  at: Date | null;
  event: LedgerEntry;
  /** The corrections of it, and of its corrections, the earliest first. */
  corrections: LedgerEntry[];
}

/**
 * The stamps of the ledger, each with its corrections, the earliest first by the time that counts, and those that are struck out
 * by their own. The latest correction counts, whether it names the stamp or an earlier correction of it.
 */
export function stampsOf(events: readonly LedgerEntry[]): Stamp[] {
  const byId = new Map(events.map((each) => [each.id, each]));
  const corrections = new Map<string, LedgerEntry[]>();
  for (const each of events) {
    if (each.data.kind !== 'correction') continue;
    const stamp = correctedStamp(each, byId);
    if (!stamp) continue;
    const others = corrections.get(stamp.id);
    if (others) others.push(each);
    else corrections.set(stamp.id, [each]);
  }
  return events
    .flatMap((event): Stamp[] => {
      const { kind, personId } = event.data;
      if ((kind !== 'in' && kind !== 'out') || personId === null) return [];
      const own = (corrections.get(event.id) ?? []).toSorted(byTime);
      const latest = own.at(-1);
      const at = latest ? latest.data.newTimeAt : stampedAt(event.data);
      return [{ id: event.id, kind, personId, at, event, corrections: own }];
    })
    .toSorted((one, other) => timeOf(one) - timeOf(other) || byTime(one.event, other.event));
}

function timeOf({ at, event }: Stamp): number {
  return (at ?? stampedAt(event.data)).getTime();
}

/** The stamp that a correction is about in the end; undefined where the ledger does not have it, or the corrections go round. */
export function correctedStamp(
  correction: LedgerEntry,
  byId: ReadonlyMap<string, LedgerEntry>,
): LedgerEntry | undefined {
  const passed = new Set<string>();
  let event: LedgerEntry | undefined = correction;
  while (event?.data.kind === 'correction') {
    if (passed.has(event.id)) return undefined;
    passed.add(event.id);
    event = byId.get(event.data.correctsId ?? '');
  }
  return event;
}
