import { waitFor } from '@testing-library/preact';
import { startOfWeek } from '@internationalized/date';
import { afterEach, expect, test } from 'vitest';
import { createBookingsReplica } from '@/data/bookings/bookingsReplica';
import { createRegister } from '@/data/register/register';
import type { Change } from '@/data/sync/outbox';
import { newBooking } from '@/domain/booking/booking';
import { mergedCustomer } from '@/domain/register/customer';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { expectConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments, seededAt } from '../support/documents';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import type { Person } from '../support/workshops';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A booking of an hour on the Wednesday so many weeks after this week's. */
function inWeek(weeks: number, note: string) {
  const wednesday = startOfWeek(dayOf(new Date()), 'sv-SE').add({ weeks, days: 2 });
  const [startsAt, endsAt] = [instantAt(wednesday, 480), instantAt(wednesday, 540)];
  return newBooking({ startsAt, endsAt, note, customerId: 'anna', vehicleId: 'volvo' });
}

type Memory = ReturnType<typeof memoryDevice>;

/** A device of `person` with a workshop open, which keeps its copy in `memory`. */
async function deviceOf(person: Person, workshopId: string, memory = memoryDevice()) {
  const { store, settled } = await storeOf(person, memory);
  const register = createRegister(store, workshopId);
  const bookings = createBookingsReplica(store, workshopId, (first) =>
    register.showFirst(
      'calendar',
      first.flatMap(({ data }) => data.customerId ?? []),
      first.flatMap(({ data }) => data.vehicleId ?? []),
    ),
  );
  const running = [register.start(), bookings.start()];
  const stop = () => running.splice(0).forEach((end) => end());
  stops.push(stop);

  function names() {
    const state = register.getState();
    return state.kind === 'ready' && [...state.customers.values()].map(({ data }) => data.name);
  }

  return {
    ...{ register, bookings, memory, stop, names },
    async write(...changes: Change[]) {
      void store.saving.write('Bokningen', changes);
      await settled();
    },
    notes() {
      const state = bookings.getState();
      return (
        state.kind !== 'none' && [...state.bookings.byId.values()].map(({ data }) => data.note)
      );
    },
    /** The previews in the copies, in the order of the collections' names. */
    previews: () =>
      [...memory.copies]
        .toSorted(([one], [other]) => (nameOf(one) < nameOf(other) ? 1 : -1))
        .map(([, { preview }]) => preview)
        .join(),
    isWhole: () =>
      waitFor(() => {
        expect(bookings.getState()).toMatchObject({ kind: 'ready', fromCache: false });
        expect(register.getState()).toMatchObject({ kind: 'ready', complete: true });
      }),
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/'));

async function seeded() {
  const { owner, id } = await ownWorkshop();
  const path = `workshops/${id}`;
  await seedDocuments(`${path}/customers`, {
    anna: customerFields({ name: 'Anna Berg' }),
    bo: customerFields({ name: 'Bo Ek' }),
  });
  await seedDocuments(`${path}/vehicles`, { volvo: vehicleFields(), saab: vehicleFields() });
  await seedDocuments(`${path}/bookings`, {
    now: inWeek(0, 'i veckan'),
    next: inWeek(1, 'nästa vecka'),
    late: inWeek(5, 'sedan'),
    tray: newBooking({ startsAt: null, endsAt: null, note: 'utan tid' }),
  });
  return { owner, id, path };
}

/** A device that was in use before, opened again, of which only what is shown first has been read. */
async function openedAgain(person: Person, workshopId: string, memory: Memory) {
  const release = memory.hold('bookings', 'customers', 'vehicles');
  const device = await deviceOf(person, workshopId, memory);
  return { ...device, release };
}

test('this week and the next are shown before the rest, with their names', async () => {
  const { owner, id } = await seeded();
  const before = await deviceOf(owner, id);
  await before.isWhole();
  await waitFor(() => expect(before.previews()).toMatch(/Anna Berg.*utan tid/s));
  before.stop();

  const { bookings, register, notes, names, release, isWhole } = await openedAgain(
    owner,
    id,
    before.memory,
  );

  const first = ['i veckan', 'nästa vecka', 'utan tid'];
  await waitFor(() => expect(notes()).toEqual(first));
  await waitFor(() => expect(names()).toEqual(['Anna Berg']));
  const state = bookings.getState();
  if (state.kind !== 'reading' || !state.range) throw new Error(`The bookings are ${state.kind}.`);
  const monday = instantAt(startOfWeek(dayOf(new Date()), 'sv-SE'), 0).getTime();
  expect(state.range[0]).toBe(monday);
  expect(state.bookings.byId.get('now')?.data.startsAt?.getTime()).toBeLessThan(state.range[1]);
  expect(register.getState()).toMatchObject({ complete: false, isPreview: true });
  const shown = state.bookings.byId.get('now');

  release();

  await isWhole();
  expect(notes()).toEqual(expect.arrayContaining([...first, 'sedan']));
  expect(names()).toEqual(['Anna Berg', 'Bo Ek']);
  expect(register.getState()).toMatchObject({ isPreview: false });
  expect(bookings.getState()).toMatchObject({ kind: 'ready' });
  const now = bookings.getState();
  expect(now.kind === 'ready' && now.bookings.byId.get('now')).toBe(shown);
});

test('what a page says that it shows first is there, under the name of who took over', async () => {
  const { owner, id, path } = await seeded();
  await seedDocuments(`${path}/customers`, { ann: mergedCustomer('bo') });
  const before = await deviceOf(owner, id);
  await before.isWhole();
  before.register.showFirst('list', ['ann'], ['saab']);
  await waitFor(() => expect(before.previews()).toMatch(/"list":\{"ids":\["ann","bo"\]/));
  before.stop();

  const { register, names } = await openedAgain(owner, id, before.memory);

  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Bo Ek'])));
  const state = register.getState();
  expect(state.kind === 'ready' && state.merged.get('ann')).toBe('bo');
  expect(state.kind === 'ready' && [...state.vehicles.keys()]).toContain('saab');
});

test('what is shown first follows each change and keeps no earlier text', async () => {
  const { owner, id, path } = await seeded();
  const device = await deviceOf(owner, id);
  await device.isWhole();
  await waitFor(() => expect(device.previews()).toContain('Anna Berg'));

  await device.write(
    { kind: 'update', path: `${path}/customers/anna`, values: { name: 'Anna Lind' } },
    { kind: 'delete', path: `${path}/bookings/now` },
    { kind: 'create', path: `${path}/removedBookings/now`, values: { seenAt: seededAt } },
  );

  await waitFor(() => expect(device.previews()).toContain('Anna Lind'));
  expect(device.previews()).not.toContain('Anna Berg');
  await waitFor(() => expect(device.previews()).not.toContain('i veckan'));
});

test('nothing is stored, and no newer text is lost, before the rest has been read', async () => {
  const { owner, id, path } = await seeded();
  const before = await deviceOf(owner, id);
  await before.isWhole();
  await waitFor(() => expect(before.previews()).toMatch(/Anna Berg.*utan tid/s));
  before.stop();
  const other = await deviceOf(owner, id);
  await other.isWhole();
  before.memory.stored.length = 0;

  const again = await openedAgain(owner, id, before.memory);
  await waitFor(() => expect(again.notes()).toContain('i veckan'));
  await other.write(
    { kind: 'delete', path: `${path}/bookings/now` },
    { kind: 'create', path: `${path}/removedBookings/now`, values: { seenAt: seededAt } },
  );
  await waitFor(() => expect(again.notes()).not.toContain('i veckan'));
  await again.write({ kind: 'update', path: `${path}/bookings/next`, values: { note: 'senare' } });
  expect(again.notes()).toContain('senare');
  // Once the other device has stored this, the first one would have done so, too.
  await waitFor(() => expect(other.previews()).toContain('senare'));
  expect(before.memory.stored.filter((each) => each.path.endsWith('/bookings'))).toEqual([]);

  again.release();
  await again.isWhole();
  expect(again.notes()).toEqual(expect.arrayContaining(['senare', 'sedan', 'utan tid']));
  expect(again.notes()).not.toContain('i veckan');
  await waitFor(() => expect(again.previews()).toContain('senare'));
  expect(again.previews()).not.toContain('i veckan');
  expect(before.memory.stored.every(({ isComplete }) => isComplete)).toBe(true);
});

test('a preview that cannot be read is left, and the rest is read as ever', async () => {
  const { owner, id } = await seeded();
  const before = await deviceOf(owner, id);
  await before.isWhole();
  await waitFor(() => expect(before.previews()).toContain('Anna Berg'));
  before.stop();
  for (const copy of before.memory.copies.values())
    copy.preview = JSON.stringify({ pages: {}, records: [['anna', { name: 'Utan stämplar' }]] });

  const again = await deviceOf(owner, id, before.memory);

  await again.isWhole();
  expect(again.names()).toEqual(['Anna Berg', 'Bo Ek']);
  expectConsole('error', 'customers is of no use');
  expectConsole('error', 'vehicles is of no use');
  expectConsole('error', 'bookings is of no use');
});
