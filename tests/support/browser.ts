import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { createAccount, fromEnvironment } from './emulators';

export { expect, type Page };
export const password = 'hemligt-lösen';

/** A test in which anything on the console, any uncaught error and any CSP violation is a failure. */
export const test = base.extend<{ faults: string[]; otherPage: Page }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await watch(context, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  /** A page of a browser of its own, for another person. */
  otherPage: async ({ browser, faults }, use) => {
    const context = await browser.newContext();
    await watch(context, faults);
    await use(await context.newPage());
    await context.close();
  },
});

async function watch(context: BrowserContext, faults: string[]) {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser itself reports a refused sign-in (400) or a stopped server; the app shows it.
    const aboutCall =
      message.text().startsWith('Failed to load resource') &&
      message.location().url.startsWith(fromEnvironment('AUTH_EMULATOR'));
    if (!aboutCall) faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** An address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@verkstad.example`;
}

/** Fills in the login form that is shown and submits it. */
export async function fillLogin(page: Page, email: string, secret = password) {
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
}

/** Creates an account, signs in with it and waits for the dashboard. Gives its address. */
export async function signIn(page: Page): Promise<string> {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
  return email;
}

/** Waits for the page with this h1. */
export async function expectPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Expects no violation of WCAG 2.2 A and AA in what is shown. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Expects that nobody has to scroll sideways to see all of the page. */
export async function expectFits(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
}

/** Expects both of these of what is shown. */
export async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectFits(page);
}
