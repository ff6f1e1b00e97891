import { expect, expectAccessible, expectPage, signIn, test } from '../../support/browser';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('The menu of the public site on a small screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    await expect(page.getByRole('link', { name: 'Bokningssystem' }).first()).toBeFocused();
  });

  test('shows every link and is accessible', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    for (const name of ['Bokningssystem', 'Priser', 'Kontakt', 'Logga in', 'Kom igång']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Stäng menyn' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectAccessible(page);
  });

  test('closes by its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Stäng menyn' }).click();
    await expectClosed(page);
  });

  test('closes on Escape and gives focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(page.getByRole('button', { name: 'Öppna menyn' })).toBeFocused();
  });

  test('closes on a click on the overlay and gives focus back', async ({ page }) => {
    await page.mouse.click(180, 700);
    await expectClosed(page);
    await expect(page.getByRole('button', { name: 'Öppna menyn' })).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('closes on a click outside, in the header', async ({ page }) => {
    await page.mouse.click(270, 30);
    await expectClosed(page);
  });

  test('closes on navigation', async ({ page }) => {
    await page.getByRole('link', { name: 'Kontakt' }).first().click();
    await expect(page).toHaveURL('/contact');
    await expectClosed(page);
  });

  test('closes when its link leads to the page that is shown', async ({ page }) => {
    await page.getByRole('link', { name: 'till startsidan' }).click();
    await expectClosed(page);
  });

  test('keeps the page behind still and out of reach', async ({ page }) => {
    await page.mouse.move(180, 700);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const inMain = () => page.evaluate(() => !!document.activeElement?.closest('main, footer'));
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await inMain()).toBe(false);
    }
  });
});

test('the menu is gone on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Öppna menyn' })).toBeHidden();
});

test('the dashboard on a phone has a bar with four sections and the rest under Mer', async ({
  page,
}) => {
  const { email } = await signIn(page);
  const nav = page.getByRole('navigation', { name: 'Meny' });
  await expect(nav.getByRole('link')).toHaveCount(4);
  const more = page.getByRole('button', { name: 'Mer' });
  await more.click();
  await expect(nav.getByRole('link', { name: 'Fakturor' })).toBeFocused();
  await expect(nav.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(nav.getByRole('link')).toHaveCount(4);
  await more.click();
  await nav.getByRole('link', { name: 'Inställningar' }).click();
  await expectPage(page, 'Inställningar');
  await expect(nav.getByRole('link')).toHaveCount(4);
  await more.click();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login');
});

async function expectClosed(page: import('@playwright/test').Page) {
  await expect(page.getByRole('button', { name: 'Öppna menyn' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(
    page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Priser' }),
  ).toBeHidden();
}
