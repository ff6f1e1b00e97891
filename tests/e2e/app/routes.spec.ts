import {
  atWidth,
  expect,
  expectAccessible,
  expectFits,
  expectGood,
  expectPage,
  signIn,
  startHeading,
  test,
} from '../../support/browser';
import { addService, expectSaved, expectWaiting, openServices } from '../../support/offline';
import { setField, workshopOf } from '../../support/servers';

const publicRoutes = [
  ['/', startHeading],
  ['/bookingsystem', 'Bokningen som följer bilen genom dagen'],
  ['/prices', 'Ett fast pris i månaden'],
  ['/contact', 'Prata med oss'],
  ['/servicebok', 'Är serviceboken oförändrad?'],
  ['/login', 'Logga in på ditt konto'],
  ['/register', 'Skapa konto'],
  ['/forgot-password', 'Återställ lösenordet'],
  ['/kiosk', 'Anslut en surfplatta'],
  ['/finns-inte', 'Sidan finns inte'],
] as const;

const sections = [
  ['/dashboard', 'Kalender'],
  ['/dashboard/calendar', 'Kalender'],
  ['/dashboard/customers', 'Kunder'],
  ['/dashboard/servicebook', 'Servicebok'],
  ['/dashboard/workorders', 'Arbetsorder'],
  ['/dashboard/workorders/invoices', 'Fakturor'],
  ['/dashboard/reports', 'Rapporter'],
  ['/dashboard/reports/sales', 'Rapporter'],
  ['/dashboard/reports/finns-inte', 'Sidan finns inte'],
  ['/dashboard/reports/documents/finns-inte', 'Siffran finns inte'],
  ['/dashboard/personalliggare', 'Personalliggare'],
  ['/dashboard/personalliggare/kontroll', 'Personalliggare'],
  ['/dashboard/settings/finns-inte', 'Sidan finns inte'],
  ['/dashboard/join', 'Gå med i en verkstad'],
  ['/dashboard/delete-account', 'Ta bort kontot'],
  ['/dashboard/finns-inte', 'Sidan finns inte'],
] as const;

const settings = [
  ['/dashboard/settings', 'Företag'],
  ['/dashboard/settings/opening-hours', 'Öppettider'],
  ['/dashboard/settings/services', 'Tjänster'],
  ['/dashboard/settings/booking-page', 'Lediga tider på nätet'],
  ['/dashboard/settings/parts', 'Artiklar'],
  ['/dashboard/settings/resources', 'Platser'],
  ['/dashboard/settings/staff', 'Personal'],
  ['/dashboard/settings/messages', 'Meddelanden'],
  ['/dashboard/settings/inspection', 'Bilkontroll'],
  ['/dashboard/settings/kiosks', 'Surfplattor'],
  ['/dashboard/settings/members', 'Medlemmar'],
  ['/dashboard/settings/account', 'Konto'],
  ['/dashboard/settings/data', 'Data'],
] as const;

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('every public page has a title of its own, is accessible and fits', async ({ page }) => {
      const titles = new Set<string>();
      for (const [path, heading] of publicRoutes) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectPage(page, heading);
          await expectGood(page);
          titles.add(await page.title());
        });
      }
      expect(titles.size).toBe(publicRoutes.length);
      for (const title of titles) expect(title).toMatch(/Verkstadsnavet$/);
    });

    test('every section is accessible and fits', { tag: '@full' }, async ({ page }) => {
      await signIn(page);
      for (const [path, heading] of sections) {
        await page.goto(path);
        await expectPage(page, heading);
        await expectGood(page);
      }
    });

    test(
      'every part of the settings is accessible and fits',
      { tag: '@full' },
      async ({ page }) => {
        await signIn(page);
        for (const [path, part] of settings) {
          await page.goto(path);
          await expectPage(page, 'Inställningar');
          await expect(
            page.getByRole('heading', { level: 2, name: part, exact: true }),
          ).toBeVisible();
          await expectGood(page);
        }
      },
    );
  });
}

test('the pages fit at 200 % zoom of a small window', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  for (const [path, heading] of publicRoutes) {
    await page.goto(path);
    await expectPage(page, heading);
    await expectFits(page);
  }
});

test('a new page starts at the top with focus on the heading; Back returns to the former place', async ({
  page,
}) => {
  await page.goto('/');
  await expectPage(page, startHeading);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  // Before the page is hydrated, a link opens a new document, a visit of its own, which leaves the focus to the browser.
  await expect(page.locator('[aria-controls="site-menu"]')).not.toHaveAttribute('inert');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Priser' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL('/prices');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectPage(page, startHeading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test.describe('without a service worker', () => {
  test.use({ hasWorker: false });

  test('a section that cannot be loaded says so and leaves the rest standing', async ({
    page,
    faults,
  }) => {
    await page.route('**/assets/ReportsPage-*.js', (route) => route.abort());
    await signIn(page);
    await page.getByRole('link', { name: 'Rapporter' }).click();
    await expect(page.getByRole('alert')).toContainText('Den här delen kunde inte visas.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kunder' }).click();
    await expectPage(page, 'Kunder');
    await page.unroute('**/assets/ReportsPage-*.js');
    await page.goto('/dashboard/reports');
    await expectPage(page, 'Rapporter');
    expect(faults.length).toBeGreaterThan(0);
    faults.length = 0;
  });

  test(
    'a part of the calendar that a new version has replaced is fetched by one reload',
    { tag: '@full' },
    async ({ page, faults }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const grid = '**/assets/CalendarGrid-*.js';
      await page.route(grid, (route) => route.fulfill({ status: 404 }));
      await signIn(page);
      const reload = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('button', { name: 'Dag', exact: true }).click();
      await reload;
      await page.unroute(grid);
      await expect(page).toHaveURL(/vy=dag/);
      await expect(page.getByRole('group', { name: /^Bokningar/ })).toBeVisible();
      // The browser reports the missing file on the console.
      expect(faults.length).toBeGreaterThan(0);
      faults.length = 0;
    },
  );
});

test(
  'what has not been saved yet, and what could not be, fit a phone',
  { tag: '@full' },
  async ({ page, context, faults }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { uid } = await signIn(page);
    const workshop = `workshops/${await workshopOf(uid)}`;
    await setField(workshop, 'name', 'Ekbackens Bil & Tvätt AB');
    await openServices(page);
    await expect(page.getByRole('button', { name: 'Verkstad: Ekbackens' })).toBeVisible();
    await expectSaved(page);
    await context.setOffline(true);
    await addService(page, 'Ny tjänst');
    await expectWaiting(page, 1);
    await expectFits(page);
    await setField(`${workshop}/members/${uid}`, 'role', 'staff');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Kunde inte sparas (1)' })).toBeVisible({
      timeout: 90_000,
    });
    await expectFits(page);
    // The browser and the SDK report the lost network and the refusal.
    faults.splice(0);
  },
);
