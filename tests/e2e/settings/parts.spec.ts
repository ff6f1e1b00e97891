import { expect, expectGood, password, test } from '../../support/browser';
import { seedMembers } from '../../support/calendar';
import { holdSession } from '../../support/session';

test.use({ viewport: { width: 360, height: 800 }, hasWorker: true });

const count = 20_000;

test(
  'twenty thousand articles are imported on a phone, and one is found without a network',
  { tag: '@full' },
  async ({ page, context, faults }) => {
    const { members } = await seedMembers();
    await holdSession(context, members.owner, password);
    await page.goto('/dashboard/settings/parts/import');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const rows = Array.from(
      { length: count },
      (_, n) =>
        `X ${100_000 + n};Oljefilter nr ${n};st;${(n % 900) + 10},50;25;4,25;Mann;B${n % 40}`,
    );
    const text = [
      'Art.nr;Benämning;Enhet;Pris exkl. moms;Moms;Inköpspris;Leverantör;Hyllplats',
      ...rows,
    ];
    await page.getByLabel('CSV-fil').setInputFiles({
      ...{ name: 'prislista.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(text.join('\r\n'), 'latin1'),
    });
    await expect(
      page.getByText(/20.000 rader och 8 kolumner \(Windows-1252, semikolon\)/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Granska raderna' }).click();
    const start = page.getByRole('button', { name: /^Importera 20.000 nya artiklar$/ });
    await expect(start).toBeVisible({ timeout: 60_000 });
    await expectGood(page);
    await start.click();
    await expect(page.getByRole('heading', { name: 'Importen är klar' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Sparat', { exact: true })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Visa artiklarna' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^20.000 artiklar$/ })).toBeVisible();

    // The app stores its copy half a second after a change.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const opened = indexedDB.open('verkstadsnavet-register');
          await new Promise((resolve) => (opened.onsuccess = resolve));
          const all = opened.result.transaction('collections').objectStore('collections').getAll();
          await new Promise((resolve) => (all.onsuccess = resolve));
          opened.result.close();
          return JSON.stringify(all.result).includes('Oljefilter nr 19999');
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    const search = page.getByLabel('Sök artikel');
    await expect(search).toBeVisible();
    await search.fill('x119999');
    await expect(page.getByText(/^1 av 20.000 artiklar$/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Artiklar' }).getByRole('listitem')).toHaveText(
      /^Oljefilter nr 19999X 119999 · Mann · Hylla B39/,
    );
    await expectGood(page);

    const expected = /INTERNET_DISCONNECTED|transport errored|Could not reach Cloud Firestore/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    faults.length = 0;
  },
);
