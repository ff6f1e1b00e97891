import { type BookingFields, bookingStatuses } from '@/domain/booking/booking';
import { resourceColours, type ResourceDraft } from '@/domain/workshop/resource';
import { atWidth, expect, expectGood, expectPage, test } from '../../support/browser';
import {
  bookingFields,
  card,
  field,
  form,
  openCalendar,
  openSearch,
  pick,
  seedCalendar,
  startBooking,
} from '../../support/calendar';
import { at } from '../../support/swedishInstant';

const noTime = { resourceId: null, staffId: null, startsAt: null, endsAt: null };

const resources: ResourceDraft[] = resourceColours.map((colour, order) => {
  const name = `Lyft ${order + 1}`;
  return { name, kind: 'lift', colour, order, isActive: true, registrationNumber: null };
});

/** Bookings in each colour and each status, short and long, and some without a time. */
const bookings: Record<string, BookingFields> = Object.fromEntries([
  ...resourceColours.map((colour, index) => [
    colour,
    bookingFields({
      resourceId: `resource${index}`,
      status: bookingStatuses[index % bookingStatuses.length] ?? 'booked',
    }),
  ]),
  ['quarter', bookingFields({ startsAt: at('2026-11-20 13:00'), endsAt: at('2026-11-20 13:15') })],
  [
    'half',
    bookingFields({
      startsAt: at('2026-11-20 12:00'),
      endsAt: at('2026-11-20 12:30'),
      vehicleId: 'saab',
    }),
  ],
  [
    'days',
    bookingFields({
      startsAt: at('2026-11-23 07:00'),
      endsAt: at('2026-11-24 17:00'),
      isAllDay: true,
    }),
  ],
  ['waiting', bookingFields(noTime)],
  ['unknown', bookingFields({ ...noTime, vehicleId: null, customerId: null })],
]);

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'every view of the calendar is accessible and fits',
      { tag: '@full' },
      async ({ page }) => {
        const { staff } = await seedCalendar({ bookings, resources });
        await openCalendar(page, staff);
        await expect(page.getByRole('heading', { name: 'Ej planerade (2)' })).toBeVisible();
        for (const view of ['Dag', 'Vecka', 'Månad', 'Lista']) {
          await page.getByRole('button', { name: view, exact: true }).click();
          await expect(page.getByRole('main').getByText('ABC 123').nth(1)).toBeVisible();
          await expectGood(page);
        }
      },
    );

    test(
      'a calendar without bookings is accessible and fits',
      { tag: '@full' },
      async ({ page }) => {
        const { staff } = await seedCalendar();
        await openCalendar(page, staff, '?vy=dag&datum=2026-12-25');
        await expect(page.getByText('stängt: Juldagen')).toBeVisible();
        await expect(page.getByText('Stängt fredag 25 december: Juldagen.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Visa måndag 28 december' })).toBeVisible();
        await expectGood(page);
        await page.getByLabel('Status').selectOption('Avbokad');
        await expect(page.getByText('Inga bokningar med de filter som är valda.')).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: 'Lista', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Visa alla' })).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: 'Visa alla' }).click();
        await expect(page.getByRole('button', { name: 'Lägg till den första' })).toBeVisible();
        await expectGood(page);
      },
    );

    test(
      'the form of a booking is accessible and fits',
      { tag: '@full' },
      async ({ page, otherPage }) => {
        const { owner, auditor } = await seedCalendar({ bookings, resources });
        await openCalendar(page, owner, '?vy=lista');
        await startBooking(page);
        await page.keyboard.type('abc');
        await expect(form(page).getByRole('option').first()).toBeVisible();
        await expectGood(page);
        await page.keyboard.press('Enter');
        await pick(page, 'däck', /^Däckskifte/);
        await field(page, 'Plats').selectOption('Lyft 1');
        await field(page, 'Person').selectOption('Anders Holm');
        await field(page, 'Dag').fill('2026-11-20');
        await field(page, 'Start').fill('10');
        await expect(form(page).getByText('Lyft 1 är upptagen 10:00–11:00')).toBeVisible();
        await form(page).getByRole('button', { name: 'Spara' }).click();
        await expect(field(page, 'Start')).toHaveAccessibleDescription('Välj en ledig tid.');
        await expectGood(page);
        await field(page, 'Dag').fill('2026-11-22');
        await expect(form(page).getByRole('checkbox', { name: 'Boka ändå' })).toBeVisible();
        await expectGood(page);
        await form(page).getByRole('button', { name: 'Avbryt' }).click();
        await expect(page.getByRole('dialog', { name: 'Lämna utan att spara?' })).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: 'Lämna utan att spara' }).click();
        await expect(form(page)).toBeHidden();

        await card(page, 'ABC 123, Däckskifte, 10:00–11:00, Lyft 1').click();
        await expect(form(page).getByText('Meddela kunden')).toBeVisible();
        await expectGood(page);

        await openCalendar(otherPage, auditor, '?vy=lista');
        await card(otherPage, 'ABC 123').first().click();
        await expect(form(otherPage).getByText('Anna Berg')).toBeVisible();
        await expectGood(otherPage);
      },
    );

    test(
      'search, shortcuts and the pages beside the calendar are accessible and fit',
      { tag: '@full' },
      async ({ page }) => {
        const { staff } = await seedCalendar({ bookings, resources });
        await openCalendar(page, staff);
        await openSearch(page);
        await expect(page.getByRole('option', { name: 'Ny bokning' })).toBeVisible();
        await expectGood(page);
        await page.keyboard.type('abc');
        await expect(page.getByRole('option', { name: /^ABC 123 fredag/ }).first()).toBeVisible();
        await expectGood(page);
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Kortkommandon' })).toBeVisible();
        await expectGood(page);

        for (const [path, heading, text] of [
          ['calendar/reminders?datum=2026-11-23', 'Påminnelser', '0 av 1 påminda'],
          ['calendar/day-list?datum=2026-11-20', 'Dagslista', 'DEF 456'],
          ['bookings/petrol/job-card', 'Arbetskort', 'Anna Berg'],
        ] as const) {
          await page.goto(`/dashboard/${path}`);
          await expectPage(page, heading);
          await expect(page.getByText(text)).toBeVisible();
          await expectGood(page);
        }
      },
    );
  });
}
