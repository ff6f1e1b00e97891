import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { newOrder } from '@/domain/order/newOrder';
import { countDocuments } from '../../../scripts/bench/documentsRead';
import {
  atWidth,
  expect,
  expectGood,
  expectPage,
  type Page,
  password,
  test,
} from '../../support/browser';
import { seedCalendar } from '../../support/calendar';
import { expectSaved, storedOnDevice } from '../../support/offline';
import { serviceBooks } from '../../support/serviceEntry';
import { holdSession } from '../../support/session';

const workOrders = {
  '1042': newOrder({
    ...{ customerId: 'anna', vehicleId: 'volvo', staffId: 'bo', stage: 'ready' },
    odometerKm: 121_300,
    lines: {
      a: 'labour|1500|h|119500|0|25|bo|accepted|179250|done|Service enligt plan',
      b: 'part|4300|l|18000|0|25||accepted|77400|done|Motorolja 5W-30 ACEA C3',
      c: 'part|1000|st|14900|0|25||accepted|14900|done|Oljefilter W 712/95',
    },
  }),
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function open(page: Page, email: string, path: string) {
  await holdSession(page.context(), email, password);
  await page.goto(`/dashboard/${path}`);
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** The file of the book that is shown. */
async function saveFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Spara som fil').click(),
  ]);
  return textOf(download);
}

/** Opens a file with this text on the public page. */
async function check(page: Page, text: string) {
  const input = page.getByLabel('Serviceboken som fil');
  await expect(input).toBeEnabled();
  await input.setInputFiles({
    name: 'bok.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** Writes the entry that the order proposes, and opens the book. */
async function writeEntry(page: Page) {
  await link(page, 'Skriv i serviceboken').click();
  await expectPage(page, 'Ny notering');
  await expect(page.getByLabel('Utfört arbete')).toHaveValue('Service enligt plan');
  await expect(page.getByLabel('Olja', { exact: true })).toHaveValue('5W-30');
  await expect(page.getByLabel('Oljemängd i liter')).toHaveValue('4,3');
  // The person who is responsible for the order.
  await expect(page.getByLabel('Utfört av', { exact: true })).toHaveValue('Bo Lind');
  await button(page, 'Signera och spara').click();
  await expect(page.getByText(/^Signerad av .*, oförändrad$/)).toBeVisible();
  await expectSaved(page);
}

for (const width of [360, 1280]) {
  const tag = width === 360 ? '@always' : [];
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'an order becomes a signed entry, whose file tells of changes',
      { tag },
      async ({ page, otherPage }) => {
        const { staff } = await seedCalendar({ workOrders });
        await open(page, staff, 'workorders/1042');
        await writeEntry(page);
        await expect(page.getByText('121 300 km').first()).toBeVisible();
        await expect(page.getByText(/^om \d+ dagar/)).toBeVisible();

        const text = await saveFile(page);
        await otherPage.goto('/servicebok');
        await expectPage(otherPage, 'Är serviceboken oförändrad?');
        await check(otherPage, text);
        await expect(
          otherPage.getByText('Noteringen är oförändrad sedan den signerades.'),
        ).toBeVisible();
        await expectGood(otherPage);
        await check(otherPage, text.replace('121300', '91300'));
        await expect(
          otherPage.getByText(/^Notering 1 är ändrad sedan den signerades/),
        ).toBeVisible();
        await check(otherPage, text.replace('"plate":"ABC123"', '"plate":"ABC124"'));
        await expect(
          otherPage.getByText(/^Något annat i filen än noteringarna är ändrat/),
        ).toBeVisible();
        await check(otherPage, '{}');
        await expect(otherPage.getByText(/^Filen är ingen servicebok/)).toBeVisible();
        await expectGood(otherPage);
      },
    );
  });
}

test(
  'a file is imported in another workshop, once, and verifies there',
  { tag: '@full' },
  async ({ page, otherPage }) => {
    const [{ staff }, other] = [await seedCalendar({ workOrders }), await seedCalendar()];
    await open(page, staff, 'workorders/1042');
    await writeEntry(page);
    const text = await saveFile(page);

    await open(otherPage, other.staff, 'servicebook/volvo');
    await expect(otherPage.getByText(/^Inga noteringar än/)).toBeVisible();
    await button(otherPage, 'Läs in fil').click();
    const file = otherPage.getByLabel('Serviceboken som fil');
    const named = (content: string) => ({
      ...{ name: 'bok.json', mimeType: 'application/json' },
      buffer: Buffer.from(content),
    });
    await file.setInputFiles(named(text.replace('Service enligt plan', 'Service enligt plam')));
    await expect(otherPage.getByText(/^Notering 1 är ändrad och läses inte in/)).toBeVisible();
    await file.setInputFiles(named(text));
    await button(otherPage, 'Läs in 1 notering').click();
    await expect(
      otherPage.getByText('Signerad av Ekens bil enligt filen, oförändrad'),
    ).toBeVisible();
    await expectSaved(otherPage);
    await otherPage.reload();
    await expect(
      otherPage.getByText('Signerad av Ekens bil enligt filen, oförändrad'),
    ).toBeVisible();
    await expect(otherPage.getByText('121 300 km').first()).toBeVisible();
  },
);

test(
  'a wrong entry is corrected beside it, and a falling odometer needs a reason',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ serviceBooks });
    await open(page, staff, 'servicebook/volvo');
    await expect(page.getByText('Siffrorna hade bytt plats')).toBeVisible();
    await link(page, 'Rätta noteringen 2025-11-18').click();
    await expectPage(page, 'Rätta notering');
    await page.getByLabel('Mätarställning', { exact: true }).fill('12 000 mil');
    await expect(page.getByText(/^Mätaren har visat 114.500.km senare\./)).toBeVisible();
    await page.getByLabel('Mätarställning', { exact: true }).fill('8 100 mil');
    await button(page, 'Signera och spara').click();
    await expect(page.getByText('Skriv varför mätaren visar mindre än förut.')).toBeVisible();
    await expect(page.getByText('Fyll i varför noteringen rättas.')).toBeVisible();
    await page.getByLabel('Varför visar mätaren mindre?').fill('Instrumentet är bytt');
    await page.getByLabel('Varför rättas noteringen?').fill('Fel mätarställning');
    await expectGood(page);
    await button(page, 'Signera och spara').click();
    await expect(page.getByText('Rättad notering, gäller inte längre')).toHaveCount(2);
    await expect(page.getByText('Fel mätarställning')).toBeVisible();
    await expectSaved(page);
  },
);

test(
  'a book costs one read however many entries it has, and one more when it has changed',
  { tag: '@full' },
  async ({ page, otherPage }) => {
    const { staff } = await seedCalendar({ serviceBooks, workOrders });
    await countDocuments(page.context());
    const booksRead = async () => {
      const read = await page.evaluate(() => window.documentsRead);
      return new Set(read.filter((each) => each.includes('/serviceBooks/'))).size;
    };
    await open(page, staff, 'servicebook/volvo');
    await expect(page.getByText('Siffrorna hade bytt plats')).toBeVisible();
    await expect.poll(booksRead).toBe(1);
    await open(otherPage, staff, 'workorders/1042');
    await writeEntry(otherPage);
    await expect(page.getByText('121 300 km').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Utfört av', { exact: true })).toHaveCount(6);
    await expect.poll(booksRead).toBe(2);
  },
);

test(
  'an owner revokes the key of a device, and what it has signed says so',
  { tag: '@full' },
  async ({ page, otherPage }) => {
    const { owner, staff } = await seedCalendar({ workOrders });
    await open(page, staff, 'workorders/1042');
    await writeEntry(page);
    await open(otherPage, owner, 'settings/servicebook');
    await otherPage.getByRole('button', { name: /^Återkalla nyckeln:/ }).click();
    await expectGood(otherPage);
    await button(otherPage, 'Återkalla').last().click();
    await expect(otherPage.getByText('Återkallad', { exact: true })).toBeVisible();
    await expectSaved(otherPage);
    await expect(
      page.getByText(/^Signerad av .* Nyckeln återkallades .*, efter noteringen/),
    ).toBeVisible();
  },
);

test('the key that signs leaves the device at sign-out', { tag: '@full' }, async ({ page }) => {
  const { staff } = await seedCalendar({ workOrders });
  await open(page, staff, 'workorders/1042');
  await writeEntry(page);
  const keys = () => storedOnDevice(page, 'verkstadsnavet-signing');
  expect(await keys()).toContain('"privateKey"');
  await button(page, 'Logga ut').click();
  await expectPage(page, 'Logga in på ditt konto');
  await expect.poll(keys).not.toContain('"privateKey"');
});

test(
  'whom to remind is told from the books, ticked, and saved as a list',
  { tag: '@full' },
  async ({ page }) => {
    const { staff } = await seedCalendar({ workOrders, company: { phone: '+4646123456' } });
    await open(page, staff, 'workorders/1042');
    await link(page, 'Skriv i serviceboken').click();
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Senast', { exact: true }).fill(soon);
    await page.getByLabel('Utfört av', { exact: true }).fill('Bo Lind');
    await button(page, 'Signera och spara').click();
    await expect(page.getByText(/^Signerad av /)).toBeVisible();
    await link(page, 'Serviceböcker').click();
    await link(page, 'Att påminna (1)').click();
    await expectPage(page, 'Att påminna');
    await expect(page.getByText(`${soon}, om 20 dagar`)).toBeVisible();
    await expect(page.getByText(/Boka senast/)).toHaveText(new RegExp(`Boka senast ${soon}`));
    await expectGood(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Spara listan som CSV').click(),
    ]);
    expect(await textOf(download)).toContain(`"ABC 123";"Volvo";"Anna Berg";"070-174 06 05"`);
    // The car leaves the list with the tick.
    await page.getByLabel('Påmind: ABC 123 Anna Berg').click();
    await expect(page.getByText(/^Ingen att påminna nu/)).toBeVisible();
    await page.getByLabel('Visa', { exact: true }).selectOption('Påminda');
    await page.getByLabel('Påmind: ABC 123 Anna Berg').click();
    await page.getByLabel('Visa', { exact: true }).selectOption('Ej påminda');
    await expectSaved(page);
    // A car that is booked has been reminded, ticked or not.
    await link(page, 'Boka ABC 123 Anna Berg').click();
    await expect(page.getByRole('combobox', { name: 'Fordon' })).toHaveValue('ABC 123 Volvo');
    await button(page, 'Spara').click();
    await expectPage(page, 'Att påminna');
    await expect(page.getByText(/^Ingen att påminna nu/)).toBeVisible();
    await page.getByLabel('Visa', { exact: true }).selectOption('Påminda');
    await expect(page.getByText('Ingen är påmind än.')).toBeVisible();
    await expectSaved(page);
  },
);
