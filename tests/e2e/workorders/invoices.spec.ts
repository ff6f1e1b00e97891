import { newOrder } from '@/domain/order/newOrder';
import { atWidth, expect, expectGood, type Page, password, test } from '../../support/browser';
import { bookingFields, form, seedCalendar } from '../../support/calendar';
import { company, invoiceSettings } from '../../support/company';
import { holdSession } from '../../support/session';

const ready = newOrder({
  ...{ bookingId: 'tyres', customerId: 'anna', vehicleId: 'volvo', staffId: 'bo', stage: 'ready' },
  lines: {
    a: 'labour|1500|h|119500|0|25|bo|accepted|179250|done|Hjulinställning',
    b: 'part|1000|st|34900|0|25||declined||todo|Torkarblad',
  },
});
const workOrders = { '1042': ready, '1043': { ...ready, bookingId: null } };
const bookings = { tyres: bookingFields({ status: 'done' }) };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Opens a page as a member, by the clock of the server: the rules compare the day of an invoice with it. */
async function open(page: Page, email: string, path: string) {
  await page.addInitScript(() => {
    window.print = () => sessionStorage.setItem('prints', `${sessionStorage.getItem('prints')}x`);
  });
  await holdSession(page.context(), email, password);
  await page.goto(`/dashboard/${path}`);
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('a ready order becomes a printed invoice by two presses, and the next number follows', async ({
      page,
    }) => {
      const { owner } = await seedCalendar({ workOrders, bookings, company, invoiceSettings });
      await open(page, owner, 'workorders/1042');
      await page.getByRole('link', { name: 'Fakturera', exact: true }).click();
      await expect(heading(page, 'Faktura')).toBeVisible();
      await expect(page.getByText('Förhandsvisning, inte utfärdad')).toBeVisible();
      await expect(page.getByText('Torkarblad')).toHaveCount(0);
      await button(page, 'Utfärda och skriv ut').click();

      await expect(heading(page, 'Faktura 10001')).toBeVisible();
      await expect(
        page
          .getByRole('definition')
          .filter({ hasText: /^1\s792,50\skr$/ })
          .first(),
      ).toBeVisible();
      // Rounding would lift it over the fixed price.
      await expect(page.getByText('Öresavrundning')).toHaveCount(0);
      await expect(page.getByText('5050-1055')).toBeVisible();
      await expect(
        page.getByRole('img', { name: 'Swish-kod med belopp och OCR-nummer' }),
      ).toBeVisible();
      await expect(page.getByText('Godkänd för F-skatt')).toBeVisible();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('prints'))).toBe('nullx');

      await button(page, 'Registrera betalning').click();
      await expect(form(page).getByText(/inget kassaregister/)).toBeVisible();
      await form(page).getByLabel('Belopp', { exact: true }).fill('792,50');
      await button(page, 'Registrera').click();
      await expect(form(page)).toBeHidden();
      await expect(page.getByText(/^1\s000,00\skr$/).first()).toBeVisible();
      await page.getByRole('button', { name: /^Ta tillbaka betalningen/ }).click();
      await form(page)
        .getByRole('button', { name: /^Ta tillbaka/ })
        .click();
      await expect(form(page)).toBeHidden();
      await expect(page.getByText(/tillbaka/i).first()).toBeVisible();
      await expectGood(page);

      await page.getByRole('link', { name: 'Till arbetsordern', exact: true }).click();
      await expect(
        page.getByRole('main').getByText('Fakturerad', { exact: true }).first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Fakturera', exact: true })).toHaveCount(0);

      await page.goto('/dashboard/workorders/1043/invoice');
      await button(page, 'Utfärda och skriv ut').click();
      await expect(heading(page, 'Faktura 10002')).toBeVisible();
      await page.goto('/dashboard/workorders/invoices?sok=abc123');
      await expect(page.getByText('2 fakturor')).toBeVisible();
      await page.getByLabel('Sök nummer, köpare eller bil').fill('10002 berg');
      await expect(page.getByRole('link', { name: /^Faktura 10002/ })).toBeVisible();
      await expect(page.getByText('1 faktura', { exact: true })).toBeVisible();
    });

    test(
      'an order is invoiced to two payers, who together pay the whole',
      { tag: '@full' },
      async ({ page }) => {
        const { owner } = await seedCalendar({ workOrders, bookings, company, invoiceSettings });
        await open(page, owner, 'workorders/1042/invoice');
        await button(page, 'Dela på två betalare').click();
        await expectGood(page);
        await form(page).getByLabel('Delens belopp inkl. moms').fill('1792,50');
        await button(page, 'Visa delens faktura').click();
        await expect(form(page).getByText('Välj vem som betalar delen.')).toBeVisible();
        await expect(
          form(page).getByText(/^Delen ska vara mindre än det som är kvar att fakturera/),
        ).toBeVisible();
        await form(page).getByRole('combobox').fill('disa');
        await page.getByRole('option', { name: /Disa Ek/ }).click();
        await form(page).getByLabel('Delens belopp inkl. moms').fill('500');
        await button(page, 'Visa delens faktura').click();
        await expect(form(page)).toBeHidden();
        await expect(page.getByText(/Resten, 1\s292,50\skr, är kvar på AO\s1042/)).toBeVisible();
        await expectGood(page);
        await button(page, 'Utfärda och skriv ut').click();
        await expect(heading(page, 'Faktura 10001')).toBeVisible();
        await expect(page.getByText('Självrisk')).toBeVisible();
        await expect(page.getByText(/^500,00\skr$/).first()).toBeVisible();

        await page.getByRole('link', { name: 'Till arbetsordern', exact: true }).click();
        await page.getByRole('link', { name: 'Fakturera', exact: true }).click();
        await expect(page.getByText('Avgår faktura 10001')).toBeVisible();
        await button(page, 'Utfärda och skriv ut').click();
        await expect(heading(page, 'Faktura 10002')).toBeVisible();
        await expect(page.getByText(/^1\s292,50\skr$/).first()).toBeVisible();
        await expectGood(page);
      },
    );

    test(
      'what is missing is said with the way to it, and nothing is issued without a network',
      { tag: '@full' },
      async ({ page, context, faults }) => {
        const { owner } = await seedCalendar({ workOrders, bookings });
        await open(page, owner, 'workorders/1042/invoice');
        for (const name of ['Organisationsnummer', 'Bankgiro, plusgiro eller Swish'])
          await expect(page.getByRole('link', { name })).toBeVisible();
        await expect(button(page, 'Utfärda och skriv ut')).toBeDisabled();
        await expectGood(page);

        await page.goto('/dashboard/settings/invoicing');
        await page.getByLabel('Bankgiro', { exact: true }).fill('5050-1056');
        await button(page, 'Spara').click();
        await expect(
          page.getByText('Bankgirots kontrollsiffra stämmer inte. Kontrollera numret.'),
        ).toBeVisible();
        await page.getByLabel('Bankgiro', { exact: true }).fill('50501055');
        await page.getByLabel('Betalningsvillkor i dagar').fill('10');
        await page.getByLabel('Verifikatserie').fill('f 1');
        await button(page, 'Spara').click();
        await expect(
          page.getByText('Skriv serien med en till tre bokstäver eller siffror.'),
        ).toBeVisible();
        await page.getByLabel('Verifikatserie').fill('f');
        await button(page, 'Spara').click();
        await expect(page.getByText('Inställningarna är ändrade.')).toBeVisible();
        await expect(page.getByLabel('Verifikatserie')).toHaveValue('F');
        await expect(page.getByLabel('Bankgiro', { exact: true })).toHaveValue('5050-1055');
        await expectGood(page);

        await page.goto('/dashboard/workorders/1043/invoice');
        await expect(heading(page, 'Faktura')).toBeVisible();
        await context.setOffline(true);
        await expect(
          page.getByText(/^Du är offline\. Fakturan får sitt nummer av servern/),
        ).toBeVisible();
        await expect(button(page, 'Utfärda och skriv ut')).toBeDisabled();
        await expectGood(page);
        await context.setOffline(false);
        faults.length = 0;
      },
    );
  });
}
