import type { Locator } from '@playwright/test';
import { type BookingFields, bookingStatuses } from '@/domain/booking/booking';
import { instantAt, parseDay } from '@/domain/time/swedishTime';
import { resourceColours, type ResourceDraft } from '@/domain/workshop/resource';
import { expect, expectGood, type Page, test } from '../../support/browser';
import {
  bookingFields,
  boxOf,
  card,
  field,
  openCalendar,
  seedCalendar,
  toast,
} from '../../support/calendar';
import { expectSaved } from '../../support/offline';
import { at } from '../../support/swedishInstant';

const resources: ResourceDraft[] = resourceColours.map((colour, order) => {
  const isLane = order >= 6;
  const name = isLane ? `Tvätthall ${order - 5}` : `Lyft ${order + 1}`;
  return {
    name,
    kind: isLane ? 'washLane' : 'lift',
    colour,
    order,
    isActive: true,
    registrationNumber: null,
  };
});
const workdays = ['16', '17', '18', '19', '20'];

/** `perDay` bookings on each workday: jobs of an hour from 07:00 on, with a quarter between them. */
function busyWeek(perDay: number): Record<string, BookingFields> {
  const bookings: Record<string, BookingFields> = {};
  for (const day of workdays) {
    const parsed = parseDay(`2026-11-${day}`);
    if (!parsed.ok) throw new Error('No such day.');
    for (let job = 0; job < perDay; job++) {
      const start = 7 * 60 + Math.floor(job / resources.length) * 75;
      const isPast = day < '20';
      bookings[`${day} ${job}`] = bookingFields({
        resourceId: `resource${job % resources.length}`,
        vehicleId: job % 3 === 0 ? 'saab' : 'volvo',
        customerId: job % 3 === 0 ? 'disa' : 'anna',
        startsAt: instantAt(parsed.value, start),
        endsAt: instantAt(parsed.value, start + 60),
        status: isPast ? 'pickedUp' : (bookingStatuses[job % 6] ?? 'booked'),
      });
    }
  }
  return bookings;
}

/** The table of the week. */
function week(page: Page): Locator {
  return page.getByRole('table', { name: 'Bokningar 16–22 november 2026' });
}

/** The cell of a resource on a day of November. */
function cell(page: Page, place: string, day: number): Locator {
  const row = week(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: place }) });
  return row.getByRole('cell').nth(day - 16);
}

/** Expects that nothing on the page is wider than the room that it has. */
async function expectUncut(parts: Locator) {
  const cut = await parts.evaluateAll((elements) =>
    elements
      .filter((each) => each.scrollWidth > each.clientWidth && each.clientWidth > 0)
      .map(({ className, textContent }) => `${className}: ${textContent.slice(0, 60)}`),
  );
  expect(cut).toEqual([]);
}

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const) {
  test.describe(`${width} by ${height} px`, { tag: width === 1280 ? [] : '@full' }, () => {
    test.use({ viewport: { width, height } });

    for (const perDay of [20, 60]) {
      test(
        `a week of ${perDay} jobs a day shows all days, and cuts no time and no plate`,
        { tag: perDay === 60 ? [] : '@full' },
        async ({ page }) => {
          const { staff } = await seedCalendar({ bookings: busyWeek(perDay), resources });
          await openCalendar(page, staff, '?vy=vecka');
          await expect(card(page, 'ABC 123').first()).toBeVisible();
          const group = page.getByRole('group', { name: /^Bokningar/ });
          await expectUncut(group);
          await expect(week(page).getByRole('columnheader')).toHaveCount(8);
          for (const head of await week(page).getByRole('columnheader').all()) {
            await expect(head).toBeInViewport({ ratio: 1 });
          }
          // The grid begins above the fold, and so does its first resource.
          await expect(week(page).getByRole('rowheader', { name: 'Lyft 1' })).toBeInViewport({
            ratio: 0.5,
          });
          await expectUncut(week(page).locator('[data-booking-id], [data-booking-id] > *'));
          await expect(page.getByRole('list', { name: 'Färger och märken' })).toBeInViewport();
          if (width === 1920) expect((await boxOf(week(page))).width).toBeGreaterThan(1500);
          await expectGood(page);
        },
      );
    }
  });
}

test(
  'the week is printed whole, across paper that lies down',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ bookings: busyWeek(60), resources });
    await openCalendar(page, staff, '?vy=vecka');
    const onLift1 = cell(page, 'Lyft 1', 20).getByRole('button', { name: /^(ABC|DEF)/ });
    await expect(onLift1).toHaveCount(4);
    await expect(cell(page, 'Lyft 1', 20).getByRole('button', { name: '4 till' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(onLift1).toHaveCount(8);
    await expect(cell(page, 'Lyft 1', 20).getByRole('button', { name: '4 till' })).toBeHidden();
    await expect(page.getByRole('heading', { name: '16–22 november 2026' })).toBeVisible();
    for (const control of ['Visa som', 'Datum och filter']) {
      await expect(page.getByRole('group', { name: control })).toBeHidden();
    }
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sizes = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sizes.length).toBeGreaterThan(0);
    for (const [, width, height] of sizes) {
      expect(Number(width)).toBeCloseTo(842, -1);
      expect(Number(height)).toBeCloseTo(595, -1);
    }
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(onLift1).toHaveCount(4);
  },
);

/** Drags by the mouse from the middle of one element to the lower edge of another. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await boxOf(from), await boxOf(to)];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 6, { steps: 4 });
  await page.mouse.up();
}

const fridayOnLift1 = 'ABC 123, Däckskifte, fredag 20 november 10:00–11:00, Lyft 1';

test(
  'a booking is dragged to another day and lift, and taken back',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
    await openCalendar(page, staff, '?vy=vecka');
    await drag(page, card(page, fridayOnLift1), cell(page, 'Lyft 2', 21));
    await expect(toast(page, 'ABC 123 flyttades inte. Stängt på lördagar.')).toBeVisible();
    await drag(page, card(page, fridayOnLift1), cell(page, 'Lyft 2', 20));
    await expect(toast(page, 'ABC 123 är flyttad till 10:00–11:00, Lyft 2.')).toBeVisible();
    await expect(cell(page, 'Lyft 2', 20).getByRole('button', { name: /^ABC 123/ })).toBeVisible();
    await expect(cell(page, 'Lyft 1', 20).getByText('9 h ledigt')).toBeVisible();
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect(cell(page, 'Lyft 1', 20).getByRole('button', { name: /^ABC 123/ })).toBeVisible();
    await expectSaved(page);
  },
);

test(
  'a press where it is free begins a booking there, at the first free time',
  { tag: '@full' },
  async ({ page }) => {
    const early = bookingFields({
      startsAt: at('2026-11-20 08:00'),
      endsAt: at('2026-11-20 09:30'),
    });
    const { staff } = await seedCalendar({ bookings: { early } });
    await openCalendar(page, staff, '?vy=vecka');
    await cell(page, 'Lyft 1', 20).getByText('7,5 h ledigt').click();
    await expect(field(page, 'Dag')).toHaveValue('2026-11-20');
    await expect(field(page, 'Start')).toHaveValue('09:30');
    await expect(field(page, 'Plats')).toHaveValue('resource0');
    await page.keyboard.type('def');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(card(page, 'DEF 456, .*, fredag 20 november 09:30–10:30, Lyft 1')).toBeVisible();
    await expect(cell(page, 'Lyft 1', 20).getByText('6,5 h ledigt')).toBeVisible();
    await card(page, 'DEF 456').hover();
    await page.getByRole('button', { name: 'Checka in DEF 456' }).click();
    await expect(card(page, 'DEF 456, .*, Incheckad')).toBeVisible();
  },
);

test(
  'a booking without a time is dragged from the tray to the first free time of a day',
  { tag: '@full' },
  async ({ page }) => {
    const free = { resourceId: null, staffId: null, startsAt: null, endsAt: null };
    const waiting = bookingFields({ ...free, vehicleId: 'saab', customerId: 'disa' });
    const first = bookingFields({
      startsAt: at('2026-11-20 08:00'),
      endsAt: at('2026-11-20 09:00'),
    });
    const { staff } = await seedCalendar({ bookings: { first, waiting } });
    await openCalendar(page, staff, '?vy=vecka');
    await expect(card(page, 'ABC 123')).toBeVisible();
    const tray = page.getByRole('listitem').filter({ hasText: 'DEF 456' });
    await drag(page, tray.getByText('Däckskifte'), cell(page, 'Lyft 1', 20));
    await expect(toast(page, 'DEF 456 är planerad till')).toBeVisible();
    await expect(
      card(page, 'DEF 456, Däckskifte, fredag 20 november 09:00–09:30, Lyft 1'),
    ).toBeVisible();
  },
);

test(
  'a day with many bookings is folded, and a booking moved there keeps the focus',
  { tag: '@full' },
  async ({ page }) => {
    const hour = (day: number, clock: number) =>
      bookingFields({
        startsAt: at(`2026-11-${day} ${String(clock).padStart(2, '0')}:00`),
        endsAt: at(`2026-11-${day} ${String(clock + 1).padStart(2, '0')}:00`),
      });
    const others = [9, 10, 11, 12, 13, 14].map((clock) => [`b${clock}`, hour(26, clock)]);
    const bookings = { ...Object.fromEntries(others), late: hour(25, 16) };
    const { staff } = await seedCalendar({ bookings });
    await openCalendar(page, staff, '?vy=vecka&datum=2026-11-25');
    const thursday = page.getByRole('button', { name: /torsdag 26 november \d/ });
    await expect(thursday).toHaveCount(4);
    const fold = page.getByRole('button', { name: '2 till' });
    await fold.click();
    await expect(thursday).toHaveCount(6);
    await page.getByRole('button', { name: 'Visa färre' }).click();
    await expect(thursday).toHaveCount(4);

    await card(page, 'ABC 123, Däckskifte, onsdag 25 november 16:00–17:00').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(card(page, 'ABC 123, Däckskifte, torsdag 26 november 16:00–17:00')).toBeFocused();
    await page.getByRole('button', { name: 'tors 26' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Torsdag 26 november' }),
    ).toBeVisible();
  },
);
