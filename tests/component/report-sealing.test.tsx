import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { TimeoutError } from '@/withTimeout';
import { receivablesReplica } from '@/data/invoicing/receivablesReplica';
import { keptMonths, sealDays } from '@/data/reports/reportMonths';
import { readBegun } from '@/data/reports/reportBegun';
import { recall } from '@/data/reports/reportReading';
import { checkAndSeal, SealingTooSlow, WrittenMeanwhile } from '@/data/reports/reportSealing';
import { isResting, memoryReadAt, newSession } from '@/data/reports/reportSession';
import type { PendingWrite } from '@/data/sync/outbox';
import { newBooking } from '@/domain/booking/booking';
import { newOrder } from '@/domain/order/newOrder';
import { noFacts, valueOf } from '@/domain/report/facts';
import { parseSealed, sealedDays } from '@/domain/report/reportMonth';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { ignoreConsole } from '../support/component';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { issuedInvoice } from '../support/issuedInvoice';
import { storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import { owed } from '../support/owed';
import { newPerson, type Person, seedWorkshop } from '../support/workshops';
import { randomApproval, randomEstimate } from '../unit/domain/report/randomDocuments';
import { randomFrom } from '../../scripts/demo/random';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const today = dayOf(new Date());
const day = (before: number) => today.subtract({ days: before }).toString();
const at = (before: number, clock: number) => instantAt(today.subtract({ days: before }), clock);
const order = newOrder({ stage: 'invoiced', bookingId: 'b1', staffId: 'bo', invoiceIds: ['F1'] });

async function workshop() {
  const [owner, auditor] = [await newPerson('Olle'), await newPerson('Eva')];
  const id = await seedWorkshop('Verkstan', { owner: [owner], auditor: [auditor] });
  const path = `workshops/${id}`;
  await seedDocuments(`${path}/bookings`, {
    b1: newBooking({ resourceId: 'lift1', startsAt: at(2, 480), endsAt: at(2, 600) }),
  });
  await seedDocuments(`${path}/workOrders`, { '1042': order });
  await seedDocuments(`${path}/invoices`, {
    F1: issuedInvoice({ number: 1, orderId: '1042', issuedOn: day(2) }),
    F2: issuedInvoice({ number: 2, orderId: null, issuedOn: day(1), customerId: 'disa' }),
  });
  await seedDocuments(`${path}/orderEvents`, {
    e1: {
      ...{ orderId: '1042', kind: 'waiting', lineId: null, inspectionId: null },
      ...{ before: null, after: 'parts', reason: null },
    },
  });
  return { owner, auditor, path, id };
}

/** A device of a person with the sealed days of a workshop open. */
async function deviceOf(person: Person, workshopId: string, memory = memoryDevice()) {
  const { store } = await storeOf(person, memory);
  const months = keptMonths(store, workshopId);
  stops.push(months.start());
  await waitFor(() => expect(months.getState()).toMatchObject({ kind: 'ready', fromCache: false }));
  const session = newSession();
  const sealed = () => {
    const live = months.getState();
    return sealedDays(live.kind === 'ready' ? live.data : []);
  };
  const place = { store, workshopId, months, session };
  return {
    ...{ sealed, place },
    /** The facts of the day that is going on, as far as this device knows. */
    now: () => session.inMemory.get(String(today)) ?? noFacts,
    /** Seals days, or those that are stale, and gives these. */
    async seal(days?: string[]) {
      let found: string[] = [];
      const choose = (stale: ReadonlySet<string>) => days ?? (found = [...stale]);
      const wanted = { today, needsToday: true };
      await checkAndSeal(place, wanted, choose, () => {});
      return found;
    },
  };
}

test('the first day is that of the first order, where cars come without a booking', async () => {
  const owner = await newPerson('Olle');
  const id = await seedWorkshop('Verkstan', { owner: [owner] });
  const { store } = await storeOf(owner, memoryDevice());
  expect(await readBegun(store, id, today)).toEqual(today);
  await seedDocuments(`workshops/${id}/workOrders`, {
    '7': { ...newOrder({}), createdAt: at(3, 600) },
    '8': { ...newOrder({}), createdAt: at(1, 600) },
  });
  expect(String(await readBegun(store, id, today))).toBe(day(3));
});

test('an owner’s device seals days, and anew what has changed since', async () => {
  const { owner, path, id } = await workshop();
  const device = await deviceOf(owner, id);
  await device.seal([day(2), day(1)]);
  await waitFor(() => expect(device.sealed().size).toBe(2));
  const facts = device.sealed().get(day(2)) ?? noFacts;
  expect(valueOf(facts, 'net')).toBe(143_400);
  expect(valueOf(facts, 'bookings', 'jobs')).toBe(1);
  expect(valueOf(facts, 'booked')).toBe(8);

  // The booking moves from one sealed day to another.
  await changeDocument(`${path}/bookings/b1`, {
    ...{ startsAt: at(1, 480), endsAt: at(1, 540), updatedAt: new Date() },
  });
  expect((await device.seal()).toSorted()).toEqual([day(2), day(1)].toSorted());
  await waitFor(() => {
    expect(valueOf(device.sealed().get(day(2)) ?? noFacts, 'booked')).toBe(0);
    expect(valueOf(device.sealed().get(day(1)) ?? noFacts, 'booked')).toBe(4);
  });
});

test('a stale day that is not computed anew is no longer sealed', async () => {
  const { owner, path, id } = await workshop();
  const device = await deviceOf(owner, id);
  await device.seal([day(2), day(1)]);
  await waitFor(() => expect(device.sealed().size).toBe(2));
  await changeDocument(`${path}/bookings/b1`, { status: 'noShow', updatedAt: new Date() });
  await device.seal([]);
  await waitFor(() => expect([...device.sealed().keys()]).toEqual([day(1)]));
});

test('openings without anything new write nothing', async () => {
  const { owner, path, id } = await workshop();
  const device = await deviceOf(owner, id);
  await device.seal([day(2), day(1)]);
  await waitFor(() => expect(device.sealed().size).toBe(2));
  await seedDocuments(
    `${path}/bookings`,
    { b2: newBooking({ startsAt: at(0, 480), endsAt: at(0, 600) }) },
    new Date(),
  );
  await device.seal();
  const before = await documentsOnServer(`${path}/reportMonths`);
  for (let opening = 0; opening < 12; opening += 1) await device.seal();
  expect(await documentsOnServer(`${path}/reportMonths`)).toEqual(before);
});

test('a device reads the current day once, then only what has changed', async () => {
  const { owner, path, id } = await workshop();
  await seedDocuments(`${path}/invoices`, {
    F3: issuedInvoice({ number: 3, orderId: null, issuedOn: day(0) }),
  });
  await changeDocument(`${path}/bookings/b1`, { updatedAt: new Date() });
  const memory = memoryDevice();
  const device = await deviceOf(owner, id, memory);
  await device.seal([day(2), day(1)]);
  expect(valueOf(device.now(), 'net')).toBe(143_400);

  // An invoice cannot be changed: one that was read anew would show this change.
  await changeDocument(`${path}/invoices/F3`, { net25Ore: 1, netOre: 1 });
  await seedDocuments(
    `${path}/bookings`,
    { b2: newBooking({ startsAt: at(0, 480), endsAt: at(0, 600) }) },
    new Date(),
  );
  await device.seal();
  expect(valueOf(device.now(), 'net')).toBe(143_400);
  expect(valueOf(device.now(), 'bookings', 'jobs')).toBe(1);

  const again = await deviceOf(owner, id, memory);
  expect(await recall(again.place, today)).toBe(true);
  expect(valueOf(again.now(), 'bookings', 'jobs')).toBe(1);
  const { readAt } = device.place.session;
  expect(memoryReadAt(again.place.session)).toEqual(new Date(readAt));
  await changeDocument(`${path}/bookings/b2`, { status: 'noShow', updatedAt: new Date() });
  await again.seal();
  expect(valueOf(again.now(), 'net')).toBe(143_400);
  expect(valueOf(again.now(), 'bookings', 'noShow')).toBe(1);
  expect(await recall(again.place, today)).toBe(false);
});

test('what is known of the day that is going on stays when other days are read anew', async () => {
  const { owner, path, id } = await workshop();
  await seedDocuments(`${path}/invoices`, {
    F3: issuedInvoice({ number: 3, orderId: null, issuedOn: day(0) }),
  });
  const device = await deviceOf(owner, id);
  await device.seal([day(2), day(1)]);
  expect(valueOf(device.now(), 'net')).toBe(143_400);
  const wanted = { today, needsToday: false, isAnew: true };
  await checkAndSeal(
    device.place,
    wanted,
    () => [day(2)],
    () => {},
  );
  expect(valueOf(device.now(), 'net')).toBe(143_400);
  expect(device.place.session.reading?.today?.day).toBe(day(0));
});

test('a device that fails before it computes days does not rest', async () => {
  const { owner, id } = await workshop();
  const { place } = await deviceOf(owner, id);
  const failing = { ...place, workshopId: 'nobodys' };
  const seal = checkAndSeal(
    failing,
    { today, needsToday: true },
    () => [day(2)],
    () => {},
  );
  await expect(seal).rejects.toMatchObject({ code: 'permission-denied' });
  ignoreConsole('PERMISSION_DENIED');
  expect(isResting(place.session)).toBe(false);
});

test('a day that was sealed too early is sealed anew with what came later', async () => {
  const { owner, path, id } = await workshop();
  const device = await deviceOf(owner, id);
  await device.seal([day(0)]);
  await waitFor(() => expect(device.sealed().size).toBe(1));
  const data = randomEstimate(randomFrom(1), '1042', new Date());
  await seedDocuments(`${path}/estimates`, { s1: data });
  expect(await device.seal()).toEqual([day(0)]);
  await waitFor(() => {
    expect(valueOf(device.sealed().get(day(0)) ?? noFacts, 'estimates', 'asked')).toBe(1);
  });
  const answer = randomApproval(randomFrom(1), { id: 's1', data, pending: false }, new Date());
  await seedDocuments(`${path}/approvals`, { a1: { ...answer, kind: 'unreachable' } });
  expect(await device.seal()).toEqual([day(0)]);
});

test('what was computed before another device sealed is not written', async () => {
  const { owner, path, id } = await workshop();
  const [one, other] = [await deviceOf(owner, id), await deviceOf(owner, id)];
  await one.seal([day(2)]);
  await waitFor(() => expect(other.sealed().size).toBe(1));
  const live = other.place.months.getState();
  const known = live.kind === 'ready' ? live.data : [];
  await one.seal([day(1)]);
  const before = await documentsOnServer(`${path}/reportMonths`);
  const days = new Map([[day(3), parseSealed('net|25|1')]]);
  const sealing = { known, days, stale: [day(2)], confirm() {} };
  expect(await sealDays(other.place.store, id, sealing)).toBe(false);
  const tooLate = {
    ...sealing,
    confirm() {
      throw new SealingTooSlow();
    },
  };
  await expect(sealDays(one.place.store, id, tooLate)).rejects.toThrow(SealingTooSlow);
  expect(await documentsOnServer(`${path}/reportMonths`)).toEqual(before);
});

test('nothing is sealed while a write waits for the server', async () => {
  const { owner, path, id } = await workshop();
  const { place } = await deviceOf(owner, id);
  const { saving } = place.store;
  const write: PendingWrite = {
    ...{
      id: 'w1',
      uid: owner.uid,
      tab: 't1',
      label: 'Bokning',
      changes: [],
      startedAt: new Date(),
    },
    ...{ refused: false, cache: null },
  };
  let isWaiting = true;
  const getState = () => ({ ...saving.getState(), waiting: isWaiting ? [write] : [] });
  const store = { ...place.store, saving: { ...saving, getState } };
  const seal = () =>
    checkAndSeal(
      { ...place, store },
      { today, needsToday: true },
      () => [day(2)],
      () => {},
    );
  await expect(seal()).rejects.toThrow(TimeoutError);
  expect(await documentsOnServer(`${path}/reportMonths`)).toEqual({});
  isWaiting = false;
  await seal();
  expect(Object.keys(await documentsOnServer(`${path}/reportMonths`))).toHaveLength(1);
});

test('what was computed while this device wrote is dropped, and computed anew once', async () => {
  const { owner, path, id } = await workshop();
  const { place, sealed } = await deviceOf(owner, id);
  const months = ['2026-01', '2026-02', '2026-03'];
  const days = [day(4), day(2)];
  /** Seals two days that are read after one another; gives how often they were computed. */
  async function seal(mayWrite: (computed: number) => boolean) {
    let computed = 0;
    // The first of the days is computed, and the other one is on its way.
    const onDays = (done: number) => {
      if (done !== 1) return;
      computed += 1;
      const month = mayWrite(computed) && months.shift();
      if (!month) return;
      const values = { salesOre: 100, utilisation: null };
      const goal = { kind: 'create' as const, path: `${path}/reportGoals/${month}`, values };
      void place.store.saving.write('Mål', [goal]);
    };
    await checkAndSeal(place, { today, needsToday: true }, () => days, onDays);
    return computed;
  }
  await expect(seal(() => true)).rejects.toThrow(WrittenMeanwhile);
  expect(await documentsOnServer(`${path}/reportMonths`)).toEqual({});
  // After a reading in vain the device rests, until a sealing succeeds.
  expect(isResting(place.session)).toBe(true);
  expect(await seal((computed) => computed === 1)).toBe(2);
  expect(isResting(place.session)).toBe(false);
  await waitFor(() => expect([...sealed().keys()].toSorted()).toEqual(days));
  expect(Object.keys(await documentsOnServer(`${path}/reportGoals`))).toHaveLength(3);
});

test('what is unpaid is kept on the device, and leaves it when it is settled', async () => {
  const { owner, path, id } = await workshop();
  await seedDocuments(`${path}/receivables`, {
    F1: owed(1, { dueOn: '2026-11-30' }),
    F2: owed(2, { dueOn: '2026-10-31' }),
    F3: owed(3, { isSettled: true, paidOre: 179_300 }),
  });
  const memory = memoryDevice();
  const open = async () => {
    const kept = receivablesReplica((await storeOf(owner, memory)).store, id);
    stops.push(kept.start());
    const ids = () => {
      const live = kept.getState();
      return live.kind === 'ready' ? live.data.map((each) => each.id) : null;
    };
    const isCurrent = () => {
      const live = kept.getState();
      return live.kind === 'ready' && !live.fromCache;
    };
    return { ids, isCurrent };
  };
  const { ids, isCurrent } = await open();
  await waitFor(() => expect(ids()).toEqual(['F2', 'F1']));
  await waitFor(() => expect(isCurrent()).toBe(true));
  const receivables = `workshops/${id}/receivables`;
  await waitFor(() =>
    expect(memory.stored).toContainEqual({ path: receivables, isComplete: true }),
  );

  await changeDocument(`${path}/receivables/F2`, { isSettled: true, updatedAt: new Date() });
  await waitFor(() => expect(ids()).toEqual(['F1']));
  const again = await open();
  await waitFor(() => expect(again.ids()).toEqual(['F1']));
});

test('an auditor’s device reads what an owner’s has sealed, and seals nothing', async () => {
  const { owner, auditor, path, id } = await workshop();
  const [owners, auditors] = [await deviceOf(owner, id), await deviceOf(auditor, id)];
  await owners.seal([day(2)]);
  await waitFor(() => expect(auditors.sealed().size).toBe(1));
  await expect(auditors.seal([day(1)])).rejects.toThrow(/permission/i);
  ignoreConsole('PERMISSION_DENIED');
  expect(Object.keys(await documentsOnServer(`${path}/reportMonths`))).toHaveLength(1);
});
