import { expect, test } from '../../support/browser';
import { card, openCalendar, seedCalendar, seedMembers } from '../../support/calendar';
import { customerFields, vehicleFields } from '../../support/customers';
import { seedDocuments } from '../../support/documents';
import { bookings } from '../../support/pages';
import { expectStandsOut } from '../../support/sight';

test('what is chosen is seen in forced colours', async ({ page }) => {
  const { owner } = await seedCalendar({ bookings });
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalendar(page, owner, '?vy=lista');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expectStandsOut(button('Lista'), button('Vecka'));
  await expectStandsOut(link('Kalender'), link('Kunder'));
  await page.getByLabel('Datum', { exact: true }).press('ArrowDown');
  const day = (name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });
  await expectStandsOut(day(/^fredag 20 november/), day(/^torsdag 19 november/));
  await page.keyboard.press('Escape');
  await card(page, 'ABC 123').first().click();
  await expectStandsOut(button('Bekräftelse'), button('Påminnelse'));
  await page.goto('/dashboard/customers');
  await expectStandsOut(button('Alla'), button('Privat'));
  await page.goto('/dashboard/settings/services');
  await expectStandsOut(link('Tjänster'), link('Platser'));
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStandsOut(button('Mer'), link('Kunder'));
  await page.keyboard.press('Control+k');
  const option = (isSelected: boolean) =>
    page.getByRole('option', { selected: isSelected }).first();
  await expectStandsOut(option(true), option(false));
});

test('the columns of the list stand still from row to row', { tag: '@full' }, async ({ page }) => {
  const { workshop, members } = await seedMembers();
  const address = { street: null, postcode: null, city: 'Ekbacken' };
  const names = ['Bo', 'Bengtssons Åkeri och Entreprenad i Ekbacken AB', 'Anna Berg'];
  for (const [place, name] of names.entries()) {
    await seedDocuments(`${workshop}/customers`, {
      [`customer${place}`]: customerFields({ name, address }),
    });
    await seedDocuments(`${workshop}/vehicles`, {
      [`car${place}`]: vehicleFields({
        registrationNumber: `ABC12${place}`,
        make: ['VW', 'Volvo', 'Volkswagen Nyttofordon'][place] ?? null,
        ownerId: `customer${place}`,
      }),
    });
  }
  await openCalendar(page, members.owner);
  await page.goto('/dashboard/customers');
  for (const width of [768, 900, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    const cities = page.getByRole('listitem').getByText('Ekbacken', { exact: true });
    await expect(cities).toHaveCount(names.length);
    const starts = await cities.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().x),
    );
    expect(new Set(starts.map(Math.round)).size, `${width} px`).toBe(1);
  }
});
