import { expect, expectGood, password, test } from '../../support/browser';
import { seedMembers } from '../../support/calendar';
import { holdSession } from '../../support/session';

test.use({ viewport: { width: 360, height: 800 } });

test('the browser is asked to keep what is stored, and its answer is shown', async ({
  page,
  context,
  browser,
}) => {
  const { members } = await seedMembers();
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  const browserContextId = targetInfos.find(({ url }) => url === page.url())?.browserContextId;
  const answer = (setting: 'denied' | 'granted') =>
    devtools.send('Browser.setPermission', {
      ...{ permission: { name: 'persistent-storage' }, setting },
      ...(browserContextId && { browserContextId }),
    });
  await answer('denied');
  await holdSession(context, members.owner, password);
  await page.goto('/dashboard/settings/data');
  const card = page.locator('section').filter({ hasText: 'På den här enheten' });
  await expect(card.getByRole('status')).toHaveText(
    /^Webbläsaren har inte lovat att behålla det. Blir det ont om plats/,
  );
  await expectGood(page);

  await card.getByRole('button', { name: 'Fråga webbläsaren igen' }).click();
  await expect(card.getByRole('status')).toContainText('Webbläsaren sa nej den här gången.');
  await answer('granted');
  await card.getByRole('button', { name: 'Fråga webbläsaren igen' }).click();
  await expect(card.getByRole('status')).toHaveText(
    'Webbläsaren har lovat att behålla det som är sparat här, också när det blir ont om plats.',
  );
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('status')).toBeFocused();
});
