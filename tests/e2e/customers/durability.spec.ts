import { expect, type Page, test } from '@playwright/test';
import { storedSchema } from '@/data/replica/storedSchema';
import { customerDocument } from '@/domain/register/customer';
import { expectPage } from '../../support/browser';
import { customerFields } from '../../support/customers';
import { seedDocuments } from '../../support/documents';
import {
  expectSaved,
  expectWaiting,
  findServers,
  loseServers,
  signInForOffline,
} from '../../support/offline';
import { namesIn, startServers } from '../../support/servers';

test.afterEach(() => startServers());

test(
  'customers are found, added and changed without a server, and arrive once',
  { tag: '@full' },
  async ({ context, page }) => {
    const { workshop } = await signInForOffline(page);
    await page.goto('/dashboard/customers');
    await page.getByRole('button', { name: 'Ny kund' }).first().click();
    await page.getByLabel('Namn').fill('Anna Berg');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expectPage(page, 'Anna Berg');
    await expectSaved(page);
    // The device stores confirmed records half a second later.
    await page.waitForFunction(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      return names.includes('verkstadsnavet-register');
    });
    await page.goto('/dashboard/customers');
    await expect(page.getByRole('link', { name: 'Anna Berg', exact: true })).toBeVisible();

    await loseServers(context);
    await page.getByRole('link', { name: 'Anna Berg', exact: true }).click();
    await page.getByRole('button', { name: 'Ändra' }).click();
    await page.getByLabel('Namn').fill('Anna Lind');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expectPage(page, 'Anna Lind');
    await page.getByRole('button', { name: 'Nytt fordon' }).click();
    await page.getByLabel('Registreringsnummer').fill('ABC 123');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expectWaiting(page, 2);
    await page.reload();
    await expectPage(page, 'Anna Lind');
    await expect(page.getByRole('link', { name: /ABC ?123/ })).toBeVisible();
    await page.goto('/dashboard/customers');
    await page.getByRole('searchbox').fill('bc12');
    await expect(page.getByText('1 träff')).toBeVisible();

    await findServers(context);
    await expectSaved(page);
    expect(await namesIn(`${workshop}/customers`)).toEqual(['Anna Lind']);
    expect(await namesIn(`${workshop}/vehicles`)).toHaveLength(1);
  },
);

/** The forms in which customers are kept on this device. */
function keptHashes(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('verkstadsnavet-register');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const keys = database.transaction('collections').objectStore('collections').getAllKeys();
          keys.onsuccess = () => {
            database.close();
            const parts = keys.result.map((key) => String(key).split('/'));
            const ofCustomers = parts.filter((key) => key.at(-2) === 'customers');
            resolve([...new Set(ofCustomers.map(([form = '']) => form))]);
          };
        };
      }),
  );
}

/** Makes of the device's copy what a version with another schema would have kept, with another name in it. */
function renameForm(page: Page, form: string): Promise<void> {
  return page.evaluate(
    (other) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('verkstadsnavet-register');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const renaming = database.transaction('collections', 'readwrite');
          const cursors = renaming.objectStore('collections').openCursor();
          cursors.onsuccess = () => {
            const cursor = cursors.result;
            if (!cursor) return;
            const [, ...place] = String(cursor.key).split('/');
            const kept: unknown = cursor.value;
            const value = typeof kept === 'string' ? kept.replace('Anna Berg', 'Anna Fel') : kept;
            if (!String(cursor.key).startsWith(`${other}/`)) {
              renaming.objectStore('collections').put(value, [other, ...place].join('/'));
              cursor.delete();
            }
            cursor.continue();
          };
          renaming.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    form,
  );
}

test(
  'a copy of the register in another form is read anew and thrown away',
  { tag: '@full' },
  async ({ page }) => {
    const { workshop } = await signInForOffline(page);
    await seedDocuments(`${workshop}/customers`, { anna: customerFields() });
    await page.goto('/dashboard/customers');
    const anna = page.getByRole('link', { name: 'Anna Berg', exact: true });
    await expect(anna).toBeVisible();
    // The production build computes the same hash of the schema as this test does.
    const own = storedSchema(customerDocument).hash;
    await expect.poll(() => keptHashes(page)).toEqual([own]);

    // A page of this origin without the app, which would store its copy again.
    await page.goto('/robots.txt');
    await renameForm(page, 'other');
    expect(await keptHashes(page)).toEqual(['other']);
    await page.goto('/dashboard/customers');
    await expect(anna).toBeVisible();
    await expect(page.getByRole('link', { name: 'Anna Fel' })).toBeHidden();
    await expect.poll(() => keptHashes(page)).toEqual([own]);
  },
);
