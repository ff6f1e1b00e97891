import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ledgerFees, missingShifts } from '@/domain/ledger/gapAlarm';
import { kioskCodeExpiresAt, kioskCodeState } from '@/domain/ledger/kiosk';
import { currentPersons, ledgerPersonDraft } from '@/domain/ledger/ledgerPerson';
import { hidePin, isPin, isRightPin } from '@/domain/ledger/pin';
import { staffChanges } from '@/domain/ledger/staffPersons';
import type { Staff, StaffIdentity } from '@/domain/workshop/staff';
import { at, builtLedger } from './builtLedger';

const now = at('2026-11-20 07:00');
const stamps = { createdAt: now, updatedAt: now };

function card(id: string, name: string, isActive = true) {
  const data: Staff = { name, phone: null, isActive, skills: 'all', ...stamps };
  return { id, data, pending: false };
}

function number(id: string, text: string) {
  const data: StaffIdentity = { kind: 'swedish', number: text, ...stamps };
  return { id, data, pending: false };
}

test('who everybody is now is the latest document of each, by name', async () => {
  const { ledger, person } = builtLedger();
  await person({ key: 'a', name: 'Åke' }, {}, at('2026-11-01 07:00'));
  const zoe = await person({ key: 'b', name: 'Zoë' });
  const latest = await person({ key: 'a', name: 'Örjan' }, {}, at('2026-11-02 07:00'));
  expect(currentPersons(ledger.persons).map(({ id }) => id)).toEqual([zoe, latest]);
  // Two of the same moment are always taken alike.
  await person({ key: 'a', name: 'Arne' }, {}, at('2026-11-02 07:00'));
  const one = currentPersons(ledger.persons);
  expect(currentPersons(ledger.persons.toReversed())).toEqual(one);
});

describe('the staff in the ledger', () => {
  const none = { persons: [], identities: [] };

  test('gains new people with their number, but none who have left', () => {
    const staff = [card('s1', 'Kim Ek'), card('s2', 'Bo Lind'), card('s3', 'Gått', false)];
    const changes = staffChanges(staff, [number('s1', '198507099805')], [], []);
    expect(changes).toEqual([
      {
        person: {
          ...{ key: 's1', name: 'Kim Ek', relation: 'employee', isListed: true, hasNumber: true },
          ...{ employerName: null, employerNumber: null },
        },
        number: { kind: 'swedish', number: '198507099805' },
      },
      {
        person: {
          ...{ key: 's2', name: 'Bo Lind', relation: 'employee', isListed: true },
          ...{ hasNumber: false, employerName: null, employerNumber: null },
        },
        number: { kind: 'missing', number: null },
      },
    ]);
    const [ofFamily] = staffChanges(staff, [], [], [], 'family');
    expect(ofFamily?.person.relation).toBe('family');
    expect(staffChanges([], [], none.persons, none.identities)).toEqual([]);
  });

  test('keeps what only the ledger knows, and changes nothing known already', async () => {
    const { ledger, person } = builtLedger();
    const hired = {
      ...{ key: 's1', name: 'Kim Ek', relation: 'hired' as const },
      ...{ employerName: 'Hyrmek AB', employerNumber: '5566778899' },
    };
    await person(hired, { number: '198507099805' });
    const changes = (one: ReturnType<typeof card>, ...numbers: ReturnType<typeof number>[]) =>
      staffChanges([one], numbers, ledger.persons, ledger.identities);
    expect(changes(card('s1', 'Kim Ek'), number('s1', '198507099805'))).toEqual([]);
    // The number was filled in at the tablet; the card has none.
    expect(changes(card('s1', 'Kim Ek'))).toEqual([]);
    const kept = { kind: 'swedish', number: '198507099805' };
    expect(changes(card('s1', 'Kim Alm'))).toEqual([
      { person: { ...hired, name: 'Kim Alm', isListed: true, hasNumber: true }, number: kept },
    ]);
    expect(changes(card('s1', 'Kim Ek', false))).toMatchObject([
      { person: { isListed: false, relation: 'hired' }, number: kept },
    ]);
    expect(changes(card('s1', 'Kim Ek'), number('s1', '199001189812'))).toMatchObject([
      { person: { hasNumber: true }, number: { number: '199001189812' } },
    ]);
  });

  test('nothing is told of somebody whose number has not come', async () => {
    const { ledger, person } = builtLedger();
    await person({ key: 's1', name: 'Kim Ek' });
    expect(staffChanges([card('s1', 'Kim Alm')], [], ledger.persons, [])).toEqual([]);
  });
});

describe('a person who is filled in', () => {
  const draft = ledgerPersonDraft(new CalendarDate(2026, 11, 20));
  const messages = (input: object) => v.safeParse(draft, input).issues?.map((one) => one.message);

  test('has no employer unless hired', () => {
    const typed = { name: 'Kim Ek', relation: 'employee', identity: null };
    expect(v.parse(draft, typed)).toEqual({ ...typed, employerName: null, employerNumber: null });
  });

  test('has an employer with a number when hired', () => {
    const typed = { name: 'Kim Ek', relation: 'hired', identity: null, employerName: 'Hyrmek AB' };
    expect(v.parse(draft, { ...typed, employerNumber: '556677-8899' })).toMatchObject({
      ...{ relation: 'hired', employerName: 'Hyrmek AB', employerNumber: '5566778899' },
    });
    expect(messages({ ...typed, employerNumber: '' })).toEqual([
      'Fyll i arbetsgivarens organisationsnummer.',
    ]);
  });

  test('has a name and a relation', () => {
    expect(messages({ name: '', relation: 'employee', identity: null })).toEqual([
      'Fyll i namnet.',
    ]);
    expect(messages({ name: 'Kim', relation: '', identity: null })).toEqual(['Välj anknytning.']);
  });
});

test('whoever works on a job without being stamped in is reported once', () => {
  const work = (staffId: string, time: string) => ({ staffId, since: at(`2026-11-20 ${time}`) });
  const missing = missingShifts(
    [work('a', '09:00'), work('b', '08:30'), work('a', '08:00'), work('c', '07:00')],
    [{ key: 'c' }],
  );
  expect(missing).toEqual([work('a', '08:00'), work('b', '08:30')]);
  expect(missingShifts([], [{ key: 'c' }])).toEqual([]);
  expect(ledgerFees).toEqual({ ledger: 12_500, person: 2_500, repeated: 25_000 });
});

test.each([
  ['123', false],
  ['1234', true],
  ['123456', true],
  ['1234567', false],
  ['12a4', false],
  [' 1234', false],
])('%s as a code: %s', (text, expected) => {
  expect(isPin(text)).toBe(expected);
});

test('a hidden code tells only whether another is the same', async () => {
  const hidden = await hidePin('1234');
  expect(JSON.stringify(hidden)).not.toContain('1234"');
  expect(hidden.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await isRightPin('1234', hidden)).toBe(true);
  expect(await isRightPin('1235', hidden)).toBe(false);
  expect((await hidePin('1234')).hash).not.toBe(hidden.hash);
});

test('a code for a tablet works once, for a day', () => {
  const expiresAt = kioskCodeExpiresAt(now);
  const later = new Date(expiresAt.getTime() - 1);
  expect(expiresAt).toEqual(at('2026-11-21 07:00'));
  expect(kioskCodeState({ usedBy: null, expiresAt }, later)).toBe('open');
  expect(kioskCodeState({ usedBy: null, expiresAt }, expiresAt)).toBe('expired');
  expect(kioskCodeState({ usedBy: 'kiosk', expiresAt }, later)).toBe('used');
});
