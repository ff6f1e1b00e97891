import { newOrder } from '@/domain/order/newOrder';
import { atWidth, expect, expectGood, type Page, password, test } from '../../support/browser';
import { form, seedCalendar } from '../../support/calendar';
import { company, invoiceSettings } from '../../support/company';
import { holdSession } from '../../support/session';

const order = newOrder({
  ...{ customerId: 'anna', vehicleId: 'volvo', staffId: 'bo', stage: 'ready' },
  lines: { a: 'labour|1500|h|119500|0|25|bo|accepted|179250|done|Hjulinställning' },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Opens a page as a member, by the clock of the server: the rules compare the day of an invoice with it. */
async function open(page: Page, email: string, path: string) {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await holdSession(page.context(), email, password);
  await page.goto(`/dashboard/${path}`);
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'one press credits an invoice and opens the draft of the next, which its order gets',
      { tag: '@full' },
      async ({ page }) => {
        const { owner } = await seedCalendar({
          workOrders: { '1042': order },
          ...{ company, invoiceSettings },
        });
        await open(page, owner, 'workorders/1042/invoice');
        await button(page, 'Utfärda och skriv ut').click();
        await expect(heading(page, 'Faktura 10001')).toBeVisible();
        await button(page, 'Kreditera och gör om').click();

        await expect(heading(page, 'Fakturautkast')).toBeVisible();
        await expect(page.getByText('Kreditfaktura 10002 är utfärdad.')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Faktura 10001' })).toBeVisible();
        await expectGood(page);
        await button(page, 'Ändra raden Hjulinställning').click();
        await form(page).getByLabel('Pris per enhet inkl. moms').fill('1300');
        await button(page, 'Spara').click();
        await expect(page.getByText(/över det som kunden har godkänt på AO\s1042/)).toBeVisible();
        await expect(button(page, 'Utfärda och skriv ut')).toBeDisabled();
        await button(page, 'Ändra raden Hjulinställning').click();
        await form(page).getByLabel('Pris per enhet inkl. moms').fill('1000');
        await button(page, 'Spara').click();
        await button(page, 'Utfärda och skriv ut').click();

        await expect(heading(page, 'Faktura 10003')).toBeVisible();
        await expect(page.getByText(/^1\s500,00\skr$/).first()).toBeVisible();
        await page.getByRole('link', { name: 'Till arbetsordern', exact: true }).click();
        await expect(page.getByRole('link', { name: /Faktura 10003/ })).toBeVisible();
        await page.goto('/dashboard/workorders/invoices/F10001');
        await expect(page.getByText('Hela fakturan är krediterad.')).toBeVisible();
        await expect(button(page, 'Kreditera')).toHaveCount(0);
        await expect(button(page, 'Gör en ny faktura av den')).toBeVisible();
        await page.getByRole('link', { name: /^Kreditfaktura 10002/ }).click();
        await expect(heading(page, 'Kreditfaktura 10002')).toBeVisible();
        await expectGood(page);
      },
    );

    test(
      'an invoice about no order is drafted without a network and issued with it',
      { tag: '@full' },
      async ({ page, context, faults }) => {
        const { owner } = await seedCalendar({ company, invoiceSettings });
        await open(page, owner, 'workorders/invoices');
        await page.getByRole('link', { name: 'Ny faktura' }).click();
        await expect(heading(page, 'Ny faktura')).toBeVisible();
        await button(page, 'Fortsätt till raderna').click();
        await expect(page.getByText('Välj vem som ska ha fakturan.')).toBeVisible();
        await expectGood(page);
        await page.getByRole('combobox', { name: 'Kund' }).fill('anna');
        await page.getByRole('option', { name: /^Anna Berg/ }).click();
        await page.getByLabel('Bil', { exact: true }).selectOption('volvo');
        await button(page, 'Fortsätt till raderna').click();
        await expect(heading(page, 'Fakturautkast')).toBeVisible();
        await expect(page.getByText('Lägg till minst en rad.')).toBeVisible();

        await context.setOffline(true);
        await expect(page.getByText(/^Du är offline\. Utkastet sparas/)).toBeVisible();
        await button(page, 'Ny rad').click();
        await form(page).getByLabel('Vad ska göras?').fill('Hyra av verkstadsplats');
        await form(page).getByLabel('Antal').fill('2');
        await form(page).getByLabel('Pris per enhet inkl. moms').fill('400');
        await button(page, 'Spara').click();
        await expect(page.getByText('Hyra av verkstadsplats').first()).toBeVisible();
        await expect(button(page, 'Utfärda och skriv ut')).toBeDisabled();
        await expectGood(page);
        await context.setOffline(false);

        await button(page, 'Utfärda och skriv ut').click({ timeout: 60_000 });
        await expect(heading(page, 'Faktura 10001')).toBeVisible();
        // The browser may report requests that failed offline once the network is back.
        faults.length = 0;
        await expect(page.getByText(/^800,00\skr$/).first()).toBeVisible();
        await page.goto('/dashboard/workorders/invoices');
        await expect(page.getByRole('link', { name: /^Faktura 10001/ })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Utkast' })).toHaveCount(0);
      },
    );
  });
}
