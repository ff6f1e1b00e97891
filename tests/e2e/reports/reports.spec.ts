import { readFile } from 'node:fs/promises';
import { expect, expectGood, type Page, test } from '../../support/browser';
import { openCalendar, seedCalendar } from '../../support/calendar';
import { owed } from '../../support/owed';
import { reported } from '../../support/reported';

test.use({ hasWorker: true });

const month = '?period=manad&fran=2026-11-01';
const figure = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

async function openReports(page: Page) {
  const receivables = { F20001: owed(20_001) };
  const { owner } = await seedCalendar({ ...reported('2026-10-01', '2026-11-19'), receivables });
  await openCalendar(page, owner, '?vy=lista');
  await page.goto(`/dashboard/reports${month}`);
  const missing = page.getByText(/är inte räknad(e)? än/);
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Räkna om' }).click();
  await expect(missing).toBeHidden({ timeout: 90_000 });
  await expect(page.getByText(/^Räknar/)).toBeHidden({ timeout: 90_000 });
}

test(
  'a figure leads to its documents, also without a network',
  { tag: '@always' },
  async ({ page, context, faults }) => {
    await openReports(page);
    const sales = figure(page, 'Försäljning exkl. moms');
    await expect(sales).toContainText(/56\s076,00\skr/);
    await expect(sales).toContainText(/än 1–20 oktober 2026/);
    await expectGood(page);
    await sales.getByRole('link').click();
    await expect(page).toHaveURL(`/dashboard/reports/documents/sales${month}`);
    await expect(
      page.getByText(/^Listan summerar till 56\s076,00\skr, samma som i rapporten/),
    ).toBeVisible();
    await expectGood(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Spara som CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('"Försäljning exkl. moms";"2026-11-01 – 2026-11-30"');
    expect(file).toContain('"Summa";56076\r\n');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Faktura/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/dashboard/reports/documents/sales${month}`);

    await page.getByRole('link', { name: 'Alla rapporter' }).click();
    await expect(sales).toContainText(/56\s076,00\skr/);
    await context.setOffline(true);
    await expect(page.getByText(/^Du är offline\. Beräknad/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Du är offline\. Beräknad/)).toBeVisible();
    await expect(sales).toContainText(/56\s076,00\skr/);
    await expect(page.getByRole('button', { name: 'Räkna om' })).toBeHidden();
    await context.setOffline(false);
    // The browser and the SDK report the lost network.
    faults.splice(0);
  },
);

test('a month takes one A4 page', { tag: '@full' }, async ({ page }) => {
  await openReports(page);
  await page.getByRole('link', { name: 'Månaden på ett A4' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rapport november 2026' }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^Försäljning/ })).toBeVisible();
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  expect(paper.toString('latin1').match(/\/MediaBox/g)).toHaveLength(1);
});
