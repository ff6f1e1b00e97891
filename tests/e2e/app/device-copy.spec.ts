import { bookingFields, card, openCalendar, seedCalendar } from '../../support/calendar';
import { customerFields } from '../../support/customers';
import { seedDocuments } from '../../support/documents';
import { expect, expectPage, type Page, password, signIn, test } from '../../support/browser';
import { deleteAccount, openSession } from '../../support/emulators';
import { seedLedger } from '../../support/kiosk';
import {
  expectOnlyLostNetwork,
  expectSaved,
  openServices,
  saving,
  storedOnDevice,
} from '../../support/offline';
import { deleteDocument, setField, workshopOf } from '../../support/servers';
import { holdSession } from '../../support/session';
import { storedDocuments } from '../../support/storedValue';
import { at } from '../../support/swedishInstant';

/** Opens the list of customers with one in it, and waits until the device holds the customer. */
async function openAnna(page: Page) {
  const { uid } = await signIn(page);
  const workshop = `workshops/${await workshopOf(uid)}`;
  await seedDocuments(`${workshop}/customers`, { anna: customerFields() });
  await page.goto('/dashboard/customers');
  await expect(page.getByRole('link', { name: 'Anna Berg', exact: true })).toBeVisible();
  await expect.poll(() => storedOnDevice(page)).toContain('Anna Berg');
  return { uid, workshop, membership: `${workshop}/members/${uid}` };
}

test(
  'the data of a workshop leave the device with the membership',
  { tag: '@full' },
  async ({ page, faults }) => {
    const { membership } = await openAnna(page);
    await deleteDocument(membership);
    await expectPage(page, 'Du har inte längre tillgång');
    await expect.poll(() => storedOnDevice(page)).not.toContain('Anna Berg');
    await expectPage(page, 'Du har inte längre tillgång');
    // The browser reports the listeners that the server has ended.
    faults.splice(0);
  },
);

/** Opens a new workshop, while the device goes on holding the former one with Anna. */
async function openAnother(page: Page) {
  const opened = await openAnna(page);
  await page.getByRole('button', { name: /^Verkstad: / }).click();
  await page.getByRole('button', { name: 'Starta en ny verkstad' }).click();
  await page.getByRole('textbox', { name: 'Verkstadens namn' }).fill('Ekens däck');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verkstad: Ekens däck' })).toBeVisible();
  return opened;
}

test(
  'the data of a workshop that is not open leave the device at the next start, too',
  { tag: '@full' },
  async ({ page, context, faults }) => {
    const { membership } = await openAnother(page);
    await context.setOffline(true);
    await deleteDocument(membership);
    await expect.poll(() => storedOnDevice(page)).toContain('Anna Berg');
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => storedOnDevice(page)).not.toContain('Anna Berg');
    await expectPage(page, 'Kalender');
    await expect(page.getByRole('button', { name: 'Verkstad: Ekens däck' })).toBeVisible();
    // The browser reports the lost network, and the membership that may not be read any more.
    faults.splice(0);
  },
);

test(
  'the data of a workshop that is not open leave an open tab, but no form with text in it',
  { tag: '@full' },
  async ({ page, faults }) => {
    const { membership } = await openAnother(page);
    await page.goto('/dashboard/customers');
    await page.getByRole('button', { name: 'Ny kund' }).first().click();
    await page.getByLabel('Namn', { exact: true }).fill('Bo Ek');
    await deleteDocument(membership);
    await page.getByRole('button', { name: 'Spara' }).click();
    await expect(page.getByText('Kunden Bo Ek är tillagd.')).toBeVisible();
    await expect.poll(() => storedOnDevice(page)).not.toContain('Anna Berg');
    await expect(page.getByRole('button', { name: 'Verkstad: Ekens däck' })).toBeVisible();
    await expect.poll(() => storedOnDevice(page)).toContain('Bo Ek');
    // The browser reports the listeners that the server has ended.
    faults.splice(0);
  },
);

test(
  'the data of an account that was deleted elsewhere leave the device at the next start',
  { tag: '@full' },
  async ({ page, faults }) => {
    const { uid } = await openAnna(page);
    await page.goto('/robots.txt');
    await deleteAccount(uid);
    expect(await storedOnDevice(page)).toContain('Anna Berg');
    await page.goto('/dashboard/customers');
    await expectPage(page, 'Logga in på ditt konto');
    await expect.poll(() => storedOnDevice(page)).not.toContain('Anna Berg');
    // The browser reports that the server knows the account no longer.
    faults.splice(0);
  },
);

test(
  'an open form tells that somebody else has removed a setting that the device keeps',
  { tag: '@full' },
  async ({ page }) => {
    const { uid } = await signIn(page);
    const workshop = `workshops/${await workshopOf(uid)}`;
    await openServices(page);
    const kept = () => storedOnDevice(page, 'verkstadsnavet-register');
    await expect.poll(kept).toContain('Däckskifte');
    await page.reload();
    await page.getByRole('button', { name: 'Ändra Däckskifte' }).click();
    await page.getByLabel('Namn').fill('Hjulskifte');
    const services = Object.entries(await storedDocuments(`${workshop}/services`));
    const [id = ''] = services.find(([, each]) => /Däckskifte/.test(JSON.stringify(each))) ?? [];
    await seedDocuments(`${workshop}/removedSettings`, { [`services_${id}`]: {} }, new Date());
    await deleteDocument(`${workshop}/services/${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(
      'Tjänsten Däckskifte togs bort av någon annan medan du skrev.',
    );
    await expect(dialog.getByLabel('Namn')).toHaveValue('Hjulskifte');
    await expect(dialog.getByRole('button', { name: 'Spara' })).toBeHidden();
  },
);

test('identity numbers leave the device of an owner who becomes staff', async ({
  page,
  context,
}) => {
  const { workshop, owner } = await seedLedger();
  const { localId } = await openSession(owner, password);
  await holdSession(context, owner, password);
  await page.goto('/dashboard/ledger');
  const stored = () => storedOnDevice(page, 'verkstadsnavet-register');
  await expect.poll(stored).toContain('198507099805');
  // The app is closed meanwhile.
  await page.goto('/robots.txt');
  await setField(`${workshop}/members/${localId}`, 'role', 'staff');
  expect(await stored()).toContain('198507099805');
  await page.goto('/dashboard/customers');
  await expect.poll(stored).not.toContain('198507099805');
  await expectPage(page, 'Kunder');
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

test(
  'nobody is called offline while the server is asked anew',
  { tag: '@full' },
  async ({ page, context }) => {
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
  },
);

test(
  'a page that is not left after all asks the server again, as in Safari',
  { tag: '@full' },
  async ({ page, faults }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' }),
    );
    const { workshop } = await openAnna(page);
    await expectSaved(page);
    // Such an answer leaves the page where it is.
    await page.route('**/tomt', (route) => route.fulfill({ status: 204 }));
    const ended = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/Listen/'),
      // The SDK itself ends one a minute.
      timeout: 20_000,
    });
    await page.evaluate(() => location.assign('/tomt'));
    await ended;
    await seedDocuments(`${workshop}/customers`, { bo: customerFields({ name: 'Bo Ek' }) });
    await expect(page.getByRole('link', { name: 'Bo Ek', exact: true })).toBeVisible();
    // Now the page hears that its requests have failed.
    expectOnlyLostNetwork(faults);
  },
);

/** Makes all that reads or stores the device's copy wait, as a slow disk does, until the returned function is called. */
async function slowDisk(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('verkstadsnavet-register');
        opening.onsuccess = () => {
          const held = opening.result.transaction('collections', 'readwrite');
          const store = held.objectStore('collections');
          // A transaction lasts as long as it is asked for something.
          const ask = () => {
            if (!Reflect.get(window, 'isFast')) store.get('nothing').onsuccess = ask;
          };
          store.get('nothing').onsuccess = () => {
            resolve();
            ask();
          };
          held.oncomplete = () => opening.result.close();
        };
      }),
  );
  return () => page.evaluate(() => void Reflect.set(window, 'isFast', true));
}

test(
  'what is read first is kept whole by a device that is slow to store',
  { tag: '@full' },
  async ({ page }) => {
    const later = bookingFields({
      startsAt: at('2026-12-15 10:00'),
      endsAt: at('2026-12-15 11:00'),
    });
    const { owner } = await seedCalendar({ bookings: { one: bookingFields(), later } });
    let hurry = async () => {};
    // The last of the first questions about bookings.
    await page.route('**/*:runQuery*', async (route) => {
      if (/"startsAt".*IS_NULL/s.test(route.request().postData() ?? ''))
        hurry = await slowDisk(page);
      await route.continue();
    });
    await openCalendar(page, owner, '?vy=vecka');
    await expect(card(page, 'ABC 123').first()).toBeVisible();
    await expectSaved(page);
    // The copy that is shown first is stored half a second after all has been read, and the page does not tell when.
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        await hurry();
        return storedOnDevice(page, 'verkstadsnavet-register');
      })
      .toContain('range');
    await page.goto('/dashboard/calendar?vy=vecka&datum=2026-12-15');
    await expect(card(page, 'ABC 123').first()).toBeVisible();
  },
);
