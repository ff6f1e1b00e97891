import { expect, type Page, test } from '../../support/browser';
import {
  bookByKeyboard,
  bookingFields,
  card,
  field,
  form,
  openCalendar,
  seedCalendar,
  toast,
} from '../../support/calendar';
import { expectSaved } from '../../support/offline';
import { at } from '../../support/swedishInstant';

/**
 * Does `work` and returns how many keys the page saw being pressed meanwhile: each letter counts, and Ctrl counts as a
 * key of its own.
 */
async function keysOf(page: Page, work: () => Promise<void>): Promise<number> {
  const counted = page.evaluateHandle(() => {
    const count = { keys: 0, stop: () => removeEventListener('keydown', press, true) };
    function press() {
      count.keys += 1;
    }
    addEventListener('keydown', press, true);
    return count;
  });
  const count = await counted;
  await work();
  return count.evaluate(({ keys, stop }) => {
    stop();
    return keys;
  });
}

// Each count begins in the calendar as it stands when nothing has been pressed in it yet.
for (const [how, typed, atMost] of [
  ['the whole plate', 'abc123', 14],
  ['a first name', 'anna', 14],
] as const) {
  test(
    `a known caller, found by ${how}, is booked by few keys`,
    { tag: how === 'a first name' ? '@full' : [] },
    async ({ page }) => {
      const { staff } = await seedCalendar();
      await openCalendar(page, staff);
      const keys = await keysOf(page, async () => {
        await page.keyboard.press('n');
        await expect(field(page, 'Fordon')).toBeFocused();
        await page.keyboard.type(typed);
        await expect(form(page).getByRole('option').first()).toHaveAccessibleName(/^ABC 123/);
        await page.keyboard.press('Enter');
        await expect(field(page, 'Tjänster')).toBeFocused();
        await page.keyboard.type('däck');
        await expect(form(page).getByRole('option').first()).toHaveAccessibleName(/^Däckskifte/);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await expect(form(page)).toBeHidden();
      });
      await expect(toast(page, /^Bokningen ABC 123 är sparad: fredag 20 november/)).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Skicka bekräftelse', exact: true }),
      ).toBeVisible();
      await expectSaved(page);
      expect(keys).toBeLessThanOrEqual(atMost);
    },
  );
}

// Counted are all keys for one job, from the first look at the morning's calendar until the car is picked up: the way
// to its card, and each step. Between two of the steps another caller is booked. These keys are not counted, but the
// focus then has to come back to the card by itself: whoever leaves the card by other ways has to go there again, by b
// and arrows.
test('a job is taken from booked to picked up by few keys', { tag: '@full' }, async ({ page }) => {
  const before = bookingFields({
    vehicleId: 'saab',
    customerId: 'disa',
    startsAt: at('2026-11-20 08:00'),
    endsAt: at('2026-11-20 09:00'),
  });
  const aside = {
    ...before,
    resourceId: 'resource1',
    staffId: 'bo',
    startsAt: at('2026-11-20 08:30'),
  };
  const { staff } = await seedCalendar({ bookings: { before, aside, tyres: bookingFields() } });
  await openCalendar(page, staff);
  await expect(card(page, 'DEF 456')).toHaveCount(2);
  const step = async (status: string) => {
    await page.keyboard.press('s');
    await expect(card(page, `ABC 123, .*, ${status},`)).toBeFocused();
  };
  const first = await keysOf(page, async () => {
    await page.keyboard.press('b');
    await expect(card(page, 'DEF 456.*Lyft 1')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(card(page, 'ABC 123, .*, Bokad,')).toBeFocused();
    await step('Incheckad');
    await step('Pågår');
  });
  await bookByKeyboard(page, { typed: 'def456', option: /^DEF 456/ }, ['Däckskifte']);
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(toast(page, /^Bokningen DEF 456 är sparad/)).toBeVisible();
  await expect(card(page, 'DEF 456')).toHaveCount(3);
  await expect(card(page, 'ABC 123, .*, Pågår,')).toBeFocused();
  const second = await keysOf(page, async () => {
    await step('Klar');
    await step('Hämtad');
  });
  await expectSaved(page);
  expect(first + second).toBeLessThanOrEqual(8);
});

// Counted from the card that has the focus.
test('a booking is called off and taken back by few keys', { tag: '@full' }, async ({ page }) => {
  const { staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
  await openCalendar(page, staff);
  await card(page, 'ABC 123').focus();
  const keys = await keysOf(page, async () => {
    await page.keyboard.press('Delete');
    await expect(
      toast(page, 'Bokningen ABC 123 är avbokad: fredag 20 november 10:00–11:00'),
    ).toBeVisible();
    await expect(card(page, 'ABC 123')).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(card(page, 'ABC 123, .*, Bokad,')).toBeFocused();
  });
  await expectSaved(page);
  await page.reload();
  await expect(card(page, 'ABC 123, .*, Bokad,')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(5);
});
