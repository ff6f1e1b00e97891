import { resourceColours, type ResourceDraft } from '@/domain/workshop/resource';
import { atWidth, expect, test } from '../../support/browser';
import {
  bookingFields,
  card,
  field,
  form,
  openCalendar,
  seedCalendar,
} from '../../support/calendar';
import { at } from '../../support/swedishInstant';

const resources: ResourceDraft[] = resourceColours.map((colour, order) => {
  const name = `Lyft ${order + 1}`;
  return { name, kind: 'lift', colour, order, isActive: true, registrationNumber: null };
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
  [320, 400],
] as const) {
  test.describe(`${width} by ${height} px`, atWidth(width), () => {
    test.use({ viewport: { width, height } });

    test('a busy week opens at today and shows every plate in full, on one line', async ({
      page,
    }) => {
      const abreast = resourceColours.flatMap((_, index) =>
        ['16', '17', '18', '19', '20'].map((day) => [
          `${day} ${index}`,
          bookingFields({
            resourceId: `resource${index}`,
            startsAt: at(`2026-11-${day} 10:00`),
            endsAt: at(`2026-11-${day} 11:00`),
          }),
        ]),
      );
      const { staff } = await seedCalendar({ bookings: Object.fromEntries(abreast), resources });
      await openCalendar(page, staff, '?vy=vecka');
      const cards = card(page, 'ABC 123');
      await expect(cards).toHaveCount(resources.length * 5);
      for (const each of await cards.all()) {
        const plate = each.getByText('ABC 123');
        const [inner, outer] = [await plate.boundingBox(), await each.boundingBox()];
        expect(right(inner)).toBeLessThanOrEqual(right(outer));
        expect(inner?.height).toBeLessThan(24);
      }
      await expect(page.getByText('fre 20')).toBeInViewport();
      // A narrow screen has no room for all days, and begins at the one in the address.
      const monday = expect(page.getByText('mån 16'));
      await (width === 1280 ? monday : monday.not).toBeInViewport();
    });

    test('a booking can be saved from every place in its form, and nothing covers the form', async ({
      page,
    }) => {
      const { staff } = await seedCalendar({ bookings: { one: bookingFields() } });
      await openCalendar(page, staff, '?vy=lista');
      await card(page, 'ABC 123').click();
      const save = form(page).getByRole('button', { name: 'Spara' });
      await expect(save).toBeInViewport({ ratio: 1 });
      for (const name of ['Fordon', 'Tjänster', 'Dag', 'Slut', 'Plats', 'Status', 'Person']) {
        await field(page, name).focus();
        const [box, foot] = [await field(page, name).boundingBox(), await save.boundingBox()];
        expect(bottom(box)).toBeLessThan(foot?.y ?? 0);
        await expect(save).toBeInViewport({ ratio: 1 });
      }
      const [day, clock] = [field(page, 'Dag'), field(page, 'Start')];
      await clock.fill('');
      await save.click();
      await expect(clock).toHaveAccessibleDescription(/./);
      expect((await day.boundingBox())?.y).toBe((await clock.boundingBox())?.y);
    });
  });
}

type Box = { x: number; y: number; width: number; height: number } | null;

function right(box: Box) {
  return box ? box.x + box.width : 0;
}

function bottom(box: Box) {
  return box ? box.y + box.height : 0;
}

for (const [view, name] of [
  ['dag', 'ABC 123, Däckskifte, 10:00–11:00, Lyft 1, Bokad, Anna Berg, Anders Holm'],
  [
    'vecka',
    'ABC 123, Däckskifte, fredag 20 november 10:00–11:00, Lyft 1, Bokad, Anna Berg, Anders Holm',
  ],
  [
    'manad',
    'ABC 123, Däckskifte, fredag 20 november 10:00–11:00, Lyft 1, Bokad, Anna Berg, Anders Holm',
  ],
] as const) {
  test(
    `a mouse reads all of a booking in ${view}`,
    { tag: view === 'vecka' ? [] : '@full' },
    async ({ page }) => {
      const { staff } = await seedCalendar({ bookings: { one: bookingFields() } });
      await openCalendar(page, staff, `?vy=${view}`);
      await expect(card(page, 'ABC 123').and(page.getByTitle(name, { exact: true }))).toBeVisible();
    },
  );
}
