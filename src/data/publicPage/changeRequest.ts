import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { errorCode } from '@/errorCode';
import { isRefused } from '@/data/sync/isRefused';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import { freePlace, minutesOf, placesOf } from '@/domain/publicPage/publicTimes';
import { askedServices, type RequestLink, requestLinkDocument } from '@/domain/publicPage/request';
import { quartersOf, setQuarters } from './heldQuarters';
import { read, readTaken } from './publicClient';
import type { RequestAnswer } from './sendRequest';

/** The answer to a visitor who chooses a proposed time, which may be `gone`. */
export type ChoiceAnswer = RequestAnswer | { kind: 'gone' };

/** The most tries: others may take the place meanwhile. */
const mostTries = 4;

/**
 * Books one of the times that the workshop has proposed, at a free place. Answers with the request as it is then, or that the time is
 * `gone`; rejects when the server does not answer.
 */
export async function choose(
  db: Firestore,
  workshopId: string,
  secret: string,
  page: Pick<PublicPage, 'places'>,
  startsAt: Date,
): Promise<ChoiceAnswer> {
  const root = `workshops/${workshopId}`;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const link = await read(db, `${root}/requestLinks/${secret}`, requestLinkDocument);
    if (link === null) return { kind: 'missing' };
    // An earlier try may have arrived without an answer, or the workshop has ended the proposal.
    if (link.status !== 'proposed') return { kind: 'link', link };
    const services = askedServices(link);
    const group = services[0]?.group ?? 'workshop';
    const minutes = minutesOf(services);
    const endsAt = new Date(+startsAt + +link.endsAt - +link.startsAt);
    const ids = placesOf(page, group).flatMap((place) =>
      quartersOf({ resourceId: place, startsAt, endsAt }).map(({ id }) => id),
    );
    const taken = await readTaken(db, workshopId, ids);
    const resourceId = freePlace({ page, taken, group, minutes }, startsAt);
    if (resourceId === undefined) return { kind: 'gone' };
    const time = { status: 'booked' as const, resourceId, startsAt, endsAt };
    // The workshop's word was about the choice.
    const batch = changing(db, root, secret, link, time, { word: null });
    setQuarters(batch, db, root, link.requestId, time, true);
    try {
      await batch.commit();
      return { kind: 'link', link: { ...link, ...time, word: null } };
    } catch (error) {
      // The server aborts a write that has waited for another one for too long.
      if (!isRefused(error) && errorCode(error) !== 'aborted') throw error;
    }
  }
  return { kind: 'refused' };
}

/** A wish of a visitor for another time, which is not held, or to be told of an earlier one. */
export type VisitorWish = { wishedAt: Date } | { wantsEarlier: true };

/** Tells the workshop of a wish; rejects when the server does not answer. */
export async function wish(
  db: Firestore,
  workshopId: string,
  secret: string,
  wished: VisitorWish,
): Promise<RequestAnswer> {
  const root = `workshops/${workshopId}`;
  const link = await read(db, `${root}/requestLinks/${secret}`, requestLinkDocument);
  if (link === null) return { kind: 'missing' };
  // An earlier try may have arrived without an answer.
  const isThere = 'wishedAt' in wished ? link.wishedAt !== null : link.wantsEarlier;
  if (isThere) return { kind: 'link', link };
  try {
    await changing(db, root, secret, link, wished).commit();
    return { kind: 'link', link: { ...link, ...wished } };
  } catch (error) {
    if (isRefused(error)) return { kind: 'refused' };
    throw error;
  }
}

/** A batch that changes a request and what its visitor reads alike; `told` is only read by the visitor. */
function changing(
  db: Firestore,
  root: string,
  secret: string,
  { requestId }: RequestLink,
  values: Partial<RequestLink>,
  told: Partial<RequestLink> = {},
) {
  const batch = writeBatch(db);
  batch.update(doc(db, `${root}/requestLinks/${secret}`), { ...values, ...told });
  batch.update(doc(db, `${root}/requests/${requestId}`), {
    ...values,
    updatedAt: serverTimestamp(),
    updatedBy: null,
  });
  return batch;
}
