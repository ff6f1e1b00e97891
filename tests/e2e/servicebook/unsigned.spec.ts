import { expect, fillLogin, type Page, password, test } from '../../support/browser';
import { seedCalendar } from '../../support/calendar';
import { expectSaved } from '../../support/offline';
import { serviceBooks } from '../../support/serviceEntry';
import { sendEntry } from '../../support/serviceEntryForm';
import { holdSession } from '../../support/session';

const path = '/dashboard/servicebook/volvo/new';

/** Writes an entry that the device cannot sign, and saves it as it is. */
async function writeUnsigned(page: Page) {
  await sendEntry(page, 'Byte av torkarblad');
  await expect(page.getByRole('alert')).toContainText(
    'Enheten kan inte spara en nyckel att signera med',
  );
  await expect(page.getByLabel('Utfört arbete')).toHaveValue('Byte av torkarblad');
  await page.getByRole('button', { name: 'Spara utan signatur' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Byte av torkarblad' });
  await expect(entry.first()).toContainText('Osignerad');
  await expectSaved(page);
}

test(
  'a shared computer keeps no key, and an entry from it is saved unsigned when that is chosen',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ serviceBooks });
    await page.goto(`/login?next=${encodeURIComponent(path)}`);
    await page.getByLabel('Delad dator').check();
    await fillLogin(page, staff);
    await writeUnsigned(page);
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ name }) => name)).not.toContain('verkstadsnavet-signing');
  },
);

test(
  'a device that cannot store a key says so, and an entry is saved unsigned when that is chosen',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ serviceBooks });
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name: string, version?: number) {
        if (name === 'verkstadsnavet-signing') throw new DOMException('Refused', 'SecurityError');
        return open.call(this, name, version);
      };
    });
    await holdSession(page.context(), staff, password);
    await page.goto(path);
    await writeUnsigned(page);
  },
);

test(
  'a second entry is signed with the key that the device has',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar();
    await holdSession(page.context(), staff, password);
    for (const work of ['Byte av torkarblad', 'Byte av batteri']) {
      await page.goto(path);
      await sendEntry(page, work);
      await expect(page.getByText(work, { exact: true })).toBeVisible();
      await expectSaved(page);
    }
    await expect(page.getByText(/^Signerad av .*, oförändrad$/)).toHaveCount(2);
    await page.goto('/dashboard/servicebook/volvo/print');
    await expect(page.getByText(/^Nyckelns avtryck/)).toBeVisible();
  },
);
