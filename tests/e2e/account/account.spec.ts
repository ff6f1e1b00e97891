import type { Page, Route } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectPage,
  fillLogin,
  newEmail,
  password,
  signIn,
  signInByForm,
  startHeading,
  test,
} from '../../support/browser';
import { accountExists, createAccount, oobCodes, resetPassword } from '../../support/emulators';
import { signOf } from '../../support/session';

const authCalls = '**/identitytoolkit.googleapis.com/**';

async function register(page: Page, email: string, first: string, second: string) {
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(first);
  await page.getByLabel('Bekräfta lösenord', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Registrera' }).click();
}

test('registration by keyboard alone, then out again', { tag: '@always' }, async ({ page }) => {
  const email = newEmail();
  await page.goto('/');
  await expectPage(page, startHeading);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Kom igång' }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Skapa konto' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Visa lösenord' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectPage(page, 'Kalender');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Logga ut' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the way past the navigation never prints', { tag: '@full' }, async ({ page }) => {
  await signIn(page);
  for (const path of [
    '/',
    '/dashboard/calendar',
    '/dashboard/calendar/day-list',
    '/dashboard/customers',
  ]) {
    await page.goto(path);
    const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(skip).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('every message of the registration', { tag: '@full' }, async ({ page }) => {
  const taken = newEmail();
  const email = newEmail();
  await createAccount(taken, password);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Registrera' }).click();
  await expect(page.getByText('Skriv din e-postadress')).toBeVisible();
  await expectAccessible(page);
  await register(page, email, password, 'något annat');
  await expect(page.getByText('Lösenorden matchar inte')).toBeVisible();
  expect(await accountExists(email)).toBe(false);
  await register(page, taken, password, password);
  await expect(page.getByRole('alert')).toContainText('Misslyckades med att skapa konto');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Har du redan ett konto?' }).click();
  await expectPage(page, 'Logga in på ditt konto');
});

test('every message of the login', { tag: '@full' }, async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login?next=https://evil.example');
  await fillLogin(page, email, 'fel');
  await expect(page.getByRole('alert')).toContainText('Failed to log in');
  await expect(page.getByRole('alert')).toContainText(
    'E-postadressen eller lösenordet stämmer inte',
  );
  await expectAccessible(page);
  await expect(page.getByLabel('E-postadress')).toHaveValue(email);
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
  await expect(page).toHaveURL('/dashboard');
});

test('the password is reset by the mailed code', { tag: '@full' }, async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
  await expectPage(page, 'Återställ lösenordet');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByRole('button', { name: 'Återställ' }).click();
  await expect(page.getByRole('status')).toHaveText('Kolla din inkorg för vidare instruktioner');
  await expectAccessible(page);
  const [mail] = await oobCodes(email);
  expect(mail?.requestType).toBe('PASSWORD_RESET');
  await resetPassword(mail?.oobCode ?? '', 'ett nytt lösenord');
  await page.getByRole('link', { name: 'Tillbaka till inloggningen' }).click();
  await fillLogin(page, email, 'ett nytt lösenord');
  await expectPage(page, 'Kalender');
});

test('a reset that fails says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.route(authCalls, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByLabel('E-postadress').fill(newEmail());
  await page.getByRole('button', { name: 'Återställ' }).click();
  await expect(page.getByRole('alert')).toContainText('Misslyckades med att återställa lösenordet');
});

test(
  'an auth service that never answers is reported within ten seconds, and a retry signs in',
  { tag: '@full' },
  async ({ page }) => {
    const email = newEmail();
    await createAccount(email, password);
    await page.clock.install();
    await page.goto('/login');
    const held: Route[] = [];
    await page.route(authCalls, (route) => void held.push(route));
    await fillLogin(page, email);
    await expect(page.getByRole('button', { name: 'Loggar in …' })).toBeDisabled();
    // Before the SDK is there, the clock would run out for its arrival and not for the call.
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await expect(page.getByRole('alert')).toContainText('Failed to log in');
    await expect(page.getByRole('alert')).toContainText('Inget svar inom tio sekunder');
    await expect(page.getByLabel('E-postadress')).toHaveValue(email);
    await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue(password);
    // Aborted, not released: the first attempt would otherwise arrive late and sign in by itself.
    for (const route of held) await route.abort();
    await page.unroute(authCalls);
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
    await expectPage(page, 'Kalender');
  },
);

test(
  'signing out in one tab signs out the other',
  { tag: '@full' },
  async ({ page, context, faults }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/dashboard/customers');
    await expectPage(other, 'Kunder');
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect.poll(() => signOf(other)).toBeNull();
    await other.goBack();
    await expect(other.getByRole('heading', { name: 'Kunder' })).toBeHidden();
    // The server refuses reads that were under way.
    const expected =
      /status of 403 \(Forbidden\)$|^warning: .* 'RunQuery' .* failed with error: .*permission-denied/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    faults.length = 0;
  },
);

test('the session survives a reload, also without a network, and shows no login page on the way', async ({
  page,
}) => {
  await signInByForm(page);
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).pathname));
  await page.route(authCalls, (route) => route.abort());
  await page.goto('/dashboard/reports');
  await expectPage(page, 'Rapporter');
  expect([...seen]).toEqual(['/dashboard/reports']);
});

test(
  'a page tells that the auth service does not answer, until it does',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page);
    // The app must not run at the moment when its clock is replaced: it would see the year 1970.
    await page.goto('about:blank');
    await page.clock.install();
    let answers = () => {};
    const answering = new Promise<void>((resolve) => (answers = resolve));
    const asked = page.waitForRequest(authCalls);
    await page.route(authCalls, async (route) => {
      await answering;
      await route.continue();
    });
    await page.goto('/dashboard/reports');
    await asked;
    await expect(page.locator('#root')).toBeEmpty();
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await expectPage(page, 'Ingen kontakt med inloggningen');
    await expectAccessible(page);
    answers();
    await expectPage(page, 'Rapporter');
  },
);
