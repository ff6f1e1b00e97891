import { parseSlug } from '@/domain/publicPage/bookingSettings';
import { type PublicPage, publicPageDocument, slugDocument } from '@/domain/publicPage/publicPage';
import type { Taken } from '@/domain/publicPage/publicTimes';
import { type PublicWeeks, publicWeeksDocument } from '@/domain/publicPage/publicWeeks';
import { type Env, orFailed, publicClient, read, readTaken } from './publicClient';
import {
  callOff,
  readLink,
  send,
  type SendAnswer,
  type RequestAnswer,
  type Wish,
} from './sendRequest';

/** A workshop's page with its open quarters, or why there is none; `failed` may go better at the next try. */
export type PageAnswer =
  | { kind: 'page'; workshopId: string; page: PublicPage; weeks: PublicWeeks['weeks'] }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** The taken quarters of some places and weeks. */
export type TakenAnswer = { kind: 'taken'; taken: Taken } | { kind: 'failed' };

/** Reads what strangers may know of a workshop, and asks for times. No call rejects. */
export interface PublicReader {
  readPage(slug: string): Promise<PageAnswer>;
  /** The taken quarters by the ids of `occupancy`. */
  readTaken(workshopId: string, ids: readonly string[]): Promise<TakenAnswer>;
  send(workshopId: string, wish: Wish): Promise<SendAnswer>;
  readLink(workshopId: string, secret: string): Promise<RequestAnswer>;
  callOff(workshopId: string, secret: string): Promise<RequestAnswer>;
}

async function pageOf(env: Env, typed: string): Promise<PageAnswer> {
  const slug = parseSlug(typed);
  if (!slug.ok) return { kind: 'missing' };
  const db = await publicClient(env);
  const found = await read(db, `slugs/${slug.value}`, slugDocument);
  if (!found || found.releasedAt !== null) return { kind: 'missing' };
  const { workshopId } = found;
  const [page, open] = await Promise.all([
    read(db, `workshops/${workshopId}/publicPages/main`, publicPageDocument),
    read(db, `workshops/${workshopId}/publicWeeks/main`, publicWeeksDocument),
  ]);
  return page ? { kind: 'page', workshopId, page, weeks: open?.weeks ?? {} } : { kind: 'missing' };
}

async function takenOf(env: Env, workshopId: string, ids: readonly string[]): Promise<TakenAnswer> {
  return { kind: 'taken', taken: await readTaken(await publicClient(env), workshopId, ids) };
}

/** The reader of a project's public pages; without a server there is nothing that strangers could read. */
export function publicReader(env: Env): PublicReader {
  const hasServer = env.firestore.kind !== 'device';
  return {
    readPage: async (slug) => (hasServer ? orFailed(() => pageOf(env, slug)) : { kind: 'missing' }),
    readTaken: async (workshopId, ids) =>
      hasServer ? orFailed(() => takenOf(env, workshopId, ids)) : { kind: 'failed' },
    send: async (workshopId, wish) =>
      orFailed(async () => send(await publicClient(env), workshopId, wish)),
    readLink: async (workshopId, secret) =>
      orFailed(async () => readLink(await publicClient(env), workshopId, secret)),
    callOff: async (workshopId, secret) =>
      orFailed(async () => callOff(await publicClient(env), workshopId, secret)),
  };
}
