import * as v from 'valibot';
import { documentId, instant, serverTimes, type Stamp, wrongShape } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';

/**
 * The kinds of ledger events: somebody came or left, a stamp was corrected, a remark, the ledger was shown to an inspector or
 * given out as a file, or a year beyond the retention was removed.
 */
export const ledgerKinds = [
  ...(['in', 'out', 'correction', 'note'] as const),
  ...(['inspection', 'export', 'removal'] as const),
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const ledgerKindLabels: Record<LedgerKind, string> = {
  in: 'In',
  out: 'Ut',
  correction: 'Rättelse',
  note: 'Anmärkning',
  inspection: 'Visad för kontroll',
  export: 'Utlämnad',
  removal: 'Gallrad',
};

/** The proof of the person's identity: no code, the right code, or a stamp after three wrong codes. */
export const pinChecks = ['none', 'right', 'wrong'] as const;
export type PinCheck = (typeof pinChecks)[number];

export const pinCheckLabels: Record<PinCheck, string> = {
  none: 'Utan kod',
  right: 'Med kod',
  wrong: 'Fel kod',
};

/** Characters, events in a chain, and milliseconds of a clock's error: a year. */
export const ledgerLimits = {
  by: { min: 1, max: 120 },
  reason: { min: 1, max: 200 },
  seq: { min: 1, max: 9_999_999 },
  clockOffsetMs: { min: -31_536_000_000, max: 31_536_000_000 },
} as const;

/**
 * A document of `workshops/{id}/ledger` under `{account}_{chain}_{seq}`: never changed, and removed only after the retention. Its
 * `createdAt` is when the server registered it (SFF 9 kap. 5 §).
 */
export const ledgerEventDocument = v.object(
  {
    /** The chain of the device, and the place in it from 1. */
    chain: v.pipe(v.string(wrongShape), v.regex(/^[a-z0-9]{12}$/, wrongShape)),
    seq: v.pipe(v.number(wrongShape), v.safeInteger(wrongShape)),
    kind: v.picklist(ledgerKinds, wrongShape),
    /** The person's document in `ledgerPersons` as it was; null where the event is about no person. */
    personId: v.nullable(documentId),
    /** When it happened, by the device's clock. */
    occurredAt: instant,
    /** The server's clock minus the device's, in ms; null if the device has not been able to ask. */
    clockOffsetMs: v.nullable(v.number(wrongShape)),
    /** The name of the account or the tablet that made it, as it was. */
    by: v.string(wrongShape),
    pin: v.picklist(pinChecks, wrongShape),
    /** The stamp or correction that this one corrects, by its id; null for any other. */
    correctsId: v.nullable(documentId),
    /** For a stamp that is added afterwards, and for a correction: the time that it says. A correction without one strikes out. */
    newTimeAt: v.nullable(instant),
    /** The reason of a correction or a stamp added afterwards, or the subject of a remark, an export or a removal. */
    reason: v.nullable(v.string(wrongShape)),
    /** The hash of the latest event of another chain that the device knew. */
    seenHash: v.nullable(v.string(wrongShape)),
    /** The hash of the event before this one in the chain; null for the first. */
    prevHash: v.nullable(v.string(wrongShape)),
    hash: v.string(wrongShape),
    ...serverTimes,
  },
  wrongShape,
);

export type LedgerEvent = v.InferOutput<typeof ledgerEventDocument>;
/** An event as the ledger has it; `pending` until the server has registered it. */
export type LedgerEntry = Entry<LedgerEvent>;
/** The fields of an event that the app writes. */
export type LedgerEventFields = Omit<LedgerEvent, 'createdAt' | 'updatedAt'>;
/** The part of an event that a person tells the ledger; the device adds the rest. */
export type LedgerEventContent = Pick<
  LedgerEvent,
  'kind' | 'personId' | 'pin' | 'correctsId' | 'newTimeAt' | 'reason'
>;

/** The Swedish names of the fields. */
export const ledgerEventLabels: Record<keyof Omit<LedgerEvent, Stamp>, string> = {
  chain: 'Kedja',
  seq: 'Nummer i kedjan',
  kind: 'Händelse',
  personId: 'Person',
  occurredAt: 'Tid på enheten',
  clockOffsetMs: 'Klockans fel',
  by: 'Registrerad av',
  pin: 'Kod',
  correctsId: 'Rättar',
  newTimeAt: 'Ny tid',
  reason: 'Anledning',
  seenHash: 'Senast sedda kontrollsumma',
  prevHash: 'Föregående kontrollsumma',
  hash: 'Kontrollsumma',
};

/** The id of an event: nobody can add another under it. */
export function ledgerEventId(uid: string, { chain, seq }: Pick<LedgerEvent, 'chain' | 'seq'>) {
  return `${uid}_${chain}_${seq}`;
}

/** The chain that an event is in, with the account that writes it: `uid_chain`. */
export function chainOf(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}

/** The account that writes an event, which the rules compare with the signed-in one. */
export function accountOf(id: string): string {
  return id.slice(0, chainOf(id).lastIndexOf('_'));
}

/** A clock that differs less, in ms, is right: what is measured over a network is not exact. */
const rightClockMs = 60_000;
/** The delay in ms before the server gets an event, from which the ledger says that it was registered afterwards. */
const lateMs = 5 * 60_000;

/** When an event happened by the server's clock, as far as the device knew the difference. */
export function happenedAt({
  occurredAt,
  clockOffsetMs,
}: Pick<LedgerEvent, 'occurredAt' | 'clockOffsetMs'>): Date {
  const isWrong = clockOffsetMs !== null && Math.abs(clockOffsetMs) >= rightClockMs;
  return isWrong ? new Date(occurredAt.getTime() + clockOffsetMs) : occurredAt;
}

/** The time that a stamp is about: the one that was said when it was added afterwards, else when it happened. */
export function stampedAt(
  event: Pick<LedgerEvent, 'occurredAt' | 'clockOffsetMs' | 'newTimeAt'>,
): Date {
  return event.newTimeAt ?? happenedAt(event);
}

/** True if an event is `registrerad i efterhand`: the server got it more than five minutes after the time that it is about. */
export function isLate({ data, pending }: LedgerEntry): boolean {
  if (pending) return false;
  const about = data.kind === 'in' || data.kind === 'out' ? stampedAt(data) : happenedAt(data);
  return data.createdAt.getTime() - about.getTime() > lateMs;
}

/** True if an event was registered more than five minutes before the time that it is about, which had not been then. */
export function isEarly({ data, pending }: LedgerEntry): boolean {
  return !pending && stampedAt(data).getTime() - data.createdAt.getTime() > lateMs;
}

/** Sorts events by when they happened; those of a chain stay in its order. */
export function byTime(one: LedgerEntry, other: LedgerEntry): number {
  return (
    happenedAt(one.data).getTime() - happenedAt(other.data).getTime() ||
    chainOf(one.id).localeCompare(chainOf(other.id)) ||
    one.data.seq - other.data.seq
  );
}
