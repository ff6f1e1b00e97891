import { expect, expectPage, type Page, signIn, test } from '../../support/browser';
import { expectSaved, openServices } from '../../support/offline';
import { setField, workshopOf } from '../../support/servers';

/** The tabs that the SDK lists as open. */
function listedTabs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('firestore_clients_')),
  );
}

/** Ends a tab as a lack of memory does: nothing of the page runs any more. */
async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  // The navigation never ends.
  void page.goto('chrome://crash').catch(() => {});
  await crashed;
}

/** The collections that a page asks the server to watch, from now on. */
function listenedIn(page: Page): string[] {
  const listened: string[] = [];
  page.on('request', (request) => {
    const sent = decodeURIComponent(request.postData() ?? '');
    for (const [, collection = ''] of sent.matchAll(/"collectionId":"(\w+)"/g))
      listened.push(collection);
  });
  return listened;
}

test(
  'nothing is listened to on behalf of a tab that crashed',
  { tag: '@full' },
  async ({ context, page }) => {
    const before = listenedIn(page);
    await signIn(page);
    await expect.poll(() => listedTabs(page)).toHaveLength(1);
    // The first steps, beside the calendar alone, watch the invites.
    await expect.poll(() => before).toContain('invites');
    const next = await context.newPage();
    await crash(page);

    const listened = listenedIn(next);
    await openServices(next);
    await expect.poll(() => listened).toContain('services');
    // The SDK begins the listeners of other tabs with this tab's first question, before its later ones.
    await expectSaved(next);
    await next.getByRole('link', { name: 'Kunder' }).click();
    await expect.poll(() => listened).toContain('customers');
    await expectPage(next, 'Kunder');
    await expectSaved(next);
    expect(listened).not.toContain('invites');
    expect(await listedTabs(next)).toHaveLength(1);
  },
);

test(
  'an open tab stays listed beside one that crashed, and goes on listening',
  { tag: '@full' },
  async ({ context, page }) => {
    const { uid } = await signIn(page);
    const [first = ''] = await listedTabs(page);
    const open = await context.newPage();
    await openServices(open);
    await expect.poll(() => listedTabs(open)).toHaveLength(2);
    const second = (await listedTabs(open)).find((tab) => tab !== first);
    await crash(page);

    const next = await context.newPage();
    await next.goto('/dashboard/customers');
    await expectPage(next, 'Kunder');
    // The page may be there before the SDK.
    await expect(async () => {
      const listed = await listedTabs(next);
      expect(listed).toHaveLength(2);
      expect(listed).toContain(second);
      expect(listed).not.toContain(first);
    }).toPass();
    await setField(`workshops/${await workshopOf(uid)}`, 'name', 'Ekens däck');
    await expect(open.getByRole('button', { name: 'Verkstad: Ekens däck' })).toBeVisible();
    await expect(next.getByRole('button', { name: 'Verkstad: Ekens däck' })).toBeVisible();
  },
);
