import { describe, expect, it } from 'vitest';
import { emptyOldRequests, keepUp } from '@/data/bookings/requestUpkeep';
import { type Booking, newBooking } from '@/domain/booking/booking';
import type { BookingRequest } from '@/domain/publicPage/request';
import { instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import { dayAhead } from '../support/publicPage';

const at = (days: number, minutes: number) => instantAt(dayAhead(days), minutes);
const linkId = 'a'.repeat(32);
const wishes = { times: [], wishedAt: null, wantsEarlier: false, visitId: null };
const times = { createdAt: new Date(), updatedAt: new Date() };

const request = (values: Partial<BookingRequest> = {}): Entry<BookingRequest> => ({
  id: 'r1',
  data: {
    ...{ group: 'workshop', services: { tyres: '60|49500|25|workshop|Däckskifte' } },
    ...{ resourceId: 'lift1', startsAt: at(3, 600), endsAt: at(3, 660), plate: 'ABC123' },
    ...{ name: 'Anna Berg', phone: '+46701740605', email: null, message: null, linkId },
    ...{ status: 'takenIn', stage: 'open', ...wishes, ...times, ...values },
  },
  pending: false,
});

const booking = (values: Partial<Booking>): Entry<Booking> => ({
  id: 'r1',
  data: { ...newBooking({ resourceId: 'lift1' }), ...times, ...values },
  pending: false,
});

/** A device of the workshop's owner, with a request on the server and the link of it. */
async function open({ data }: Entry<BookingRequest>, became: object | null = booking({}).data) {
  const { owner, id } = await ownWorkshop();
  const path = `workshops/${id}`;
  await seedDocuments(`${path}/requests`, { r1: { ...data, createdBy: null } }, data.updatedAt);
  if (became) await seedDocuments(`${path}/bookings`, { r1: became });
  const { services, resourceId, startsAt, endsAt, status, wishedAt, wantsEarlier, createdAt } =
    data;
  await changeDocument(`${path}/requestLinks/${linkId}`, {
    ...{ requestId: 'r1', services, resourceId, startsAt, endsAt, status, createdAt },
    ...{ times: [], wishedAt, wantsEarlier, word: null },
  });
  const { store } = await storeOf(owner, memoryDevice());
  const shown = async () => {
    const [requests, requestLinks] = await Promise.all(
      ['requests', 'requestLinks'].map((name) => documentsOnServer(`${path}/${name}`)),
    );
    return { request: requests?.r1, link: requestLinks?.[linkId] };
  };
  return { id, store, shown };
}

describe('The upkeep of requests', () => {
  it('tells the visitor when the booking is moved', async () => {
    const one = request();
    const { id, store, shown } = await open(one);
    const moved = booking({ startsAt: at(4, 600), endsAt: at(4, 660) });
    await keepUp(store, id, [one], () => moved);
    const { link } = await shown();
    expect(new Date(String(link?.startsAt))).toEqual(at(4, 600));
    expect(link?.status).toBe('takenIn');
  });

  it('takes a moved booking for the answer to a wish', async () => {
    const one = request({ wishedAt: at(4, 600) });
    const { id, store, shown } = await open(one);
    const moved = booking({ startsAt: at(4, 600), endsAt: at(4, 660) });
    await keepUp(store, id, [one], () => moved);
    const told = await shown();
    expect(told.link?.wishedAt).toBeNull();
    expect(told.request?.wishedAt).toBeNull();
  });

  it('leaves a fresh proposal alone', async () => {
    const fresh = request({ status: 'proposed' });
    const { id, store, shown } = await open(fresh, null);
    await keepUp(store, id, [fresh], () => undefined);
    expect((await shown()).request?.status).toBe('proposed');
  });

  it('lets a proposal of three days ago expire', async () => {
    const updatedAt = new Date(Date.now() - 73 * 3_600_000);
    const old = request({ status: 'proposed', updatedAt });
    const { id, store, shown } = await open(old, null);
    await keepUp(store, id, [old], () => undefined);
    const told = await shown();
    expect([told.request?.status, told.link?.status]).toEqual(['expired', 'expired']);
  });

  it('tells the visitor when the workshop calls the booking off', async () => {
    const one = request();
    const { id, store, shown } = await open(one);
    const off = booking({ startsAt: at(3, 600), endsAt: at(3, 660), status: 'cancelled' });
    await keepUp(store, id, [one], () => off);
    const { request: stored, link } = await shown();
    expect(stored).toMatchObject({ status: 'declined', stage: 'open' });
    expect(link?.status).toBe('declined');

    const back = request({ status: 'declined' });
    await keepUp(store, id, [back], () => booking({ startsAt: at(3, 600), endsAt: at(3, 660) }));
    expect((await shown()).request).toMatchObject({ status: 'takenIn', stage: 'open' });
    expect((await shown()).link?.status).toBe('takenIn');
  });

  it('tells the visitor when the booking is removed', async () => {
    const one = request();
    const { id, store, shown } = await open(one, null);
    await keepUp(store, id, [one], () => undefined);
    expect((await shown()).link?.status).toBe('declined');
  });

  it('waits for an answer of this device that has not arrived', async () => {
    const one = { ...request(), pending: true };
    const { id, store, shown } = await open(one, null);
    await keepUp(store, id, [one], () => undefined);
    expect((await shown()).link?.status).toBe('takenIn');
  });

  it('says nothing new to somebody who did not come', async () => {
    const one = request();
    const { id, store, shown } = await open(one);
    const missed = booking({ startsAt: at(3, 600), endsAt: at(3, 660), status: 'noShow' });
    await keepUp(store, id, [one], () => missed);
    const { request: stored, link } = await shown();
    expect(stored).toMatchObject({ status: 'takenIn', stage: 'closed' });
    expect(link?.status).toBe('takenIn');
  });

  it('closes a booking made at once that was never taken in', async () => {
    const one = request({ status: 'booked', startsAt: at(-1, 600), endsAt: at(-1, 660) });
    const { id, store, shown } = await open(one, null);
    await keepUp(store, id, [one], () => undefined);
    expect((await shown()).request?.stage).toBe('closed');
  });

  it('closes a request whose booking is over, and leaves one that is to come', async () => {
    const one = request({ startsAt: at(-1, 600), endsAt: at(-1, 660) });
    const { id, store, shown } = await open(one);
    const moved = booking({ startsAt: at(1, 600), endsAt: at(1, 660) });
    await keepUp(store, id, [one], () => moved);
    expect((await shown()).request?.stage).toBe('open');
    const over = booking({ startsAt: at(-1, 600), endsAt: at(-1, 660) });
    await keepUp(store, id, [one], () => over);
    expect((await shown()).request?.stage).toBe('closed');
  });

  it('forgets the person of a request thirty days after it was closed', async () => {
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    const { id, store, shown } = await open(request({ stage: 'closed', updatedAt: old }));
    await emptyOldRequests(store, id);
    const { request: stored } = await shown();
    expect(stored).toMatchObject({ stage: 'emptied', name: null, phone: null, plate: null });
  });

  it('keeps the person of a request that was closed lately', async () => {
    const lately = new Date(Date.now() - 29 * 24 * 3_600_000);
    const { id, store, shown } = await open(request({ stage: 'closed', updatedAt: lately }));
    await emptyOldRequests(store, id);
    expect((await shown()).request).toMatchObject({ stage: 'closed', name: 'Anna Berg' });
  });
});
