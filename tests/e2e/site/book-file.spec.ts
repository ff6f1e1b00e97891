import { documentsAt } from '../../../scripts/storedPages';
import { writeWorkshopPages } from '../../../scripts/workshopPages';
import {
  atWidth,
  expect,
  expectFits,
  expectGood,
  expectPage,
  hold,
  test,
} from '../../support/browser';
import { changeDocument } from '../../support/documents';
import { fromEnvironment } from '../../support/emulators';
import { seedPublicPage } from '../../support/publicPage';

const name = 'Ekbackens <b>bil</b> & "tvätt" </script>';
const modes = { workshop: 'request', wash: 'instant' } as const;

/** Writes the files of all pages, as a deployment does. */
function write() {
  const documents = documentsAt(fromEnvironment('FIRESTORE_EMULATOR'));
  return writeWorkshopPages(fromEnvironment('APP_FOLDER'), documents, () => {});
}

async function publishAndWrite() {
  const seeded = await seedPublicPage({ name, modes });
  await write();
  return seeded;
}

for (const width of [360, 1280]) {
  test.describe(`${width} px, without scripts`, atWidth(width), () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test('a page says what, when, how much and whom to call', async ({ page }) => {
      const { address } = await publishAndWrite();
      await page.goto(address);
      await expectPage(page, name);
      await expect(page).toHaveTitle(`${name} – lediga tider`);
      const main = page.getByRole('main');
      await expect(main.getByText('Mån–fre 08:00–12:00, lör–sön stängt')).toBeVisible();
      for (const row of [
        /^Däckskifte\s45\smin\s495\skr$/,
        /^Hjulinställning\s1\sh\s30\smin\s1\s495,50\skr$/,
        /^Tvätt och vax\s1\sh\s349\skr$/,
      ]) {
        await expect(main.getByRole('listitem').filter({ hasText: row })).toBeVisible();
      }
      // Texts inside <noscript> are found by the role of their element alone.
      for (const text of [
        'Priserna är inkl. moms.',
        /^Uppgifterna är från \S+dag \d+ \S+ 20\d\d/,
      ]) {
        const told = main.getByRole('paragraph').filter({ hasText: text });
        await expect(told.filter({ visible: true })).toHaveCount(1);
      }
      const call = main.getByRole('link', { name: 'Ring 08-465 004 00' });
      await expect(call).toHaveAttribute('href', 'tel:+46846500400');
      await expect(main.getByRole('checkbox')).toHaveCount(0);
      await expectFits(page);
    });

    test('a page without a file says that it needs scripts, and to call', async ({ page }) => {
      const { slug } = await seedPublicPage();
      await page.goto(`/boka/${slug.toUpperCase()}`);
      const told = page.locator('noscript');
      await expect(told).toBeVisible();
      expect(await told.innerText()).toContain('eller ring verkstaden.');
    });
  });
}

test('a page reads before the app has arrived, and then shows what is stored', async ({ page }) => {
  const { address, change } = await publishAndWrite();
  await change('publicPages/main', {
    services: { tyres: '45|59500|25|workshop|Däckskifte' },
    order: ['tyres'],
  });
  const release = await hold(page, '**/assets/first-*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expectPage(page, name);
  await expect(page.getByRole('checkbox', { name: /^Däckskifte.*495/ })).toBeVisible();
  release();
  await expect(page.getByRole('checkbox', { name: /^Däckskifte.*595/ })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('button', { name: / från / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: '08:00', exact: true })).toBeVisible();
  await expectGood(page);
});

test('a link to a request leads past what the file shows', async ({ page }) => {
  const { address } = await publishAndWrite();
  await page.goto(`${address}#${'0'.repeat(32)}`);
  await expect(page.getByText(/^Länken leder inte till någon bokning/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a workshop that has left its address has no page there any more', async ({ page }) => {
  const { address, slug, change } = await publishAndWrite();
  await changeDocument(`slugs/${slug}`, { releasedAt: new Date() });
  await change('publicPages/main', { slug: `${slug}-ny` });
  await page.goto(address);
  await expectPage(page, 'Det finns ingen sida med den adressen');
  await write();
  const answer = await page.request.get(address);
  expect(await answer.text()).not.toContain('Ekbackens');
});
