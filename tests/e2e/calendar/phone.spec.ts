import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser';
import {
  bookingFields,
  card,
  field,
  form,
  openCalendar,
  seedCalendar,
  toast,
} from '../../support/calendar';
import { expectSaved } from '../../support/offline';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test(
  'a thumb books a car with two services at the next free time',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar();
    await openCalendar(page, staff);
    // On a phone the calendar opens as a list.
    await expect(page.getByRole('button', { name: 'Lista', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const option = (name: RegExp) => form(page).getByRole('option', { name });
    await page.getByRole('button', { name: 'Ny bokning' }).tap();
    await field(page, 'Fordon').tap();
    await page.keyboard.type('abc');
    await option(/^ABC 123 Volvo Anna Berg/).tap();
    await field(page, 'Tjänster').tap();
    await option(/^Oljebyte med filter/).tap();
    await field(page, 'Tjänster').tap();
    await option(/^Däckskifte/).tap();
    await expect(form(page).getByText('Totalt')).toHaveText('Totalt 1 h 15 min, 1 790,00 kr');
    await expect(
      form(page).getByText('fredag 20 november, 08:15–09:30 · Lyft 1 · Anders Holm'),
    ).toBeVisible();
    await form(page).getByRole('button', { name: 'Spara' }).tap();
    const today = page.getByRole('region', { name: /^Idag, fredag 20 november/ });
    const saved = today.getByRole('button', { name: /^ABC 123, .*, 08:15–09:30, Lyft 1, Bokad/ });
    await expect(saved).toBeVisible();
    await expectSaved(page);
    await page.reload();
    await expect(saved).toBeVisible();
  },
);

test('a swipe leaves a booking where it is, and a long press takes it along', async ({ page }) => {
  const { staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
  await openCalendar(page, staff, '?vy=dag');
  const booking = card(page, 'ABC 123, Däckskifte, 10:00–11:00, Lyft 1');
  await expect(booking).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  // The test itself controls the clock, so that a busy machine does not decide when a press counts as long. It stops in a
  // moment: a leap would run out the time of what is still being fetched.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  for (const isLong of [false, true]) {
    const { x, y, hour } = await middleOf(booking);
    await touch('touchStart', { x, y });
    if (isLong) await page.clock.runFor(500);
    await touch('touchMove', { x, y: y + hour / 2 });
    await touch('touchMove', { x, y: y + hour });
    await touch('touchEnd');
  }
  await page.clock.resume();
  await expect(toast(page, 'ABC 123 är flyttad till 11:00–12:00, Lyft 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Ångra' }).tap();
  await expect(booking).toBeVisible();
});

/** A point inside a booking, away from the edges of a quarter, and the height of an hour in px. */
async function middleOf(booking: Locator) {
  await booking.scrollIntoViewIfNeeded();
  // After a swipe the page may scroll for a moment more, longer on a busy machine.
  let before = '';
  const isStill = async () => before === (before = JSON.stringify(await booking.boundingBox()));
  await expect.poll(isStill).toBe(true);
  const box = await booking.boundingBox();
  if (!box) throw new Error('The booking is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.4, hour: box.height };
}
