import { starterServices } from '@/domain/workshop/starterSet';
import { atWidth, expect, expectGood, test } from '../../support/browser';
import { openCalendar, seedMembers } from '../../support/calendar';
import { seedDocuments } from '../../support/documents';
import { expectLegible } from '../../support/sight';

for (const width of [360, 1280]) {
  const tag = width === 360 ? '@always' : [];
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'a choice between two texts is accessible and stands in line',
      { tag },
      async ({ page }) => {
        const { workshop, members } = await seedMembers();
        const [wash] = starterServices;
        const named = (name: string) => ({ wash: { ...wash, name } });
        await seedDocuments(`${workshop}/services`, named('Tvätt'));
        await openCalendar(page, members.owner);
        await page.goto('/dashboard/settings/services');
        await page.getByRole('button', { name: 'Ändra Tvätt' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Namn').fill('Utvändig tvätt');
        const theirs = 'Utvändig tvätt för hand med avfettning, schampo och vax';
        await seedDocuments(`${workshop}/services`, named(theirs), new Date());
        await expect(dialog.getByText(`Namn: ${theirs}`)).toBeVisible();
        await dialog.getByLabel('Aktiv').focus();
        await dialog.getByRole('button', { name: 'Spara' }).click();
        const question = dialog.getByRole('group', { name: /Vad ska gälla\?$/ });
        await expect(question).toBeFocused();
        await expect(question).toBeInViewport({ ratio: 1 });
        const choices = dialog.getByRole('radio');
        await expect(choices).toHaveCount(2);
        const boxes = await choices.evaluateAll((all) =>
          all.map((each) => {
            const { x, width, height } = each.getBoundingClientRect();
            return [x, width, height];
          }),
        );
        expect(boxes[0]).toEqual(boxes[1]);
        await expectLegible(page);
        await expectGood(page);
      },
    );
  });
}
