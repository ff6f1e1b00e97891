import type { Page } from '@playwright/test';
import { atWidth, expect, expectGood, expectPage, password, test } from '../../support/browser';
import { newBooking } from '@/domain/booking/booking';
import { removedVehicle } from '@/domain/register/vehicle';
import { seedMembers } from '../../support/calendar';
import { customerFields, vehicleFields } from '../../support/customers';
import { seedDocuments } from '../../support/documents';
import { namesIn } from '../../support/servers';
import { holdSession } from '../../support/session';

/** Opens the list as an owner whose workshop has two customers with a car each. */
async function openCustomers(page: Page) {
  const { workshop, members } = await seedMembers();
  await seedDocuments(`${workshop}/customers`, {
    anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'], tags: ['Däckhotell'] }),
    akeri: customerFields({
      kind: 'company',
      name: 'Åkeri Norrsken AB',
      organisationNumber: '4432109876',
      notes: '<img src=x onerror=alert(1)>',
    }),
  });
  await seedDocuments(`${workshop}/vehicles`, {
    golf: vehicleFields({
      registrationNumber: 'ABC123',
      make: 'Volkswagen',
      ownerId: 'anna',
      notes: 'Annas son kör.',
    }),
    lastbil: vehicleFields({ registrationNumber: 'MLK47P', ownerId: 'akeri' }),
  });
  await seedDocuments(`${workshop}/bookings`, {
    wash: newBooking({
      customerId: 'anna',
      vehicleId: 'golf',
      startsAt: new Date('2026-11-20T07:00:00Z'),
      endsAt: new Date('2026-11-20T08:00:00Z'),
      message: 'Det skramlar.',
    }),
  });
  await holdSession(page.context(), members.owner, password);
  await page.goto('/dashboard/customers');
  await expect(page.getByText('2 kunder, 2 fordon')).toBeVisible();
  return workshop;
}

/** All that the device stores of the register, as text; the app stores half a second after a change. */
function keptRegister(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('verkstadsnavet-register');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const all = opened.result.transaction('collections').objectStore('collections').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    opened.result.close();
    return JSON.stringify(all.result);
  });
}

for (const tab of ['the same tab', 'a second tab']) {
  const tag = tab === 'the same tab' ? [] : '@full';
  test(
    `a colleague's earlier change is read after own writes came alone, in ${tab}`,
    { tag },
    async ({ page, context, faults }) => {
      const workshop = await openCustomers(page);
      await expect.poll(() => keptRegister(page)).toContain('"complete":true');
      // On a slow line the changes of customers are asked for and do not arrive, while writes get through.
      const listening = '**/Listen/channel**';
      await context.route(listening, async (route) => {
        const asked = decodeURIComponent(route.request().postData() ?? '');
        if (!asked.includes('"collectionId":"customers"')) await route.continue();
      });
      await page.reload();
      await expect(page.getByRole('link', { name: 'Anna Berg', exact: true })).toBeVisible();
      const lind = customerFields({ name: 'Anna Lind' });
      await seedDocuments(`${workshop}/customers`, { anna: lind }, new Date(Date.now() - 60_000));

      await page.getByRole('button', { name: 'Ny kund' }).click();
      await page.getByLabel('Namn').fill('Örjan Älg');
      await page.getByRole('button', { name: 'Spara' }).click();
      await expectPage(page, 'Örjan Älg');
      await expect.poll(() => namesIn(`${workshop}/customers`)).toContain('Örjan Älg');
      const opened = tab === 'the same tab' ? page : await context.newPage();
      await opened.goto('/dashboard/customers');
      await expect(opened.getByRole('link', { name: 'Örjan Älg', exact: true })).toBeVisible();
      await expect.poll(() => keptRegister(opened)).toContain('Örjan Älg');

      await context.unroute(listening);
      await opened.reload();
      await expect(opened.getByRole('link', { name: 'Anna Lind', exact: true })).toBeVisible();
      expect(faults.filter((fault) => !fault.includes('Could not reach Cloud Firestore'))).toEqual(
        [],
      );
      faults.length = 0;
    },
  );
}

test(
  'an unreadable customer is still reported after a reload, and shown once it can be read',
  { tag: '@full' },
  async ({ page, faults }) => {
    const workshop = await openCustomers(page);
    const unreadable = page.getByText('En kund eller ett fordon kunde inte läsas och visas inte.');
    await expect(page.getByRole('link', { name: 'Anna Berg', exact: true })).toBeVisible();
    const damaged = { ...customerFields(), phones: 'inga' };
    await seedDocuments(`${workshop}/customers`, { anna: damaged }, new Date());
    await expect(unreadable).toBeVisible();
    await expect(page.getByRole('link', { name: 'Anna Berg', exact: true })).toBeHidden();
    await expect.poll(() => keptRegister(page)).toContain('"unreadable":["anna"]');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Åkeri Norrsken AB', exact: true })).toBeVisible();
    await expect(unreadable).toBeVisible();
    // The record's time is old, as when nobody has changed the record and a new version of the app can read it.
    const anna = customerFields({ name: 'Anna Lind' });
    await seedDocuments(`${workshop}/customers`, { anna }, new Date(0));
    await page.reload();
    await expect(page.getByRole('link', { name: 'Anna Lind', exact: true })).toBeVisible();
    await expect(unreadable).toBeHidden();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.startsWith('warning: Unreadable document'))).toEqual([]);
    faults.length = 0;
  },
);

test(
  'a customer and a car are added and found by keyboard',
  { tag: '@always' },
  async ({ page }) => {
    await openCustomers(page);
    await page.getByRole('button', { name: 'Ny kund' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Namn').focus();
    await page.keyboard.type('Örjan Älg');
    await page.keyboard.press('Enter');
    await expectPage(page, 'Örjan Älg');

    await page.getByRole('button', { name: 'Nytt fordon' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Registreringsnummer').focus();
    await page.keyboard.type('xyz 89o');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'XYZ89O' })).toBeVisible();

    await page.goBack();
    await page.keyboard.press('/');
    // The search treats O and zero as the same character.
    await page.keyboard.type('z890');
    await expect(page.getByText('1 träff')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPage(page, 'Örjan Älg');
  },
);

test('the query is in the address, and Back restores it', { tag: '@full' }, async ({ page }) => {
  await openCustomers(page);
  await page.getByRole('searchbox').fill('070 174 06 05');
  await expect(page.getByText('1 träff')).toBeVisible();
  await page.getByRole('link', { name: 'Anna Berg', exact: true }).click();
  await expectPage(page, 'Anna Berg');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('070 174 06 05');
  await expect(page.getByText('1 träff')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('070 174 06 05');
});

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'the section is accessible and fits in each of its states',
      { tag: '@full' },
      async ({ page }) => {
        await openCustomers(page);
        await expectGood(page);
        await page.getByRole('searchbox').fill('finns inte');
        await expect(page.getByText('Inga träffar').first()).toBeVisible();
        await expectGood(page);
        await page.goto('/dashboard/customers');
        await page.getByRole('button', { name: 'Ny kund' }).click();
        await expectGood(page);

        for (const [path, heading] of [
          ['/dashboard/customers/anna', 'Anna Berg'],
          ['/dashboard/customers/akeri', 'Åkeri Norrsken AB'],
          ['/dashboard/customers/finns-inte', 'Kunden finns inte'],
          ['/dashboard/vehicles/golf', 'ABC 123 Volkswagen'],
          ['/dashboard/customers/anna/extract', 'Registerutdrag'],
          ['/dashboard/customers/import', 'Importera kunder'],
        ] as const) {
          await page.goto(path);
          await expectPage(page, heading);
          await expectGood(page);
        }
        await page.goto('/dashboard/vehicles/golf');
        await page.getByRole('button', { name: 'Ändra' }).click();
        await expectGood(page);
      },
    );

    test('a form with errors is accessible and fits', { tag: '@full' }, async ({ page }) => {
      const workshop = await openCustomers(page);
      await page.goto('/dashboard/vehicles/golf');
      await page.getByRole('button', { name: 'Ändra' }).click();
      const payer = page.getByRole('combobox', { name: 'Betalare' });
      await payer.pressSequentially('åkeri');
      await expect(page.getByRole('listbox', { name: 'Betalare' })).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: 'Spara' }).click();
      await expect(payer).toHaveValue('åkeri');
      await expect(payer).toHaveAccessibleDescription(/^Välj en kund/);
      await expectGood(page);
      await seedDocuments(`${workshop}/vehicles`, { golf: removedVehicle }, new Date());
      await expect(page.getByRole('alert')).toContainText('Fordonet togs bort av någon annan');
      await expectGood(page);

      await page.goto('/dashboard/customers/akeri');
      await page.getByRole('button', { name: 'Fler åtgärder' }).click();
      await page.getByRole('button', { name: 'Anonymisera …' }).click();
      await expect(page.getByRole('list', { name: /^Fordonen här under/ })).toBeVisible();
      await expectGood(page);
    });
  });
}
