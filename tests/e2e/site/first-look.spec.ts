import {
  atWidth,
  expect,
  expectFits,
  expectPage,
  fillLogin,
  hold,
  newEmail,
  password,
  signIn,
  startHeading,
  test,
} from '../../support/browser';
import { createAccount } from '../../support/emulators';
import { signKey, signOf } from '../../support/session';

const pages = [
  ['/', startHeading, 'Byggt för golvet, disken och kontoret'],
  ['/bookingsystem', 'Bokningen som följer bilen genom dagen', 'Lägg upp din verkstad'],
  ['/prices', 'Ett fast pris i månaden', 'Osäker på vilken plan?'],
  ['/contact', 'Prata med oss', 'E-post'],
  ['/servicebok', 'Är serviceboken oförändrad?', 'Så går det till'],
] as const;

/** The sign-in code, which is in a file of its own. */
const sdk = '**/assets/session-*.js';

/** The app itself. */
const first = '**/assets/first-*.js';

for (const width of [360, 1280]) {
  test.describe(`${width} px, without scripts`, atWidth(width), () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test('the public pages read in full, and their links lead on', async ({ page }) => {
      for (const [path, heading, text] of pages) {
        await page.goto(path);
        await expectPage(page, heading);
        await expect(page.getByRole('main')).toContainText(text);
        await expect(page.locator('noscript')).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Logga in' })).toBeHidden();
      }
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Priser' }).click();
      await expectPage(page, 'Ett fast pris i månaden');
      await page.goto('/login');
      await expect(page.locator('noscript')).toBeVisible();
      await expect(page.getByText('Logga in på ditt konto')).toBeHidden();
    });
  });
}

test('a visitor waits for no sign-in code', { tag: '@always' }, async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  const release = await hold(page, sdk);
  await page.goto('/prices');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Kom igång' })).toBeVisible();
  await expectFits(page);
  await header.getByRole('link', { name: 'Logga in' }).click();
  await expectPage(page, 'Logga in på ditt konto');
  await fillLogin(page, email);
  await expect(page.getByRole('button', { name: 'Loggar in …' })).toBeDisabled();
  release();
  await expectPage(page, 'Kalender');
});

test('an account page reads before the app has arrived, and then answers', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  for (const [path, heading] of [
    ['/register', 'Skapa konto'],
    ['/forgot-password', 'Återställ lösenordet'],
    ['/login', 'Logga in på ditt konto'],
  ] as const) {
    const release = await hold(page, first);
    await page.goto(path, { waitUntil: 'commit' });
    await expectPage(page, heading);
    const field = page.getByLabel('E-postadress');
    await expect(field).toBeVisible();
    await field.focus();
    await expect(field).not.toBeFocused();
    release();
    await expect(async () => {
      await field.focus();
      await expect(field).toBeFocused({ timeout: 1 });
    }).toPass();
    await page.unroute(first);
  }
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
});

test('where an account page is to lead on, its links say where to', async ({ page }) => {
  await page.goto('/login?next=%2Fdashboard%2Fcustomers');
  await page.getByRole('main').getByRole('link', { name: 'Skapa konto' }).click();
  await expectPage(page, 'Skapa konto');
  await expect(page).toHaveURL('/register?next=%2Fdashboard%2Fcustomers');
});

test('where somebody is signed in, no way in is shown before it is known', async ({ page }) => {
  await signIn(page);
  const release = await hold(page, sdk);
  await page.goto('/');
  await expectPage(page, startHeading);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Bokningssystem' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Logga in' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Till kalendern' })).toBeHidden();
  await page.goto('/login');
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await expectPage(page, 'Kalender');
});

test('a sign that was cleared by hand comes back, and nobody is signed out', async ({ page }) => {
  await signIn(page);
  await page.evaluate((key) => localStorage.removeItem(key), signKey);
  await page.goto('/dashboard/customers');
  await expectPage(page, 'Kunder');
  await expect(page).toHaveURL('/dashboard/customers');
  expect(await signOf(page)).toBe('1');
});

test('a sign without a session is taken away, and nothing private is shown', async ({ page }) => {
  await signIn(page);
  // A page of this origin without the app, whose SDK could store the session again.
  await page.goto('/robots.txt');
  await page.evaluate((key) => {
    localStorage.clear();
    localStorage.setItem(key, '1');
  }, signKey);
  await page.goto('/dashboard');
  await expectPage(page, 'Logga in på ditt konto');
  expect(await signOf(page)).toBeNull();
});

test('a shared computer keeps no sign', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await page.getByLabel('Delad dator').check();
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
  expect(await signOf(page)).toBeNull();
  await page.reload();
  await expectPage(page, 'Logga in på ditt konto');
});
