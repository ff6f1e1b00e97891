import { expect, expectPage, type Page, test } from '../../support/browser';
import {
  bookByKeyboard,
  bookingFields,
  boxOf,
  card,
  field,
  form,
  openCalendar,
  seedCalendar,
  toast,
} from '../../support/calendar';
import { expectSaved } from '../../support/offline';

interface Point {
  x: number;
  y: number;
}

async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** The x coordinate, in px, of the middle of the column Lyft 2. */
async function secondColumn(page: Page): Promise<number> {
  const { x, width } = await boxOf(page.getByRole('main').getByText('Lyft 2').last());
  return x + width / 2;
}

const tenOnLift1 = 'ABC 123, Däckskifte, 10:00–11:00, Lyft 1';

test('a booking is dragged to another time and lift, made longer, and taken back', async ({
  page,
}) => {
  const { staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
  await openCalendar(page, staff);
  const box = await boxOf(card(page, tenOnLift1));
  const hour = box.height;
  // A point inside a quarter of an hour, away from its edges.
  const held = { x: box.x + box.width / 2, y: box.y + hour * 0.4 };
  const lift2 = await secondColumn(page);
  await drag(page, held, { x: lift2, y: held.y + hour });
  await expect(toast(page, 'ABC 123 är flyttad till 11:00–12:00, Lyft 2.')).toBeVisible();
  await expect(card(page, 'ABC 123, Däckskifte, 11:00–12:00, Lyft 2')).toBeVisible();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(card(page, tenOnLift1)).toBeVisible();

  const end = { x: held.x, y: box.y + hour - 3 };
  await drag(page, end, { x: end.x, y: end.y + hour / 2 });
  await expect(toast(page, 'ABC 123 är ändrad till 10:00–11:30, Lyft 1.')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(card(page, 'ABC 123, Däckskifte, 10:00–11:30, Lyft 1')).toBeVisible();
});

test(
  'a booking is moved and made longer by keyboard, and taken back',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
    await openCalendar(page, staff);
    await card(page, tenOnLift1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    const moved = card(page, 'ABC 123, Däckskifte, 10:15–11:15, Lyft 2');
    await expect(moved).toBeFocused();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(toast(page, 'ABC 123 är ändrad till 10:15–11:30, Lyft 2.')).toBeVisible();
    await page.getByRole('button', { name: 'Ångra' }).press('Enter');
    await expect(moved).toBeVisible();
    await expectSaved(page);
    await page.reload();
    await expect(moved).toBeVisible();
  },
);

test(
  'a booking stays where it is when the lift is taken or the workshop is closed',
  { tag: '@full' },
  async ({ page }) => {
    const other = bookingFields({ vehicleId: 'saab', resourceId: 'resource1' });
    const { staff } = await seedCalendar({ bookings: { tyres: bookingFields(), other } });
    await openCalendar(page, staff);
    const box = await boxOf(card(page, tenOnLift1));
    const held = { x: box.x + box.width / 2, y: box.y + box.height * 0.4 };
    await drag(page, held, { x: await secondColumn(page), y: held.y });
    await expect(
      toast(page, 'ABC 123 flyttades inte: Lyft 2 är upptagen 10:00–11:00 av DEF 456.'),
    ).toBeVisible();
    await expect(card(page, tenOnLift1)).toBeVisible();

    await page.getByRole('button', { name: 'Vecka', exact: true }).click();
    // Until the week is drawn, the card on the page belongs to the day, and disappears with its focus.
    await expect(page.getByText('fre 20')).toBeVisible();
    await card(page, 'ABC 123').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(toast(page, 'ABC 123 flyttades inte. Stängt på lördagar.')).toBeVisible();
  },
);

test(
  'a booking without a time is dragged from the tray into the day',
  { tag: '@full' },
  async ({ page }) => {
    const waiting = bookingFields({
      vehicleId: 'saab',
      customerId: 'disa',
      resourceId: null,
      staffId: null,
      startsAt: null,
      endsAt: null,
    });
    const { staff } = await seedCalendar({ bookings: { tyres: bookingFields(), waiting } });
    await openCalendar(page, staff);
    await expect(page.getByRole('heading', { name: 'Ej planerade (1)' })).toBeVisible();
    const ten = await boxOf(card(page, tenOnLift1));
    const tray = await boxOf(page.getByRole('listitem').filter({ hasText: 'DEF 456' }));
    const from = { x: tray.x + 20, y: tray.y + 10 };
    await drag(page, from, { x: await secondColumn(page), y: ten.y + 4 });
    await expect(toast(page, 'DEF 456 är planerad till')).toBeVisible();
    await expect(card(page, 'DEF 456, Däckskifte, 10:00–10:30, Lyft 2')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Ej planerade/ })).toBeHidden();
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect(page.getByRole('heading', { name: 'Ej planerade (1)' })).toBeVisible();
  },
);

test(
  'dragging over a free time starts a booking of that time',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
    await openCalendar(page, staff);
    const box = await boxOf(card(page, tenOnLift1));
    const x = await secondColumn(page);
    await drag(page, { x, y: box.y + 4 }, { x, y: box.y + box.height * 1.4 });
    await expect(field(page, 'Start')).toHaveValue('10:00');
    await expect(field(page, 'Slut')).toHaveValue('11:30');
    await expect(field(page, 'Plats')).toHaveValue('resource1');
    await page.keyboard.type('def');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    // The marked time must not lie over the new booking, which can be dragged at once.
    await expect(card(page, 'DEF 456, Ingen tjänst vald, 10:00–11:30, Lyft 2')).toBeVisible();
    await expect(page.getByText('10:00–11:30', { exact: true })).toBeHidden();
    await drag(page, { x, y: box.y + 20 }, { x, y: box.y + 20 + box.height });
    await expect(toast(page, 'DEF 456 är flyttad till 11:00–12:30, Lyft 2.')).toBeVisible();
  },
);

test(
  'a step back asks about a booking that is half filled in',
  { tag: '@full' },
  async ({ page }) => {
    const { owner } = await seedCalendar();
    await openCalendar(page, owner);
    await page.getByRole('link', { name: 'Kunder' }).click();
    await expectPage(page, 'Kunder');
    await page.getByRole('link', { name: 'Kalender' }).click();
    await expect(page.getByRole('group', { name: 'Visa som' })).toBeVisible();
    await bookByKeyboard(page, { typed: 'abc', option: /^ABC 123/ }, ['olje']);
    await page.goBack();
    await page.getByRole('button', { name: 'Fortsätt redigera' }).click();
    await expect(form(page).getByRole('button', { name: /^Ta bort Oljebyte/ })).toBeVisible();
    await expect(page).toHaveURL(/calendar/);
    await page.goBack();
    await page.getByRole('button', { name: 'Lämna utan att spara' }).click();
    await page.goBack();
    await expectPage(page, 'Kunder');
  },
);
