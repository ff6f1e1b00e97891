import { expect, test } from '@playwright/test';
import { expectPage } from '../support/browser';
import {
  expectSaved,
  expectWaiting,
  findServers,
  loseServers,
  signInForOffline,
} from '../support/offline';
import { namesIn, startServers } from '../support/servers';

test.describe.configure({ timeout: 300_000 });
test.afterEach(() => startServers());

test('customers are found, added and changed without a server, and arrive once', async ({
  context,
  page,
}) => {
  const { workshop } = await signInForOffline(page);
  await page.goto('/dashboard/customers');
  await page.getByRole('button', { name: 'Ny kund' }).first().click();
  await page.getByLabel('Namn').fill('Anna Berg');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expectPage(page, 'Anna Berg');
  await expectSaved(page);
  // The device stores confirmed records half a second later.
  await page.waitForFunction(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return names.includes('verkstadsnavet-register');
  });
  await page.goto('/dashboard/customers');
  await expect(page.getByRole('link', { name: 'Anna Berg', exact: true })).toBeVisible();

  await loseServers(context);
  await page.getByRole('link', { name: 'Anna Berg', exact: true }).click();
  await page.getByRole('button', { name: 'Ändra' }).click();
  await page.getByLabel('Namn').fill('Anna Lind');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expectPage(page, 'Anna Lind');
  await page.getByRole('button', { name: 'Nytt fordon' }).click();
  await page.getByLabel('Registreringsnummer').fill('ABC 123');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expectWaiting(page, 2);
  await page.reload();
  await expectPage(page, 'Anna Lind');
  await expect(page.getByRole('link', { name: /ABC ?123/ })).toBeVisible();
  await page.goto('/dashboard/customers');
  await page.getByRole('searchbox').fill('bc12');
  await expect(page.getByText('1 träff')).toBeVisible();

  await findServers(context);
  await expectSaved(page);
  expect(await namesIn(`${workshop}/customers`)).toEqual(['Anna Lind']);
  expect(await namesIn(`${workshop}/vehicles`)).toHaveLength(1);
});
