import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { openSession } from './emulators';

// The file lies beside the results of the browser tests, which Playwright deletes when it starts.
const file = join(import.meta.dirname, '../../test-results/session.json');
const sessionKey = /^firebase:authUser:/;
/** The app's own sign beside the session. */
export const signKey = 'verkstadsnavet.signedIn';

const StorageState = v.object({
  origins: v.array(
    v.object({
      origin: v.string(),
      localStorage: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  ),
});
const User = v.object({
  uid: v.string(),
  email: v.string(),
  stsTokenManager: v.object({ accessToken: v.string(), refreshToken: v.string() }),
});

/** The app's own sign in the page's browser; null when nobody is signed in. */
export const signOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), signKey);

/** Stores the session of the context; throws when nobody is signed in. */
export async function keepSession(context: BrowserContext): Promise<void> {
  const { origins } = await context.storageState();
  const sessions = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => sessionKey.test(name) || name === signKey),
  }));
  if (!sessions.some(({ localStorage }) => localStorage.length > 0)) {
    throw new Error('Nobody is signed in.');
  }
  writeFileSync(file, JSON.stringify({ origins: sessions }));
}

/**
 * Signs the context in with the stored session, changed to another account; everything else that the context
 * stored is removed.
 */
export async function holdSession(context: BrowserContext, email: string, password: string) {
  const { origins } = v.parse(StorageState, JSON.parse(readFileSync(file, 'utf8')));
  const { localId, idToken, refreshToken } = await openSession(email, password);
  const asAccount = (value: string) => {
    const kept = v.parse(User, JSON.parse(value));
    return value
      .replaceAll(kept.email, email)
      .replaceAll(kept.uid, localId)
      .replace(kept.stsTokenManager.accessToken, idToken)
      .replace(kept.stsTokenManager.refreshToken, refreshToken);
  };
  await context.setStorageState({
    cookies: [],
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.map(({ name, value }) => ({
        name,
        value: sessionKey.test(name) ? asAccount(value) : value,
      })),
    })),
  });
}
