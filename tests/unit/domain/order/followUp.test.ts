import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { answerDraft } from '@/domain/order/approval';
import {
  byDueDay,
  type FollowUp,
  followUpEdits,
  isDue,
  isOpen,
  lineOfFollowUp,
  peopleOf,
} from '@/domain/order/followUp';
import { usualDue } from '@/domain/order/followUpDue';
import {
  dueText,
  followUpMessage,
  followUpName,
  obstacleTo,
  stateText,
  withNotes,
} from '@/domain/order/followUpText';
import type { Register } from '@/domain/register/register';
import { customerFields, vehicleFields } from '../../../support/customers';

const today = new CalendarDate(2026, 11, 23);
const declined = 'part|2000|st|170000|0|25||declined||todo|Bromsskivor fram';
const offered = declined.replace('declined', 'open').replace('|25||', '|25|kim|');
const followUp: FollowUp = {
  ...{ orderId: '1042', lineId: 'b', vehicleId: 'car', customerId: 'anna', line: declined },
  ...{ pricesInclVat: true, dueOn: '2027-02-23', dueKm: null, contactedOn: null },
  ...{ bookingId: null, closedBy: null, closedReason: null },
  ...{ createdAt: new Date('2026-11-23T09:00:00Z'), updatedAt: new Date('2026-11-23T09:00:00Z') },
};
const entry = (values: Partial<FollowUp> = {}, id = '1042_b') => ({
  ...{ id, pending: false },
  data: { ...followUp, ...values },
});

describe('an answer', () => {
  const order = (lines: Record<string, string>) => ({
    id: '1042',
    data: { vehicleId: 'car', customerId: 'anna', lines },
  });
  const offer = { lines: { b: offered, c: offered }, pricesInclVat: true };
  const due = { dueOn: '2027-02-23', dueKm: 130_000 };

  it('makes a follow-up of each declined line, and of no other', () => {
    const answers = { b: 'declined', c: 'open', gone: 'declined' } as const;
    expect(followUpEdits(order(offer.lines), offer, answers, due, [], false)).toEqual({
      made: [
        {
          id: '1042_b',
          values: {
            ...{ orderId: '1042', lineId: 'b', vehicleId: 'car', customerId: 'anna' },
            line: declined.replace('|25||', '|25|kim|'),
            ...{ pricesInclVat: true, ...due, contactedOn: null },
            ...{ bookingId: null, closedBy: null, closedReason: null },
          },
        },
      ],
      changed: [],
    });
  });

  it('makes none where nothing is to be followed up, and closes the one that is there', () => {
    const none = (known: ReturnType<typeof entry>[]) =>
      followUpEdits(order(offer.lines), offer, { b: 'declined' }, null, known, false);
    expect(none([])).toEqual({ made: [], changed: [] });
    expect(none([entry()]).changed).toEqual([
      { id: '1042_b', values: { closedBy: 'hand', closedReason: 'Ingen uppföljning' } },
    ]);
    expect(none([entry({ closedBy: '1042' })]).changed).toEqual([]);
  });

  it('without a follow-up closes also the one that the device may not know of', () => {
    const again = (known: ReturnType<typeof entry>[], lines: Record<string, string>) =>
      followUpEdits(order(lines), offer, { b: 'declined' }, null, known, true);
    expect(again([], { b: declined })).toMatchObject({
      made: [{ id: '1042_b', values: { closedBy: 'hand', closedReason: 'Ingen uppföljning' } }],
      changed: [],
    });
    expect(again([], { b: offered }).made).toEqual([]);
    expect(again([entry()], { b: declined }).made).toEqual([]);
  });

  it('opens a closed one anew, which stays with the booking that has taken it up', () => {
    const known = [entry({ closedBy: 'hand', closedReason: 'Vill inte', bookingId: 'b1' })];
    const { made } = followUpEdits(order({}), offer, { b: 'declined' }, due, known, false);
    expect(made[0]?.values).toMatchObject({ closedBy: null, closedReason: null, bookingId: 'b1' });
  });

  it('that accepts a line closes its follow-up, once', () => {
    const accept = (known: ReturnType<typeof entry>[], isIncomplete = false) =>
      followUpEdits(order({ b: declined }), offer, { b: 'accepted' }, null, known, isIncomplete);
    expect(accept([entry()])).toEqual({
      made: [],
      changed: [{ id: '1042_b', values: { closedBy: '1042', closedReason: null } }],
    });
    expect(accept([entry({ closedBy: '1042' })])).toEqual({ made: [], changed: [] });
    expect(accept([])).toEqual({ made: [], changed: [] });
    // The device may not know of the one that another has made.
    expect(accept([], true).made).toMatchObject([{ id: '1042_b', values: { closedBy: '1042' } }]);
  });

  it('needs a day or an odometer when something is followed up', () => {
    const read = (followUp: unknown) =>
      v.safeParse(answerDraft, {
        ...{ answers: { b: 'declined' }, name: 'Anna', how: 'phone', signature: null, followUp },
      });
    expect(read(null).success).toBe(true);
    expect(read({ dueOn: null, dueKm: '13 000 mil' }).output).toMatchObject({
      followUp: { dueKm: 130_000 },
    });
    const refused = read({ dueOn: null, dueKm: null });
    expect(refused.success ? null : v.flatten(refused.issues).nested).toEqual({
      'followUp.dueOn': ['Fyll i ett datum eller en mätarställning.'],
    });
  });
});

test('a follow-up is usually due in three months', () => {
  expect(usualDue(today)).toEqual({ dueOn: '2027-02-23', dueKm: null });
});

test.each([
  ['2026-12-07', null, null, true],
  ['2026-12-08', null, null, false],
  ['2026-01-01', null, null, true],
  [null, 120_000, null, false],
  [null, 120_000, 118_999, false],
  [null, 120_000, 119_000, true],
  ['2027-02-23', 120_000, 125_000, true],
])('due on %s or at %s with %s on the odometer: %s', (dueOn, dueKm, km, expected) => {
  expect(isDue({ dueOn, dueKm }, today, km)).toBe(expected);
});

test('follow-ups are sorted by day, those without one last', () => {
  const [late, early, none] = [
    entry({ dueOn: '2027-03-01' }, 'a'),
    entry({ dueOn: '2026-03-01' }, 'b'),
    entry({ dueOn: null, dueKm: 1 }, 'c'),
  ];
  expect([none, late, early].toSorted(byDueDay).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('one that a booking has taken up, or that is closed, is not open', () => {
  expect(isOpen(followUp)).toBe(true);
  expect(isOpen({ bookingId: 'b1', closedBy: null })).toBe(false);
  expect(isOpen({ bookingId: null, closedBy: 'hand' })).toBe(false);
});

test('a follow-up becomes an open line with its price in the VAT terms of the order', () => {
  const inclusive = lineOfFollowUp(followUp, { pricesInclVat: true, staffId: 'bo' });
  expect(inclusive).toMatchObject({
    ...{ answer: 'open', agreedOre: null, work: 'todo', staffId: 'bo' },
    ...{ milliQty: 2000, unitOre: 170_000, text: 'Bromsskivor fram' },
  });
  expect(lineOfFollowUp(followUp, { pricesInclVat: false, staffId: null })?.unitOre).toBe(136_000);
  const net = { ...followUp, pricesInclVat: false };
  expect(lineOfFollowUp(net, { pricesInclVat: true, staffId: null })?.unitOre).toBe(212_500);
});

test('a follow-up in words', () => {
  expect(followUpName(followUp)).toBe(
    'Bromsskivor fram, ca 3\u00a0400\u00a0kr, sedan 2026-11-23 · AO\u00a01042',
  );
  expect(dueText({ dueOn: null, dueKm: 130_000 })).toBe('vid 130\u00a0000\u00a0km');
  expect(stateText(followUp)).toBe('');
  expect(stateText({ ...followUp, bookingId: 'b1' })).toBe('Bokad');
  expect(stateText({ ...followUp, closedBy: '1042' })).toBe('Godkänd senare');
  expect(stateText({ ...followUp, closedBy: '1077' })).toBe('Med på AO\u00a01077');
});

test('the note of a booking gets a line for each, once', () => {
  const note = 'Uppföljning: Bromsskivor fram, ca 3 400 kr (AO 1042)';
  expect(withNotes('', [followUp])).toBe(note);
  expect(withNotes('Ring först\n', [followUp])).toBe(`Ring först\n${note}`);
  expect(withNotes(note, [followUp])).toBe(note);
});

test('the ready text has the work with its price, and no costly characters', () => {
  const { text, subject } = followUpMessage([followUp], undefined, {
    workshop: {
      ...{ name: 'Ekens bil', phone: '+46846500400' },
      address: { street: null, postcode: null, city: null },
    },
    ...{ customer: 'Anna', plate: 'ABC123' },
  });
  expect(subject).toBe('Dags att boka tid för ABC 123?');
  expect(text).toContain('Bromsskivor fram, ca 3 400 kr');
  expect(text).not.toMatch(/[\u00a0{}]/);
});

describe('whom to ask', () => {
  const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
  const register = (ownerId: string | null): Register => ({
    ...{ kind: 'ready', complete: true, isPreview: false, unreadable: [], written: new Map() },
    merged: new Map([['ann', 'anna']]),
    customers: new Map(
      (['anna', 'bo'] as const).map((id) => [
        id,
        { id, pending: false, data: { ...customerFields({ name: id, phones: [] }), ...stamps } },
      ]),
    ),
    vehicles: new Map([
      ['car', { id: 'car', pending: false, data: { ...vehicleFields({ ownerId }), ...stamps } }],
    ]),
  });

  it('is the customer of the order, also under the id of a merged one', () => {
    const { customer, isSold } = peopleOf({ ...followUp, customerId: 'ann' }, register('anna'));
    expect([customer?.id, isSold]).toEqual(['anna', false]);
  });

  it('is the owner of a car that has been sold, or nobody', () => {
    const sold = peopleOf(followUp, register('bo'));
    expect([sold.customer?.id, sold.isSold]).toEqual(['bo', true]);
    expect(obstacleTo(sold)).toBe('Kunden har varken telefonnummer eller e-postadress.');
    expect(obstacleTo(peopleOf(followUp, register(null)))).toBe(
      'Bilen har ingen ägare i registret.',
    );
  });

  it('is told of when the car is no longer there', () => {
    const gone = peopleOf({ ...followUp, vehicleId: 'x' }, register('bo'));
    expect(gone.customer?.id).toBe('anna');
    const unknown = peopleOf({ vehicleId: null, customerId: 'x' }, register('bo'));
    expect(obstacleTo(unknown)).toBe('Kunden finns inte i registret.');
  });
});
