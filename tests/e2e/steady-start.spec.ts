import type { Locator, Page } from '@playwright/test';
import { expect, expectPage, newEmail, password, startHeading, test } from '../support/browser';
import { createAccount, fromEnvironment } from '../support/emulators';
import { holdSession, signKey } from '../support/session';
import { watchStartUp } from '../support/startUp';

const login = 'Logga in på ditt konto';
const waysIn = 'Logga in | Kom igång';
const wayOn = 'Till kalendern';
const noContact = 'Ingen kontakt med inloggningen';

/**
 * Keeps the sign-in code and the answers of the auth service away. The returned function lets the page's clock go on
 * until `shown` can be seen, 10 s at most after the page has asked, and then lets the service answer.
 */
async function slowAuth(page: Page) {
  await page.clock.install();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const slow of ['**/assets/session-*.js', `${fromEnvironment('AUTH_EMULATOR')}/**`]) {
    await page.route(slow, async (route) => {
      await answered;
      await route.continue();
    });
  }
  return async (shown: Locator) => {
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(shown).toBeVisible({ timeout: 1 });
    }).toPass();
    await page.clock.runFor(10_000);
    answer();
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
  test.describe(`with ${name}, and 20 s until the auth service answers`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    for (const [path, heading] of [
      ['/', startHeading],
      ['/prices', 'Ett fast pris i månaden'],
    ] as const) {
      test(`nothing on ${path} moves or comes and goes`, async ({ page }) => {
        await arrive(page, state);
        const startUp = await watchStartUp(page);
        const pass = await slowAuth(page);
        await page.goto(path);
        await expectPage(page, heading);
        const header = page.getByRole('banner');
        const link = (name: string) => header.getByRole('link', { name, exact: true });
        // After 9.5 s without an answer, the sign stands for the session.
        const guessed = state.session || state.sign ? wayOn : waysIn;
        await pass(link(guessed === wayOn ? wayOn : 'Logga in'));
        await expect(link(ways === wayOn ? wayOn : 'Logga in')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { seen, shift } = await startUp();
        expect(shift).toBe(0);
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
      const pass = await slowAuth(page);
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
