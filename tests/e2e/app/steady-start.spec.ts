import type { Locator, Page } from '@playwright/test';
import {
  atWidth,
  expect,
  expectPage,
  hold,
  newEmail,
  password,
  signIn,
  startHeading,
  test,
} from '../../support/browser';
import { newOrder } from '@/domain/order/newOrder';
import { customerFields, vehicleFields } from '../../support/customers';
import { seedDocuments } from '../../support/documents';
import { createAccount, fromEnvironment } from '../../support/emulators';
import { expectSaved, saving, storedOnDevice } from '../../support/offline';
import { workshopOf } from '../../support/servers';
import { holdSession, signKey } from '../../support/session';
import { watchStartUp } from '../../support/startUp';

const login = 'Logga in på ditt konto';
const waysIn = 'Logga in | Kom igång';
const wayOn = 'Till kalendern';
const noContact = 'Ingen kontakt med inloggningen';

const auth = ['**/assets/session-*.js', `${fromEnvironment('AUTH_EMULATOR')}/**`];

/**
 * Keeps what `addresses` name away. The returned function lets the page's clock go on until `shown` can be seen, 10 s at most
 * after the page has asked, and 10 s more, and then lets it come.
 */
async function slow(page: Page, addresses: string[]) {
  await page.clock.install();
  const answers = await Promise.all(addresses.map((each) => hold(page, each)));
  return async (shown: Locator) => {
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(shown).toBeVisible({ timeout: 1 });
    }).toPass();
    await page.clock.runFor(10_000);
    for (const answer of answers) answer();
  };
}

/** Gives the browser one of the states that a session may be in. */
async function arrive(page: Page, { session, sign }: { session: boolean; sign: boolean }) {
  if (session) {
    const email = newEmail();
    await createAccount(email, password);
    await holdSession(page.context(), email, password);
  }
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, isThere]) => (isThere ? localStorage.setItem(key, '1') : localStorage.removeItem(key)),
    [signKey, sign] as const,
  );
}

const states: [string, Parameters<typeof arrive>[1], string][] = [
  ['a session and its sign', { session: true, sign: true }, wayOn],
  ['a session whose sign was cleared', { session: true, sign: false }, wayOn],
  ['a sign without a session', { session: false, sign: true }, waysIn],
  ['neither', { session: false, sign: false }, waysIn],
];

for (const [name, state, ways] of states) {
  // Without either, the page is a visitor's (site/first-look).
  const tag = state.session && state.sign ? [] : '@full';
  test.describe(`with ${name}, and 20 s until the auth service answers`, { tag }, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    for (const [path, heading] of [
      ['/', startHeading],
      ['/prices', 'Ett fast pris i månaden'],
    ] as const) {
      test(`nothing on ${path} moves or comes and goes`, async ({ page }) => {
        await arrive(page, state);
        const startUp = await watchStartUp(page);
        const pass = await slow(page, auth);
        await page.goto(path);
        await expectPage(page, heading);
        const header = page.getByRole('banner');
        const link = (name: string) => header.getByRole('link', { name, exact: true });
        // After 9.5 s without an answer, the sign stands for the session.
        const guessed = state.session || state.sign ? wayOn : waysIn;
        await pass(link(guessed === wayOn ? wayOn : 'Logga in'));
        await expect(link(ways === wayOn ? wayOn : 'Logga in')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { seen, shift, moved } = await startUp();
        expect({ shift, moved }).toEqual({ shift: 0, moved: [] });
        const expected = [
          heading,
          ...new Set([guessed, ways].map((each) => `${heading} | ${each}`)),
        ];
        expect(seen.filter((each) => each !== '')).toEqual(expected);
      });
    }

    test('an account page or the dashboard shows where one belongs, and nothing else', async ({
      page,
    }) => {
      await arrive(page, state);
      const startUp = await watchStartUp(page);
      const pass = await slow(page, auth);
      await page.goto(state.session ? '/login' : '/dashboard/customers');
      const isKnown = !state.session && !state.sign;
      const end = state.session ? 'Kalender' : login;
      await pass(page.getByRole('heading', { level: 1, name: isKnown ? end : noContact }));
      await expectPage(page, end);
      const { seen } = await startUp();
      // The frame of a page may be there before the page.
      const shown = seen.filter((each) => each !== '' && each !== waysIn);
      const last = state.session ? end : `${end} | ${waysIn}`;
      expect(shown).toEqual(isKnown ? [last] : [noContact, last]);
    });
  });
}

for (const width of [360, 1280]) {
  test.describe(
    `${width} px, and no answer from Firestore for more than 10 s`,
    atWidth(width),
    () => {
      test.use({ viewport: { width, height: 800 } });

      test('what is on the device is there, and nothing moves when the answer comes', async ({
        page,
        faults,
      }) => {
        const { uid } = await signIn(page);
        const workshop = `workshops/${await workshopOf(uid)}`;
        await seedDocuments(`${workshop}/customers`, { anna: customerFields() });
        await page.goto('/dashboard/customers');
        const anna = page.getByRole('link', { name: 'Anna Berg', exact: true });
        await expect(anna).toBeVisible();
        await expect
          .poll(() => storedOnDevice(page, 'verkstadsnavet-register'))
          .toContain('Anna Berg');

        for (const [path, heading, shown] of [
          ['/dashboard/customers', 'Kunder', anna],
          // A Saturday, whose note gets longer when the opening hours are known: `stängt på lördagar`.
          [
            '/dashboard/calendar?vy=dag&datum=2026-11-28',
            'Kalender',
            page.getByRole('button', { name: 'Ny bokning' }).first(),
          ],
        ] as const) {
          const startUp = await watchStartUp(page);
          const held = ['**/google.firestore.v1.Firestore/**', '**/v1/projects/*/databases/**'];
          const answers = await Promise.all(held.map((each) => hold(page, each)));
          await page.goto(path);
          await expect(shown).toBeVisible();
          await expect(saving(page)).toHaveText('Offline', { timeout: 30_000 });
          for (const answer of answers) answer();
          await expectSaved(page);
          const { seen, shift, moved } = await startUp();
          expect(seen.filter((each) => each !== '')).toEqual([heading]);
          expect({ shift, moved }).toEqual({ shift: 0, moved: [] });
          await page.unrouteAll();
        }
        // The SDK tells the console that nobody has answered for 10 s.
        const expected =
          /^error: .* @firebase\/firestore: .* Could not reach Cloud Firestore backend/;
        expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
        faults.length = 0;
      });
    },
  );
}

test(
  'what was seen last is there before the SDK has opened its database',
  { tag: '@full' },
  async ({ page, context }) => {
    const { uid } = await signIn(page);
    const workshop = `workshops/${await workshopOf(uid)}`;
    await seedDocuments(`${workshop}/customers`, { anna: customerFields() });
    await seedDocuments(`${workshop}/vehicles`, { car: vehicleFields() });
    await seedDocuments(`${workshop}/workOrders`, {
      '1042': newOrder({ customerId: 'anna', vehicleId: 'car' }),
    });
    const pages = [
      ['/dashboard/customers', page.getByRole('link', { name: 'Anna Berg', exact: true }), 'Anna'],
      [
        '/dashboard/workorders',
        page.getByRole('link', { name: /^AO.1042, ABC.123, Anna/ }),
        '1042',
      ],
    ] as const;
    for (const [path, shown, kept] of pages) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect.poll(() => storedOnDevice(page, 'verkstadsnavet-register')).toContain(kept);
    }

    for (const [path, shown] of pages) {
      const other = await context.newPage();
      await other.goto('/robots.txt');
      await page.goto('/robots.txt');
      await busySdkDatabase(other);
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect(saving(page)).not.toHaveText('Sparat');
      // The next in line is the SDK.
      await other.close();
      await expectSaved(page);
      await expect(shown).toBeVisible();
    }
  },
);

test(
  'a device that does not know the hours yet calls no day closed',
  { tag: '@full' },
  async ({ page }) => {
    const { email } = await signIn(page);
    await expectSaved(page);
    await page.goto('/robots.txt');
    await holdSession(page.context(), email, password);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.body?.innerText ?? '';
        if (/st\u00e4ngt p\u00e5/.test(text)) sessionStorage.setItem('saidClosed', text);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto('/dashboard/calendar?datum=2026-11-30');
    await expect(page.getByText('v. 49 · öppet 07:00–17:00')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('saidClosed'))).toBeNull();
  },
);

/** Keeps the SDK's database busy for as long as the page is open. */
async function busySdkDatabase(page: Page) {
  await page.evaluate(async () => {
    const all = await indexedDB.databases();
    const { name = '', version = 0 } =
      all.find((each) => each.name?.startsWith('firestore/')) ?? {};
    const request = indexedDB.open(name, version + 1);
    await new Promise<void>((resolve) => {
      request.onupgradeneeded = () => {
        const { transaction } = request;
        const store = transaction?.objectStore(transaction.objectStoreNames[0] ?? '');
        // The change of version is undone when the page is closed.
        const again = () => {
          const asked = store?.count();
          if (asked) asked.onsuccess = again;
        };
        again();
        resolve();
      };
    });
  });
}
