import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { type BookingsSource, createBookingsReplica } from '@/data/bookings/bookingsReplica';
import type { Change } from '@/data/sync/outbox';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { bookingsBetween, bookingsOf, unplannedBookings } from '@/domain/booking/bookingsByWeek';
import { expectConsole } from '../support/component';
import { documentsOnServer, removeDocument, seedDocuments, seededAt } from '../support/documents';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import type { Person } from '../support/workshops';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const hourMs = 3600_000;
const weekMs = 7 * 24 * hourMs;
/** A booking of an hour that begins so many weeks from now, on no resource. */
function inWeeks(weeks: number, values: Partial<BookingFields> = {}): BookingFields {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const startsAt = new Date(minute + weeks * weekMs);
  return newBooking({ startsAt, endsAt: new Date(startsAt.getTime() + hourMs), ...values });
}

/** A device of `person` with a workshop open, which keeps its copy in `memory`. */
async function deviceOf(person: Person, workshopId: string, memory = memoryDevice()) {
  const { store, settled } = await storeOf(person, memory);
  const kept = createBookingsReplica(store, workshopId);
  const stop = kept.start();
  stops.push(stop);
  const path = `workshops/${workshopId}`;
  return {
    kept,
    stop,
    memory,
    bookings: `${path}/bookings`,
    write: (...changes: Change[]) => store.saving.write('Bokningen', changes),
    create: (id: string, values: BookingFields): Change => ({
      ...{ kind: 'create', path: `${path}/bookings/${id}`, values: { ...values } },
    }),
    update: (id: string, values: Partial<BookingFields>): Change => ({
      ...{ kind: 'update', path: `${path}/bookings/${id}`, values },
    }),
    remove: (id: string): Change[] => [
      { kind: 'delete', path: `${path}/bookings/${id}` },
      { kind: 'create', path: `${path}/removedBookings/${id}`, values: { seenAt: seededAt } },
    ],
    settled,
  };
}

/** Bookings are published when the event that changed them has been handled. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function ready(kept: BookingsSource) {
  const state = kept.getState();
  if (state.kind !== 'ready') throw new Error(`The bookings are ${state.kind}.`);
  return state;
}
const notesOf = (kept: BookingsSource) =>
  [...ready(kept).bookings.byId.values()].map(({ data }) => data.note).toSorted();
const current = (kept: BookingsSource) => waitFor(() => expect(ready(kept).fromCache).toBe(false));
const shows = (kept: BookingsSource, notes: string[]) =>
  waitFor(() => expect(notesOf(kept)).toEqual(notes));

test('the bookings from eight weeks back on are kept, and those without a time', async () => {
  const { owner, id } = await ownWorkshop();
  const unplanned = { startsAt: null, endsAt: null };
  await seedDocuments(`workshops/${id}/bookings`, {
    old: inWeeks(-10, { note: 'förr' }),
    past: inWeeks(-7, { note: 'nyss' }),
    far: inWeeks(40, { note: 'sedan', vehicleId: 'volvo' }),
    tray: newBooking({ ...unplanned, note: 'väntar', vehicleId: 'volvo' }),
    off: newBooking({ ...unplanned, note: 'avbokad', status: 'cancelled' }),
  });

  const { kept } = await deviceOf(owner, id);

  await current(kept);
  expect(notesOf(kept)).toEqual(['avbokad', 'nyss', 'sedan', 'väntar']);
  const { bookings, since } = ready(kept);
  expect(since).toBeGreaterThan(Date.now() - 9 * weekMs);
  const found = (entries: { id: string }[]) => entries.map((each) => each.id);
  expect(found(unplannedBookings(bookings))).toEqual(['tray']);
  expect(found(bookingsBetween(bookings, since, Date.now()))).toEqual(['past']);
  expect(found(bookingsOf(bookings, 'vehicleId', ['volvo'], since))).toEqual(['far', 'tray']);
});

test('what a colleague adds, changes, removes and adds again is seen', async () => {
  const { owner, id } = await ownWorkshop();
  const one = await deviceOf(owner, id);
  const other = await deviceOf(owner, id);
  await Promise.all([current(one.kept), current(other.kept)]);

  void other.write(other.create('b1', inWeeks(1, { note: 'ny' })));
  await shows(one.kept, ['ny']);
  void other.write(other.update('b1', { note: 'ändrad' }));
  await shows(one.kept, ['ändrad']);
  void other.write(...other.remove('b1'));
  await shows(one.kept, []);
  void other.write(other.create('b1', inWeeks(2, { note: 'åter' })));
  await shows(one.kept, ['åter']);
  void other.write(other.update('b1', inWeeks(-12)));
  await shows(one.kept, []);
});

test('what is written here is there at once, also what is removed and taken back', async () => {
  const { owner, id } = await ownWorkshop();
  const { kept, write, create, remove, settled } = await deviceOf(owner, id);
  await current(kept);
  const booking = inWeeks(1, { note: 'ny' });

  void write(create('b1', booking));
  await nextTask();
  expect(ready(kept).bookings.byId.get('b1')).toMatchObject({ pending: true });
  await settled();
  await waitFor(() =>
    expect(ready(kept).bookings.byId.get('b1')).toMatchObject({ pending: false }),
  );
  void write(...remove('b1'));
  await nextTask();
  expect(notesOf(kept)).toEqual([]);
  void write(create('b1', booking));
  await nextTask();
  expect(notesOf(kept)).toEqual(['ny']);
  await settled();
  await shows(kept, ['ny']);
  expect(Object.keys(await documentsOnServer(`workshops/${id}/bookings`))).toEqual(['b1']);
});

test('a removal that the server refuses is none', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/bookings`, { b1: inWeeks(1, { note: 'kvar' }) });
  const { kept, write, remove } = await deviceOf(owner, id);
  await current(kept);

  // Without the removal that tells other devices of it.
  void write(...remove('b1').slice(0, 1));

  await nextTask();
  expect(notesOf(kept)).toEqual([]);
  await shows(kept, ['kvar']);
  expectConsole('error', 'Refused: Bokningen');
  expectConsole('warn', 'PERMISSION_DENIED');

  // With it, in a batch of which the server refuses another part.
  void write(...remove('b1'), { kind: 'create', path: `workshops/${id}/services/bad`, values: {} });

  await nextTask();
  expect(notesOf(kept)).toEqual([]);
  await shows(kept, ['kvar']);
  expectConsole('error', 'Refused: Bokningen');
  expectConsole('warn', 'PERMISSION_DENIED');
});

test('a device learns of what was changed and removed while it was closed', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/bookings`, {
    b1: inWeeks(1, { note: 'ett' }),
    b2: inWeeks(2, { note: 'två' }),
    b3: inWeeks(3, { note: 'tre' }),
  });
  const closed = await deviceOf(owner, id);
  await current(closed.kept);
  await waitFor(() => expect(closed.memory.copies.size).toBe(2));
  closed.stop();

  const other = await deviceOf(owner, id);
  await current(other.kept);
  await other.write(...other.remove('b1'));
  await other.write(other.update('b2', { note: 'ändrad' }));
  await other.settled();

  const again = await deviceOf(owner, id, closed.memory);
  await shows(again.kept, ['tre', 'ändrad']);
  await current(again.kept);
  expect(notesOf(again.kept)).toEqual(['tre', 'ändrad']);
});

test('a copy of bookings without its copy of removals is read anew', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/bookings`, {
    b1: inWeeks(1, { note: 'ett' }),
    b2: inWeeks(2, { note: 'två' }),
  });
  const closed = await deviceOf(owner, id);
  await current(closed.kept);
  await waitFor(() => expect(closed.memory.copies.size).toBe(2));
  closed.stop();

  await removeDocument(`workshops/${id}/bookings/b1`);
  const { copies } = closed.memory;
  for (const key of copies.keys()) if (key.endsWith('/removedBookings')) copies.delete(key);

  const again = await deviceOf(owner, id, closed.memory);
  await current(again.kept);
  expect(notesOf(again.kept)).toEqual(['två']);
});

test('an unreadable booking is listed with its time until it is removed', async () => {
  const { owner, id } = await ownWorkshop();
  const broken = { ...inWeeks(1), services: 'inga' };
  await seedDocuments(`workshops/${id}/bookings`, { b1: broken });
  const { kept, write, remove } = await deviceOf(owner, id);
  await current(kept);

  expect([...ready(kept).unreadable.keys()]).toEqual(['b1']);
  expect(ready(kept).unreadable.get('b1')).toMatchObject({ startsAt: broken.startsAt });
  void write(...remove('b1'));
  await nextTask();
  expect(ready(kept).unreadable.size).toBe(0);
  await waitFor(async () =>
    expect(await documentsOnServer(`workshops/${id}/bookings`)).toEqual({}),
  );
  await waitFor(() => expect(ready(kept).unreadable.size).toBe(0));
  expectConsole('warn', 'Unreadable document');
});
