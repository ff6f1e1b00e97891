import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LedgerEntry, LedgerEvent } from '@/domain/ledger/ledgerEvent';
import { chainOf, ledgerKinds, pinChecks } from '@/domain/ledger/ledgerEvent';
import { latestOfOthers } from '@/domain/ledger/ledger';
import { controlValue, verifyLedger } from '@/domain/ledger/verifyLedger';
import { at, builtLedger, workshopId } from './builtLedger';

/** A day on a tablet and an owner's telephone, each having seen the latest of the other. */
async function day() {
  const built = builtLedger();
  const { ledger } = built;
  const kim = await built.person({ key: 'kim' });
  const [tablet, phone] = [built.device('kiosk'), built.device('olle', 'Olle')];
  const seen = (uid: string) => ({
    seenHash: latestOfOthers(ledger.events, (id) => id.startsWith(uid)),
  });
  const came = await tablet('in', '2026-11-20 07:00', { personId: kim }, seen('kiosk'));
  await phone('note', '2026-11-20 08:00', { reason: 'Larm' }, seen('olle'));
  await tablet('out', '2026-11-20 16:00', { personId: kim }, seen('kiosk'));
  await phone(
    'correction',
    '2026-11-20 17:00',
    { personId: kim, correctsId: came.id, newTimeAt: at('2026-11-20 06:55'), reason: 'Fel' },
    seen('olle'),
  );
  await tablet('inspection', '2026-11-20 18:00', {}, seen('kiosk'));
  const check = (knowsNumbers = true) => verifyLedger(workshopId, ledger, knowsNumbers);
  const change = (place: number, values: Partial<LedgerEvent>) => {
    const event = ledger.events[place];
    if (event) ledger.events[place] = { ...event, data: { ...event.data, ...values } };
    return event?.id;
  };
  return { ledger, kim, check, change };
}

test('a ledger that nobody has touched has no findings', async () => {
  const { check } = await day();
  expect(await check()).toEqual({
    ...{ events: 5, chains: 2, pending: 0, removedYears: [], findings: [] },
  });
  expect(
    await verifyLedger(
      workshopId,
      { events: [], persons: [], identities: [], isPartial: false },
      true,
    ),
  ).toEqual({ events: 0, chains: 0, pending: 0, removedYears: [], findings: [] });
});

test('the order in which events come changes nothing', async () => {
  const { ledger, check } = await day();
  const before = await check();
  ledger.events.reverse();
  expect(await check()).toEqual(before);
});

test('events that wait for the server are counted', async () => {
  const built = builtLedger();
  const add = built.device();
  await add('inspection', '2026-11-20 07:00');
  await add('inspection', '2026-11-20 08:00', {}, { pending: true });
  expect(await verifyLedger(workshopId, built.ledger, true)).toMatchObject({
    ...{ events: 2, pending: 1, findings: [] },
  });
});

test('events that are taken out of a chain are a gap', async () => {
  const { ledger, check } = await day();
  const [first, , middle] = ledger.events;
  if (!first || !middle) throw new Error('The ledger has no events.');
  const chain = chainOf(first.id);
  ledger.events.splice(2, 1);
  expect((await check()).findings).toEqual([
    { kind: 'gap', chain, seq: 2, to: 2 },
    { kind: 'unknownSeen', id: expect.stringMatching(/^olle_.*_2$/) },
  ]);
  ledger.events.splice(0, 1);
  expect((await check()).findings).toEqual(
    expect.arrayContaining([{ kind: 'gap', chain, seq: 1, to: 2 }]),
  );
});

test('the cut tail of a chain is only seen by another device that has seen it', async () => {
  const { ledger, check } = await day();
  // The inspection, which nobody has seen.
  ledger.events.pop();
  expect((await check()).findings).toEqual([]);
  // The correction, the last of its chain, which only the inspection had seen; and then the stamp out, which it had seen.
  const correction = ledger.events.at(-1);
  ledger.events.splice(2, 1);
  expect((await check()).findings).toEqual([{ kind: 'unknownSeen', id: correction?.id }]);
});

test('an event with another previous hash is reported as unlinked and altered', async () => {
  const { check, change } = await day();
  const id = change(2, { prevHash: 'f'.repeat(64) });
  expect((await check()).findings).toEqual([
    { kind: 'unlinked', id },
    { kind: 'altered', id },
  ]);
  const first = change(0, { prevHash: 'f'.repeat(64) });
  expect((await check()).findings).toEqual(
    expect.arrayContaining([{ kind: 'unlinked', id: first }]),
  );
});

test('an event with a hash computed anew breaks the chain and is reported', async () => {
  const { ledger, kim, check } = await day();
  const other = builtLedger();
  const add = other.device('kiosk');
  const forged = await add('in', '2026-11-20 09:00', { personId: kim });
  const second = ledger.events[2];
  if (!second) throw new Error('The ledger has no events.');
  ledger.events[0] = forged;
  expect((await check()).findings).toEqual([
    { kind: 'unlinked', id: second.id },
    { kind: 'unknownSeen', id: ledger.events[1]?.id },
  ]);
});

test('a corrected event that is not there is told', async () => {
  const { check, change } = await day();
  const id = change(3, { correctsId: 'kiosk_aaaaaaaaaaaa_1' });
  expect((await check()).findings).toEqual(
    expect.arrayContaining([{ kind: 'unknownCorrected', id }]),
  );
});

test('an event that tells another place than its id is altered', async () => {
  const { check, change } = await day();
  const id = change(4, { chain: 'abcdefghijkl' });
  expect((await check()).findings).toEqual([{ kind: 'altered', id }]);
});

test('the events of one workshop are not those of another', async () => {
  const { ledger } = await day();
  const { findings } = await verifyLedger('w2', ledger, true);
  expect(findings.filter(({ kind }) => kind === 'altered')).toHaveLength(5);
});

describe('people', () => {
  test.each([
    ['another name', { name: 'Kim Alm' }],
    ['another employer', { employerName: 'Hyrmek AB' }],
    ['another relation', { relation: 'family' as const }],
    ['who is not listed', { isListed: false }],
    ['said to have no number', { hasNumber: false }],
  ])('%s is found', async (_, values) => {
    const { ledger, kim, check } = await day();
    for (const person of ledger.persons) Object.assign(person.data, values);
    expect((await check()).findings).toEqual([{ kind: 'alteredPerson', personId: kim }]);
    // Without the numbers that cannot be told.
    expect((await check(false)).findings).toEqual([]);
  });

  test('another number, or none, is found', async () => {
    const { ledger, kim, check } = await day();
    for (const { data } of ledger.identities) data.number = '198507099806';
    expect((await check()).findings).toEqual([{ kind: 'alteredPerson', personId: kim }]);
    ledger.identities.pop();
    expect((await check()).findings).toEqual([{ kind: 'alteredPerson', personId: kim }]);
  });

  test('somebody who is not there is told', async () => {
    const { ledger, kim, check } = await day();
    ledger.persons.pop();
    expect((await check(false)).findings).toEqual([{ kind: 'unknownPerson', personId: kim }]);
  });
});

test('a year that was removed after the retention leaves no findings', async () => {
  const built = builtLedger();
  const [tablet, phone] = [built.device('kiosk'), built.device('olle')];
  const old = await tablet('inspection', '2026-12-30 07:00');
  await phone('inspection', '2027-01-04 07:00', {}, { seenHash: old.data.hash });
  await tablet('inspection', '2027-01-05 07:00');
  await phone('removal', '2030-01-03 07:00', { reason: '2026' });
  const { ledger } = built;
  ledger.events.shift();
  expect(await verifyLedger(workshopId, ledger, true)).toMatchObject({
    ...{ removedYears: [2026], findings: [] },
  });
  // A removal excuses no gap inside a chain.
  const inside = await tablet('inspection', '2030-01-04 07:00');
  await tablet('inspection', '2030-01-05 07:00');
  ledger.events.splice(ledger.events.indexOf(inside), 1);
  expect((await verifyLedger(workshopId, ledger, true)).findings).toEqual([
    { kind: 'gap', chain: chainOf(inside.id), seq: 3, to: 3 },
  ]);
});

test('the removed last event of a device that has been silent for years is no finding', async () => {
  const built = builtLedger();
  const [tablet, phone] = [built.device('kiosk'), built.device('olle')];
  const last = await phone('inspection', '2026-05-04 07:00');
  const seen = { seenHash: last.data.hash };
  for (const time of ['2027-02-01 07:00', '2028-02-01 07:00', '2029-06-01 07:00'])
    await tablet('inspection', time, {}, seen);
  await tablet('removal', '2029-06-02 07:00', { reason: '2026' }, seen);
  const { ledger } = built;
  ledger.events.shift();
  expect((await verifyLedger(workshopId, ledger, true)).findings).toEqual([]);
  // A hash that no event named before the removal is still a finding.
  const late = await tablet('inspection', '2029-06-03 07:00', {}, { seenHash: 'f'.repeat(64) });
  expect((await verifyLedger(workshopId, ledger, true)).findings).toEqual([
    { kind: 'unknownSeen', id: late.id },
  ]);
});

/** Changes one character of what an event says. */
const altered: Record<string, fc.Arbitrary<(data: LedgerEvent) => Partial<LedgerEvent>>> = {
  kind: fc.constantFrom(...ledgerKinds).map((kind) => () => ({ kind })),
  pin: fc.constantFrom(...pinChecks).map((pin) => () => ({ pin })),
  by: fc.nat().map((place) => ({ by }) => ({ by: withOther(by, place) })),
  reason: fc.nat().map((place) => ({ reason }) => ({ reason: withOther(reason ?? '?', place) })),
  personId: fc.nat().map((place) => (data) => ({
    personId: withOther(data.personId ?? '?', place),
  })),
  hash: fc.nat().map((place) => ({ hash }) => ({ hash: withOther(hash, place) })),
  prevHash: fc.nat().map((place) => (data) => ({
    prevHash: withOther(data.prevHash ?? '?', place),
  })),
  seenHash: fc.nat().map((place) => (data) => ({
    seenHash: withOther(data.seenHash ?? '?', place),
  })),
  correctsId: fc.nat().map((place) => (data) => ({
    correctsId: withOther(data.correctsId ?? '?', place),
  })),
  occurredAt: fc.constantFrom(-1, 1, 3_600_000).map((ms) => ({ occurredAt }) => ({
    occurredAt: new Date(occurredAt.getTime() + ms),
  })),
  newTimeAt: fc.constantFrom(-1, 1, 3_600_000).map((ms) => ({ newTimeAt }) => ({
    newTimeAt: new Date((newTimeAt?.getTime() ?? 0) + ms),
  })),
  clockOffsetMs: fc.constantFrom(-1, 1).map((ms) => ({ clockOffsetMs }) => ({
    clockOffsetMs: (clockOffsetMs ?? 0) + ms,
  })),
  seq: fc.constantFrom(-1, 1, 10).map((more) => ({ seq }) => ({ seq: seq + more })),
};

function withOther(text: string, place: number): string {
  const at = place % text.length;
  return `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
}

test.each(Object.keys(altered))('any change of %s in any event is found', async (field) => {
  const { ledger } = await day();
  const change = altered[field] ?? fc.constant(() => ({}));
  await fc.assert(
    fc.asyncProperty(fc.nat(ledger.events.length - 1), change, async (place, changed) => {
      const event = ledger.events[place];
      if (!event) throw new Error('The ledger has no such event.');
      const data = { ...event.data, ...changed(event.data) };
      fc.pre(JSON.stringify(data) !== JSON.stringify(event.data));
      const events = ledger.events.with(place, { ...event, data });
      const { findings } = await verifyLedger(workshopId, { ...ledger, events }, true);
      expect(findings).toContainEqual({ kind: 'altered', id: event.id });
    }),
    { numRuns: 50 },
  );
});

test('however devices take turns, lose contact and are slow, their ledger verifies', async () => {
  const turn = fc.record({
    device: fc.nat(4),
    kind: fc.constantFrom('in', 'out', 'note', 'correction'),
    minutes: fc.nat(600),
    clockOffsetMs: fc.option(fc.integer({ min: -86_400_000, max: 86_400_000 })),
    lateMs: fc.integer({ min: 0, max: 7 * 86_400_000 }),
    reason: fc.string({ minLength: 1 }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 40 }), fc.nat(), async (turns, seed) => {
      const built = builtLedger();
      const { events } = built.ledger;
      const personId = await built.person({ key: 'kim' });
      const devices = ['a', 'b', 'c', 'd', 'e'].map((uid) => ({ uid, add: built.device(uid) }));
      for (const { device, kind, minutes, clockOffsetMs, lateMs, reason } of turns) {
        const { uid = '', add } = devices[device] ?? {};
        const stamps = events.filter(({ data }) => data.kind !== 'note');
        const corrected = kind === 'correction' ? stamps[seed % stamps.length] : undefined;
        if (kind === 'correction' && !corrected) continue;
        const time = `2026-11-20 ${Math.floor(minutes / 60)}:${minutes % 60}`;
        const content = { personId, correctsId: corrected?.id ?? null, reason };
        const seenHash = latestOfOthers(events, (id) => id.startsWith(`${uid}_`));
        await add?.(kind, time, content, { clockOffsetMs, lateMs, seenHash });
      }
      const mixed = events.toSorted((one, other) => hashOrder(one, other, seed));
      const { findings } = await verifyLedger(workshopId, { ...built.ledger, events: mixed }, true);
      expect(findings).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

function hashOrder(one: LedgerEntry, other: LedgerEntry, seed: number): number {
  const from = seed % 60;
  return one.data.hash.slice(from) < other.data.hash.slice(from) ? -1 : 1;
}

describe('the control value of a day', () => {
  const friday = new CalendarDate(2026, 11, 20);

  test('is the same in whatever order, and changes with any event registered that day', async () => {
    const { ledger } = await day();
    const value = await controlValue(ledger.events, friday);
    expect(value).toMatch(/^([0-9A-F]{4}-){4}[0-9A-F]{4}$/);
    expect(await controlValue(ledger.events.toReversed(), friday)).toBe(value);
    expect(await controlValue(ledger.events.slice(1), friday)).not.toBe(value);
    expect(await controlValue(ledger.events, friday.add({ days: 1 }))).not.toBe(value);
  });

  test('stays what it was when the next day and what waits for the server are added', async () => {
    const { ledger } = await day();
    const value = await controlValue(ledger.events, friday);
    const other = builtLedger();
    const add = other.device('later');
    await add('inspection', '2026-11-21 00:00', {}, { lateMs: 0 });
    await add('inspection', '2026-11-20 12:00', {}, { pending: true });
    // It happened on Friday, and was registered on Saturday.
    await add('inspection', '2026-11-20 23:59', {}, { lateMs: 60_000 });
    const events = [...ledger.events, ...other.ledger.events];
    expect(await controlValue(events, friday)).toBe(value);
  });
});
