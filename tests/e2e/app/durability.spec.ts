import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { amount } from '../../support/amount';
import { expectPage, fillLogin, newEmail, password, startHeading } from '../../support/browser';
import { createAccount, fromEnvironment, setDisabled } from '../../support/emulators';
import {
  added,
  addService,
  addServices,
  expectSaved,
  expectWaiting,
  findServers,
  firestoreDatabases,
  loseServers,
  openServices,
  saving,
  signInForOffline,
  storedOnDevice,
} from '../../support/offline';
import { namesIn, setField, startServers, stopServers } from '../../support/servers';
import { signOf } from '../../support/session';

let assertions: string[];

/** The SDK reports broken promises of its own on the console; every such report is a failure. */
function watch(context: BrowserContext) {
  context.on('console', (message) => {
    if (/INTERNAL ASSERTION/.test(message.text())) assertions.push(message.text());
  });
  context.on('weberror', (error) => assertions.push(error.error().message));
}

test.beforeEach(({ context }) => {
  assertions = [];
  watch(context);
});

test.afterEach(async () => {
  await startServers();
  expect(assertions).toEqual([]);
});

const quarter = amount(25, 3);

test(
  'edits without a server survive a second tab and a killed browser',
  { tag: '@always' },
  async () => {
    const profile = mkdtempSync(join(tmpdir(), 'verkstadsnavet-'));
    const launch = async () => {
      const { launchOptions, baseURL, locale } = test.info().project.use;
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        baseURL,
        locale,
      });
      watch(context);
      return context;
    };

    const context = await launch();
    const page = await context.newPage();
    const { workshop } = await signInForOffline(page);
    await loseServers(context);
    const all = [...(await addServices(page, 1, 2 * quarter))];
    await expectWaiting(page, 2 * quarter);
    await page.reload();
    await expect(page.getByText(all.at(-1) ?? '')).toBeVisible();
    await expectWaiting(page, 2 * quarter);

    const second = await context.newPage();
    await openServices(second);
    await expect(second.getByText(all.at(-1) ?? '')).toBeVisible();
    all.push(...(await addServices(second, 2 * quarter + 1, 3 * quarter)));
    await expect(page.getByText(all.at(-1) ?? '')).toBeVisible();
    all.push(...(await addServices(page, 3 * quarter + 1, 4 * quarter)));
    await expectWaiting(page, all.length);
    await expectWaiting(second, all.length);

    const closed = context.waitForEvent('close');
    execFileSync('pkill', ['-9', '-f', profile]);
    await closed;
    const reopened = await launch();
    const after = await reopened.newPage();
    await openServices(after);
    await expect(after.getByText(all.at(-1) ?? '')).toBeVisible();
    await expectWaiting(after, all.length);
    expect(added(await namesIn(`${workshop}/services`))).toEqual([]);

    await findServers(reopened);
    await expectSaved(after);
    expect(added(await namesIn(`${workshop}/services`))).toEqual(all);
    await reopened.close();
    rmSync(profile, { recursive: true, force: true });
  },
);

test(
  'a tab closed in the middle of sending loses nothing',
  { tag: '@full' },
  async ({ context, page }) => {
    const { workshop } = await signInForOffline(page);
    await stopServers();
    const names = await addServices(page, 1, 51);
    await expectWaiting(page, 51);
    await startServers();
    // The SDK waits longer and longer between attempts, up to a minute.
    await expect
      .poll(() => namesIn(`${workshop}/services`).then(added), { timeout: 90_000 })
      .not.toHaveLength(0);
    await page.close();

    const again = await context.newPage();
    await openServices(again);
    await expectSaved(again);
    expect(added(await namesIn(`${workshop}/services`))).toEqual(names);
    await addService(again, 'Ny tjänst efteråt');
    await expectSaved(again);
    expect(await namesIn(`${workshop}/services`)).toContain('Ny tjänst efteråt');
  },
);

test(
  'an edit that the server refuses later says so and keeps the text, also after a reload',
  { tag: '@full' },
  async ({ page }) => {
    const { workshop, uid } = await signInForOffline(page);
    await loseServers(page.context());
    await addService(page, 'Ny tjänst före omladdning');
    await page.reload();
    await addService(page, 'Ny tjänst efter omladdning');
    await expectWaiting(page, 2);
    await setField(`${workshop}/members/${uid}`, 'role', 'staff');
    await findServers(page.context());

    const refused = page.getByRole('button', { name: 'Kunde inte sparas (2)' });
    await expect(refused).toBeVisible({ timeout: 90_000 });
    await page.reload();
    await refused.click();
    const dialog = page.getByRole('dialog', { name: 'Kunde inte sparas' });
    await expect(dialog).toContainText('Namn: Ny tjänst före omladdning');
    await expect(dialog).toContainText('Namn: Ny tjänst efter omladdning');
    expect(added(await namesIn(`${workshop}/services`))).toEqual([]);
    await dialog.getByRole('button', { name: 'Ta bort' }).first().click();
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expect(saving(page)).toHaveText('Sparat');
  },
);

test(
  'signing out asks about what has not been sent, then wipes the device',
  { tag: '@full' },
  async ({ page }) => {
    const { workshop } = await signInForOffline(page);
    await loseServers(page.context());
    await addService(page, 'Ny tjänst på väg');
    await expectWaiting(page, 1);
    await page.getByRole('button', { name: 'Logga ut' }).click();
    const dialog = page.getByRole('dialog', { name: 'Logga ut' });
    await expect(dialog).toContainText('En ändring är inte skickad till servern än.');
    await findServers(page.context());
    await expect(dialog).toContainText('Allt är sparat. Du kan logga ut.', { timeout: 90_000 });
    expect(added(await namesIn(`${workshop}/services`))).toEqual(['Ny tjänst på väg']);
    await dialog.getByRole('button', { name: 'Logga ut', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => firestoreDatabases(page)).toEqual([]);

    const other = newEmail();
    await createAccount(other, password);
    await fillLogin(page, other);
    await expectPage(page, 'Kalender');
    await openServices(page);
    await expect(page.getByText('Ny tjänst på väg')).toBeHidden();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('Ny tjänst på väg')).toBeHidden();
  },
);

test(
  'edits that were not sent when the account was blocked wait for the same person alone',
  { tag: '@full' },
  async ({ context, page }) => {
    const { email, uid, workshop } = await signInForOffline(page);
    await loseServers(context);
    const names = await addServices(page, 1, 2);
    await expectWaiting(page, 2);
    await page.close();
    await startServers();
    await setDisabled(uid, true);
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto('/');
    await expectPage(again, startHeading);
    await expect.poll(() => firestoreDatabases(again)).toEqual([]);
    await expect.poll(() => signOf(again)).toBeNull();
    await again.goto('/dashboard');
    await expectPage(again, 'Logga in på ditt konto');
    await expect(
      again.getByText('2 ändringar på den här enheten är inte skickade än'),
    ).toBeVisible();
    const other = newEmail();
    await createAccount(other, password);
    await fillLogin(again, other);
    await expectPage(again, 'Kalender');
    await expectSaved(again);
    await again.getByRole('button', { name: 'Logga ut' }).click();
    await expect(
      again.getByText('2 ändringar på den här enheten är inte skickade än'),
    ).toBeVisible();
    expect(added(await namesIn(`${workshop}/services`))).toEqual([]);

    await setDisabled(uid, false);
    await fillLogin(again, email);
    await expectPage(again, 'Kalender');
    await expectSaved(again);
    expect(added(await namesIn(`${workshop}/services`))).toEqual(names);
  },
);

test(
  'a write that was changed again or undone before its tab closed is not reported as refused',
  { tag: '@full' },
  async ({ context, page }) => {
    const { workshop } = await signInForOffline(page);
    await loseServers(page.context());
    await addService(page, 'Ny tjänst som ångras');
    await page.getByRole('button', { name: 'Ångra', exact: true }).click();
    await addService(page, 'Ny tjänst');
    await page.getByRole('button', { name: 'Ändra Ny tjänst', exact: true }).click();
    await page.getByLabel('Namn').fill('Ny tjänst, ändrad');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expectWaiting(page, 4);
    await page.close();
    await findServers(context);
    const again = await context.newPage();
    await openServices(again);
    await expectSaved(again);
    expect(added(await namesIn(`${workshop}/services`))).toEqual(['Ny tjänst, ändrad']);
  },
);

test(
  'a sign-out in another tab leaves nothing for the next person, also on a public page',
  { tag: '@full' },
  async ({ context, page }) => {
    await signInForOffline(page);
    const other = await context.newPage();
    await openServices(other);
    await page.goto('/');
    await expectPage(page, startHeading);
    await loseServers(page.context());
    await addService(other, 'Ny tjänst som slängs');
    await expectWaiting(other, 1);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await other.getByRole('button', { name: 'Logga ut och släng ändringarna' }).click();
    await expect(other).toHaveURL('/login');
    await findServers(page.context());

    const email = newEmail();
    await createAccount(email, password);
    await page.getByRole('link', { name: 'Logga in' }).click();
    await fillLogin(page, email);
    await expectPage(page, 'Kalender');
    await openServices(page);
    await expect(page.getByText('Ny tjänst som slängs')).toBeHidden();
    await expectSaved(page);
  },
);

/** Leaves the app no room for more data; the browser takes up to half a minute to notice. */
async function fillDisk(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const putMore = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open('verkstadsnavet-probe');
          request.onsuccess = () => {
            const writing = request.result.transaction('probe', 'readwrite');
            writing.objectStore('probe').put(crypto.getRandomValues(new Uint8Array(1024)), 'more');
            writing.oncomplete = () => resolve('stored');
            writing.onabort = () => resolve(writing.error?.name ?? '');
            request.result.close();
          };
        }),
    );
  await expect.poll(putMore, { timeout: 60_000 }).toBe('QuotaExceededError');
}

test(
  'a full disk is told, and what is done from then on is sent all the same',
  { tag: '@full' },
  async ({ page }) => {
    const { workshop } = await signInForOffline(page);
    await loseServers(page.context());
    await addService(page, 'Ny tjänst före');
    await expectWaiting(page, 1);
    await fillDisk(page);
    await addService(page, 'Ny tjänst under');
    await expect(page.getByText('Det går inte att lagra mer på enheten.')).toBeVisible();
    await expect(saving(page)).toHaveText('Sparar');
    await findServers(page.context());
    await expectSaved(page);
    expect(added(await namesIn(`${workshop}/services`))).toEqual([
      'Ny tjänst före',
      'Ny tjänst under',
    ]);
    await openServices(page);
    await addService(page, 'Ny tjänst sedan');
    await expectSaved(page);
    expect(await namesIn(`${workshop}/services`)).toContain('Ny tjänst sedan');
    await expect(page.getByText('Det går inte att lagra mer på enheten.')).toBeVisible();
  },
);

test(
  'where the storage does not answer the app works from memory, and what waited is sent later',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name, version) {
        const isSilent = sessionStorage.getItem('silent') !== null && name.startsWith('firestore/');
        const request = open.call(this, isSilent ? 'silent' : name, version);
        if (isSilent) request.addEventListener('success', (e) => e.stopImmediatePropagation());
        return request;
      };
    });
    const { workshop } = await signInForOffline(page);
    await loseServers(page.context());
    await addService(page, 'Ny tjänst som väntar');
    await expectWaiting(page, 1);
    await page.evaluate(() => sessionStorage.setItem('silent', 'true'));
    await page.reload();
    await expectPage(page, 'Ingen kontakt med servern');
    await findServers(page.context());
    await expect(page.getByText('Webbläsarens lagring svarar inte')).toBeVisible();
    await addService(page, 'Ny tjänst ur minnet');
    await expectSaved(page);
    expect(added(await namesIn(`${workshop}/services`))).toEqual(['Ny tjänst ur minnet']);
    await page.evaluate(() => sessionStorage.removeItem('silent'));
    await page.reload();
    await expect(page.getByText('Ny tjänst som väntar')).toBeVisible();
    await expectSaved(page);
    await expect(page.getByText('Webbläsarens lagring svarar inte')).toBeHidden();
    expect(added(await namesIn(`${workshop}/services`)).toSorted()).toEqual([
      'Ny tjänst som väntar',
      'Ny tjänst ur minnet',
    ]);
  },
);

/** Brings the servers back for a page that was loaded without them, and tries again there. */
async function tryAgain(page: Page) {
  await expectPage(page, 'Ingen kontakt med servern');
  await startServers();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expectPage(page, 'Inställningar');
}

test(
  'after a reload with a full disk, all that was called waiting is sent, and the rest was asked about',
  { tag: '@full' },
  async ({ page }) => {
    const { workshop } = await signInForOffline(page);
    await loseServers(page.context());
    await addService(page, 'Ny tjänst före');
    await expectWaiting(page, 1);
    await fillDisk(page);
    await addService(page, 'Ny tjänst under');
    await expect(saving(page)).toHaveText('Sparar');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await tryAgain(page);
    await expectSaved(page);
    expect(added(await namesIn(`${workshop}/services`))).toEqual(['Ny tjänst före']);
    await expect(page.getByRole('button', { name: 'Ändra Ny tjänst före' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ändra Ny tjänst under' })).toBeHidden();
  },
);

for (const reloads of [false, true]) {
  const when = reloads ? ', also when the page is loaded again' : '';
  test(
    `edits outlive the databases that are deleted under them${when}`,
    { tag: '@full' },
    async ({ page }) => {
      const { workshop } = await signInForOffline(page);
      await loseServers(page.context());
      const names = await addServices(page, 1, 2);
      await expectWaiting(page, 2);
      const devtools = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
      await expect(page.getByText('Verkstadens uppgifter har inte hämtats')).toBeVisible();
      if (reloads) {
        const outbox = () => storedOnDevice(page, 'verkstadsnavet-journal');
        for (const name of names) await expect.poll(outbox).toContain(name);
        await page.reload();
        await tryAgain(page);
      } else {
        await findServers(page.context());
        await expectPage(page, 'Inställningar');
      }
      await expectSaved(page);
      expect(added(await namesIn(`${workshop}/services`))).toEqual(names);
    },
  );
}

/** Changes the outbox on the device as an earlier session would have left it. */
function putInOutbox(page: Page, entries: { id: string; [key: string]: unknown }[]) {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('verkstadsnavet-journal');
        request.onerror = () => reject(request.error ?? new Error('No outbox'));
        request.onsuccess = () => {
          const writing = request.result.transaction('writes', 'readwrite');
          for (const each of all) writing.objectStore('writes').put(each, each.id);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}

/** An entry of the outbox as it lies on the device; undefined without one. */
function inOutbox(page: Page, id: string) {
  return page.evaluate(
    (name) =>
      new Promise<{ seenAt?: Date } | undefined>((resolve, reject) => {
        const request = indexedDB.open('verkstadsnavet-journal');
        request.onerror = () => reject(request.error ?? new Error('No outbox'));
        request.onsuccess = () => {
          const reading = request.result.transaction('writes').objectStore('writes').get(name);
          reading.onsuccess = () => {
            request.result.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );
}

test(
  'entries of the outbox whose writes never reached the SDK are sent as they were typed',
  { tag: '@full' },
  async ({ context, page }) => {
    const { uid, workshop } = await signInForOffline(page);
    const path = `${workshop}/services/new`;
    const entry = (minute: number, tab: string, change: object) => ({
      ...{ id: `w${minute}`, uid, tab, label: 'Tjänsten', refused: false, changes: [change] },
      startedAt: new Date(Date.UTC(2026, 10, 20, 8, minute)),
    });
    const rename = (name: string) => ({ kind: 'update', path, values: { name } });
    const values = {
      ...{ name: 'Ny tjänst ur outboxen', group: 'workshop', minutes: 30, priceOre: 100 },
      ...{ vatRate: 25, isPublic: false, isActive: true, order: 99 },
    };
    await putInOutbox(page, [
      entry(1, 'one', { kind: 'create', path, values }),
      entry(2, 'two', rename('Ny tjänst ur flik två')),
      entry(3, 'one', rename('Ny tjänst ur flik ett')),
      entry(4, 'two', rename('Ny tjänst till sist')),
    ]);
    await page.close();
    const again = await context.newPage();
    await openServices(again);
    await expect(again.getByText('Ny tjänst till sist')).toBeVisible();
    await expectSaved(again);
    expect(added(await namesIn(`${workshop}/services`))).toEqual(['Ny tjänst till sist']);
  },
);

test(
  'what another version of the app has left is shown as text',
  { tag: '@full' },
  async ({ page }) => {
    const { uid } = await signInForOffline(page);
    await putInOutbox(page, [{ id: 'old', uid, label: 'Tjänsten', typed: { name: 'Däckbyte' } }]);
    await openServices(page);
    await page.getByRole('button', { name: 'Kunde inte sparas (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kunde inte sparas' });
    await expect(dialog).toContainText('Däckbyte');
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expectSaved(page);
    expect(await inOutbox(page, 'old')).toBeUndefined();
  },
);

test(
  'what waits for somebody else outlives a wrong clock, and goes after 60 days of the server',
  { tag: '@full' },
  async ({ page }) => {
    await signInForOffline(page);
    const theirs = {
      ...{ id: 'theirs', uid: 'somebody', tab: 'closed', label: 'Tjänsten', refused: true },
      ...{ startedAt: new Date(0), changes: [] },
    };
    await putInOutbox(page, [theirs]);
    await openServices(page);
    await expect.poll(async () => (await inOutbox(page, 'theirs'))?.seenAt).toBeTruthy();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);
    await putInOutbox(page, [
      { ...theirs, id: 'younger', seenAt: daysAgo(59) },
      { ...theirs, id: 'older', seenAt: daysAgo(61) },
    ]);
    await openServices(page);
    await expect.poll(() => inOutbox(page, 'older')).toBeUndefined();
    expect(await inOutbox(page, 'younger')).toBeTruthy();
    expect(await inOutbox(page, 'theirs')).toBeTruthy();
  },
);

test('a new version is offered, and only the tab that takes it is reloaded', async ({
  context,
  page,
}) => {
  await signInForOffline(page);
  const typing = await context.newPage();
  await typing.goto('/dashboard/settings');
  const name = typing.getByLabel('Företagets namn');
  await name.fill('Halvskriven');

  appendFileSync(join(fromEnvironment('APP_FOLDER'), 'sw.js'), `\n// ${crypto.randomUUID()}\n`);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText('En ny version av Verkstadsnavet är hämtad.')).toBeVisible();
  // This tab asks all the time, as the database's listeners may. The old worker, if it is asked, is busy during the change.
  await typing.evaluate((auth) => {
    const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!style) throw new Error('The page has no stylesheet.');
    for (const address of [auth, style.href]) setInterval(() => fetch(address), 20);
  }, fromEnvironment('AUTH_EMULATOR'));
  const reloaded = page.waitForEvent('load', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Byt till den nya' }).click();
  await reloaded;
  await expect(page.getByText('Däckskifte')).toBeVisible();
  await expect(page.getByText('En ny version av Verkstadsnavet är hämtad.')).toBeHidden();
  await expect(name).toHaveValue('Halvskriven');

  const change = typing.getByRole('button', { name: 'Byt till den nya' });
  // The person stays at the first question of the browser, and leaves at the second.
  let asked = 0;
  typing.on('dialog', (dialog) => {
    asked += 1;
    void (asked === 1 ? dialog.dismiss() : dialog.accept());
  });
  await change.click();
  await expect.poll(() => asked).toBe(1);
  await expect(name).toHaveValue('Halvskriven');
  await change.click();
  await expect(name).toHaveValue('Min verkstad');
});

test('every address opens without a server', async ({ page }) => {
  await signInForOffline(page);
  await loseServers(page.context());
  for (const [path, heading] of [
    ['/dashboard', 'Kalender'],
    ['/dashboard/customers', 'Kunder'],
    ['/dashboard/settings/members', 'Inställningar'],
    ['/prices', 'Ett fast pris i månaden'],
    ['/', startHeading],
  ] as const) {
    await page.goto(path);
    await expectPage(page, heading);
  }
});
