import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signIn } from './browser';
import { startServers, stopServers, workshopOf } from './servers';

const services = '/dashboard/settings/services';

/** Signs in to a new account and waits until the app can be opened without a network. */
export async function signInForOffline(page: Page) {
  const { email, uid } = await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(services);
  await expect(page.getByText('Däckskifte')).toBeVisible();
  await expectSaved(page);
  return { email, uid, workshop: `workshops/${await workshopOf(uid)}` };
}

/** Stops the servers and tells the browser that the network is lost: the SDK alone takes 45 s to notice. */
export async function loseServers(context: BrowserContext) {
  await stopServers();
  await context.setOffline(true);
}

/**
 * Starts the servers and tells the browser that the network is back: the SDK alone may take a minute and a
 * half to try again.
 */
export async function findServers(context: BrowserContext) {
  await startServers();
  await context.setOffline(true);
  // Switching off and on too close together would tell the page of neither.
  for (const page of context.pages()) {
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  }
  await context.setOffline(false);
}

/** Opens the list of services, which these tests edit. */
export async function openServices(page: Page) {
  await page.goto(services);
  await expect(page.getByText('Däckskifte')).toBeVisible();
}

/** Adds a service by the form. */
export async function addService(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ny tjänst', exact: true }).click();
  await page.getByLabel('Namn').fill(name);
  await page.getByLabel('Tid').fill('30');
  await page.getByLabel(/^Pris/).fill('100');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Adds the services numbered `first` to `last`; returns their names. */
export async function addServices(page: Page, first: number, last: number): Promise<string[]> {
  const names: string[] = [];
  for (let number = first; number <= last; number++) {
    const name = `Ny tjänst ${String(number).padStart(3, '0')}`;
    await addService(page, name);
    names.push(name);
  }
  return names;
}

/** The names of services that the tests have added. */
export function added(names: string[]): string[] {
  return names.filter((name) => name.startsWith('Ny tjänst'));
}

/** The indicator of the state of saving. */
export function saving(page: Page) {
  return page
    .getByRole('status')
    .filter({ hasText: /^(Sparat|Sparar|Ansluter|Offline|Kunde inte)/ });
}

/**
 * Waits until the app has noticed that no server answers, with `count` writes waiting; the SDK takes up to
 * half a minute.
 */
export async function expectWaiting(page: Page, count: number) {
  await expect(saving(page)).toHaveText(`Offline, ${count} väntar`, { timeout: 90_000 });
}

/** Waits until the server has confirmed all writes; the SDK alone may pause for a minute and a half between two tries. */
export async function expectSaved(page: Page) {
  await expect(saving(page)).toHaveText('Sparat', { timeout: 200_000 });
}

/** Everything that the browser's local storage and its databases hold whose names begin so, as one text. */
export function storedOnDevice(page: Page, beginning = ''): Promise<string> {
  return page.evaluate(async (prefix) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('A database refused to be read'));
      });
    const texts = [JSON.stringify({ ...localStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith(prefix)) continue;
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = settled(database.transaction(store).objectStore(store).getAll());
        texts.push(JSON.stringify(await all));
      }
      database.close();
    }
    return texts.join();
  }, beginning);
}

/** The names of Firestore's databases on the device. */
export function firestoreDatabases(page: Page) {
  return page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => name).filter((n) => /firestore\//.test(n)),
  );
}

/**
 * Expects that the console has told of nothing but the lost network and what `other` matches, and empties `faults`. A device whose
 * replicas are still being filled when the network goes says that it asks again.
 */
export function expectOnlyLostNetwork(faults: string[], other?: RegExp) {
  const lostNetwork =
    /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED|^(warning|error): .* @firebase\/firestore: |^warning: \S+ is tried again in /;
  expect(faults.filter((fault) => !lostNetwork.test(fault) && !other?.test(fault))).toEqual([]);
  faults.length = 0;
}
