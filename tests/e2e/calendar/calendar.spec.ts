import { expect, expectPage, test } from '../../support/browser';
import {
  bookByKeyboard,
  bookingFields,
  card,
  field,
  form,
  openCalendar,
  openSearch,
  pick,
  seedCalendar,
  startBooking,
  toast,
} from '../../support/calendar';
import { expectSaved } from '../../support/offline';
import { at } from '../../support/swedishInstant';

const anna = { typed: 'bc1', option: /^ABC 123 Volvo Anna Berg/ };

test.describe('By keyboard alone', () => {
  test(
    'a car found by its plate gets services, a lift and a person',
    { tag: '@always' },
    async ({ page }) => {
      const taken = bookingFields({
        vehicleId: 'saab',
        customerId: 'disa',
        startsAt: at('2026-11-20 08:00'),
        endsAt: at('2026-11-20 12:00'),
      });
      const { staff } = await seedCalendar({ bookings: { taken } });
      await openCalendar(page, staff);
      await expect(card(page, 'DEF 456')).toBeVisible();
      await bookByKeyboard(page, anna, ['olje', 'däck']);
      await expect(form(page).getByText('Totalt')).toHaveText('Totalt 1 h 15 min, 1 790,00 kr');
      await expect(
        form(page).getByText('fredag 20 november, 08:15–09:30 · Lyft 2 · Bo Lind'),
      ).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(form(page)).toBeHidden();
      await expect(
        toast(
          page,
          'Bokningen ABC 123 är sparad: fredag 20 november 08:15–09:30, Lyft 2, Bo Lind.',
        ),
      ).toBeVisible();

      const saved = card(
        page,
        'ABC 123, Oljebyte med filter, Däckskifte, 08:15–09:30, Lyft 2, Bokad, Anna Berg, Bo Lind$',
      );
      await expect(saved).toBeVisible();
      await expectSaved(page);
      await page.reload();
      await expect(saved).toBeVisible();
    },
  );

  test(
    'a new car and a new customer are added with the booking',
    { tag: '@full' },
    async ({ page }) => {
      const { staff } = await seedCalendar();
      await openCalendar(page, staff);
      await startBooking(page);
      await pick(page, 'xyz 12a', /^Nytt fordon XYZ 12A/);
      await expect(field(page, 'Märke')).toBeFocused();
      await page.keyboard.type('Volvo');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await pick(page, 'Nils Ny', /^Ny kund Nils Ny/);
      await expect(field(page, 'Telefon')).toBeFocused();
      await page.keyboard.type('070-174 06 07');
      await page.keyboard.press('Control+Enter');
      await expect(toast(page, 'Bokningen XYZ 12A är sparad bland de ej planerade.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ej planerade (1)' })).toBeVisible();
      await expectSaved(page);

      await page.goto('/dashboard/customers');
      await page.getByRole('link', { name: 'Nils Ny', exact: true }).click();
      await expectPage(page, 'Nils Ny');
      await expect(page.getByRole('link', { name: 'XYZ 12A Volvo' })).toBeVisible();
    },
  );

  test(
    'the search leads to sections, vehicles and bookings, and begins a new one',
    { tag: '@full' },
    async ({ page }) => {
      const { staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
      await openCalendar(page, staff);
      const search = page.getByRole('dialog', { name: 'Sök' });
      await openSearch(page);
      await page.keyboard.type('rapp');
      await page.keyboard.press('Enter');
      await expectPage(page, 'Rapporter');

      await openSearch(page);
      await page.keyboard.type('def');
      await expect(search.getByRole('option', { name: /^DEF 456 Saab Disa Ek/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expectPage(page, 'DEF 456 Saab');

      await openSearch(page);
      await page.keyboard.type('anna berg');
      const bookings = search.getByRole('group', { name: 'Bokningar' });
      await expect(bookings.getByRole('option')).toHaveAccessibleName(
        /^ABC 123 fredag 20 november 10:00/,
      );
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Bokningen ABC 123' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card(page, 'ABC 123')).toBeVisible();

      await openSearch(page);
      await page.keyboard.type('ny bo');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Ny bokning' })).toBeVisible();
      await expect(field(page, 'Fordon')).toBeFocused();
    },
  );

  test(
    'the shortcuts are shown by ? and put away by Escape',
    { tag: '@full' },
    async ({ page }) => {
      const { staff } = await seedCalendar();
      await openCalendar(page, staff);
      await page.keyboard.press('?');
      const shortcuts = page.getByRole('dialog', { name: 'Kortkommandon' });
      await expect(shortcuts.getByText('Ny bokning')).toBeVisible();
      await expect(shortcuts.getByText('Flytta bokningen')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shortcuts).toBeHidden();
    },
  );
});

test(
  'view, day and filters are in the address, and Back leads through them',
  { tag: '@full' },
  async ({ page }) => {
    const other = bookingFields({ vehicleId: 'saab', resourceId: 'resource1', staffId: 'bo' });
    const { staff } = await seedCalendar({ bookings: { tyres: bookingFields(), other } });
    await openCalendar(page, staff);
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });
    await expect(heading('Fredag 20 november')).toBeVisible();
    await expect(card(page, 'ABC 123')).toBeVisible();

    await page.getByRole('button', { name: 'Vecka', exact: true }).click();
    await expect(heading('16–22 november 2026')).toBeVisible();
    await page.getByLabel('Plats').selectOption('Lyft 2');
    await expect(card(page, 'DEF 456')).toBeVisible();
    await expect(card(page, 'ABC 123')).toBeHidden();
    await page.getByRole('button', { name: 'Framåt' }).click();
    await expect(heading('23–29 november 2026')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/calendar?vy=vecka&datum=2026-11-27&plats=resource1');
    await page.reload();
    await expect(heading('23–29 november 2026')).toBeVisible();
    await expect(page.getByLabel('Plats')).toHaveValue('resource1');

    await page.goBack();
    await expect(heading('16–22 november 2026')).toBeVisible();
    await expect(card(page, 'ABC 123')).toBeHidden();
    await page.goBack();
    await expect(card(page, 'ABC 123')).toBeVisible();
    await page.goBack();
    await expect(heading('Fredag 20 november')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/calendar');
  },
);

test.describe('On a closed day', () => {
  test(
    'an owner is told the reason and may book all the same',
    { tag: '@full' },
    async ({ page }) => {
      const { owner } = await seedCalendar();
      await openCalendar(page, owner, '?datum=2026-11-22');
      await expect(page.getByText('v. 47 · stängt på söndagar')).toBeVisible();
      await bookByKeyboard(page, anna, []);
      await field(page, 'Dag').fill('2026-11-22');
      await field(page, 'Start').fill('9');
      await expect(form(page).getByText('Stängt på söndagar.')).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(field(page, 'Start')).toHaveAccessibleDescription('Välj en ledig tid.');
      await expect(field(page, 'Start')).toBeFocused();
      await form(page).getByRole('checkbox', { name: 'Boka ändå' }).check();
      await page.keyboard.press('Control+Enter');
      await expect(card(page, 'ABC 123, Ingen tjänst vald, 09:00–10:00')).toBeVisible();
      await expectSaved(page);
      await page.reload();
      await expect(card(page, 'ABC 123, Ingen tjänst vald, 09:00–10:00')).toBeVisible();
    },
  );

  test(
    'others are told the reason and offered only open times',
    { tag: '@full' },
    async ({ page }) => {
      const { staff } = await seedCalendar();
      await openCalendar(page, staff);
      await bookByKeyboard(page, anna, ['däck']);
      // The found time stays when another day is chosen.
      await expect(field(page, 'Start')).toHaveValue(/\d/);
      await field(page, 'Dag').fill('2026-11-22');
      await expect(form(page).getByText('Stängt på söndagar.')).toBeVisible();
      await expect(form(page).getByRole('checkbox', { name: 'Boka ändå' })).toBeHidden();
      await form(page).getByRole('button', { name: 'Spara' }).click();
      await expect(field(page, 'Start')).toHaveAccessibleDescription('Välj en ledig tid.');
      const free = form(page).getByRole('group', { name: 'Lediga tider' });
      await free.getByRole('button', { name: 'måndag 23 november 07:00–07:30' }).click();
      await form(page).getByRole('button', { name: 'Spara' }).click();
      await expect(
        toast(page, 'Bokningen ABC 123 är sparad: måndag 23 november 07:00–07:30'),
      ).toBeVisible();
      await expectSaved(page);
    },
  );
});
