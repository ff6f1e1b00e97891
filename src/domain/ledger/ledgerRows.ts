import type { CalendarDate } from '@internationalized/date';
import { instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Ledger } from './ledger';
import { happenedAt, isLate, type LedgerEntry, stampedAt } from './ledgerEvent';
import type { LedgerIdentity, LedgerPerson } from './ledgerPerson';
import type { Stamp } from './stamps';

/** A line of the ledger: a stamp with the corrections beside it, or another event. */
export interface LedgerRow {
  event: LedgerEntry;
  /** The time that the event is about, as it was told at first. */
  at: Date;
  /** The person of the event, as it was then; undefined for an event without a person, or if the ledger lacks the person. */
  person: LedgerPerson | undefined;
  /** The identity number; undefined also if it may not be read. If it was not told at the time, the first one told afterwards. */
  identity: LedgerIdentity | undefined;
  /** When the number was told, where that was after the event; null for any other. */
  numberToldAt: Date | null;
  /** True if it was registered more than five minutes after that time. */
  isLate: boolean;
  /** The corrections of a stamp, the earliest first; a stamp that has any is struck through. */
  corrections: LedgerEntry[];
}

/** Looks people and numbers up by the id that events name. */
export function peopleOf({ persons, identities }: Pick<Ledger, 'persons' | 'identities'>) {
  const dataOf = <T>(entries: readonly Entry<T>[]) =>
    new Map(entries.map(({ id, data }) => [id, data]));
  return { persons: dataOf(persons), identities: dataOf(identities) };
}

/**
 * The lines of some days in the order of time, as an inspector reads them. A stamp is on the days of its first time and of those
 * that corrections have given it; anything else is on the day on which it happened.
 */
export function ledgerRows(
  ledger: Ledger,
  stamps: readonly Stamp[],
  from: CalendarDate,
  to: CalendarDate,
): LedgerRow[] {
  const people = peopleOf(ledger);
  const [begins, ends] = [instantAt(from, 0), instantAt(to, 1440)];
  const isThen = (at: Date | null) => at !== null && at >= begins && at < ends;

  const told = numbersTold(ledger.persons, people.identities);

  function rowOf(event: LedgerEntry, at: Date, corrections: LedgerEntry[]): LedgerRow {
    const id = event.data.personId ?? '';
    const person = people.persons.get(id);
    const named = people.identities.get(id);
    const later = named?.number === null ? told.get(person?.key ?? '') : undefined;
    return {
      event,
      at,
      corrections,
      isLate: isLate(event),
      person,
      identity: later ?? named,
      numberToldAt: later?.createdAt ?? null,
    };
  }

  const stamped = stamps
    .filter(
      ({ event, corrections }) =>
        isThen(stampedAt(event.data)) || corrections.some(({ data }) => isThen(data.newTimeAt)),
    )
    .map(({ event, corrections }) => rowOf(event, stampedAt(event.data), corrections));
  // A correction whose stamp has been removed after the retention stands for itself.
  const beside = new Set(stamps.flatMap(({ corrections }) => corrections.map(({ id }) => id)));
  const others = ledger.events
    .filter(({ id, data }) => !['in', 'out'].includes(data.kind) && !beside.has(id))
    .filter(({ data }) => isThen(happenedAt(data)))
    .map((event) => rowOf(event, happenedAt(event.data), []));
  return [...stamped, ...others].toSorted(
    (one, other) =>
      one.at.getTime() - other.at.getTime() || (one.event.id < other.event.id ? -1 : 1),
  );
}

/** The first number that was told of each person, by `key`. */
function numbersTold(
  persons: readonly Entry<LedgerPerson>[],
  identities: ReadonlyMap<string, LedgerIdentity>,
): Map<string, LedgerIdentity> {
  const first = new Map<string, LedgerIdentity>();
  for (const { id, data } of persons) {
    const identity = identities.get(id);
    const known = first.get(data.key);
    if (!identity || identity.number === null) continue;
    if (!known || identity.createdAt < known.createdAt) first.set(data.key, identity);
  }
  return first;
}
