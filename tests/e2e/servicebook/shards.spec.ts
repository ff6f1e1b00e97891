import { countDocuments } from '../../../scripts/bench/documentsRead';
import { expect, expectPage, type Page, password, test } from '../../support/browser';
import { seedCalendar } from '../../support/calendar';
import { expectOnlyLostNetwork, expectSaved, saving } from '../../support/offline';
import { serviceBook, serviceBooks, serviceEntry } from '../../support/serviceEntry';
import { entryOf, expectEntries, sendEntry } from '../../support/serviceEntryForm';
import { serviceBookFile } from '../../support/serviceBookFile';
import { holdSession } from '../../support/session';

const book = '/dashboard/servicebook/volvo';
const newEntry = (page: Page) => page.getByRole('link', { name: 'Ny notering' }).click();
const named = (name: string, content: string) => ({
  ...{ name, mimeType: 'application/json' },
  buffer: Buffer.from(content),
});

/** Opens a book on a device that keeps it, and the form of a new entry. */
async function openForm(page: Page, email: string, empty: boolean) {
  await holdSession(page.context(), email, password);
  await page.goto(book);
  await (empty
    ? expect(page.getByText(/^Inga noteringar än/)).toBeVisible()
    : expectEntries(page, 4));
  await expectSaved(page);
  await newEntry(page);
  await expectPage(page, 'Ny notering');
}

/** Adds an entry on each of two devices that know nothing of each other, and lets both find the server. */
async function addApart([one, other]: readonly [Page, Page]) {
  for (const page of [one, other]) await page.context().setOffline(true);
  await sendEntry(one, 'Byte av torkarblad');
  await sendEntry(other, 'Byte av batteri');
  await expect(entryOf(one, 'Byte av torkarblad')).toBeVisible();
  await expect(entryOf(one, 'Byte av batteri')).toBeHidden();
  await expect(entryOf(other, 'Byte av batteri')).toBeVisible();
  for (const page of [one, other]) await page.context().setOffline(false);
}

for (const [what, before] of [
  ['begin the book', 0],
  ['add to it', 4],
] as const) {
  test(
    `two devices that ${what} without a network both keep what they wrote`,
    { tag: '@full' },
    async ({ page, otherPage, faults }) => {
      const { staff, owner } = await seedCalendar(before === 0 ? {} : { serviceBooks });
      await openForm(page, staff, before === 0);
      await openForm(otherPage, owner, before === 0);
      await addApart([page, otherPage]);
      for (const each of [page, otherPage]) {
        await expectEntries(each, before + 2);
        await expect(each.getByText(/^Signerad av .*, oförändrad$/)).toHaveCount(2);
        await expectSaved(each);
      }
      expectOnlyLostNetwork(faults);
    },
  );
}

test(
  'two devices add to a book at the same moment',
  { tag: '@full' },
  async ({ page, otherPage }) => {
    const { staff, owner } = await seedCalendar();
    await openForm(page, staff, true);
    await openForm(otherPage, owner, true);
    await Promise.all([
      sendEntry(page, 'Byte av torkarblad'),
      sendEntry(otherPage, 'Byte av batteri'),
    ]);
    for (const each of [page, otherPage]) {
      await expectEntries(each, 2);
      await expectSaved(each);
    }
  },
);

test(
  'an entry written without a network outlives its tab',
  { tag: '@full' },
  async ({ page, context, faults }) => {
    const { staff } = await seedCalendar();
    await openForm(page, staff, true);
    await context.setOffline(true);
    await sendEntry(page, 'Byte av torkarblad');
    await expect(entryOf(page, 'Byte av torkarblad')).toBeVisible();
    await expect(saving(page)).toHaveText(/^Offline, \d väntar$/);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(book);
    await expect(entryOf(next, 'Byte av torkarblad')).toBeVisible();
    await expectSaved(next);
    await next.reload();
    await expect(entryOf(next, 'Byte av torkarblad')).toBeVisible();
    expectOnlyLostNetwork(faults);
  },
);

test(
  'a long file is imported entry by entry, and a second time adds nothing',
  { tag: '@full' },
  async ({ page, otherPage }) => {
    const { staff } = await seedCalendar({ serviceBooks });
    const entries = Array.from({ length: 12 }, (_, month) => [
      `f${month}`,
      {
        doneOn: `2022-${String(month + 1).padStart(2, '0')}-10`,
        odometerKm: 40_000 + 1000 * month,
      },
    ]);
    const { text, keyId } = await serviceBookFile(Object.fromEntries(entries), {
      unsigned: ['f3'],
    });
    await holdSession(page.context(), staff, password);
    await page.goto(book);
    await expectEntries(page, 4);
    await page.getByRole('button', { name: 'Läs in fil' }).click();
    await page.getByLabel('Serviceboken som fil').setInputFiles(named('bok.json', text));
    await page.getByRole('button', { name: 'Läs in 12 noteringar' }).click();
    await expectEntries(page, 16);
    await expectSaved(page);

    await holdSession(otherPage.context(), staff, password);
    await otherPage.goto(book);
    await expectEntries(otherPage, 16);
    const verdict = otherPage.getByText(`Signerad med nyckel ${keyId.slice(0, 10)}, oförändrad`);
    await expect(verdict).toHaveCount(11);
    await otherPage.getByRole('button', { name: 'Läs in fil' }).click();
    await otherPage.getByLabel('Serviceboken som fil').setInputFiles(named('bok.json', text));
    await expect(otherPage.getByText('12 finns redan här')).toBeVisible();
    await expect(otherPage.getByRole('button', { name: /^Läs in \d/ })).toBeHidden();
  },
);

test(
  'a full shard is followed by another, from which an entry of the first is corrected',
  { tag: '@full' },
  async ({ page }) => {
    const day = (place: number) => new Date(Date.UTC(2015, 0, 1 + 30 * place)).toISOString();
    const full = Array.from({ length: 100 }, (_, place) => [
      `e${place}`,
      serviceEntry({ doneOn: day(place).slice(0, 10), odometerKm: 1000 * (place + 1) }),
    ]);
    const { staff } = await seedCalendar({
      serviceBooks: { volvo_1: serviceBook(Object.fromEntries(full)) },
    });
    await countDocuments(page.context());
    await holdSession(page.context(), staff, password);
    await page.goto(book);
    await expectEntries(page, 100);
    await page.getByRole('link', { name: /^Rätta noteringen 2015-01-31/ }).click();
    await page.getByLabel('Utfört arbete').fill('Byte av kamrem');
    await page.getByLabel('Varför rättas noteringen?').fill('Fel arbete');
    await page.getByRole('button', { name: 'Signera och spara' }).click();
    await expect(entryOf(page, 'Byte av kamrem')).toContainText(
      'Rättad notering, gäller inte längre',
    );
    await expectSaved(page);
    await page.goto(book);
    await expect(entryOf(page, 'Byte av kamrem')).toContainText(
      'Rättad notering, gäller inte längre',
    );
    await expectEntries(page, 100);
    const read = () => page.evaluate(() => window.documentsRead.join());
    await expect.poll(read).toMatch(/serviceBooks\/volvo_1 .*serviceBooks\/volvo_2 /);
  },
);
