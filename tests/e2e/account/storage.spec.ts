import { expect, test } from '@playwright/test';
import { expectPage, fillLogin, newEmail, password } from '../../support/browser';
import { createAccount } from '../../support/emulators';
import { addService, expectSaved, firestoreDatabases } from '../../support/offline';

test('a session on a shared computer leaves nothing behind', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await page.getByLabel('Delad dator').check();
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
  await expect(page.getByText('Delad dator: inget sparas på enheten.')).toBeVisible();
  expect(await firestoreDatabases(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  await page.reload();
  await expectPage(page, 'Logga in på ditt konto');
});

for (const refused of ['databases', 'writes', 'all storage'] as const) {
  const tag = refused === 'all storage' ? [] : '@full';
  test(
    `where the browser refuses ${refused} the app works from memory and says so`,
    { tag },
    async ({ page }) => {
      await page.addInitScript((what) => {
        const refuse = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
        if (what === 'writes') IDBObjectStore.prototype.put = refuse;
        else IDBFactory.prototype.open = refuse;
        if (what === 'all storage') {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, { get: refuse });
          }
        }
      }, refused);
      const email = newEmail();
      await createAccount(email, password);
      await page.goto('/login');
      await fillLogin(page, email);
      await expectPage(page, 'Kalender');
      await expect(page.getByText('Webbläsaren låter inte appen spara på enheten.')).toBeVisible();
      await page.getByRole('link', { name: 'Inställningar' }).click();
      await page.getByRole('link', { name: 'Tjänster', exact: true }).click();
      await addService(page, 'Ny tjänst ur minnet');
      await expectSaved(page);
      await expect(page.getByRole('button', { name: 'Ändra Ny tjänst ur minnet' })).toBeVisible();
    },
  );
}
