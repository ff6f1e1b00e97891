import { waitFor } from '@testing-library/preact';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { openStore } from '@/data/sync/store';
import { StoreContext } from '@/data/sync/StoreContext';
import { ownChanges } from '@/data/sync/conflicts';
import type { Change } from '@/data/sync/outbox';
import { WorkshopContext } from '@/data/workshop/WorkshopContext';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { newOrder } from '@/domain/order/newOrder';
import type { OrderFields } from '@/domain/order/order';
import { detailsEdit } from '@/domain/order/orderEdit';
import { anonymisedCustomer } from '@/domain/register/customer';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { ignoreConsole } from '../support/component';
import { customerFields } from '../support/customers';
import { documentsOnServer, seedDocuments, seededAt } from '../support/documents';
import { quartersDue, quartersOnServer } from '../support/occupancy';
import { password } from '../support/renderApp';
import { storedDocument, storedDocuments } from '../support/storedValue';
import { at } from '../support/swedishInstant';
import { newPerson, type Person, seedWorkshop } from '../support/workshops';
import { renderHook } from '../support/renderHook';

const booked = newBooking({
  resourceId: 'lift1',
  startsAt: at('2026-11-23 10:00'),
  endsAt: at('2026-11-23 11:00'),
  note: 'Ring först.',
});
const afternoon = { startsAt: at('2026-11-23 13:00'), endsAt: at('2026-11-23 14:00') };
const evening = { startsAt: at('2026-11-23 16:00'), endsAt: at('2026-11-23 17:00') };

async function deviceOf({ uid, email }: Person, id: string) {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const auth = startAuth(startApp(env, crypto.randomUUID()), env.authEmulator);
  await signInWithEmailAndPassword(auth, email, password);
  const store = await openStore(auth, { home: env.firestore, uid, sharedComputer: true });
  const stamps = { createdAt: new Date(0), createdBy: uid, updatedAt: new Date(0) };
  const workshop = { ...starterWorkshop, ...stamps, name: 'Verkstan', owners: [uid] };
  const current = {
    ...{ id, workshop: { ...workshop, checklistDone: true }, role: 'staff' as const },
    ...{ staffId: null, workshopIds: [id], switchTo() {} },
  };
  const around = (children: ReactNode) => (
    <StoreContext value={store}>
      <WorkshopContext value={current}>{children}</WorkshopContext>
    </StoreContext>
  );
  const bookings = renderHook(useBookingRecords, around).current;
  const { write } = renderHook(useRegisterWrites, around).current;
  const { saving } = store;
  return {
    uid,
    write,
    saving,
    change: (former: BookingFields, values: Partial<BookingFields>) => {
      bookings.change('Bokningen', 'b1', former, values);
      return { ...former, ...values };
    },
    remove: (former: BookingFields, seenAt?: Date) =>
      bookings.write('Bokningen', [
        { kind: 'remove', id: 'b1', former, ...(seenAt && { seenAt }) },
      ]),
    offline: () => disableNetwork(store.db),
    online: () => enableNetwork(store.db),
    settled: () => waitFor(() => expect(saving.getState().waiting).toEqual([])),
    /** The conflicts, each as what the server has and what was typed over it. */
    conflicts: () =>
      saving.getState().refused.map(({ changes: [change], conflict }) => {
        if (change?.kind !== 'update') throw new Error('No update was refused.');
        return { values: change.values, base: change.base, by: conflict?.by };
      }),
  };
}

/** Two devices of two people who both know the booking `b1`; the first has lost its network. */
async function twoDevices() {
  const [owner, stina, kim] = [
    await newPerson('Olle'),
    await newPerson('Stina'),
    await newPerson('Kim'),
  ];
  const id = await seedWorkshop('Verkstan', { owner: [owner], staff: [stina, kim] });
  const path = `workshops/${id}`;
  await seedDocuments(`${path}/bookings`, { b1: booked });
  await seedDocuments(`${path}/occupancy`, occupancyDocuments([['b1', booked]]));
  await seedDocuments(`${path}/customers`, { c1: customerFields({ notes: 'Nöjd.' }) });
  const [mine, theirs] = [await deviceOf(stina, id), await deviceOf(kim, id)];
  await mine.offline();
  return {
    mine,
    theirs,
    path,
    async booking() {
      return (await documentsOnServer(`${path}/bookings`)).b1;
    },
    async customer() {
      return (await documentsOnServer(`${path}/customers`)).c1;
    },
    async sendMine() {
      await theirs.settled();
      await mine.online();
      await mine.settled();
      ignoreConsole('PERMISSION_DENIED');
    },
  };
}

test('an older offline text and status do not overwrite newer ones, and both are kept', async () => {
  const { mine, theirs, booking, sendMine } = await twoDevices();
  const noted = mine.change(booked, { note: 'Kunden väntar.' });
  mine.change(noted, { status: 'checkedIn' });
  theirs.change(theirs.change(booked, { note: 'Bytt broms.' }), { status: 'done' });
  await sendMine();
  expect(await booking()).toMatchObject({ note: 'Bytt broms.', status: 'done' });
  expect(mine.conflicts()).toEqual([
    expect.objectContaining({
      values: { note: 'Kunden väntar.' },
      base: { note: 'Bytt broms.', status: 'done' },
      by: theirs.uid,
    }),
    expect.objectContaining({
      values: { status: 'checkedIn' },
      base: expect.objectContaining({ status: 'done' }),
      by: theirs.uid,
    }),
  ]);
});

test('the own text of a conflict is saved when it is chosen', async () => {
  const { mine, theirs, booking, sendMine } = await twoDevices();
  mine.change(booked, { note: 'Kunden väntar.' });
  theirs.change(booked, { note: 'Bytt broms.' });
  await sendMine();
  const [conflict] = mine.saving.getState().refused;
  if (!conflict) throw new Error('There is no conflict.');
  await mine.saving.write(conflict.label, ownChanges(conflict));
  mine.saving.dismiss(conflict.id);
  await mine.settled();
  expect(await booking()).toMatchObject({ note: 'Kunden väntar.' });
  expect(mine.conflicts()).toEqual([]);
});

test('changes of one text in turn become one conflict with the last of them', async () => {
  const { mine, theirs, sendMine } = await twoDevices();
  const first = mine.change(booked, { note: 'Kunden' });
  const second = mine.change(first, { note: 'Kunden väntar' });
  mine.change(second, { note: 'Kunden väntar.' });
  theirs.change(booked, { note: 'Bytt broms.' });
  await sendMine();
  expect(mine.conflicts()).toEqual([
    expect.objectContaining({ values: { note: 'Kunden väntar.' } }),
  ]);
});

test('changes in turn are all saved when nobody else has changed anything', async () => {
  const { mine, booking, sendMine } = await twoDevices();
  const first = mine.change(booked, { note: 'Kunden', keyNumber: '7' });
  const second = mine.change(first, { note: 'Kunden väntar' });
  mine.change(mine.change(second, { status: 'checkedIn' }), afternoon);
  await sendMine();
  expect(mine.conflicts()).toEqual([]);
  expect(await booking()).toMatchObject({
    ...{ note: 'Kunden väntar', keyNumber: '7', status: 'checkedIn' },
    startsAt: '2026-11-23T12:00:00Z',
  });
});

test('a text typed over a refused one of the same device is saved', async () => {
  const { mine, booking, path, sendMine } = await twoDevices();
  await seedDocuments(`${path}/bookings`, { b2: { ...booked, ...afternoon } });
  await seedDocuments(
    `${path}/occupancy`,
    occupancyDocuments([
      ['b1', booked],
      ['b2', { ...booked, ...afternoon }],
    ]),
  );
  const moved = mine.change(booked, { ...afternoon, note: 'Kunden' });
  mine.change(moved, { note: 'Kunden väntar.' });
  await sendMine();
  expect(await booking()).toMatchObject({ note: 'Kunden väntar.' });
  expect(mine.conflicts()).toEqual([expect.objectContaining({ by: undefined })]);
});

test('fields that nobody else has changed are saved beside those of a conflict', async () => {
  const { mine, theirs, booking, path, sendMine } = await twoDevices();
  mine.change(booked, { note: 'Kunden väntar.', keyNumber: '7', ...afternoon });
  theirs.change(booked, { note: 'Bytt broms.', status: 'checkedIn' });
  await sendMine();
  expect(mine.conflicts()).toEqual([
    expect.objectContaining({ values: { note: 'Kunden väntar.' } }),
  ]);
  expect(await booking()).toMatchObject({
    ...{ note: 'Bytt broms.', keyNumber: '7', status: 'checkedIn' },
    startsAt: '2026-11-23T12:00:00Z',
  });
  expect(await quartersOnServer(path)).toEqual(await quartersDue(path));
});

test('a text that both have typed is no conflict', async () => {
  const { mine, theirs, booking, sendMine } = await twoDevices();
  mine.change(booked, { note: 'Bytt broms.', keyNumber: '7' });
  theirs.change(booked, { note: 'Bytt broms.' });
  await sendMine();
  expect(mine.conflicts()).toEqual([]);
  expect(await booking()).toMatchObject({ note: 'Bytt broms.', keyNumber: '7' });
});

test('a booking that both have moved stays whole, and can be moved to the own time', async () => {
  const { mine, theirs, booking, path, sendMine } = await twoDevices();
  mine.change(booked, afternoon);
  theirs.change(booked, evening);
  await sendMine();
  expect(mine.conflicts()).toEqual([expect.objectContaining({ values: afternoon })]);
  expect(await booking()).toMatchObject({ startsAt: '2026-11-23T15:00:00Z' });
  const [conflict] = mine.saving.getState().refused;
  if (!conflict) throw new Error('There is no conflict.');
  await mine.saving.write(conflict.label, ownChanges(conflict));
  await mine.settled();
  expect(await booking()).toMatchObject({ startsAt: '2026-11-23T12:00:00Z' });
  expect(await quartersOnServer(path)).toEqual(await quartersDue(path));
});

test('whoever changes a booking that somebody else has called off is told', async () => {
  const { mine, theirs, booking, path, sendMine } = await twoDevices();
  mine.change(booked, { note: 'Kunden väntar.', ...afternoon });
  theirs.change(booked, { status: 'cancelled' });
  await sendMine();
  expect(await booking()).toMatchObject({ status: 'cancelled', note: 'Ring först.' });
  expect(mine.conflicts()).toEqual([
    expect.objectContaining({
      values: { note: 'Kunden väntar.', ...afternoon },
      base: expect.objectContaining({ status: 'cancelled' }),
    }),
  ]);
  expect(await quartersOnServer(path)).toEqual({});
});

test('a booking that somebody else has moved is called off where it is now', async () => {
  const { mine, theirs, booking, path, sendMine } = await twoDevices();
  mine.change(booked, { status: 'cancelled' });
  theirs.change(booked, afternoon);
  await sendMine();
  expect(mine.conflicts()).toEqual([]);
  expect(await booking()).toMatchObject({ status: 'cancelled' });
  expect(await quartersOnServer(path)).toEqual({});
});

test('the history tells of no type of price that is still to be chosen', async () => {
  const { mine, theirs, path, sendMine } = await twoDevices();
  await seedDocuments(`${path}/workOrders`, { '1042': newOrder({}) });
  const fixed = newOrder({});
  const writes = (values: Partial<OrderFields>): Change[] => {
    const { values: written, base, event } = detailsEdit(fixed, values);
    const told = { orderId: '1042', ...event };
    return [
      { kind: 'update', path: `${path}/workOrders/1042`, values: written, base },
      { kind: 'create', path: `${path}/orderEvents/${crypto.randomUUID()}`, values: told },
    ];
  };
  void mine.saving.write('Ordern', writes({ priceType: 'approx', keyNumber: '7' }));
  void theirs.saving.write('Ordern', writes({ priceType: 'running' }));
  await sendMine();
  const stored = await storedDocument(`${path}/workOrders/1042`);
  expect(stored).toMatchObject({ priceType: 'running', keyNumber: '7' });
  const events = async () => Object.values(await storedDocuments(`${path}/orderEvents`));
  expect(await events()).toMatchObject([{ kind: 'priceType', after: 'running' }]);
  const [conflict] = mine.saving.getState().refused;
  if (!conflict) throw new Error('There is no conflict.');
  await mine.saving.write(conflict.label, ownChanges(conflict));
  await mine.settled();
  expect(await events()).toContainEqual(
    expect.objectContaining({ kind: 'priceType', before: 'running', after: 'approx' }),
  );
});

test('an older text about a customer does not overwrite a newer one', async () => {
  const { mine, theirs, customer, sendMine } = await twoDevices();
  const update = (values: object) => ({
    ...{ collection: 'customers' as const, id: 'c1', kind: 'update' as const, values },
  });
  void mine.write('Kunden', [
    {
      ...update({ notes: 'Vill ha mejl.', paymentDays: 10 }),
      base: { notes: 'Nöjd.', paymentDays: null },
    },
  ]);
  void theirs.write('Kunden', [{ ...update({ notes: 'Flyttat.' }), base: { notes: 'Nöjd.' } }]);
  await sendMine();
  expect(await customer()).toMatchObject({ notes: 'Flyttat.', paymentDays: 10 });
  expect(mine.conflicts()).toEqual([
    { values: { notes: 'Vill ha mejl.' }, base: { notes: 'Flyttat.' }, by: theirs.uid },
  ]);
});

test('a text about a customer who was anonymised meanwhile is no choice', async () => {
  const { mine, theirs, customer, sendMine } = await twoDevices();
  const update = (values: object) => ({
    ...{ collection: 'customers' as const, id: 'c1', kind: 'update' as const, values },
  });
  void mine.write('Kunden', [{ ...update({ notes: 'Vill ha mejl.' }), base: { notes: 'Nöjd.' } }]);
  void theirs.write('Kunden', [update(anonymisedCustomer('private', 'Begärd'))]);
  await sendMine();
  expect(mine.conflicts()).toEqual([expect.objectContaining({ by: undefined })]);
  expect(await customer()).toMatchObject({ notes: null, base: {} });
});

test('a text that was typed before an older one was chosen again is asked about', async () => {
  const { mine, theirs, booking, sendMine } = await twoDevices();
  mine.change(booked, { note: 'Kunden väntar.' });
  const theirFirst = theirs.change(booked, { note: 'Bytt broms.' });
  await sendMine();
  const [conflict] = mine.saving.getState().refused;
  if (!conflict) throw new Error('There is no conflict.');
  await mine.offline();
  mine.change(theirFirst, { note: 'Kunden ringer.' });
  void mine.saving.write(conflict.label, ownChanges(conflict));
  mine.saving.dismiss(conflict.id);
  theirs.change(theirFirst, { note: 'Bytt broms och olja.' });
  await sendMine();
  expect(await booking()).toMatchObject({ note: 'Bytt broms och olja.' });
  expect(mine.conflicts().map(({ values }) => values.note)).toEqual(
    expect.arrayContaining(['Kunden ringer.', 'Kunden väntar.']),
  );
});

test('a newer text is saved, not the older one of a batch that is sent again', async () => {
  const { mine, theirs, path, booking, sendMine } = await twoDevices();
  const update = (
    collection: 'customers' | 'bookings',
    id: string,
    values: object,
    base: object,
  ) => ({
    ...{ kind: 'update' as const, path: `${path}/${collection}/${id}` },
    ...{ values: { ...values }, base: { ...base } },
  });
  void mine.saving.write('Kunden', [
    update('customers', 'c1', { notes: 'Vill ha mejl.' }, { notes: 'Nöjd.' }),
    update('bookings', 'b1', { note: 'Kunden' }, { note: 'Ring först.' }),
  ]);
  mine.change({ ...booked, note: 'Kunden' }, { note: 'Kunden väntar.' });
  void theirs.saving.write('Kunden', [
    update('customers', 'c1', { notes: 'Flyttat.' }, { notes: 'Nöjd.' }),
  ]);
  await sendMine();
  expect(mine.conflicts()).toEqual([
    expect.objectContaining({ values: { notes: 'Vill ha mejl.' } }),
  ]);
  expect(await booking()).toMatchObject({ note: 'Kunden väntar.' });
});

test('a booking that somebody else has changed since is not removed', async () => {
  const { mine, theirs, path, booking, sendMine } = await twoDevices();
  mine.remove(booked, seededAt);
  theirs.change(booked, { note: 'Bytt broms.' });
  await sendMine();
  ignoreConsole('Refused: Bokningen');
  expect(await booking()).toMatchObject({ note: 'Bytt broms.' });
  expect(await quartersOnServer(path)).toEqual(await quartersDue(path));
  expect(mine.saving.getState().refused).toEqual([
    expect.objectContaining({
      changes: expect.arrayContaining([{ kind: 'delete', path: `${path}/bookings/b1` }]),
    }),
  ]);
});

test.each([
  ['as it was seen', () => seededAt, booked],
  ['after an own change that nobody has confirmed', () => new Date(), null],
])('a booking is removed %s', async (_, seenAt, former) => {
  const { mine, path, booking, sendMine } = await twoDevices();
  mine.remove(former ?? mine.change(booked, { note: 'Kunden väntar.' }), seenAt());
  await sendMine();
  expect(await booking()).toBeUndefined();
  expect(mine.saving.getState().refused).toEqual([]);
  expect(await quartersOnServer(path)).toEqual({});
});
