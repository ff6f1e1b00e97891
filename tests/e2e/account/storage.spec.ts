import { expect, test } from '@playwright/test';
import { expectPage, fillLogin, newEmail, password, signIn } from '../../support/browser';
import { createAccount } from '../../support/emulators';
import {
  addService,
  expectSaved,
  firestoreDatabases,
  openServices,
  storedOnDevice,
} from '../../support/offline';

test('a session on a shared computer leaves nothing behind', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await page.getByLabel('Delad dator').check();
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
  await expect(page.getByText('Delad dator: inget sparas på enheten.')).toBeVisible();
  expect(await firestoreDatabases(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  await page.reload();
  await expectPage(page, 'Logga in på ditt konto');
});

for (const refused of ['databases', 'writes', 'all storage'] as const) {
  const tag = refused === 'all storage' ? [] : '@full';
  test(
    `where the browser refuses ${refused} the app works from memory and says so`,
    { tag },
    async ({ page }) => {
      await page.addInitScript((what) => {
        const refuse = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
        if (what === 'writes') IDBObjectStore.prototype.put = refuse;
        else IDBFactory.prototype.open = refuse;
        if (what === 'all storage') {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, { get: refuse });
          }
        }
      }, refused);
      const email = newEmail();
      await createAccount(email, password);
      await page.goto('/login');
      await fillLogin(page, email);
      await expectPage(page, 'Kalender');
      await expect(page.getByText('Webbläsaren låter inte appen spara på enheten.')).toBeVisible();
      await page.getByRole('link', { name: 'Inställningar' }).click();
      await page.getByRole('link', { name: 'Tjänster', exact: true }).click();
      await addService(page, 'Ny tjänst ur minnet');
      await expectSaved(page);
      await expect(page.getByRole('button', { name: 'Ändra Ny tjänst ur minnet' })).toBeVisible();
    },
  );
}

test('where the local storage is full the app works from memory and says so', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`other.${size}.${n}`, 'x'.repeat(size));
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      }
    }
  });
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
  await expect(page.getByText('Det går inte att lagra mer på enheten.')).toBeVisible();
  await page.getByRole('link', { name: 'Inställningar' }).click();
  await page.getByRole('link', { name: 'Tjänster', exact: true }).click();
  await addService(page, 'Ny tjänst ur minnet');
  await expectSaved(page);
});

test('a page that the browser keeps to go back to lets go of the databases, and begins anew', async ({
  page,
}) => {
  await signIn(page);
  await expectSaved(page);
  const ended = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const request = indexedDB.open(names.find((name) => name.startsWith('firestore/')) ?? '');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const database = request.result;
    const transaction = database.transaction('mutations', 'readwrite');
    const end = new Promise<string>((resolve) => {
      transaction.onabort = () => resolve('aborted');
      transaction.oncomplete = () => resolve('complete');
    });
    // The transaction lasts until it is ended.
    const goOn = () => (transaction.objectStore('mutations').count().onsuccess = goOn);
    goOn();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    let answer = 'open';
    try {
      database.transaction('mutations');
    } catch {
      answer = 'closed';
    }
    return [await end, answer];
  });
  expect(ended).toEqual(['aborted', 'closed']);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await loaded;
  await expectPage(page, 'Kalender');
  await expectSaved(page);
});

test('a write that begins as the browser keeps the page stays in the outbox', async ({ page }) => {
  await signIn(page);
  await openServices(page);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Ny tjänst', exact: true }).click();
  await page.getByLabel('Namn').fill('Ny tjänst');
  await page.getByLabel('Tid').fill('30');
  await page.getByLabel(/^Pris/).fill('100');
  // Only now, so that no earlier write of the page begins it.
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...entry) {
      const request = put.apply(this, entry);
      const leave = () =>
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      if (this.transaction.db.name === 'verkstadsnavet-journal') queueMicrotask(leave);
      return request;
    };
  });
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect.poll(() => storedOnDevice(page, 'verkstadsnavet-journal')).toContain('Ny tjänst');
});

test('in a browser that does not tell its databases, signing out wipes the device', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(IDBFactory.prototype, 'databases'));
  await signIn(page);
  await expectSaved(page);
  await page.reload();
  await expectSaved(page);
  const copy = () => page.evaluate(() => localStorage.getItem('verkstadsnavet.copy'));
  expect(await copy()).not.toBeNull();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expectPage(page, 'Logga in på ditt konto');
  // The name of the copy goes last; a database that is opened before could not be deleted.
  await expect.poll(copy).toBeNull();
  const left = await page.evaluate(async () => {
    const request = indexedDB.open('firestore/[DEFAULT]/demo-verkstadsnavet/main');
    await new Promise((resolve) => (request.onsuccess = resolve));
    return [...request.result.objectStoreNames];
  });
  expect(left).toEqual([]);
});
