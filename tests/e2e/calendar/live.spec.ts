import * as v from 'valibot';
import { expect, type Page, test } from '../../support/browser';
import {
  bookByKeyboard,
  bookingFields,
  boxOf,
  card,
  field,
  form,
  openCalendar,
  seedCalendar,
} from '../../support/calendar';
import { expectOnlyLostNetwork, expectSaved, saving } from '../../support/offline';

const anna = { typed: 'abc', option: /^ABC 123/ };
const disa = { typed: 'def', option: /^DEF 456/ };

test(
  'a change by one person shows for another, whose open form keeps the typed text',
  { tag: '@full' },
  async ({ page, otherPage }) => {
    const { owner, staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
    await openCalendar(page, owner);
    await openCalendar(otherPage, staff);
    await card(page, 'ABC 123').click();
    await form(page).getByText('Nyckel, meddelande och anteckning').click();
    await field(page, 'Intern anteckning').fill('Ring när den är klar');

    await card(otherPage, 'ABC 123, Däckskifte, 10:00–11:00').focus();
    await otherPage.keyboard.press('Alt+ArrowDown');
    await expect(card(otherPage, 'ABC 123, Däckskifte, 10:15–11:15')).toBeFocused();
    await bookByKeyboard(otherPage, disa, ['olje']);
    await expect(form(otherPage).getByText('fredag 20 november, 08:15–09:00')).toBeVisible();
    await otherPage.keyboard.press('Control+Enter');
    await expect(
      card(otherPage, 'DEF 456, Oljebyte med filter, 08:15–09:00, Lyft 1'),
    ).toBeVisible();
    await expectSaved(otherPage);

    // The calendar behind the form has changed; the open form has not.
    await expect(page.getByText('DEF 456')).toBeVisible();
    await expect(field(page, 'Intern anteckning')).toHaveValue('Ring när den är klar');
    await expect(field(page, 'Intern anteckning')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(card(page, 'ABC 123, Däckskifte, 10:15–11:15')).toBeVisible();
    await expectSaved(page);
    await card(otherPage, 'ABC 123').click();
    await expect(field(otherPage, 'Intern anteckning')).toHaveValue('Ring när den är klar');
  },
);

test(
  'a person who takes a lift second, after being offline, is told and offered another time',
  { tag: '@full' },
  async ({ page, otherPage, context, faults }) => {
    const { owner, staff } = await seedCalendar();
    await openCalendar(page, owner);
    await openCalendar(otherPage, staff);
    await bookByKeyboard(page, anna, ['däck']);
    const proposal = form(page).getByText('fredag 20 november, 08:15–08:45 · Lyft 1 · Anders Holm');
    await expect(proposal).toBeVisible();
    await form(page).getByText('Nyckel, meddelande och anteckning').click();
    await field(page, 'Meddelande från kunden').fill('Väntar på plats');
    await context.setOffline(true);
    await page.keyboard.press('Control+Enter');
    await expect(saving(page)).toHaveText('Offline, 1 väntar');
    await expect(card(page, 'ABC 123, Däckskifte, 08:15–08:45, Lyft 1')).toBeVisible();

    await bookByKeyboard(otherPage, disa, ['olje']);
    await expect(
      form(otherPage).getByText('fredag 20 november, 08:15–09:00 · Lyft 1 · Anders Holm'),
    ).toBeVisible();
    await otherPage.keyboard.press('Control+Enter');
    await expectSaved(otherPage);

    await context.setOffline(false);
    const lost = page.getByRole('alert').filter({ hasText: 'En bokning kunde inte sparas.' });
    await expect(lost).toContainText('Bokningen ABC 123, fredag 20 november 08:15–08:45');
    await lost.getByRole('button', { name: 'Välj ny tid' }).click();
    await expect(form(page).getByText('Lyft 1 är upptagen 08:15–09:00 av DEF 456.')).toBeVisible();
    await expect(field(page, 'Fordon')).toHaveValue('ABC 123 Volvo');
    await expect(field(page, 'Meddelande från kunden')).toHaveValue('Väntar på plats');
    await expect(form(page).getByRole('button', { name: 'Ta bort Däckskifte' })).toBeVisible();
    await form(page)
      .getByRole('group', { name: 'Lediga tider' })
      .getByRole('button', { name: 'fredag 20 november 09:00–09:30 · Lyft 1 · Anders Holm' })
      .click();
    await page.keyboard.press('Control+Enter');
    await expect(lost).toBeHidden();
    await expectSaved(page);
    const booked = 'ABC 123, Däckskifte, 09:00–09:30, Lyft 1, Bokad, Anna Berg, Anders Holm$';
    await expect(card(page, booked)).toBeVisible();
    await expect(card(otherPage, booked)).toBeVisible();
    await expect(card(page, 'DEF 456, Oljebyte med filter, 08:15–09:00, Lyft 1')).toBeVisible();

    expectOnlyLostNetwork(faults, /^error: Refused: Bokningen ABC 123/);
  },
);

test(
  'a dragged booking keeps the length that another person gives it meanwhile',
  { tag: '@full' },
  async ({ page, otherPage }) => {
    const { owner, staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
    await openCalendar(page, owner);
    await openCalendar(otherPage, staff);
    await expect(card(page, 'ABC 123, Däckskifte, 10:00–11:00')).toBeVisible();
    const { x, y, width } = await boxOf(card(page, 'ABC 123'));
    await page.mouse.move(x + width / 2, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 40, { steps: 5 });
    await card(otherPage, 'ABC 123, Däckskifte, 10:00–11:00').focus();
    await otherPage.keyboard.press('Alt+Shift+ArrowDown');
    await expect(card(otherPage, 'ABC 123, Däckskifte, 10:00–11:15')).toBeFocused();
    await expectSaved(otherPage);
    // The drag must not hold back the sum of booked hours above the column.
    await expect(page.getByText(/^1,25 av 10\sh bokat$/)).toBeVisible();
    await page.mouse.up();
    await expect(card(page, 'ABC 123, Däckskifte, 10:30–11:45')).toBeVisible();
    await expectSaved(page);
  },
);

/**
 * The starts of the booking ranges that the page listens to at the moment, read from its requests to
 * Firestore.
 */
function rangesListenedTo(page: Page): () => string[] {
  const ranges = new Map<number, string>();
  page.on('request', (request) => {
    for (const [key, sent] of new URLSearchParams(request.postData() ?? '')) {
      if (!/^req\d+___data__$/.test(key)) continue;
      const { addTarget, removeTarget } = v.parse(listenRequest, JSON.parse(sent));
      const [ends] =
        addTarget?.query?.structuredQuery.where?.compositeFilter?.filters.filter(
          ({ fieldFilter }) => fieldFilter?.field.fieldPath === 'endsAt',
        ) ?? [];
      const from = ends?.fieldFilter?.value.timestampValue;
      if (addTarget && from !== undefined) ranges.set(addTarget.targetId, from);
      if (removeTarget !== undefined) ranges.delete(removeTarget);
    }
  });
  return () => [...ranges.values()];
}

const fieldFilter = v.object({
  field: v.object({ fieldPath: v.string() }),
  value: v.object({ timestampValue: v.optional(v.string()) }),
});
// The query for bookings without a time has a filter for null, which is of another kind.
const filters = v.array(v.object({ fieldFilter: v.optional(fieldFilter) }));
const where = v.object({ compositeFilter: v.optional(v.object({ filters })) });
const structuredQuery = v.object({ where: v.optional(where) });
const listenRequest = v.object({
  addTarget: v.optional(
    v.object({ targetId: v.number(), query: v.optional(v.object({ structuredQuery })) }),
  ),
  removeTarget: v.optional(v.number()),
});

test(
  'only bookings that the device does not keep are listened to, in the shown range alone',
  { tag: '@full' },
  async ({ page }) => {
    const { owner } = await seedCalendar({ bookings: { tyres: bookingFields() } });
    const ranges = rangesListenedTo(page);
    await openCalendar(page, owner);
    await expect(card(page, 'ABC 123')).toBeVisible();
    await expect.poll(ranges).toEqual([]);
    await page.getByRole('button', { name: 'Vecka' }).click();
    await page.getByRole('button', { name: 'Framåt', exact: true }).click();
    await expect(card(page, 'ABC 123')).toBeHidden();
    await page.getByRole('button', { name: 'Bakåt', exact: true }).click();
    await expect(card(page, 'ABC 123')).toBeVisible();
    expect(ranges()).toEqual([]);

    await page.goto('/dashboard/calendar?vy=vecka&datum=2026-08-05');
    await expect.poll(ranges).toEqual(['2026-08-02T22:00:00.000000000Z']);
    await page.getByRole('button', { name: 'Framåt', exact: true }).click();
    await expect.poll(ranges).toEqual(['2026-08-09T22:00:00.000000000Z']);
    await page.getByRole('link', { name: 'Kunder' }).click();
    await expect.poll(ranges).toEqual([]);
  },
);
