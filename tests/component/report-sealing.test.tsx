import { afterEach, expect, test, vi } from 'vitest';
import { keptMonths } from '@/data/reportMonths';
import { checkAndSeal } from '@/data/reportSealing';
import { newSession } from '@/data/reportSession';
import { newBooking } from '@/domain/booking/booking';
import { newOrder } from '@/domain/order/newOrder';
import { valueOf } from '@/domain/report/facts';
import { sealedDays } from '@/domain/report/reportMonth';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { ignoreConsole } from '../support/component';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { issuedInvoice } from '../support/issuedInvoice';
import { storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import { newPerson, type Person, seedWorkshop } from '../support/workshops';

const soon = { timeout: 15_000 };
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
async function deviceOf(person: Person, workshopId: string) {
  const { store } = await storeOf(person, memoryDevice());
  const months = keptMonths(store, workshopId);
  stops.push(months.start());
  await vi.waitFor(
    () => expect(months.getState()).toMatchObject({ kind: 'ready', fromCache: false }),
    soon,
  );
  const session = newSession();
  const sealed = () => {
    const live = months.getState();
    return sealedDays(live.kind === 'ready' ? live.data : []);
  };
  return {
    sealed,
    /** Seals days, or those that are stale, and gives these. */
    async seal(days?: string[]) {
      let found: string[] = [];
      const choose = (stale: ReadonlySet<string>) => days ?? (found = [...stale]);
      const wanted = { today, needsToday: true };
      await checkAndSeal({ store, workshopId, months, session }, wanted, choose, () => {});
      return found;
    },
  };
}

test(
  'an owner’s device seals days, and anew what has changed since',
  { timeout: 60_000 },
  async () => {
    const { owner, path, id } = await workshop();
    const device = await deviceOf(owner, id);
    await device.seal([day(2), day(1)]);
    await vi.waitFor(() => expect(device.sealed().size).toBe(2), soon);
    const facts = device.sealed().get(day(2)) ?? new Map();
    expect(valueOf(facts, 'net')).toBe(143_400);
    expect(valueOf(facts, 'bookings', 'jobs')).toBe(1);
    expect(valueOf(facts, 'booked')).toBe(8);

    // The booking moves from one sealed day to another.
    await changeDocument(`${path}/bookings/b1`, {
      ...{ startsAt: at(1, 480), endsAt: at(1, 540), updatedAt: new Date() },
    });
    expect((await device.seal()).toSorted()).toEqual([day(2), day(1)].toSorted());
    await vi.waitFor(() => {
      expect(valueOf(device.sealed().get(day(2)) ?? new Map(), 'booked')).toBe(0);
      expect(valueOf(device.sealed().get(day(1)) ?? new Map(), 'booked')).toBe(4);
    }, soon);
  },
);

test('a stale day that is not computed anew is no longer sealed', { timeout: 60_000 }, async () => {
  const { owner, path, id } = await workshop();
  const device = await deviceOf(owner, id);
  await device.seal([day(2), day(1)]);
  await vi.waitFor(() => expect(device.sealed().size).toBe(2), soon);
  await changeDocument(`${path}/bookings/b1`, { status: 'noShow', updatedAt: new Date() });
  await device.seal([]);
  await vi.waitFor(() => expect([...device.sealed().keys()]).toEqual([day(1)]), soon);
});

test(
  'an auditor’s device reads what an owner’s has sealed, and seals nothing',
  { timeout: 60_000 },
  async () => {
    const { owner, auditor, path, id } = await workshop();
    const [owners, auditors] = [await deviceOf(owner, id), await deviceOf(auditor, id)];
    await owners.seal([day(2)]);
    await vi.waitFor(() => expect(auditors.sealed().size).toBe(1), soon);
    await expect(auditors.seal([day(1)])).rejects.toThrow(/permission/i);
    ignoreConsole('PERMISSION_DENIED');
    expect(Object.keys(await documentsOnServer(`${path}/reportMonths`))).toHaveLength(1);
  },
);
