import axe from 'axe-core';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { createAccount, fromEnvironment } from './emulators';
import { holdSession } from './session';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export { expect, type Page };
export const password = 'hemligt-lösen';

export interface Options {
  /**
   * True for a browser with service workers. Installing the app's worker costs as much as most tests do: a suite of 26 took 290 s
   * with it and 205 without.
   */
  hasWorker: boolean;
}

/** A test that fails on console output, an uncaught error or a CSP violation. */
export const test = base.extend<Options & { faults: string[]; otherPage: Page }>({
  hasWorker: [false, { option: true }],
  faults: [
    async ({ context, hasWorker }, use) => {
      const faults: string[] = [];
      await watch(context, faults, hasWorker);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  /** A page in a browser of its own, for another person. */
  otherPage: async ({ browser, faults, hasWorker }, use) => {
    const context = await browser.newContext();
    await watch(context, faults, hasWorker);
    await use(await context.newPage());
    await context.close();
  },
});

async function watch(context: BrowserContext, faults: string[], hasWorker: boolean) {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser itself reports a refused sign-in (400) or a stopped server; the app shows it.
    const aboutCall =
      message.text().startsWith('Failed to load resource') &&
      message.location().url.startsWith(fromEnvironment('AUTH_EMULATOR'));
    // The SDK asks for this picture to tell a lost network from a failing server.
    const aboutNetwork = message
      .location()
      .url.startsWith('https://www.google.com/images/cleardot.gif');
    // Chromium's headless shell has no screen to keep awake.
    const aboutScreen = message.text().startsWith('The screen may go dark NotAllowedError');
    // Two names of the Permissions-Policy are known to Chromium on other systems only.
    const aboutPolicy = /Unrecognized feature: '(bluetooth|web-share)'/.test(message.text());
    if (!aboutCall && !aboutNetwork && !aboutPolicy && !aboutScreen)
      faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  if (!hasWorker) {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  }
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

/** Fills in the open login form and submits it. */
export async function fillLogin(page: Page, email: string, secret = password) {
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
}

/** Creates an account, signs in with it by the form and waits for the dashboard. */
export async function signInByForm(page: Page) {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
}

/**
 * Opens the dashboard with a new account that is already signed in, and waits for it; returns the account's
 * address and uid.
 */
export async function signIn(page: Page): Promise<{ email: string; uid: string }> {
  const email = newEmail();
  const uid = await createAccount(email, password);
  await holdSession(page.context(), email, password);
  await page.goto('/dashboard');
  await expectPage(page, 'Kalender');
  return { email, uid };
}

/**
 * Tags tests at a width. CI's short run has the telephone's alone, where most of what does not fit is found; `@full`
 * stands for the others.
 */
export function atWidth(width: number): { tag: string[] } {
  return { tag: width === 360 ? [] : ['@full'] };
}

/** Keeps what `addresses` match from arriving until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The heading of the start page. */
export const startHeading = 'En samlad lösning för bokningar till bilverkstad och biltvätt';

/** Waits for the page whose h1 is exactly `heading`. */
export async function expectPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};
/** The rules whose results can differ between two colour schemes of the same elements. */
const rulesOfColour = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Expects that the page as shown breaks no rule of WCAG 2.2 A and AA, or none of `rules`. */
export async function expectAccessible(page: Page, rules = everyRule) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // The page behind a dialog is out of reach.
  const { violations } = await page.evaluate(
    (options) =>
      window.axe.run(document.querySelector('dialog[open]') ? 'dialog[open]' : document, options),
    { ...rules, resultTypes: ['violations' as const] },
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

/** Expects that no part of the page needs sideways scrolling. */
export async function expectFits(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
}

/**
 * Expects that the page as shown is accessible and fits its width, in the light scheme and in the dark one.
 */
export async function expectGood(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without transitions, no element is checked in a colour between those of the two schemes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme === 'light' ? everyRule : rulesOfColour);
    await expectFits(page);
  }
}
