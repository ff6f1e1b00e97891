import type { CalendarDate } from '@internationalized/date';
import { grouped } from '@/domain/values/grouped';
import { instantAt } from '@/domain/time/swedishTime';
import { sha256 } from '@/domain/values/sha256';
import type { Ledger } from './ledger';
import { chainOf, type LedgerEntry } from './ledgerEvent';
import { eventHash, personId } from './ledgerHash';
import { removedYear } from './retention';

/**
 * A fault of a ledger. `gap`: events of a chain are missing, from `seq` to `to`; `altered`: the hash of an event is not that of
 * its content; `unlinked`: it does not follow the one before it; `unknownSeen` and `unknownCorrected`: it names an event that is
 * not there; `unknownPerson` and `alteredPerson`: its person is missing, or is not as it was.
 */
export type LedgerFinding =
  | { kind: 'gap'; chain: string; seq: number; to: number }
  | { kind: 'altered' | 'unlinked' | 'unknownSeen' | 'unknownCorrected'; id: string }
  | { kind: 'unknownPerson' | 'alteredPerson'; personId: string };

/** The result of "Kontrollera liggaren". */
export interface LedgerVerification {
  events: number;
  chains: number;
  /** Events of this device that the server has not registered yet. */
  pending: number;
  /** The fiscal years that have been removed after the retention, the earliest first. */
  removedYears: number[];
  findings: LedgerFinding[];
}

/**
 * Recomputes all chains. This proves that no event inside a chain has been changed, moved or taken away. It cannot tell that the
 * end of a chain was cut off: only a hash that another device has seen, or a control value on paper, shows that. `knowsNumbers`
 * is false if the identity numbers cannot be read; the people are then not recomputed.
 */
export async function verifyLedger(
  workshopId: string,
  { events, persons, identities }: Ledger,
  knowsNumbers: boolean,
): Promise<LedgerVerification> {
  const removedYears = [...new Set(events.flatMap(({ data }) => removedYear(data) ?? []))];
  const chains = grouped(events, ({ id }) => chainOf(id));
  const known = { ids: new Set(events.map(({ id }) => id)), hashes: new Set(hashesOf(events)) };
  const findings: LedgerFinding[] = [];
  for (const [chain, unsorted] of chains) {
    const own = unsorted.toSorted((one, other) => one.data.seq - other.data.seq);
    findings.push(...gapsOf(chain, own, removedYears.length > 0), ...unlinkedOf(own));
  }
  const altered = await Promise.all(
    events.map(async ({ id, data }): Promise<LedgerFinding[]> =>
      isInItsPlace(id, data) && (await eventHash(workshopId, id, data)) === data.hash
        ? []
        : [{ kind: 'altered', id }],
    ),
  );
  findings.push(...altered.flat());
  const lastRemoved = Math.max(...removedYears, -Infinity);
  const isExcused = (data: LedgerEntry['data']) =>
    data.createdAt.getUTCFullYear() <= lastRemoved + 1;
  // A device that has been silent since is still the last that others have seen.
  for (const { data } of events)
    if (data.seenHash !== null && isExcused(data)) known.hashes.add(data.seenHash);
  for (const { id, data } of events) {
    // An event that this one has seen or corrects may have been removed, if this one is among the oldest that are left.
    if (isExcused(data)) continue;
    const { seenHash, correctsId } = data;
    if (seenHash !== null && !known.hashes.has(seenHash))
      findings.push({ kind: 'unknownSeen', id });
    if (correctsId !== null && !known.ids.has(correctsId))
      findings.push({ kind: 'unknownCorrected', id });
  }

  const identityOf = new Map(identities.map(({ id, data }) => [id, data]));
  const there = new Set(persons.map(({ id }) => id));
  for (const named of new Set(events.flatMap(({ data }) => data.personId ?? [])))
    if (!there.has(named)) findings.push({ kind: 'unknownPerson', personId: named });
  for (const { id, data } of knowsNumbers ? persons : []) {
    const identity = identityOf.get(id);
    const isUnchanged =
      identity &&
      data.hasNumber === (identity.kind !== 'missing') &&
      (await personId(workshopId, data, identity)) === id;
    if (!isUnchanged) findings.push({ kind: 'alteredPerson', personId: id });
  }
  return {
    events: events.length,
    chains: chains.size,
    pending: events.filter(({ pending }) => pending).length,
    removedYears: removedYears.toSorted((one, other) => one - other),
    findings,
  };
}

/** The hash is over the id, which must tell the same place as the event. */
function isInItsPlace(id: string, { chain, seq }: LedgerEntry['data']): boolean {
  return id.endsWith(`_${chain}_${seq}`);
}

function hashesOf(events: readonly LedgerEntry[]): string[] {
  return events.map(({ data }) => data.hash);
}

/** The numbers that a chain lacks. Its beginning may have been removed after the retention. */
function gapsOf(chain: string, own: readonly LedgerEntry[], isCut: boolean): LedgerFinding[] {
  return own.flatMap(({ data: { seq } }, index): LedgerFinding[] => {
    const before = own[index - 1]?.data.seq ?? 0;
    if (seq === before + 1 || (index === 0 && isCut)) return [];
    return [{ kind: 'gap', chain, seq: before + 1, to: seq - 1 }];
  });
}

/** The events that do not bear the hash of the one before them. After a gap that cannot be told. */
function unlinkedOf(own: readonly LedgerEntry[]): LedgerFinding[] {
  return own.flatMap(({ id, data }, index): LedgerFinding[] => {
    const before = own[index - 1]?.data;
    if (before ? before.seq !== data.seq - 1 : data.seq !== 1) return [];
    return data.prevHash === (before?.hash ?? null) ? [] : [{ kind: 'unlinked', id }];
  });
}

/**
 * The control value of a day: a hash of the events that the server registered on it. When the day is over nothing is added to
 * it, so that a value on paper can be compared for as long as the ledger is kept.
 */
export async function controlValue(
  events: readonly LedgerEntry[],
  day: CalendarDate,
): Promise<string> {
  const [begins, ends] = [instantAt(day, 0), instantAt(day, 1440)];
  const lines = events
    .filter(({ data, pending }) => !pending && data.createdAt >= begins && data.createdAt < ends)
    .map(({ id, data }) => `${id} ${data.hash}`)
    .toSorted();
  const hash = await sha256(lines.join('\n'));
  return (hash.slice(0, 20).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
