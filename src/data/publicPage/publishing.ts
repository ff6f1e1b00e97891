import { doc, type Firestore, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { documentPath } from '@/domain/collections/documentPath';
import { type PublicPage, publicPageDocument, slugDocument } from '@/domain/publicPage/publicPage';
import { type PublicWeeks, publicWeeksDocument } from '@/domain/publicPage/publicWeeks';
import { same } from '@/domain/values/same';
import { watched } from '@/data/sync/published';
import { parseDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';

/** The outcome of the latest publication by this device; `taken` where another workshop has the address. */
export type Publishing = 'unknown' | 'published' | 'taken' | 'failed';

/** The documents that strangers should read; only an owner may change the page. */
export interface Told {
  page: PublicPage;
  weeks: PublicWeeks;
  isOwner: boolean;
}

/** The time for which an address stays with the workshop that has left it, in ms; the rules hold the same. */
const reservedMs = 365 * 24 * 60 * 60_000;

interface Publications {
  state: ReturnType<typeof watched<{ workshopId: string; publishing: Publishing } | null>>;
  last: Promise<void>;
}
const ofStores = new WeakMap<Store, Publications>();

function publicationsOf(store: Store): Publications {
  const own = ofStores.get(store) ?? { state: watched(null), last: Promise.resolve() };
  ofStores.set(store, own);
  return own;
}

/** The outcome of this device's latest publication of a workshop's page. */
export function usePublishing(workshopId: string): Publishing {
  const { state } = publicationsOf(useStore());
  const told = useSyncExternalStore(state.subscribe, state.getState);
  return told?.workshopId === workshopId ? told.publishing : 'unknown';
}

/**
 * Lets strangers read what they should: the page, and the open quarters. Both are derived from the settings, so that two devices
 * write the same. One publication waits for the one before, which changes what it compares with. The outcome is told to
 * usePublishing; no call rejects.
 */
export function publish(store: Store, workshopId: string, told: Told): Promise<void> {
  const own = publicationsOf(store);
  own.last = own.last.then(async () => {
    let publishing: Publishing = 'failed';
    try {
      publishing = await write(store.lite, workshopId, told);
    } catch (error) {
      console.warn('The page of the workshop could not be published', error);
    }
    own.state.set({ workshopId, publishing });
  });
  return own.last;
}

/** Writes what differs from what strangers read now. */
async function write(db: Firestore, workshopId: string, told: Told): Promise<Publishing> {
  const { page, weeks, isOwner } = told;
  const pageAt = doc(db, documentPath(workshopId, 'publicPages', 'main'));
  const weeksAt = doc(db, documentPath(workshopId, 'publicWeeks', 'main'));
  const [shownPage, shownWeeks] = await Promise.all([getDoc(pageAt), getDoc(weeksAt)]);
  const formerWeeks = v.safeParse(publicWeeksDocument, shownWeeks.data());
  if (!(formerWeeks.success && same(formerWeeks.output, weeks))) {
    const batch = writeBatch(db);
    batch.set(weeksAt, weeks);
    await batch.commit();
  }
  const parsed = v.safeParse(publicPageDocument, shownPage.data());
  const former = parsed.success ? parsed.output : null;
  const isMoved = former?.slug !== page.slug;
  if (!isOwner) return isMoved ? 'unknown' : 'published';
  const isTaken = isMoved && (await belongsToAnother(db, workshopId, page.slug));
  // All else is told under the former address, if there is one.
  const slug = isTaken ? former?.slug : page.slug;
  if (slug !== undefined && !same(former, { ...page, slug })) {
    const batch = writeBatch(db);
    batch.set(pageAt, { ...page, slug });
    batch.set(doc(db, `slugs/${slug}`), { workshopId, releasedAt: null });
    if (former && former.slug !== slug) {
      const released = { workshopId, releasedAt: serverTimestamp() };
      batch.set(doc(db, `slugs/${former.slug}`), released);
    }
    await batch.commit();
  }
  return isTaken ? 'taken' : 'published';
}

async function belongsToAnother(db: Firestore, workshopId: string, slug: string): Promise<boolean> {
  const path = `slugs/${slug}`;
  const snapshot = await getDoc(doc(db, path));
  if (!snapshot.exists()) return false;
  const held = parseDocument(path, snapshot.data(), slugDocument);
  if (held?.workshopId === workshopId) return false;
  return !held?.releasedAt || held.releasedAt.getTime() + reservedMs > Date.now();
}
