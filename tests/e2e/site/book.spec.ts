import { atWidth, expect, expectGood, expectPage, test } from '../../support/browser';
import { seedPublicPage } from '../../support/publicPage';
import { expectLegible, expectTargets } from '../../support/sight';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor finds a time at a workshop, on a page that is hit and read', async ({
      page,
    }) => {
      const { address, change } = await seedPublicPage({}, [['lift1', 1, 480, 720]]);
      const browser = await page.context().newCDPSession(page);
      const setLetters = async (standard: number) => {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize))
          .toBe(`${standard}px`);
      };
      const look = async () => {
        await expectGood(page);
        await browser.send('Emulation.setTouchEmulationEnabled', {
          enabled: true,
          maxTouchPoints: 5,
        });
        await expectTargets(page);
        await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
        await setLetters(32);
        await expectLegible(page);
        await setLetters(16);
      };
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(address);
      await expectPage(page, 'Ekbackens bil');
      expect(fetched.filter((url) => url.includes('/assets/book-'))).not.toEqual([]);
      expect(fetched.filter((url) => /assets\/(dashboard|calendar|customers)-/.test(url))).toEqual(
        [],
      );
      await expect(page).toHaveTitle('Ekbackens bil – lediga tider');
      await look();

      await page.getByRole('checkbox', { name: /^Hjulinställning/ }).check();
      const sum = page.getByText('1 495,50 kr inkl. moms');
      await expect(sum).toBeInViewport();
      await page.getByRole('button', { name: 'Välj tid' }).click();
      await expect(sum).toBeInViewport();
      await expect(page.getByText('Fullt')).toHaveCount(1);
      await page
        .getByRole('button', { name: /från 08:00$/ })
        .first()
        .click();
      await look();

      await page.getByRole('button', { name: '10:30' }).click();
      const ask = page.getByRole('heading', { name: '3. Boka tiden' });
      await expect(ask).toBeFocused();
      await expect(ask).toBeInViewport();
      await expect(page.getByRole('link', { name: /^Mejla/ })).toHaveAttribute('href', /^mailto:/);
      await look();

      await change('publicPages/main', { isOpen: false });
      await page.reload();
      await expect(page.getByText(/^Just nu visas inga lediga tider/)).toBeVisible();
      await look();
    });
  });
}

test('an address without a page says so', async ({ page }) => {
  await page.goto('/boka/finns-inte');
  await expectPage(page, 'Det finns ingen sida med den adressen');
  await expectGood(page);
});
