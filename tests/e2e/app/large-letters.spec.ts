import { atWidth, expect, expectPage, startHeading, test } from '../../support/browser';
import { boxOf, openCalendar, seedCalendar, toast } from '../../support/calendar';
import { bookings } from '../../support/pages';
import { expectLegible } from '../../support/sight';

// Letters of twice the usual size, as the browser's settings offer them.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const publicPages = [
  ['/', startHeading],
  ['/bookingsystem', 'Bokningen som följer bilen genom dagen'],
  ['/prices', 'Ett fast pris i månaden'],
  ['/contact', 'Prata med oss'],
  ['/servicebok', 'Är serviceboken oförändrad?'],
  ['/login', 'Logga in på ditt konto'],
  ['/register', 'Skapa konto'],
] as const;

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('no text of a date field and its picker lies over another', async ({ page }) => {
      const { owner } = await seedCalendar({ bookings });
      await openCalendar(page, owner, '?datum=2026-12-22');
      await page.getByLabel('Datum', { exact: true }).fill('snart');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Skriv datumet som 2026-11-22 eller 22/11.')).toBeVisible();
      await expectLegible(page);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
      await expectLegible(page);
    });

    test('no text of the public pages lies over another or beside the window', async ({ page }) => {
      for (const [path, heading] of publicPages) {
        await page.goto(path);
        await expectPage(page, heading);
        await expectLegible(page);
      }
    });

    test('a toast covers no way to another section', async ({ page }) => {
      const { owner } = await seedCalendar({ bookings });
      await openCalendar(page, owner);
      await page.goto('/dashboard/settings/resources');
      await page.getByRole('button', { name: 'Flytta ned Lyft 1' }).click();
      const told = await boxOf(toast(page, 'Lyft 1 är nu nummer 2 av 3.'));
      const menu = await page.getByRole('navigation', { name: 'Meny' }).boundingBox();
      expect(told.y + told.height).toBeLessThan(menu?.y ?? 0);
    });
  });
}
