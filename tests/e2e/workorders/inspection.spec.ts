import { newOrder } from '@/domain/order/newOrder';
import { expect, expectGood, type Page, test } from '../../support/browser';
import { bookingFields, openCalendar, seedCalendar } from '../../support/calendar';
import { expectOnlyLostNetwork, expectSaved, saving } from '../../support/offline';
import { expectTargets } from '../../support/sight';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const point = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const order = newOrder({
  ...{ customerId: 'anna', vehicleId: 'volvo', bookingId: 'tyres', staffId: 'anders' },
  odometerKm: 45_210,
});

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, hasWorker: true });

  test(
    'ten points are inspected without a network, and the red one becomes a line',
    { tag: '@full' },
    async ({ page, otherPage, context, faults }) => {
      const { owner, staff } = await seedCalendar({
        bookings: { tyres: bookingFields({ status: 'checkedIn' }) },
        workOrders: { '1042': order },
      });
      await openCalendar(page, staff, '?vy=lista');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto('/dashboard/workorders/1042');
      await expect(page.getByText('Ingen bilkontroll än.')).toBeVisible();
      await expectSaved(page);

      await context.setOffline(true);
      await button(page, 'Kontrollera bilen').click();
      await expectGood(page);
      await button(page, 'Verkstad').click();
      await expect(point(page, 'Bromsbelägg fram')).toBeVisible();
      await page.getByLabel('Vem är du?').selectOption('Anders Holm');
      await button(page, 'Röd – åtgärda').click();
      await page.getByLabel('Mätvärde i mm').fill('2');
      await button(page, 'Lägg till på ordern').click();
      await expect(page.getByRole('link', { name: 'Finns som rad på arbetsordern' })).toBeVisible();
      await expectGood(page);
      await expectTargets(page);
      for (let place = 2; place <= 10; place++) {
        await button(page, 'Nästa punkt').click();
        await expect(page.getByText(new RegExp(`^Punkt ${place} av 30`))).toBeVisible();
        await button(page, 'Grön – OK').click();
        await expect(button(page, 'Grön – OK')).toHaveAttribute('aria-pressed', 'true');
      }
      await page.getByRole('link', { name: 'Alla punkter' }).click();
      await expect(page.getByText('1 röd', { exact: true })).toBeVisible();
      await expect(page.getByText('9 gröna', { exact: true })).toBeVisible();
      await expectGood(page);
      await expect(saving(page)).toHaveText(/^Offline, \d+ väntar$/);
      await page.reload();
      await expect(
        page.getByRole('link', { name: /^Bromsbelägg fram Röd – åtgärda, 2.mm, rad på ordern$/ }),
      ).toBeVisible();

      await context.setOffline(false);
      await expectSaved(page);
      await openCalendar(otherPage, owner, '?vy=lista');
      await otherPage.goto('/dashboard/workorders/1042');
      const inspections = otherPage.getByRole('region', { name: 'Bilkontroll' });
      for (const count of ['1 röd', '9 gröna', '20 ej kontrollerade']) {
        await expect(inspections.getByText(count, { exact: true })).toBeVisible();
      }
      await expect(
        otherPage.getByRole('region', { name: 'Rader' }).getByText(/^Bromsbelägg fram, 2.mm$/),
      ).toBeVisible();
      await expectGood(otherPage);
      await inspections.getByRole('link', { name: /^Öppna Verkstad/ }).click();
      await expect(point(otherPage, 'Mönsterdjup höger bak')).toBeVisible();
      await expectGood(otherPage);
      await otherPage.getByRole('link', { name: 'Skriv ut' }).click();
      await expect(
        otherPage.getByRole('row', { name: /^Bromsbelägg fram Röd – åtgärda 2.mm Anders Holm/ }),
      ).toBeVisible();
      await expect(
        otherPage.getByRole('row', { name: /^Torkarblad Ej kontrollerad/ }),
      ).toBeVisible();
      await expectGood(otherPage);

      expectOnlyLostNetwork(faults);
    },
  );
});
