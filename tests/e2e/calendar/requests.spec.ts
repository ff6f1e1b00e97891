import { atWidth, expect, expectGood, expectPage, test } from '../../support/browser';
import { boxOf, card, openCalendar, requestFields, seedCalendar } from '../../support/calendar';
import { expectTargets } from '../../support/sight';
import { at } from '../../support/swedishInstant';

/** Requests for each hour of the day, so that the last of the list is out of sight. */
const requests = Object.fromEntries(
  [8, 9, 10, 11, 12].map((hour) => [
    `at${hour}`,
    requestFields({
      startsAt: at(`2026-11-20 ${String(hour).padStart(2, '0')}:00`),
      endsAt: at(`2026-11-20 ${String(hour + 1).padStart(2, '0')}:00`),
      linkId: String(hour).padStart(32, 'a'),
    }),
  ]),
);

for (const width of [360, 1280]) {
  const isPhone = width === 360;
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: isPhone, isMobile: isPhone });

    test('a request leads from each view to its row, and many are declined', async ({ page }) => {
      const { owner } = await seedCalendar({ requests });
      await openCalendar(page, owner);
      const last = card(page, 'Förfrågan, MLR 47T, Däckskifte, .*12:00–13:00');
      for (const view of ['Lista', 'Dag', 'Vecka']) {
        await page.getByRole('button', { name: view, exact: true }).click();
        await expect(card(page, 'Förfrågan').first()).toBeVisible();
        await last.click();
        await expectPage(page, 'Förfrågningar');
        const row = page.getByRole('listitem', { name: /12:00–13:00/ });
        await expect(row).toBeFocused();
        await expect(row).toBeInViewport();
        await page.goBack();
        await expect(card(page, 'Förfrågan').first()).toBeVisible();
      }
      await page.goto('/dashboard/calendar/requests');
      await page.getByText('Avvisa alla sedan …').click();
      await expectGood(page);
      if (isPhone) await expectTargets(page);
      await page.getByRole('button', { name: 'Avvisa 5 förfrågningar' }).click();
      await expect(page.getByRole('dialog', { name: 'Avvisa 5 förfrågningar?' })).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: 'Avbryt' }).click();
      await expect(page.getByRole('button', { name: 'Avvisa 5 förfrågningar' })).toBeFocused();
    });
  });
}

test('a request is neither dragged nor pressed into a new booking', async ({ page }) => {
  const { owner } = await seedCalendar({ requests: { asked: requestFields() } });
  for (const view of ['dag', 'vecka']) {
    if (view === 'dag') await openCalendar(page, owner, '?vy=dag');
    else await page.goto('/dashboard/calendar?vy=vecka');
    const request = card(page, 'Förfrågan, MLR 47T, .*12:00–13:00, Lyft 2');
    await request.hover();
    await page.mouse.down();
    const box = await boxOf(request);
    await page.mouse.move(box.x + 20, box.y + box.height + 60, { steps: 4 });
    await page.mouse.up();
    await expect(request).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Bokningen finns inte längre.')).toBeHidden();
  }
});
