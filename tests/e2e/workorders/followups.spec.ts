import { newOrder } from '@/domain/order/newOrder';
import { atWidth, expect, expectGood, type Page, test } from '../../support/browser';
import { form, openCalendar, seedCalendar } from '../../support/calendar';
import { expectOnlyLostNetwork, expectSaved, saving } from '../../support/offline';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const workOrders = {
  '1042': newOrder({
    ...{ customerId: 'anna', vehicleId: 'volvo', staffId: 'anders', stage: 'working' },
    lines: {
      a: 'package|1000|st|349500|0|25|anders|accepted|349500|todo|Bromsbyte',
      b: 'part|2000|st|170000|0|25||open||todo|Bromsskivor fram',
    },
  }),
};

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 }, hasWorker: true });

    test(
      'work that is declined without a network is asked about again, and booked',
      { tag: '@full' },
      async ({ page, context, faults }) => {
        const { staff } = await seedCalendar({ workOrders });
        await openCalendar(page, staff, '?vy=lista');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.goto('/dashboard/workorders/followups');
        await expect(page.getByText(/^Inget att följa upp nu/)).toBeVisible();
        await expectGood(page);
        await page.goto('/dashboard/workorders/1042');
        await expect(heading(page, /^AO.1042/)).toBeVisible();
        await expect(button(page, 'Registrera svar')).toBeEnabled();
        await expectSaved(page);

        await context.setOffline(true);
        await button(page, 'Registrera svar').click();
        await form(page)
          .getByRole('group', { name: /^Bromsskivor fram/ })
          .getByText('Avböjd')
          .click();
        const day = form(page).getByLabel('Följ upp', { exact: true });
        await expect(day).toHaveValue('2027-02-20');
        await day.fill('idag');
        await expectGood(page);
        await form(page).getByLabel('Vem svarade?', { exact: true }).fill('Anna Berg');
        await button(page, 'Spara svaret').click();
        await expect(page.getByText('En uppföljning är upplagd.')).toBeVisible();
        await expect(saving(page)).toHaveText(/^Offline, \d+ väntar$/);

        await page.getByRole('link', { name: 'Alla arbetsorder' }).click();
        await page.getByRole('link', { name: 'Uppföljningar (1)' }).click();
        await expect(heading(page, 'Uppföljningar')).toBeVisible();
        await expect(page.getByText('Följs upp 2026-11-20')).toBeVisible();
        const text = page.getByRole('link', { name: /^Sms till 070/ });
        const href = decodeURIComponent((await text.getAttribute('href')) ?? '');
        expect(href).toMatch(/^sms:\+46701740605\?body=Hej!/);
        expect(href).toContain('ABC 123');
        expect(href).toContain('Bromsskivor fram, ca 3 400 kr');
        await expectGood(page);
        await page.getByLabel('Kontaktad: ABC 123 Anna Berg').click();
        await expect(page.getByText('Kontaktad 2026-11-20')).toBeVisible();

        await page.getByRole('link', { name: 'Boka ABC 123 Anna Berg' }).click();
        await expect(form(page).getByLabel(/^Ta med: Bromsskivor fram/)).toBeChecked();
        await expectGood(page);
        await button(page, 'Spara').click();
        await expect(form(page)).toBeHidden();
        await expect(heading(page, 'Uppföljningar')).toBeVisible();
        await expect(page.getByText('Ej hämtat än: du är offline.')).toBeVisible();

        await context.setOffline(false);
        await expectSaved(page);
        await expect(page.getByText(/^Inget att följa upp nu/)).toBeVisible();
        await page.goto('/dashboard/vehicles/volvo');
        const card = page.getByRole('region', { name: 'Uppföljningar' });
        await card.getByRole('link', { name: 'Bokad', exact: true }).click();
        await expect(form(page).getByLabel('Intern anteckning', { exact: true })).toHaveValue(
          /^Uppföljning: Bromsskivor fram, ca 3.400.kr \(AO.1042\)$/,
        );
        await expect(form(page).getByLabel(/^Ta med: Bromsskivor fram/)).toBeChecked();
        await expectGood(page);

        expectOnlyLostNetwork(faults);
      },
    );
  });
}
