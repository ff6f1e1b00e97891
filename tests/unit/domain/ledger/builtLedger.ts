import { parseDate } from '@internationalized/date';
import type { Ledger } from '@/domain/ledger/ledger';
import type {
  LedgerEntry,
  LedgerEvent,
  LedgerEventContent,
  LedgerKind,
} from '@/domain/ledger/ledgerEvent';
import { newChain, nextEvent, personId } from '@/domain/ledger/ledgerHash';
import type { LedgerIdentityFields, LedgerPersonFields } from '@/domain/ledger/ledgerPerson';
import { keysOf, shiftsOf } from '@/domain/ledger/shifts';
import { stampsOf } from '@/domain/ledger/stamps';
import { instantAt } from '@/domain/time/swedishTime';

export const workshopId = 'w1';

/** The instant of a Swedish day and time, `2026-11-20 07:00`. */
export function at(text: string): Date {
  const [day = '', clock = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return instantAt(parseDate(day), hours * 60 + minutes);
}

/** The unusual circumstances of an event: the delay until the server got it, the clock's error, the hash that was seen. */
interface Circumstances {
  lateMs?: number;
  clockOffsetMs?: number | null;
  seenHash?: string | null;
  pending?: boolean;
}

/** A ledger that grows by what devices add to it. */
export function builtLedger() {
  const ledger: Ledger = { events: [], persons: [], identities: [], isPartial: false };
  let devices = 0;

  async function person(
    values: Partial<LedgerPersonFields> & { key: string },
    identity: Partial<LedgerIdentityFields> = {},
    createdAt: Date = at('2026-11-01 07:00'),
  ): Promise<string> {
    const known: LedgerIdentityFields = {
      ...{ kind: 'swedish', number: '198507099805', salt: '0'.repeat(32) },
      ...identity,
    };
    const fields: LedgerPersonFields = {
      ...{ name: values.key, relation: 'employee', employerName: null, employerNumber: null },
      ...{ isListed: true, hasNumber: known.kind !== 'missing' },
      ...values,
    };
    const id = await personId(workshopId, fields, known);
    const stamps = { createdAt, updatedAt: createdAt };
    ledger.persons.push({ id, data: { ...fields, ...stamps }, pending: false });
    ledger.identities.push({ id, data: { ...known, ...stamps }, pending: false });
    return id;
  }

  /** A device with a chain of its own. */
  function device(uid = 'kiosk', by = 'Entrén') {
    devices += 1;
    let head = newChain(new Uint8Array(12).fill(devices));
    return async function add(
      kind: LedgerKind,
      time: string,
      content: Partial<LedgerEventContent> = {},
      { lateMs = 1000, clockOffsetMs = 0, seenHash = null, pending = false }: Circumstances = {},
    ): Promise<LedgerEntry> {
      const occurredAt = at(time);
      const said: LedgerEventContent = {
        ...{ kind, personId: null, pin: 'none', correctsId: null, newTimeAt: null, reason: null },
        ...content,
      };
      const origin = { workshopId, uid, by, occurredAt, clockOffsetMs, seenHash };
      const next = await nextEvent(head, said, origin);
      head = next.head;
      const createdAt = new Date(occurredAt.getTime() + lateMs);
      const data: LedgerEvent = { ...next.values, createdAt, updatedAt: createdAt };
      const entry = { id: next.id, data, pending };
      ledger.events.push(entry);
      return entry;
    };
  }

  return {
    ledger,
    person,
    device,
    stamps: () => stampsOf(ledger.events),
    shifts: () => shiftsOf(stampsOf(ledger.events), keysOf(ledger.persons)),
  };
}

/** A ledger of one device on which `kim` stamps. */
export async function ledgerOfKim() {
  const built = builtLedger();
  const kim = await built.person({ key: 'kim', name: 'Kim Ek' });
  const add = built.device();
  return {
    ...built,
    kim,
    add,
    stamp: (kind: 'in' | 'out', time: string) => add(kind, time, { personId: kim }),
    /** A stamp that is added afterwards: at `time` it says when it was. */
    addLater: (kind: 'in' | 'out', time: string, about: string) =>
      add(kind, time, { personId: kim, newTimeAt: at(about), reason: 'Glömde stämpla' }),
    correct: (event: LedgerEntry, time: string, about: string | null) =>
      add('correction', time, {
        ...{ personId: kim, correctsId: event.id, reason: 'Fel tid' },
        newTimeAt: about === null ? null : at(about),
      }),
  };
}
