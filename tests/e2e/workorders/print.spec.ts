import { newInspection } from '@/domain/inspection/inspection';
import { newOrder } from '@/domain/order/newOrder';
import { templatePoints } from '@/domain/workshop/inspectionTemplate';
import { starterInspections } from '@/domain/workshop/starterInspections';
import { expect, expectFits, type Page, test } from '../../support/browser';
import { openCalendar, seedCalendar } from '../../support/calendar';
import { issuedInvoice } from '../../support/issuedInvoice';

const long = 'Hjulupphängningsbussningsutbytesarbetskostnadsfördelning';
const kinds = [
  'labour|1500|h|119500|0|25|anders|accepted|179250|done|',
  'part|2000|st|45000|1000|25||accepted|81000|done|',
  'sublet|1000|st|9999900|0|25||accepted|9999900|done|',
];
const lines = Object.fromEntries(
  Array.from({ length: 40 }, (_, n) => [
    `a${String(n).padStart(2, '0')}`,
    `${kinds[n % kinds.length]}${n % 4 === 0 ? long : 'Byte av bromsbelägg och skivor'} nr ${n}`,
  ]),
);
const order = newOrder({
  ...{ customerId: 'anna', vehicleId: 'volvo', staffId: 'anders', stage: 'ready', lines },
  ...{ odometerKm: 45_210, keyNumber: '7', priceType: 'approx', discountBp: 500 },
  complaint: `Det gnisslar. ${long} ${'Kunden hör ett ljud när hon bromsar. '.repeat(30)}`,
});
const invoiceLines = [
  'labour|1500|h|119500|0|25|',
  'part|2000|st|45000|1000|25|',
  'sublet|1000|st|9999900|0|25|',
];
const invoice = issuedInvoice({
  lines: Array.from({ length: 60 }, (_, n) => {
    const text = n % 4 === 0 ? long : 'Byte av bromsbelägg och skivor';
    return `${invoiceLines[n % invoiceLines.length]}${text} nr ${n}`;
  }),
});
const [workshop] = starterInspections;
const made = newInspection('1042', 'Verkstad', templatePoints(workshop?.points ?? ''));
const inspection = {
  ...made,
  judged: { p00: 'red|anders|1795420800000', p01: 'amber|anders|1795420800000' },
  measured: { p00: '1500' },
  notes: { p00: long, p01: 'Slits ojämnt, byts vid nästa service. '.repeat(5).trim() },
};

/** The sheets by their addresses below the orders, with what they are called and the fewest pages that they take. */
const sheets = [
  ['invoices/F10001', 'Faktura 10001', 3],
  ['1042/print', /^Arbetsorder AO.1042/, 2],
  ['1042/estimate', 'Kostnadsförslag 1', 2],
  ['1042/delivery-note', 'Följesedel', 2],
  ['1042/inspections/1042_a/print', /^Kontrollprotokoll AO.1042/, 2],
] as const;

/** Width and height of the pages of a document, in points. */
async function pagesOf(page: Page) {
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString(
    'latin1',
  );
  return [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map(Number),
  );
}

/** The short cells whose text does not stand on one line. */
function brokenCells(page: Page) {
  return page.getByRole('cell').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.hasAttribute('data-term'))
      .filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map((cell) => cell.textContent),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: colorScheme === 'dark' ? [] : '@full' }, () => {
    test.use({ colorScheme });

    test('the sheets of an order and its invoice fill standing A4 pages in black on white, and nothing is cut off', async ({
      page,
    }) => {
      const { staff } = await seedCalendar({
        workOrders: { '1042': order },
        inspections: { '1042_a': inspection },
        invoices: { F10001: invoice },
      });
      await openCalendar(page, staff);
      for (const [path, name, least] of sheets) {
        await test.step(path, async () => {
          await page.goto(`/dashboard/workorders/${path}`);
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
          await expect(page.getByRole('main').getByText('ABC 123').first()).toBeVisible();
          await page.emulateMedia({ media: 'print' });
          const pages = await pagesOf(page);
          expect(pages.length).toBeGreaterThanOrEqual(least);
          for (const [width = 0, height = 0] of pages) {
            expect(width).toBeCloseTo(595, -1);
            expect(height).toBeCloseTo(842, -1);
          }
          // The width of the paper between its margins.
          await page.setViewportSize({ width: 680, height: 1000 });
          await expectFits(page);
          await expect(page.getByRole('button').or(page.getByRole('link'))).toHaveCount(0);
          const rows = page.getByRole('row');
          for (const row of await rows.all()) await expect(row).toHaveCSS('break-inside', 'avoid');
          expect(await brokenCells(page)).toEqual([]);
          // The parts of a grid lie over one another where a page ends.
          await expect(page.getByRole('article')).toHaveCSS('display', 'block');
          const scheme = await page.evaluate(
            () => getComputedStyle(document.documentElement).colorScheme,
          );
          expect(scheme).toBe('light');
          await page.emulateMedia({ media: null });
        });
      }
    });
  });
}

test(
  'the control value of a day prints, and nothing to press with it',
  { tag: '@full' },
  async ({ page }) => {
    const { owner } = await seedCalendar({});
    await openCalendar(page, owner);
    await page.goto('/dashboard/personalliggare/verify');
    const value = page.getByText(/^[0-9A-F]{4}(-[0-9A-F]{4}){4}$/);
    await expect(value).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(value).toBeVisible();
    await expect(page.getByRole('button').or(page.getByRole('link'))).toHaveCount(0);
  },
);
