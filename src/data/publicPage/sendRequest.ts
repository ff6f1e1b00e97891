import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { errorCode } from '@/errorCode';
import { isRefused } from '@/data/sync/isRefused';
import { quarterMinutes } from '@/domain/booking/occupancy';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import {
  freePlace,
  minutesOf,
  placesOf,
  quartersFor,
  type Taken,
} from '@/domain/publicPage/publicTimes';
import {
  type Counter,
  counterDocument,
  countedUp,
  isHourOver,
  type RequestStatus,
  type RequestLink,
  requestLinkDocument,
  type VisitorDraft,
} from '@/domain/publicPage/request';
import { addMinutes } from '@/domain/time/swedishTime';
import type { ServiceGroup } from '@/domain/workshop/service';
import { quartersOf, setQuarters } from './heldQuarters';
import { read, readTaken } from './publicClient';

/** A time that a visitor asks for. The ids stay the same from try to try, so that none of them makes a second request. */
export interface Wish {
  id: string;
  /** The id of the document that the visitor follows. */
  secret: string;
  page: PublicPage;
  group: ServiceGroup;
  services: readonly PublicService[];
  /** The taken quarters among which the time was chosen. */
  taken: Taken;
  startsAt: Date;
  visitor: VisitorDraft;
  /** Shared by the wishes of one visit. */
  visitId: string | null;
}

/**
 * `sent`, where `isOther` tells that an earlier try for another time had arrived, or the reason why not: the time is `gone`, the hour
 * has had `tooMany` requests, the rules refused it because the page has `changed`, or it is not known whether it was sent, because the
 * server did not answer.
 */
export type SendAnswer =
  | { kind: 'sent'; isOther: boolean }
  | { kind: 'gone' }
  | { kind: 'tooMany' }
  | { kind: 'changed' }
  | { kind: 'failed' };

/** The answer about the request of a secret; `missing` where there is none, `refused` where it can no longer be called off. */
export type RequestAnswer =
  | { kind: 'link'; link: RequestLink }
  | { kind: 'missing' }
  | { kind: 'refused' }
  | { kind: 'failed' };

/** The most tries: others may take the place or count the hour meanwhile. */
const mostTries = 5;

/**
 * Asks for a time: the request, what its visitor reads, its quarters and the hour's count in one batch, which the rules take or
 * refuse whole. Nothing is read before they refuse: the first try takes a place that was free when the visitor chose, as the
 * first request of an hour. Rejects when the server does not answer.
 */
export async function send(db: Firestore, workshopId: string, wish: Wish): Promise<SendAnswer> {
  const { page, group, services, startsAt } = wish;
  const root = `workshops/${workshopId}`;
  const minutes = minutesOf(services);
  const endsAt = addMinutes(startsAt, quartersFor(minutes) * quarterMinutes);
  const ids = placesOf(page, group).flatMap((resourceId) =>
    quartersOf({ resourceId, startsAt, endsAt }).map(({ id }) => id),
  );
  let known: { counter: Counter | null; taken: Taken } = { counter: null, taken: wish.taken };
  let isClockWrong = false;
  const refused = new Set<string>();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { counter, taken } = known;
    const resourceId = freePlace({ page, taken, group, minutes }, startsAt);
    if (resourceId === undefined) return { kind: 'gone' };
    const isOver = counter !== null && isHourOver(counter, new Date());
    const counted = countedUp(counter, isOver !== isClockWrong, page.perHour);
    if (counted === null) return { kind: 'tooMany' };
    const next = [resourceId, counter?.requestId, counted.begins].join(' ');
    if (refused.has(next)) return { kind: 'changed' };
    try {
      await write(db, root, wish, { resourceId, endsAt, counter: { ...counted, former: counter } });
      return { kind: 'sent', isOther: false };
    } catch (error) {
      // The server aborts a write that has waited for another one for too long.
      if (!isRefused(error) && errorCode(error) !== 'aborted') throw error;
      if (isRefused(error)) refused.add(next);
    }
    const [arrived, latest, latestTaken] = await Promise.all([
      read(db, `${root}/requestLinks/${wish.secret}`, requestLinkDocument),
      read(db, `${root}/publicCounters/main`, counterDocument),
      readTaken(db, workshopId, ids),
    ]);
    // An earlier try may have arrived without an answer; its request is there, and the rules refuse a second one.
    if (arrived) return { kind: 'sent', isOther: +arrived.startsAt !== +startsAt };
    // A refusal without another visitor comes of the hour, if this device's clock is wrong.
    if (counter?.requestId === latest?.requestId) isClockWrong = !isClockWrong;
    known = { counter: latest, taken: latestTaken };
  }
  return { kind: 'changed' };
}

async function write(
  db: Firestore,
  root: string,
  wish: Wish,
  time: {
    resourceId: string;
    endsAt: Date;
    counter: { begins: boolean; count: number; former: Counter | null };
  },
): Promise<void> {
  const { id, secret, page, group, startsAt, visitor, visitId } = wish;
  const { resourceId, endsAt, counter } = time;
  const status: RequestStatus = page.modes[group] === 'instant' ? 'booked' : 'requested';
  const services = Object.fromEntries(
    wish.services.map((each) => [each.id, page.services[each.id]]),
  );
  const shared = {
    services,
    resourceId,
    startsAt,
    endsAt,
    status,
    times: [],
    wishedAt: null,
    wantsEarlier: false,
    createdAt: serverTimestamp(),
  };
  const batch = writeBatch(db);
  batch.set(doc(db, `${root}/requests/${id}`), {
    ...shared,
    ...visitor,
    group,
    linkId: secret,
    stage: 'open',
    visitId,
    createdBy: null,
    updatedAt: serverTimestamp(),
    updatedBy: null,
  });
  batch.set(doc(db, `${root}/requestLinks/${secret}`), {
    ...shared,
    requestId: id,
    word: null,
  });
  setQuarters(batch, db, root, id, { resourceId, startsAt, endsAt }, true);
  batch.set(doc(db, `${root}/publicCounters/main`), {
    startedAt: counter.begins ? serverTimestamp() : counter.former?.startedAt,
    count: counter.count,
    requestId: id,
  });
  await batch.commit();
}

/** Reads what a visitor may know of a request by the secret; rejects when the server does not answer. */
export async function readLink(
  db: Firestore,
  workshopId: string,
  secret: string,
): Promise<RequestAnswer> {
  const link = await read(
    db,
    `workshops/${workshopId}/requestLinks/${secret}`,
    requestLinkDocument,
  );
  return link ? { kind: 'link', link } : { kind: 'missing' };
}

/**
 * Calls a request off, and frees its time unless it is a booking by now, which the workshop calls off. Answers with the request as it
 * is then; rejects when the server does not answer.
 */
export async function callOff(
  db: Firestore,
  workshopId: string,
  secret: string,
): Promise<RequestAnswer> {
  const path = `workshops/${workshopId}/requestLinks/${secret}`;
  let before: RequestLink | null = null;
  for (;;) {
    const link = await read(db, path, requestLinkDocument);
    if (link === null) return { kind: 'missing' };
    if (link.status === 'cancelled') return { kind: 'link', link };
    // The workshop may have answered between the reading and the writing; without such an answer it is too late.
    if (link.status === before?.status) return { kind: 'refused' };
    before = link;
    try {
      await writeCalledOff(db, workshopId, secret, link);
      return { kind: 'link', link: { ...link, status: 'cancelled' } };
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
}

async function writeCalledOff(
  db: Firestore,
  workshopId: string,
  secret: string,
  link: RequestLink,
): Promise<void> {
  const { requestId, status } = link;
  const root = `workshops/${workshopId}`;
  const batch = writeBatch(db);
  batch.update(doc(db, `${root}/requestLinks/${secret}`), { status: 'cancelled' });
  batch.update(doc(db, `${root}/requests/${requestId}`), {
    status: 'cancelled',
    updatedAt: serverTimestamp(),
    updatedBy: null,
  });
  if (status !== 'takenIn') setQuarters(batch, db, root, requestId, link, false);
  await batch.commit();
}
