import { accountOf, type LedgerEntry } from './ledgerEvent';

/** An account that has written in the ledger. The rules hold the account fast, and the name only for tablets. */
export interface LedgerWriter {
  uid: string;
  events: number;
  /** The names that its events bear, the first used first. */
  names: string[];
}

/** The accounts that have written in the ledger, those with most events first. */
export function writersOf(events: readonly LedgerEntry[]): LedgerWriter[] {
  const writers = new Map<string, LedgerWriter>();
  for (const { id, data } of events) {
    const uid = accountOf(id);
    const writer = writers.get(uid) ?? { uid, events: 0, names: [] };
    writers.set(uid, writer);
    writer.events += 1;
    if (!writer.names.includes(data.by)) writer.names.push(data.by);
  }
  return [...writers.values()].toSorted((one, other) => other.events - one.events);
}
