import type { Member } from '@/domain/workshop/member';
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

/**
 * Tells of an account; `member` is the member whose it is, if it is one's. Before the members are known, nobody is said to be none.
 */
export function writerText(
  { uid, events, names }: LedgerWriter,
  member: Pick<Member, 'name' | 'email'> | undefined,
  areKnown: boolean,
): string {
  const count = `${events} ${events === 1 ? 'händelse' : 'händelser'}`;
  if (!member && !areKnown) return `${names.join(', ')}: ${count} (konto ${uid}).`;
  const others = names.filter((name) => name !== member?.name && name !== member?.email);
  const as =
    others.length > 0
      ? `, ${member ? 'också ' : ''}under ${others.length === 1 ? 'namnet' : 'namnen'} ${others.join(', ')}`
      : '';
  const who = member
    ? [member.name, member.email].filter((text) => text !== null).join(', ')
    : 'En surfplatta, eller någon som inte längre är medlem';
  return `${who}: ${count}${as} (konto ${uid}).`;
}
