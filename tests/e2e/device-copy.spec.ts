import { customerFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { expect, expectPage, type Page, signIn, test } from '../support/browser';
import { expectSaved, saving, storedOnDevice } from '../support/offline';
import { deleteDocument, workshopOf } from '../support/servers';

/** Opens the list of customers with one in it, and waits until the device holds the customer. */
async function openAnna(page: Page) {
  const { uid } = await signIn(page);
  const workshop = `workshops/${await workshopOf(uid)}`;
  await seedDocuments(`${workshop}/customers`, { anna: customerFields() });
  await page.goto('/dashboard/customers');
  await expect(page.getByRole('link', { name: 'Anna Berg', exact: true })).toBeVisible();
  await expect.poll(() => storedOnDevice(page)).toContain('Anna Berg');
  return { membership: `${workshop}/members/${uid}` };
}

test('the data of a workshop leave the device with the membership', async ({ page, faults }) => {
  const { membership } = await openAnna(page);
  await deleteDocument(membership);
  await expectPage(page, 'Du har inte längre tillgång');
  await expect.poll(() => storedOnDevice(page)).not.toContain('Anna Berg');
  await expectPage(page, 'Du har inte längre tillgång');
  // The browser reports the listeners that the server has ended.
  faults.splice(0);
});

test('the data of a workshop that is not open leave the device, too', async ({ page, faults }) => {
  const { membership } = await openAnna(page);
  await page.getByRole('button', { name: /^Verkstad: / }).click();
  await page.getByRole('button', { name: 'Starta en ny verkstad' }).click();
  await page.getByRole('textbox', { name: 'Verkstadens namn' }).fill('Ekens däck');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verkstad: Ekens däck' })).toBeVisible();
  await deleteDocument(membership);
  await page.reload();
  await expect.poll(() => storedOnDevice(page)).not.toContain('Anna Berg');
  await expectPage(page, 'Kalender');
  await expect(page.getByRole('button', { name: 'Verkstad: Ekens däck' })).toBeVisible();
  // The browser reports the membership that may not be read any more.
  faults.splice(0);
});

test('an identity number reaches the server and no storage of the device', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/settings/staff');
  await page.getByRole('button', { name: 'Ny medarbetare' }).click();
  await page.getByLabel('Namn').fill('Kim Ek');
  await page.getByLabel('Personnummer').fill('850709-9805');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('850709-••••')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Visa identitetsnumret för Kim Ek' }).click();
  await expect(page.getByText('19850709-9805')).toBeVisible();
  await page.goto('/dashboard/settings/data');
  await page.getByRole('button', { name: 'Hämta verkstadens data' }).click();
  await expect(page.getByText('Filen är klar')).toBeVisible();

  const stored = await storedOnDevice(page);
  expect(stored).toContain('Kim Ek');
  expect(stored).not.toContain('198507099805');
});

test('nobody is called offline while the server is asked anew', async ({ page, context }) => {
  await openAnna(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/Listen/**', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      document.querySelectorAll('[role=status]').forEach((each) => told.push(each.textContent));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await page.reload();
  await expect(saving(page)).toHaveText('Ansluter');
  answer();
  await expectSaved(page);
  const told = await page.evaluate(() => String(Reflect.get(window, 'told')));
  expect(told).toContain('Sparat');
  expect(told).not.toMatch(/offline/i);
});
