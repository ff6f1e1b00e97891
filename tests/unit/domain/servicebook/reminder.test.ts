import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import type { BookSummary } from '@/domain/register/vehicle';
import { changedByEntries, emptySummary, registerReading } from '@/domain/servicebook/bookSummary';
import { remindersOf } from '@/domain/servicebook/reminder';
import { reminderMessage } from '@/domain/servicebook/reminderMessage';
import { reminderRows } from '@/domain/servicebook/reminderRows';
import { vehicleFields } from '../../../support/customers';
import { serviceEntries, serviceEntry } from '../../../support/serviceEntry';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const car = (book: Partial<BookSummary> | null, values = {}) => ({
  ...vehicleFields({ ownerId: 'anna', make: 'Volvo', model: 'V70', ...values }),
  ...{ book: book && { ...emptySummary, ...book }, ...stamps },
});
const on = (day: string) => parseDate(day);
const kinds = (one: ReturnType<typeof car>, day: string) =>
  remindersOf(one, on(day)).map(({ kind }) => kind);

describe('A service is reminded of', () => {
  test('thirty days before its day, and for a year after it', () => {
    const one = car({ serviceOn: '2026-12-20' });
    expect(kinds(one, '2026-11-19')).toEqual([]);
    expect(kinds(one, '2026-11-20')).toEqual(['service']);
    expect(kinds(one, '2027-12-20')).toEqual(['service']);
    expect(kinds(one, '2027-12-21')).toEqual([]);
  });

  test('a thousand km before its odometer, by the latest that is known of the car', () => {
    const one = (odometerKm: number | null) => car({ serviceKm: 120_000 }, { odometerKm });
    expect(kinds(one(118_999), '2026-11-20')).toEqual([]);
    expect(remindersOf(one(119_000), on('2026-11-20'))).toMatchObject([{ kmLeft: 1000, on: null }]);
    expect(kinds(one(null), '2026-11-20')).toEqual([]);
  });

  test('by its odometer alone where that comes before its day', () => {
    const at = (odometerKm: number, serviceOn: string) => {
      const one = car({ serviceKm: 120_000, serviceOn }, { odometerKm });
      return remindersOf(one, on('2026-11-20'))[0];
    };
    expect(at(119_500, '2027-11-20')).toMatchObject({ on: null, kmLeft: 500 });
    expect(at(121_000, '2026-12-01')).toMatchObject({ on: null, kmLeft: -1000 });
    expect(at(119_500, '2026-12-01')).toMatchObject({ on: '2026-12-01', kmLeft: 500 });
    expect(at(121_000, '2026-11-20')).toMatchObject({ on: '2026-11-20', kmLeft: -1000 });
  });

  test('a thousand km before its odometer, whether sooner or later than thirty days', () => {
    const much = car({ serviceKm: 120_000, serviceKmOn: '2026-12-20', kmPerYear: 36_500 });
    expect(kinds(much, '2026-11-19')).toEqual([]);
    expect(kinds(much, '2026-12-10')).toEqual(['service']);
    const little = car({ serviceKm: 120_000, serviceKmOn: '2027-02-28', kmPerYear: 3650 });
    expect(kinds(little, '2026-11-20')).toEqual(['service']);
    expect(kinds(little, '2026-11-19')).toEqual([]);
  });

  test('not for a car that was sold, until it has come back with an owner', () => {
    const sold = car({ serviceOn: '2026-12-01' }, { ownerId: null });
    expect(kinds(sold, '2026-11-20')).toEqual([]);
    expect(kinds({ ...sold, ownerId: 'bo' }, '2026-11-20')).toEqual(['service']);
    expect(kinds({ ...sold, driverId: 'bo' }, '2026-11-20')).toEqual(['service']);
  });

  test('not for a car that was removed, nor for one without a book', () => {
    expect(kinds({ ...car({ serviceOn: '2026-12-01' }), status: 'removed' }, '2026-11-20')).toEqual(
      [],
    );
    expect(kinds(car(null), '2026-11-20')).toEqual([]);
  });
});

test('an inspection is reminded of by the first month in use, and by the last one', () => {
  const one = car(null, { firstMonth: '2023-12' });
  expect(remindersOf(one, on('2026-12-05'))).toMatchObject([
    { kind: 'inspection', on: '2026-12-31', toldOn: null },
  ]);
  expect(
    kinds(car({ inspectedOn: '2026-10-02' }, { firstMonth: '2023-12' }), '2026-12-05'),
  ).toEqual([]);
});

test('tyres are reminded of in their seasons, until they are changed', () => {
  const one = (tyresOn: string) => car({ tyresOn });
  expect(kinds(one('2026-04-10'), '2026-09-30')).toEqual([]);
  expect(kinds(one('2026-04-10'), '2026-10-01')).toEqual(['tyres']);
  expect(kinds(one('2026-10-15'), '2026-10-20')).toEqual([]);
  expect(kinds(one('2026-10-15'), '2027-03-02')).toEqual(['tyres']);
  expect(kinds(one('2024-10-15'), '2026-10-15')).toEqual([]);
});

test('a tick holds until the next round', () => {
  const one = car({ serviceOn: '2026-12-10', serviceToldOn: '2026-11-20' });
  expect(remindersOf(one, on('2026-11-25'))[0]?.toldOn).toBe('2026-11-20');
  expect(remindersOf(one, on('2027-05-01'))[0]?.toldOn).toBeNull();
});

describe('What the register keeps of a book', () => {
  const book = Object.entries(serviceEntries).map(([id, data]) => ({ id, data }));
  const summaryOf = (added: typeof book, former = car(null), there: typeof book = []) => {
    const [change] = changedByEntries({ id: 'volvo', data: former }, there, added);
    return change?.collection === 'vehicles' ? change.values : undefined;
  };

  test('is the next service of the newest standing entry that tells of one', () => {
    expect(summaryOf(book)).toEqual({
      odometerKm: 114_500,
      book: {
        ...emptySummary,
        ...{ serviceOn: '2026-11-18', serviceKm: 123_000, serviceKmOn: '2026-10-14' },
        ...{ kmPerYear: 16_591, tyresOn: '2026-04-10' },
      },
    });
  });

  test('keeps the tick while the same service is due, and a higher odometer', () => {
    const told = car(
      { serviceOn: '2026-11-18', serviceKm: 123_000, serviceToldOn: '2026-11-01' },
      { odometerKm: 200_000 },
    );
    expect(summaryOf(book, told)?.book?.serviceToldOn).toBe('2026-11-01');
    expect(summaryOf(book, told)).not.toHaveProperty('odometerKm');
    const later = { id: 'e9', data: serviceEntry({ doneOn: '2026-11-20', nextOn: '2027-11-20' }) };
    expect(summaryOf([...book, later], told)?.book).toMatchObject({
      ...{ serviceOn: '2027-11-20', serviceToldOn: null },
    });
  });

  test('takes a lower odometer from an entry that says why it reads less', () => {
    const known = car(null, { odometerKm: 114_500 });
    const later = serviceEntry({ doneOn: '2026-06-01', odometerKm: 20 });
    const withReason = { ...later, odometerReason: 'Instrumentet är bytt' };
    expect(summaryOf([...book, { id: 'e9', data: later }], known)).not.toHaveProperty('odometerKm');
    expect(summaryOf([...book, { id: 'e9', data: withReason }], known)?.odometerKm).toBe(20);
    const readSince = { ...later, doneOn: '2026-07-01', odometerKm: 900 };
    const all = [...book, { id: 'e9', data: withReason }, { id: 'e10', data: readSince }];
    expect(summaryOf(all, { ...known, odometerKm: 20 })?.odometerKm).toBe(900);
  });

  const typo = { id: 'e9', data: serviceEntry({ doneOn: '2026-11-20', odometerKm: 1_505_000 }) };
  const corrected = (values: Partial<typeof typo.data> = {}) => ({
    id: 'e10',
    data: { ...typo.data, odometerKm: 150_500, correctsId: 'e9', ...values },
  });

  test('takes the odometer of the correction of the entry from which it came', () => {
    const there = [...book, typo];
    const known = car(null, { odometerKm: 1_505_000 });
    expect(summaryOf([corrected()], known, there)?.odometerKm).toBe(150_500);
    expect(summaryOf([corrected({ odometerKm: null })], known, there)?.odometerKm).toBe(114_500);
    expect(registerReading(known, there, 'e9')).toBeNull();
    // A later reading stands.
    const since = car(null, { odometerKm: 1_505_100 });
    expect(summaryOf([corrected()], since, there)).not.toHaveProperty('odometerKm');
    expect(registerReading(since, there, 'e9')).toEqual({ km: 1_505_100, since: '1970-01-01' });
    expect(registerReading(car(null), there, 'e9')).toBeNull();
  });

  test('does not defend the reading of an order against the entry made from the order', () => {
    const known = car({ serviceKm: 1_250_000 }, { odometerKm: 1_234_560 });
    expect(registerReading(known, book, null, 1_234_560)).toBeNull();
    expect(registerReading(known, book, null, 120_000)).toMatchObject({ km: 1_234_560 });
    const right = serviceEntry({ doneOn: '2026-11-20', odometerKm: 123_456, nextKm: 138_456 });
    const added = [{ id: 'e9', data: { ...right, kind: 'service' as const } }];
    const [change] = changedByEntries({ id: 'volvo', data: known }, book, added, 1_234_560);
    expect(change?.values).toMatchObject({ odometerKm: 123_456, book: { serviceKm: 138_456 } });
    const [kept] = changedByEntries({ id: 'volvo', data: known }, book, added, 120_000);
    expect(kept?.values).not.toHaveProperty('odometerKm');
  });

  test('keeps the odometer when an older entry is added', () => {
    const reason = { odometerReason: 'Instrumentet är bytt' };
    const there = [
      ...book,
      { id: 'e9', data: serviceEntry({ doneOn: '2026-11-20', odometerKm: 1000, ...reason }) },
    ];
    const known = car(null, { odometerKm: 5000 });
    const older = { id: 'e10', data: serviceEntry({ doneOn: '2020-05-05', odometerKm: 70_000 }) };
    expect(summaryOf([older], known, there)).not.toHaveProperty('odometerKm');
    const explained = { ...older, data: { ...older.data, ...reason } };
    expect(summaryOf([explained], known, there)).not.toHaveProperty('odometerKm');
  });

  test('takes no odometer with a reason from before the car came into the register', () => {
    const known = { ...car(null, { odometerKm: 150_500 }), createdAt: new Date('2026-01-01') };
    const reason = { odometerReason: 'Instrumentet är bytt', doneOn: '2019-01-10' };
    const history = (odometerKm: number) => [
      { id: 'e9', data: serviceEntry({ ...reason, odometerKm }) },
    ];
    expect(summaryOf(history(400_000), known)).not.toHaveProperty('odometerKm');
    expect(summaryOf(history(40_000), known)).not.toHaveProperty('odometerKm');
  });

  test('has no next service where the latest one tells of none', () => {
    const last = { nextOn: null, nextKm: null, doneOn: '2026-11-20' };
    const values = summaryOf([...book, { id: 'e9', data: serviceEntry(last) }]);
    expect(values?.book).toMatchObject({ serviceOn: null, serviceKm: null, serviceKmOn: null });
  });
});

test('the ready text names what is due and until when, and the list has whom to call', () => {
  const one = car({ serviceOn: '2026-12-10' }, { firstMonth: '2023-12' });
  const reminders = remindersOf(one, on('2026-12-05'));
  const address = { street: null, postcode: null, city: null };
  const workshop = { name: 'Ekens bil', phone: '+4646123456', address };
  const about = { workshop, customer: 'Anna Berg', plate: 'ABC123', today: '2026-12-05' };
  expect(reminderMessage(reminders, undefined, about)).toMatchObject({
    text: `Hej!
Dags för service och kontrollbesiktning, ABC 123.
Boka senast 2026-12-10 hos Ekens bil: ring 046-12 34 56.`,
  });
  expect(reminderRows([{ vehicle: one, customer: undefined, reminders }]).slice(1)).toEqual([
    ['ABC 123', 'Volvo V70', '', '', '', 'Service', '2026-12-10', null, null],
    ['ABC 123', 'Volvo V70', '', '', '', 'Kontrollbesiktning', '2026-12-31', null, null],
  ]);
});
