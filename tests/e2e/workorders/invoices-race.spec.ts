import { newOrder } from '@/domain/order/newOrder';
import { amount } from '../../support/amount';
import { expect, type Page, password, test } from '../../support/browser';
import { seedCalendar } from '../../support/calendar';
import { company, invoiceSettings } from '../../support/company';
import { holdSession } from '../../support/session';

test.describe.configure({ timeout: 900_000 });

const browsers = amount(20, 4);
const firstOrder = 2000;
const order = newOrder({
  ...{ customerId: 'anna', vehicleId: 'volvo', stage: 'ready' },
  lines: { a: 'labour|1500|h|119500|0|25||accepted|179250|done|Hjulinställning' },
});
const orderIds = Array.from({ length: browsers }, (_, n) => String(firstOrder + n));
const wait = { timeout: 60_000 };
const soon = { timeout: 5_000 };

const issue = (page: Page) => page.getByRole('button', { name: 'Utfärda och skriv ut' });
const issued = (page: Page) => page.getByRole('heading', { level: 1, name: /^Faktura \d+$/ });

/**
 * Presses until the invoice is there, as a person does who is told that it may not be issued, or follows the link of the order
 * that got one although the answer was lost; returns its number.
 */
async function numberOf(page: Page): Promise<number> {
  const link = page.getByRole('status').getByRole('link', { name: /^Faktura \d+$/ });
  await expect(async () => {
    // The button may be off, and the link there, before the mouse arrives.
    if (await link.isVisible()) await link.click(soon);
    else if ((await issue(page).isVisible()) && (await issue(page).isEnabled())) {
      await issue(page).click(soon);
    }
    await expect(issued(page)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 400_000 });
  return Number((await issued(page).innerText()).replace('Faktura ', ''));
}

test(
  'browsers that issue at once give an unbroken series',
  { tag: '@always' },
  async ({ browser }) => {
    const { owner } = await seedCalendar({
      workOrders: Object.fromEntries(orderIds.map((id) => [id, order])),
      ...{ company, invoiceSettings },
    });
    /** Opens the invoice of an order in a browser of its own. */
    async function open(id: string): Promise<Page> {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await holdSession(context, owner, password);
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await page.goto(`/dashboard/workorders/${id}/invoice`);
      await expect(issue(page)).toBeEnabled(wait);
      return page;
    }
    const pages: Page[] = [];
    for (let first = 0; first < browsers; first += 2) {
      pages.push(...(await Promise.all(orderIds.slice(first, first + 2).map(open))));
    }
    const numbers = await Promise.all(pages.map(numberOf));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      orderIds.map((_, n) => 10_001 + n),
    );
    for (const page of pages) await page.context().close();
  },
);
