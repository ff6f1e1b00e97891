import {
  atWidth,
  expect,
  expectFits,
  expectGood,
  expectPage,
  type Page,
  test,
} from '../../support/browser';
import { usualFile } from '../../support/serviceBookFile';
import { expectLegible } from '../../support/sight';

test.use({ hasWorker: true });

async function open(page: Page) {
  await page.goto('/servicebok');
  await expectPage(page, 'Är serviceboken oförändrad?');
}

/** Gives the page a file with this text. */
async function check(page: Page, text: string) {
  const input = page.getByLabel('Serviceboken som fil');
  await expect(input).toBeEnabled();
  await input.setInputFiles({
    ...{ name: 'bok.json', mimeType: 'application/json' },
    buffer: Buffer.from(text),
  });
}

const unchanged = '4 av 5 noteringar är signerade och oförändrade.';
const changed = (number: number, since = 'den signerades') =>
  new RegExp(`^Notering ${number} är ändrad sedan ${since}: \\d{4}-\\d\\d-\\d\\d, \\S`);

/** A character of a book, the text before it, another in its place, and what the page then says. */
const changes: [string, RegExp, string, RegExp][] = [
  ['a letter of a work', /Skifte till sommar/, 'D', changed(1)],
  ['a digit of the odometer', /"odometerKm":9/, '6', changed(3)],
  ['a digit of a day', /"doneOn":"2025-11-1/, '9', changed(2)],
  ['a letter of a remark', /Vinterdäcken h/, 'o', changed(1)],
  ['the oil', /"oilMl":4/, '4', changed(2)],
  ['who did it', /"performer":"B/, 'e', changed(1)],
  ['the reason of a correction', /Siffrorna h/, 'i', changed(3)],
  ['what it corrects', /"correctsId":"e/, '1', changed(3)],
  ['a mark', /"city":"L/, 'a', changed(1)],
  ['an id', /"id":"e/, '7', changed(1)],
  ['a signature', /"value":".{12}/, '-', changed(1)],
  ['the name of a signing key', /"keyId":".{12}/, '-', changed(1)],
  ['the sum of an entry', /"sum":".{12}/, 'x', changed(1)],
  ['an entry that is not signed', /"odometerKm":8/, '9', changed(5, 'filen gjordes')],
  [
    'a quotation mark',
    /"remarks":/,
    'x',
    /^Notering 1 i filen går inte att läsa\. Den är ändrad\.$/,
  ],
  ['a day that no month has', /"nextOn":"2026-1/, '9', /^Notering 2 i filen går inte att läsa\./],
  [
    'a bracket',
    /"e1","signature":null,"sum":".{64}"/,
    ',',
    /^Notering 5 i filen går inte att läsa\./,
  ],
  [
    'the plate of the car',
    /"car":\{[^}]*"plate":"/,
    'X',
    /^Något annat i filen än noteringarna är/,
  ],
  ['the sum of the file', /"sum":"(?=.{66}$)/, 'x', /^Något annat i filen än noteringarna är/],
  [
    'a key',
    /"x":".{12}/,
    '-',
    /^Nyckeln till notering 1, 2, 3 och 4 saknas i filen eller är ändrad/,
  ],
];

/** The text with another character after what `before` finds. */
function withOther(text: string, before: RegExp, other: string): string {
  const found = before.exec(text);
  if (!found) throw new Error(`${before} is not in the file.`);
  const place = found.index + found[0].length;
  const put = text[place] === other ? '_' : other;
  return text.slice(0, place) + put + text.slice(place + 1);
}

test(
  'one changed character of a file is told with the entry in which it is',
  { tag: '@full' },
  async ({ page }) => {
    const { text } = await usualFile();
    await open(page);
    await check(page, text);
    await expect(page.getByText(unchanged)).toBeVisible();
    for (const [what, before, other, told] of changes) {
      await test.step(what, async () => {
        await check(page, withOther(text, before, other));
        await expect(page.getByRole('main').getByText(told)).toBeVisible();
        // No other entry is said to be changed.
        const [, number] = /Notering (\d)/.exec(told.source) ?? [];
        const named = page.getByRole('main').getByText(/^Notering \d (är ändrad|i filen)/);
        await expect(named).toHaveCount(number === undefined ? 0 : 1);
      });
    }
  },
);

test(
  'a file is checked without a network, and leaves the browser by no request',
  { tag: '@full' },
  async ({ page, context }) => {
    const { text } = await usualFile();
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await expectPage(page, 'Är serviceboken oförändrad?');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await check(page, text);
    await expect(page.getByText(unchanged)).toBeVisible();
    await page.getByText('Visa mätarställningarna').click();
    await expect(page.getByRole('cell', { name: '114 500 km' })).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test(
  'the page fetches nothing of Firestore to check a book',
  { tag: '@full' },
  async ({ page }) => {
    // The service worker keeps the whole app for later: its requests are not the page's.
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(response.url()) && response.request().serviceWorker() === null)
        texts.push(response.text().catch(() => ''));
    });
    await open(page);
    await check(page, (await usualFile()).text);
    await expect(page.getByText(unchanged)).toBeVisible();
    const scripts = await Promise.all(texts);
    expect(scripts.some((script) => script.includes('verkstadsnavet-servicebok-'))).toBe(true);
    expect(scripts.filter((script) => script.includes('google.firestore.v1'))).toEqual([]);
  },
);

for (const width of [360, 768, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('the page of a checked book is accessible, fits and is led through by keys', async ({
      page,
    }) => {
      const { text } = await usualFile();
      await open(page);
      await check(page, text.replace('108000', '98000'));
      await expect(page.getByText(changed(2))).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Volvo V70 2015' })).toBeFocused();
      await expectGood(page);
      await expectLegible(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/servicebok#notering-2');
      await expect(page.getByText('Ändrad sedan den signerades', { exact: true })).toBeInViewport();
      await check(page, 'hej');
      await expect(page.getByRole('alert')).toContainText('bok.json går inte att kontrollera');
      await expectGood(page);
    });
  });
}

test(
  'a file is dropped, and the book is printed without the site around it',
  { tag: '@full' },
  async ({ page }) => {
    await open(page);
    const { text } = await usualFile();
    await expect(page.getByRole('button', { name: 'Välj fil' })).toBeEnabled();
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'bok.json', { type: 'application/json' }));
      return transfer;
    }, text);
    await page.dispatchEvent('main', 'drop', { dataTransfer: data });
    await expect(page.getByText(unchanged)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    // The width of the paper between its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    await expectFits(page);
  },
);
