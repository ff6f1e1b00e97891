import { waitFor } from '@testing-library/preact';
import { signInWithEmailAndPassword } from 'firebase/auth';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { hasArrived } from '@/data/sync/arrival';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import { useWriteBookingTexts } from '@/data/bookings/bookingTexts';
import { openStore } from '@/data/sync/store';
import { StoreContext } from '@/data/sync/StoreContext';
import { WorkshopContext } from '@/data/workshop/WorkshopContext';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { removedCustomer } from '@/domain/register/customer';
import type { RegisterChange } from '@/domain/register/registerChange';
import { removedVehicle } from '@/domain/register/vehicle';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { expectConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { quartersDue, quartersOnServer } from '../support/occupancy';
import { password } from '../support/renderApp';
import { at } from '../support/swedishInstant';
import { newPerson, seedWorkshop } from '../support/workshops';
import { renderHook } from '../support/renderHook';

const planned = newBooking({
  resourceId: 'lift1',
  startsAt: at('2026-11-23 10:00'),
  endsAt: at('2026-11-23 11:00'),
});
const unplanned = { ...planned, startsAt: null, endsAt: null };
const later = { ...planned, startsAt: at('2026-11-23 13:00'), endsAt: at('2026-11-23 14:30') };
const longer = {
  ...planned,
  startsAt: at('2026-11-23 09:30'),
  endsAt: at('2026-11-23 11:30'),
};

/** A device of the owner of a new workshop, on which the test runs hooks. */
async function newDevice() {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const { uid, email } = await newPerson('Olle');
  const id = await seedWorkshop('Verkstan', { owner: [{ uid, email, name: 'Olle' }] });
  const path = `workshops/${id}`;
  const auth = startAuth(startApp(env, crypto.randomUUID()), env.authEmulator);
  await signInWithEmailAndPassword(auth, email, password);
  const store = await openStore(auth, { home: env.firestore, uid, sharedComputer: true });
  const stamps = { createdAt: new Date(0), createdBy: uid, updatedAt: new Date(0) };
  const workshop = { ...starterWorkshop, ...stamps, name: 'Verkstan', owners: [uid] };
  const current = {
    ...{ id, workshop: { ...workshop, checklistDone: true }, role: 'owner' as const },
    ...{ staffId: null, workshopIds: [id], switchTo() {} },
  };
  const around = (children: ReactNode) => (
    <StoreContext value={store}>
      <WorkshopContext value={current}>{children}</WorkshopContext>
    </StoreContext>
  );
  return {
    path,
    lite: store.lite,
    saving: () => store.saving.getState(),
    run: <T,>(hook: () => T) => renderHook(hook, around),
  };
}

/** The writes of a device that still has `b1` as planned, while the server has `onServer`. */
async function deviceWith(onServer: Record<string, BookingFields>) {
  const { path, saving, run } = await newDevice();
  await seedDocuments(`${path}/bookings`, onServer);
  await seedDocuments(`${path}/occupancy`, occupancyDocuments(Object.entries(onServer)));
  const records = run(useBookingRecords);
  const texts = run(useWriteBookingTexts);
  return {
    empty: (ids: string[]) =>
      texts.current(
        'Texterna',
        ids.map((id) => ({ id, values: { keyNumber: null, message: null, note: null } })),
      ),
    change: (next: BookingFields) => records.current.change('Bokningen', 'b1', planned, next),
    create: (id: string, booking: BookingFields, also: RegisterChange[]) =>
      records.current.create('Bokningen', id, booking, also),
    remove: (id: string, booking: BookingFields, also: RegisterChange[]) =>
      records.current.write('Bokningen', [{ kind: 'remove', id, former: booking }], also),
    saving,
    onServer: (name: string) => documentsOnServer(`${path}/${name}`),
    quarters: () => quartersOnServer(path),
    due: () => quartersDue(path),
  };
}

test('a booking that is made longer at both ends has all quarters of its time', async () => {
  const { change, saving, quarters, due } = await deviceWith({ b1: planned });
  change(longer);
  await waitFor(() => expect(saving().waiting).toEqual([]));
  expect(saving().refused).toEqual([]);
  expect(Object.keys(await quarters())).toHaveLength(8);
  expect(await quarters()).toEqual(await due());
});

test('a booking that is moved to another week and resource frees all that it had', async () => {
  const { change, saving, quarters, due } = await deviceWith({ b1: planned, b2: later });
  change({
    ...planned,
    resourceId: 'lift2',
    startsAt: at('2026-12-01 20:00'),
    endsAt: at('2026-12-03 09:10'),
  });
  await waitFor(() => expect(saving().waiting).toEqual([]));
  expect(saving().refused).toEqual([]);
  expect(Object.values(await quarters()).filter((id) => id === 'b1')).toHaveLength(149);
  expect(await quarters()).toEqual(await due());
});

test('a booking that somebody else unplanned is not put back in a free time', async () => {
  const { change, saving, onServer, quarters } = await deviceWith({ b1: unplanned });
  change(longer);
  await waitFor(() => expect(saving().refused).toHaveLength(1));
  expect(saving().refused[0]?.conflict).toBeDefined();
  expectConsole('warn', 'PERMISSION_DENIED');
  expect(await quarters()).toEqual({});
  expect(await onServer('bookings')).toMatchObject({ b1: { startsAt: null } });
});

test('a booking that somebody else unplanned is not put back in a taken time', async () => {
  const { change, saving, onServer, quarters } = await deviceWith({ b1: unplanned, b2: planned });
  const before = await quarters();
  change(longer);
  await waitFor(() => expect(saving().refused).toHaveLength(1));
  expect(saving().refused[0]?.conflict).toBeDefined();
  expectConsole('warn', 'PERMISSION_DENIED');
  expect(await quarters()).toEqual(before);
  expect(await onServer('bookings')).toMatchObject({ b1: { startsAt: null } });
});

/** A booking at ten with a new customer and a new vehicle. */
function withNew(name: string, registrationNumber: string) {
  const customerId = name.toLowerCase();
  const fields = newBooking({ ...planned, customerId, vehicleId: registrationNumber });
  const car = vehicleFields({ registrationNumber, ownerId: customerId });
  const added: RegisterChange[] = [
    { collection: 'customers', id: customerId, kind: 'create', values: customerFields({ name }) },
    { collection: 'vehicles', id: registrationNumber, kind: 'create', values: car },
  ];
  return { fields, added };
}

test('a refused booking leaves no customer or car on the server', async () => {
  const { create, saving, onServer } = await deviceWith({});
  const [first, second] = [withNew('Anna', 'ABC123'), withNew('Bo', 'DEF456')];
  create('b1', first.fields, first.added);
  create('b2', second.fields, second.added);
  await waitFor(() => expect(saving().refused).toHaveLength(1));
  expectConsole('error', 'Refused: Bokningen');
  expectConsole('warn', 'PERMISSION_DENIED');
  await waitFor(() => expect(saving().waiting).toEqual([]));
  expect(Object.keys(await onServer('bookings'))).toEqual(['b1']);
  expect(await onServer('customers')).toMatchObject({ anna: { name: 'Anna' } });
  expect(Object.keys(await onServer('customers'))).toEqual(['anna']);
  expect(Object.keys(await onServer('vehicles'))).toEqual(['ABC123']);
  const [lost] = saving().refused;
  expect(lost?.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: expect.stringMatching(/bookings\/b2$/) }),
      expect.objectContaining({ path: expect.stringMatching(/customers\/bo$/) }),
      expect.objectContaining({ path: expect.stringMatching(/vehicles\/DEF456$/) }),
    ]),
  );
});

test('a booking that was taken back before it was refused is not offered again', async () => {
  const { create, remove, saving, onServer } = await deviceWith({ b1: planned });
  const { fields, added } = withNew('Bo', 'DEF456');
  create('b2', fields, added);
  remove('b2', fields, [
    { collection: 'customers', id: 'bo', kind: 'update', values: removedCustomer },
    { collection: 'vehicles', id: 'DEF456', kind: 'update', values: removedVehicle },
  ]);
  await waitFor(() => expect(saving().waiting).toEqual([]));
  expectConsole('warn', 'PERMISSION_DENIED');
  expectConsole('warn', 'PERMISSION_DENIED');
  expect(saving().refused).toEqual([]);
  expect(await onServer('customers')).toEqual({});
  expect(Object.keys(await onServer('bookings'))).toEqual(['b1']);
});

test('a customer and a car of a refused booking stay when a later booking names them', async () => {
  const { create, saving, onServer } = await deviceWith({ b1: planned });
  const { fields, added } = withNew('Bo', 'DEF456');
  create('b2', fields, added);
  create('b3', { ...later, vehicleId: 'DEF456' }, []);
  await waitFor(() => expect(saving().waiting).toEqual([]));
  expectConsole('error', 'Refused: Bokningen');
  expectConsole('warn', 'PERMISSION_DENIED');
  expect(Object.keys(await onServer('bookings'))).toEqual(['b1', 'b3']);
  expect(await onServer('customers')).toMatchObject({ bo: { name: 'Bo', status: 'active' } });
  expect(await onServer('vehicles')).toMatchObject({ DEF456: { ownerId: 'bo' } });
  const lost = saving().refused.flatMap(({ changes }) => changes.map(({ path }) => path));
  expect(lost).toEqual([
    expect.stringMatching(/bookings\/b2$/),
    expect.stringMatching(/occupancy\/lift1_/),
  ]);
});

test('a booking that was removed and created again is not called lost', async () => {
  const stamped = { ...planned, createdAt: new Date(0), updatedAt: new Date(0) };
  const { saving, run, path, lite } = await newDevice();
  const records = run(useBookingRecords);
  records.current.create('Bokningen', 'b1', stamped);
  await waitFor(() => expect(saving().waiting).toEqual([]));
  const change = { kind: 'create' as const, path: `${path}/bookings/b1`, values: { ...stamped } };
  expect(await hasArrived(lite, [change], new AbortController().signal)).toBe(true);
});

test('a booking that somebody removed meanwhile does not keep the texts of the others', async () => {
  const told = { ...unplanned, note: 'Ring Anna.' };
  const { empty, saving, onServer } = await deviceWith({ b1: told, b2: told, b3: told });
  empty(['b1', 'removed', 'b2', 'b3']);
  await waitFor(() => expect(saving().waiting).toEqual([]));
  expectConsole('error', 'Refused: Texterna');
  expectConsole('warn', 'PERMISSION_DENIED');
  const notes = Object.entries(await onServer('bookings')).map(([id, { note }]) => [id, note]);
  expect(notes).toEqual([
    ['b1', null],
    ['b2', null],
    ['b3', null],
  ]);
  const lost = saving().refused.flatMap(({ changes }) => changes.map(({ path }) => path));
  expect(lost).toEqual([expect.stringMatching(/bookings\/removed$/)]);
});
