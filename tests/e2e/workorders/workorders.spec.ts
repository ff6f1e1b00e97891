import { atWidth, expect, expectGood, type Page, test } from '../../support/browser';
import {
  bookingFields,
  card,
  form,
  keepsForCheckIn,
  openCalendar,
  seedCalendar,
} from '../../support/calendar';
import { expectOnlyLostNetwork, expectSaved, saving } from '../../support/offline';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

for (const width of [360, 1280]) {
  const tag = width === 360 ? '@always' : [];
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 }, hasWorker: true });

    test(
      'a booked car is made ready without a network',
      { tag },
      async ({ page, otherPage, context, faults }) => {
        const { owner, staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
        await openCalendar(page, staff, '?vy=lista');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.goto('/dashboard/workorders');
        await expect(page.getByText('Inga bilar är incheckade.')).toBeVisible();
        await keepsForCheckIn(page);

        await context.setOffline(true);
        await card(page, 'ABC 123').click();
        await form(page).getByRole('link', { name: 'Fyll i incheckning' }).click();
        await expect(heading(page, 'Checka in')).toBeVisible();
        await page.getByLabel('Mätarställning', { exact: true }).fill('45 210');
        await page.getByLabel('Nyckelnummer', { exact: true }).fill('7');
        await page.getByLabel('Kundens beskrivning', { exact: true }).fill('Det gnisslar');
        await button(page, 'Checka in').click();
        await expect(heading(page, /^AO.1001/)).toBeVisible();

        await button(page, 'Ny rad').click();
        await form(page).getByLabel('Vad ska göras?', { exact: true }).fill('Bromsvätska');
        await form(page)
          .getByLabel(/^Pris per enhet/)
          .fill('650');
        await form(page).getByRole('button', { name: 'Spara' }).click();
        await expect(form(page)).toBeHidden();

        // The customer is asked, and answers by telephone.
        await page.getByRole('link', { name: 'Fråga kunden' }).click();
        await expect(heading(page, 'Kostnadsförslag 1')).toBeVisible();
        await button(page, 'Fråga kunden').click();
        await expect(page.getByText(/^Bromsvätska 650,00 kr$/m)).toBeVisible();
        await button(page, 'Registrera svar').click();
        await form(page)
          .getByRole('group', { name: /^Bromsvätska/ })
          .getByText('Godkänd')
          .click();
        await form(page).getByLabel('Vem svarade?', { exact: true }).fill('Anna i receptionen');
        await button(page, 'Spara svaret').click();
        await expect(page.getByText('Anna i receptionen')).toBeVisible();
        await expectGood(page);
        await page.getByRole('link', { name: 'Till arbetsordern' }).click();
        await expect(heading(page, /^AO.1001/)).toBeVisible();
        await expect(button(page, 'Gjord: Bromsvätska')).toBeVisible();

        // Leaving by the address loses what the device has not stored yet.
        await expect(saving(page)).toHaveText(/^Offline, \d+ väntar$/);
        await page.goto('/dashboard/workorders/mine');
        await page.getByLabel('Vem är du?').selectOption('Anders Holm');
        await page.getByRole('button', { name: /^Starta AO.1001$/ }).click();
        await expect(page.getByText(/^Pågår sedan/)).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: /^Klar med AO.1001$/ }).click();
        await page.getByRole('link', { name: /^AO.1001, ABC 123/ }).click();
        await expect(heading(page, /^AO.1001/)).toBeVisible();
        await button(page, 'Markera klar').click();
        await expect(page.getByRole('main').getByText('Klar', { exact: true })).toBeVisible();
        await expect(saving(page)).toHaveText(/^Offline, \d+ väntar$/);

        await page.reload();
        await expect(heading(page, /^AO.1001/)).toBeVisible();
        await expect(page.getByText('Det gnisslar', { exact: true })).toBeVisible();

        await context.setOffline(false);
        await expectSaved(page);
        await openCalendar(otherPage, owner, '?vy=lista');
        await expect(card(otherPage, 'ABC 123.*Klar')).toBeVisible();
        await otherPage.goto('/dashboard/workorders');
        const ready = otherPage
          .getByRole('region', { name: /^Klar/ })
          .getByRole('link', { name: /^AO.1001, ABC 123/ });
        await expect(ready).toBeVisible();
        await ready.click();
        await expect(heading(otherPage, /^AO.1001/)).toBeVisible();
        const texts = [
          'Däckskifte',
          'Bromsvätska',
          'Det gnisslar',
          '45 210 km',
          'Anna i receptionen',
        ];
        for (const text of texts) {
          await expect(otherPage.getByRole('main').getByText(text).first()).toBeVisible();
        }

        expectOnlyLostNetwork(faults);
      },
    );
  });
}
