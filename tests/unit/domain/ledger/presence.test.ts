import { describe, expect, it } from 'vitest';
import type { LedgerEntry, LedgerEvent } from '@/domain/ledger/ledgerEvent';
import type { LedgerPerson } from '@/domain/ledger/ledgerPerson';
import { presence } from '@/domain/ledger/presence';
import { nameIn, readLedger } from '@/domain/ledger/readLedger';
import type { Entry } from '@/domain/values/live';
import { at } from '../../../support/swedishInstant';

const now = at('2026-11-20 16:00');

function person(
  key: string,
  name: string,
  values: Partial<LedgerPerson> = {},
): Entry<LedgerPerson> {
  const times = { createdAt: at('2026-11-01 08:00'), updatedAt: at('2026-11-01 08:00') };
  return {
    id: `${key}-now`,
    pending: false,
    data: {
      ...{ key, name, relation: 'employee', employerName: null, employerNumber: null },
      ...{ isListed: true, hasNumber: true, ...times, ...values },
    },
  };
}

let seq = 0;
function stamp(key: string, kind: 'in' | 'out', when: string): LedgerEntry {
  seq += 1;
  const occurredAt = at(when);
  const event: LedgerEvent = {
    ...{ chain: 'abcdefghijkl', seq, kind, personId: `${key}-now`, occurredAt },
    ...{ clockOffsetMs: 0, by: 'Surfplattan', pin: 'none', correctsId: null, newTimeAt: null },
    ...{ reason: null, seenHash: null, prevHash: null, hash: String(seq) },
    ...{ createdAt: occurredAt, updatedAt: occurredAt },
  };
  return { id: `uid_abcdefghijkl_${seq}`, data: event, pending: false };
}

const statesOf = (persons: Entry<LedgerPerson>[], events: LedgerEntry[]) =>
  presence(readLedger({ events, persons, identities: [], isPartial: false }), now).map(
    ({ person: { data }, state, shift }) => [data.name, state, shift?.startsAt ?? null],
  );

describe('where people are', () => {
  it('is here, gone today, away, or not known where somebody forgot to stamp out', () => {
    const persons = [
      ...[person('a', 'Åsa'), person('b', 'Bo'), person('c', 'Cia'), person('d', 'Disa')],
    ];
    const events = [
      stamp('c', 'in', '2026-11-18 07:00'),
      stamp('c', 'out', '2026-11-18 16:00'),
      stamp('d', 'in', '2026-11-19 07:00'),
      stamp('a', 'in', '2026-11-20 07:00'),
      stamp('b', 'in', '2026-11-20 06:00'),
      stamp('b', 'out', '2026-11-20 15:00'),
    ];
    expect(statesOf(persons, events)).toEqual([
      ['Bo', 'left', at('2026-11-20 06:00')],
      ['Cia', 'away', null],
      ['Disa', 'forgotten', at('2026-11-19 07:00')],
      ['Åsa', 'here', at('2026-11-20 07:00')],
    ]);
  });

  it('is not here yet whose stamp is for a time to come, but for what clocks differ', () => {
    const persons = [person('a', 'Anna'), person('b', 'Bo')];
    const events = [stamp('a', 'in', '2026-11-20 18:00'), stamp('b', 'in', '2026-11-20 16:04')];
    expect(statesOf(persons, events)).toEqual([
      ['Anna', 'away', null],
      ['Bo', 'here', at('2026-11-20 16:04')],
    ]);
  });

  it('leaves out whoever has left the list, unless still here', () => {
    const gone = { isListed: false };
    const persons = [person('a', 'Anna', gone), person('b', 'Bo', gone)];
    expect(statesOf(persons, [stamp('a', 'in', '2026-11-20 07:00')])).toEqual([
      ['Anna', 'here', at('2026-11-20 07:00')],
    ]);
  });

  it('knows people by the name of their latest document', () => {
    const former = person('a', 'Anna Berg');
    const later = {
      ...person('a', 'Anna Ek', { createdAt: at('2026-11-02 08:00') }),
      id: 'a-later',
    };
    const read = readLedger({
      events: [],
      persons: [later, former],
      ...{ identities: [], isPartial: false },
    });
    expect(nameIn(read, 'a')).toBe('Anna Ek');
    expect(nameIn(read, 'x')).toBe('Okänd person');
  });
});
