import { newOrder } from '@/domain/order/newOrder';
import { type Page, expect, test } from '../../support/browser';
import { bookingFields, openCalendar, seedMembers } from '../../support/calendar';
import { company, invoiceSettings } from '../../support/company';
import { customerFields, vehicleFields } from '../../support/customers';
import { seedDocuments } from '../../support/documents';
import { issuedInvoice } from '../../support/issuedInvoice';
import { owed } from '../../support/owed';
import { serviceBook, serviceEntry } from '../../support/serviceEntry';

/** A text that runs a script where it is taken for markup, between two that close what it may stand in. */
const hostile = '"></title><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}\'';
const name = `Anna ${hostile}`;
const longer = `javascript:alert(3)\n<svg onload=alert(4)> ${hostile}`;

const order = newOrder({
  ...{ customerId: 'anna', vehicleId: 'volvo', stage: 'ready', complaint: longer },
  keyNumber: '<b onclick=alert(5)>',
  lines: { a: `package|1000|st|349500|0|25||accepted|349500|done|${hostile}` },
  damages: { a: `150|430|scratch|${hostile}` },
});
const invoice = issuedInvoice({ vehicleId: 'volvo', orderId: null, about: hostile, note: longer });
const entry = serviceEntry({
  ...{ works: [hostile], parts: [hostile], remarks: longer, performer: name },
  workshop: { name, organisationNumber: null, city: hostile.slice(0, 60) },
});

/** Writes, past the rules, a workshop whose documents have hostile texts in every field that takes a text; returns its owner's address. */
async function seedHostile(): Promise<string> {
  const { workshop, members } = await seedMembers({ ...company, name });
  const seeds: Record<string, Record<string, object>> = {
    customers: {
      anna: customerFields({
        ...{ name, notes: longer, tags: ['<i onclick=alert(6)>'] },
        address: { street: hostile, postcode: null, city: hostile.slice(0, 60) },
      }),
    },
    vehicles: {
      volvo: vehicleFields({
        ...{ make: hostile.slice(0, 60), model: '<img src=x onerror=alert(7)>' },
        ...{ notes: longer, ownerId: 'anna' },
      }),
    },
    resources: {
      resource0: {
        ...{
          name: '<u onclick=alert(8)>',
          kind: 'lift',
          colour: 'petrol',
          order: 0,
          isActive: true,
        },
      },
    },
    bookings: { one: bookingFields({ message: longer, note: longer }) },
    workOrders: { '1042': order },
    serviceBooks: { volvo_1: serviceBook({ e1: entry }) },
    invoiceSettings,
    invoices: {
      F10001: {
        ...{ ...invoice, lines: [`labour|1500|h|119500|0|25|${hostile}`] },
        ...{ seller: { ...invoice.seller, name }, buyer: { ...invoice.buyer, name } },
      },
    },
    receivables: { F10001: owed(10_001, { buyerName: name }) },
  };
  for (const [collection, documents] of Object.entries(seeds))
    await seedDocuments(`${workshop}/${collection}`, documents);
  return members.owner;
}

/** The pages with what each shows of the texts, as it was written. */
const pages = [
  ['calendar?vy=lista', name],
  ['bookings/one/job-card', longer],
  ['customers', name],
  ['customers/anna', longer],
  ['customers/anna/extract', longer],
  ['vehicles/volvo', longer],
  ['servicebook/volvo', longer],
  ['servicebook/volvo/print', longer],
  ['workorders', name],
  ['workorders/1042', longer],
  ['workorders/1042/print', longer],
  ['workorders/invoices', name],
  ['workorders/invoices/F10001', longer],
  ['workorders/invoices/receivables', name],
] as const;

/** Goes to an address of the app as a link does. */
async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

test('hostile texts are shown as they were written, and run nothing', async ({ page }) => {
  const ran: string[] = [];
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  const owner = await seedHostile();
  await openCalendar(page, owner);
  for (const [path, text] of pages) {
    await test.step(path, async () => {
      await follow(page, `/dashboard/${path}`);
      await expect(page.getByRole('main')).toContainText(text);
      // A text taken for markup would be an element, even where the policy keeps it from running.
      await expect(page.locator('img[src=x], svg[onload], [onerror], [onclick]')).toHaveCount(0);
    });
  }
  expect(ran).toEqual([]);
});
