import { expect, type Page, test } from '../../support/browser';
import {
  card,
  field,
  form,
  openCalendar,
  pick,
  seedCalendar,
  startBooking,
  toast,
} from '../../support/calendar';
import { expectSaved } from '../../support/offline';

const repair = (page: Page, time: string) => card(page, `ABC 123, Bromsbyte fram, ${time}, Lyft 1`);
const wash = (page: Page, time: string) =>
  card(page, `ABC 123, Utvändig handtvätt, ${time}, Tvätthall`);
const moving = (page: Page) => page.getByRole('dialog', { name: 'Flytta besöket' });

/** Moves the card that has the focus down by quarters of an hour, one key each. */
async function moveDown(page: Page) {
  await page.keyboard.press('Alt+ArrowDown');
  await expect(moving(page)).toBeVisible();
}

test(
  'a repair and a wash of the same car are booked, moved and called off as one visit',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar();
    await openCalendar(page, staff, '?vy=dag&datum=2026-11-23');
    await startBooking(page);
    await pick(page, 'abc123', /^ABC 123/);
    await pick(page, 'broms', /^Bromsbyte fram/);
    await field(page, 'Start').fill('08:00');
    await expect(field(page, 'Slut')).toHaveValue('10:00');
    await form(page).getByRole('button', { name: 'Lägg till en del' }).click();
    const part = form(page).getByRole('group', { name: 'Nästa del av besöket' });
    await expect(part.getByLabel('Tjänster')).toBeFocused();
    await page.keyboard.type('utvändig');
    await part.getByRole('option', { name: /^Utvändig handtvätt/ }).click();
    // The part is put behind the former one, unless a time has been typed before.
    await expect(part.getByLabel('Start')).toHaveValue('10:00');
    await part.getByLabel('Slut', { exact: true }).fill('11:00');
    await expect(part.getByLabel('Plats')).toHaveValue('resource2');

    // The parts of one car never overlap.
    await part.getByLabel('Start').fill('09:30');
    await expect(
      part.getByText(/^Besökets delar får inte överlappa: Bromsbyte fram/),
    ).toBeVisible();
    await form(page).getByRole('button', { name: 'Spara' }).click();
    await expect(part.getByLabel('Start')).toHaveAccessibleDescription('Välj en ledig tid.');
    await part.getByLabel('Start').fill('10:00');
    await part.getByLabel('Slut', { exact: true }).fill('11:00');
    await form(page).getByRole('button', { name: 'Spara' }).click();
    await expect(form(page)).toBeHidden();
    await expect(repair(page, '08:00–10:00')).toBeVisible();
    await expect(wash(page, '10:00–11:00')).toBeVisible();
    await expectSaved(page);

    await repair(page, '08:00–10:00').focus();
    await moveDown(page);
    await moving(page).getByRole('button', { name: 'Hela besöket' }).click();
    await expect(repair(page, '08:15–10:15')).toBeFocused();
    await expect(wash(page, '10:15–11:15')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skicka ny tid' })).toBeVisible();

    await moveDown(page);
    await expect(moving(page).getByText(/^Delen kan inte flyttas ensam\./)).toBeVisible();
    await expect(moving(page).getByRole('button', { name: 'Bara den här delen' })).toBeHidden();
    await moving(page).getByRole('button', { name: 'Avbryt' }).click();
    await wash(page, '10:15–11:15').focus();
    await moveDown(page);
    await moving(page).getByRole('button', { name: 'Bara den här delen' }).click();
    await expect(wash(page, '10:30–11:30')).toBeFocused();
    await expect(repair(page, '08:15–10:15')).toBeVisible();
    await expectSaved(page);

    await repair(page, '08:15–10:15').click();
    await field(page, 'Status').selectOption('Avbokad');
    await expect(form(page).getByRole('checkbox', { name: 'Avboka hela besöket' })).toBeChecked();
    await form(page).getByRole('button', { name: 'Spara' }).click();
    await expect(toast(page, /^Bokningen ABC 123 är avbokad/)).toBeVisible();
    await expect(card(page, 'ABC 123')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect(repair(page, '08:15–10:15')).toBeVisible();
    await expect(wash(page, '10:30–11:30')).toBeVisible();
    await expectSaved(page);
    await page.reload();
    await expect(repair(page, '08:15–10:15')).toBeVisible();
    await expect(wash(page, '10:30–11:30')).toBeVisible();
  },
);
