import { atWidth, expect, expectGood, type Page, test } from '../../support/browser';
import {
  boxOf,
  card,
  field,
  openCalendar,
  pick,
  seedCalendar,
  startBooking,
  toast,
} from '../../support/calendar';
import { expectSaved } from '../../support/offline';
import { expectLegible, expectTargets } from '../../support/sight';

const picker = (page: Page, label: string) =>
  page.getByRole('dialog', { name: `Välj dag: ${label}`, exact: true });
const jump = (page: Page) => page.getByLabel('Datum', { exact: true });

test.describe('In an English browser', () => {
  test.use({ locale: 'en-US' });

  test('dates and clock times are Swedish, and the day that was typed is booked', async ({
    page,
  }) => {
    const { staff } = await seedCalendar();
    await openCalendar(page, staff);
    expect(await page.evaluate(() => new Date(0).toLocaleDateString())).toBe('1/1/1970');
    await expect(jump(page)).toHaveValue('2026-11-20');
    await startBooking(page);
    await pick(page, 'abc', /^ABC 123/);
    await expect(field(page, 'Tjänster')).toBeFocused();
    await field(page, 'Dag').focus();
    await page.keyboard.press('ArrowDown');
    const grid = picker(page, 'Dag').getByRole('grid', { name: 'November 2026', exact: true });
    await expect(grid.getByRole('row').first()).toHaveText('v.måtiontofrlösö');
    await page.keyboard.press('Escape');
    await expect(picker(page, 'Dag')).toBeHidden();
    await expect(field(page, 'Dag')).toBeFocused();
    await field(page, 'Dag').fill('24/11');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Dag')).toHaveValue('2026-11-24');
    await expect(field(page, 'Start')).toBeFocused();
    await page.keyboard.type('1330');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Start')).toHaveValue('13:30');
    await expect(field(page, 'Slutdag')).toHaveValue('2026-11-24');
    await expect(field(page, 'Slut')).toHaveValue('14:30');
    await page.keyboard.press('Control+Enter');
    await expect(
      toast(page, /^Bokningen ABC 123 är sparad: tisdag 24 november 13:30–14:30/),
    ).toBeVisible();
    await expectSaved(page);
    await jump(page).fill('24 nov');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tisdag 24 november' })).toBeVisible();
    await expect(jump(page)).toHaveValue('2026-11-24');
    await expect(card(page, 'ABC 123, Ingen tjänst vald, 13:30–14:30')).toBeVisible();
  });
});

test(
  'a day is picked by keys in the form, and the form stays',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar();
    await openCalendar(page, staff);
    await startBooking(page);
    await field(page, 'Dag').fill('snart');
    await page.keyboard.press('Control+Enter');
    await expect(field(page, 'Dag')).toHaveAccessibleDescription(
      'Skriv datumet som 2026-11-22 eller 22/11.',
    );
    await expect(field(page, 'Dag')).toBeFocused();
    await expect(field(page, 'Dag')).toHaveValue('snart');
    await page.keyboard.press('ArrowDown');
    const day = (name: string) => picker(page, 'Dag').getByRole('button', { name, exact: true });
    await expect(picker(page, 'Dag')).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(day('tisdag 22 december 2026')).toBeFocused();
    await expect(day('fredag 25 december 2026, Juldagen, stängt')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(picker(page, 'Dag')).toBeHidden();
    await expect(field(page, 'Dag')).toBeFocused();
    await expect(field(page, 'Dag')).toHaveValue('2026-12-22');
    await expect(field(page, 'Slutdag')).toHaveValue('2026-12-22');
    await expect(field(page, 'Dag')).not.toHaveAccessibleDescription(/./);
  },
);

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  // A small desktop, its page enlarged to 200 %.
  [640, 400],
] as const) {
  test.describe(`${width} by ${height} px`, atWidth(width), () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a thumb picks a day in the calendar and in a form', async ({ page }) => {
      const { owner } = await seedCalendar();
      await openCalendar(page, owner, '?vy=dag&datum=2026-12-22');
      await page.getByRole('button', { name: 'Välj i kalender, Datum' }).tap();
      await expect(picker(page, 'Datum').getByText('Överstrukna dagar: stängt')).toBeVisible();
      await expectGood(page);
      await expectTargets(page);
      await expectLegible(page);
      const box = await boxOf(picker(page, 'Datum'));
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      await picker(page, 'Datum').getByRole('button', { name: 'Månaden efter' }).tap();
      await picker(page, 'Datum').getByRole('button', { name: 'måndag 4 januari 2027' }).tap();
      await expect(page.getByRole('heading', { name: 'Måndag 4 januari 2027' })).toBeVisible();

      await page.getByRole('button', { name: 'Ny bokning' }).tap();
      await expect(field(page, 'Fordon')).toBeVisible();
      await page.getByRole('button', { name: 'Välj i kalender, Slutdag' }).tap();
      await expect(picker(page, 'Slutdag')).toBeVisible();
      await expectGood(page);
      await picker(page, 'Slutdag').getByRole('button', { name: 'tisdag 5 januari 2027' }).tap();
      await expect(field(page, 'Slutdag')).toHaveValue('2027-01-05');
      await expect(field(page, 'Dag')).toHaveValue('2027-01-04');
    });
  });
}
