import type { Firestore } from 'firebase/firestore/lite';
import { parseSlug } from '@/domain/publicPage/bookingSettings';
import { publicPageDocument, slugDocument } from '@/domain/publicPage/publicPage';
import { publicWeeksDocument } from '@/domain/publicPage/publicWeeks';
import { choose, wish } from './changeRequest';
import { type Env, publicClient, read, readTaken } from './publicClient';
import type { PageAnswer, PublicReader } from './readPublicPage';
import { callOff, readLink, send } from './sendRequest';

/** The reader that asks the server. It brings the SDK along; its calls reject when there is no answer. */
export function publicServer(env: Env): PublicReader {
  return {
    readPage: async (slug, holder) => pageOf(await publicClient(env), slug, holder),
    readTaken: async (workshopId, ids) => ({
      kind: 'taken',
      taken: await readTaken(await publicClient(env), workshopId, ids),
    }),
    send: async (workshopId, wish) => send(await publicClient(env), workshopId, wish),
    readLink: async (workshopId, secret) => readLink(await publicClient(env), workshopId, secret),
    callOff: async (workshopId, secret) => callOff(await publicClient(env), workshopId, secret),
    choose: async (workshopId, secret, page, time) =>
      choose(await publicClient(env), workshopId, secret, page, time),
    wish: async (workshopId, secret, wished) =>
      wish(await publicClient(env), workshopId, secret, wished),
  };
}

async function pageOf(db: Firestore, typed: string, holder?: string): Promise<PageAnswer> {
  const slug = parseSlug(typed);
  if (!slug.ok) return { kind: 'missing' };
  // A page names the one address that it is at, so its own documents tell whether it is still there.
  const former = holder === undefined ? null : await pageIn(db, holder);
  if (former?.kind === 'page' && former.page.slug === slug.value) return former;
  const found = await read(db, `slugs/${slug.value}`, slugDocument);
  if (!found || found.releasedAt !== null) return { kind: 'missing' };
  return pageIn(db, found.workshopId);
}

async function pageIn(db: Firestore, workshopId: string): Promise<PageAnswer> {
  const [page, open] = await Promise.all([
    read(db, `workshops/${workshopId}/publicPages/main`, publicPageDocument),
    read(db, `workshops/${workshopId}/publicWeeks/main`, publicWeeksDocument),
  ]);
  return page ? { kind: 'page', workshopId, page, weeks: open?.weeks ?? {} } : { kind: 'missing' };
}
