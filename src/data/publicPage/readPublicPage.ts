import type { PublicPage } from '@/domain/publicPage/publicPage';
import type { Taken } from '@/domain/publicPage/publicTimes';
import type { PublicWeeks } from '@/domain/publicPage/publicWeeks';
import { withTimeout } from '@/withTimeout';
import type { ChoiceAnswer, VisitorWish } from './changeRequest';
import type { Env } from './publicClient';
import type { RequestAnswer, SendAnswer, Wish } from './sendRequest';

/** A workshop's page with its open quarters, or why there is none; `failed` may go better at the next try. */
export type PageAnswer =
  | { kind: 'page'; workshopId: string; page: PublicPage; weeks: PublicWeeks['weeks'] }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** The taken quarters of some places and weeks. */
export type TakenAnswer = { kind: 'taken'; taken: Taken } | { kind: 'failed' };

/** Reads what strangers may know of a workshop, and asks for times. No call rejects. */
export interface PublicReader {
  /** The page of an address; `holder` is the workshop that was there before. */
  readPage(slug: string, holder?: string): Promise<PageAnswer>;
  /** The taken quarters by the ids of `occupancy`. */
  readTaken(workshopId: string, ids: readonly string[]): Promise<TakenAnswer>;
  send(workshopId: string, wish: Wish): Promise<SendAnswer>;
  readLink(workshopId: string, secret: string): Promise<RequestAnswer>;
  callOff(workshopId: string, secret: string): Promise<RequestAnswer>;
  choose(workshopId: string, secret: string, page: PublicPage, time: Date): Promise<ChoiceAnswer>;
  wish(workshopId: string, secret: string, wished: VisitorWish): Promise<RequestAnswer>;
}

/** The reader of a project's public pages; without a server there is nothing that strangers could read. */
export function publicReader(env: Env): PublicReader {
  const hasServer = env.firestore.kind !== 'device';
  // The page is there, and services can be chosen, before the SDK has come.
  const ask = <T>(work: (server: PublicReader) => Promise<T>) =>
    orFailed(async () => work((await import('./publicServer')).publicServer(env)));
  return {
    readPage: async (slug, holder) =>
      hasServer ? ask((server) => server.readPage(slug, holder)) : { kind: 'missing' },
    readTaken: async (workshopId, ids) =>
      hasServer ? ask((server) => server.readTaken(workshopId, ids)) : { kind: 'failed' },
    send: (workshopId, wish) => ask((server) => server.send(workshopId, wish)),
    readLink: (workshopId, secret) => ask((server) => server.readLink(workshopId, secret)),
    callOff: (workshopId, secret) => ask((server) => server.callOff(workshopId, secret)),
    choose: (workshopId, secret, page, time) =>
      ask((server) => server.choose(workshopId, secret, page, time)),
    wish: (workshopId, secret, wished) => ask((server) => server.wish(workshopId, secret, wished)),
  };
}

/** The answer, or `failed` when the network, the server or a document does not do what it should, which the console tells. */
async function orFailed<T>(work: () => Promise<T>): Promise<T | { kind: 'failed' }> {
  try {
    return await withTimeout(work());
  } catch (error) {
    console.warn('The public page got no answer', error);
    return { kind: 'failed' };
  }
}
