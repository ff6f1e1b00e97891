import {
  atWidth,
  expect,
  expectFits,
  expectGood,
  expectPage,
  newEmail,
  type Page,
  password,
  signIn,
  test,
} from '../../support/browser';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { toast } from '../../support/calendar';
import { documentsOnServer } from '../../support/documents';
import { createAccount } from '../../support/emulators';
import { makeCode, pair, receipt, seedLedger, tap, tile } from '../../support/kiosk';
import { seedEvents, seedPerson } from '../../support/ledger';
import { expectSaved, expectWaiting, storedOnDevice } from '../../support/offline';
import { storedDocuments } from '../../support/storedValue';

test.use({ viewport: { width: 768, height: 1024 }, hasWorker: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** The events on the server, without an order. */
async function eventsIn(workshop: string) {
  return Object.values(await storedDocuments(`${workshop}/ledger`));
}

async function pairedTablet(page: Page, tablet: Page) {
  const seeded = await seedLedger();
  await pair(tablet, await makeCode(page, seeded.owner));
  return seeded;
}

/** Types a code by the digits on the screen, and stamps. */
async function enter(tablet: Page, pin: string) {
  for (const digit of pin) await button(tablet, digit).click();
  await button(tablet, 'Stämpla').click();
}

test(
  'a code lets in one tablet, which never shows the dashboard and cannot leave its page',
  { tag: '@full' },
  async ({ page, otherPage: tablet }) => {
    const { owner } = await seedLedger();
    const link = await makeCode(page, owner);
    const seen: string[] = [];
    tablet.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await pair(tablet, link);
    await expect(tablet).toHaveURL('/kiosk');
    for (const path of [
      '/dashboard',
      '/login',
      '/dashboard/customers',
      '/prices',
      '/kiosk/annat',
    ]) {
      await tablet.goto(path);
      await expectPage(tablet, 'Stämpla in och ut');
      await expect(tablet).toHaveURL('/kiosk');
    }
    await tablet.getByRole('link', { name: 'Visa för kontroll' }).click();
    await expectPage(tablet, 'Personalliggare');
    await tablet.goBack();
    await expectPage(tablet, 'Stämpla in och ut');
    await tablet.evaluate(() => history.back());
    await expect(tablet).toHaveURL('/kiosk');
    await expectPage(tablet, 'Stämpla in och ut');
    expect(seen.filter((path) => path === '/dashboard/calendar')).toEqual([]);

    const other = await tablet.context().browser()?.newContext();
    const second = await other?.newPage();
    if (!second) throw new Error('There is no other browser.');
    await second.goto(link);
    await button(second, 'Anslut surfplattan').click();
    await expect(second.getByText('Koden fungerar inte.')).toBeVisible();
    await second.getByLabel('Länk eller kod').fill('abc');
    await button(second, 'Anslut surfplattan').click();
    await expect(second.getByText('Det är ingen hel länk eller kod.')).toBeVisible();
    await other?.close();
  },
);

test(
  'a tap stamps in and out, and the list comes back',
  { tag: '@always' },
  async ({ page, otherPage: tablet }) => {
    const { workshop } = await pairedTablet(page, tablet);
    await tile(tablet, 'Anders Holm').click();
    await expect(receipt(tablet, 'Anders Holm').getByRole('status')).toContainText('Inne');
    await expect(receipt(tablet, 'Anders Holm')).toBeHidden({ timeout: 12_000 });
    await expect(tile(tablet, 'Anders Holm')).toContainText('Inne sedan');
    for (const told of ['Ute', 'Inne', 'Ute'] as const) await tap(tablet, 'Anders Holm', told);
    await expectSaved(tablet);
    const kinds = (await eventsIn(workshop)).map((event) => Reflect.get(Object(event), 'kind'));
    expect(kinds.toSorted()).toEqual(['in', 'in', 'out', 'out']);
  },
);

test(
  'somebody who is not in the list is stamped in at once, hired staff with their employer',
  { tag: '@full' },
  async ({ page, otherPage: tablet }) => {
    const { workshop } = await pairedTablet(page, tablet);
    await button(tablet, 'Jag finns inte i listan').click();
    await button(tablet, 'Stämpla in').click();
    await expect(tablet.getByText('Fyll i namnet.')).toBeVisible();
    await tablet.getByLabel('Namn').fill('<b>Danko</b> Horvat');
    await tablet.getByLabel('Anknytning').selectOption('Inhyrd');
    await button(tablet, 'Stämpla in').click();
    await expect(tablet.getByText('Fyll i arbetsgivarens namn.')).toBeVisible();
    await tablet.getByLabel('Arbetsgivare', { exact: true }).fill('Bemanning AB');
    await tablet.getByLabel('Arbetsgivarens organisationsnummer').fill('556036-0793');
    await tablet.getByLabel('Personnummer').fill('850709-9804');
    await button(tablet, 'Stämpla in').click();
    await expect(tablet.getByLabel('Personnummer')).toHaveAttribute('aria-invalid', 'true');
    await tablet.getByLabel('Personnummer').fill('');
    await button(tablet, 'Stämpla in').click();
    const told = receipt(tablet, '<b>Danko</b> Horvat');
    await expect(told.getByRole('status')).toContainText('Inne');
    await expect(told).toContainText('Ditt personnummer saknas i liggaren.');
    await told.getByRole('button', { name: 'Fyll i personnummer' }).click();
    await tablet.getByRole('textbox', { name: 'Personnummer' }).fill('850709-9805');
    await button(tablet, 'Spara numret').click();
    await expect(toast(tablet, 'Numret för <b>Danko</b> Horvat är tillagt.')).toBeVisible();
    await expectSaved(tablet);
    const persons = Object.values(await storedDocuments(`${workshop}/ledgerPersons`));
    expect(persons).toContainEqual(
      expect.objectContaining({
        ...{ name: '<b>Danko</b> Horvat', relation: 'hired', employerName: 'Bemanning AB' },
        ...{ employerNumber: '5560360793', hasNumber: true },
      }),
    );
  },
);

test(
  'a code is asked for, and after three wrong ones the stamp is made and marked',
  { tag: '@full' },
  async ({ page, otherPage: tablet }) => {
    const { workshop } = await pairedTablet(page, tablet);
    await tile(tablet, 'Bo Lind').click();
    await receipt(tablet, 'Bo Lind').getByRole('button', { name: 'Välj en kod' }).click();
    for (const digit of '2468') await button(tablet, digit).click();
    await button(tablet, 'Spara koden').click();
    await expect(toast(tablet, 'Bo Lind har nu en kod på den här surfplattan.')).toBeVisible();
    await tile(tablet, 'Bo Lind').click();
    await enter(tablet, '1111');
    await expect(tablet.getByText('Fel kod. Du har 2 försök kvar.')).toBeVisible();
    await enter(tablet, '2468');
    await expect(receipt(tablet, 'Bo Lind').getByRole('status')).toContainText('Ute');
    await receipt(tablet, 'Bo Lind').getByRole('button', { name: 'Klar' }).click();
    await tile(tablet, 'Bo Lind').click();
    for (const pin of ['1111', '2222', '3333']) await enter(tablet, pin);
    await expect(receipt(tablet, 'Bo Lind')).toContainText('Tre fel koder. Du är stämplad ändå');
    await expectSaved(tablet);
    const pins = (await eventsIn(workshop)).map((event) => Reflect.get(Object(event), 'pin'));
    expect(pins.toSorted()).toEqual(['none', 'right', 'wrong']);
  },
);

test(
  'a forgotten stamp out is asked about, and ends by what the person tells',
  { tag: '@full' },
  async ({ page, otherPage: tablet }) => {
    const { workshop, anders, owner } = await seedLedger();
    const came = hoursAgo(40);
    await seedEvents(workshop, [{ kind: 'in', personId: anders, occurredAt: came }]);
    await pair(tablet, await makeCode(page, owner));
    await expect(tile(tablet, 'Anders Holm')).toContainText('Glömt att stämpla ut?');
    await tile(tablet, 'Anders Holm').click();
    const asked = tablet.getByRole('dialog', { name: 'När gick Anders Holm?' });
    await asked.getByRole('button', { name: 'Anteckna sluttiden och stämpla in' }).click();
    await expect(asked.getByText('Fyll i ett klockslag.')).toBeVisible();
    const left = new Date(came.getTime() + 8 * 3_600_000);
    await asked.getByLabel('Dag').selectOption(dayOf(left).toString());
    await asked.getByLabel('Klockslag').fill(formatClock(left));
    await asked.getByRole('button', { name: 'Anteckna sluttiden och stämpla in' }).click();
    await expect(receipt(tablet, 'Anders Holm').getByRole('status')).toContainText('Inne');
    await expect(receipt(tablet, 'Anders Holm')).toContainText(
      'Sluttiden är registrerad i efterhand.',
    );
    await expectSaved(tablet);
    const told = (await eventsIn(workshop)).find(
      (event) => Reflect.get(Object(event), 'kind') === 'out',
    );
    expect(told).toMatchObject({ reason: 'Glömde stämpla ut', newTimeAt: expect.any(String) });
  },
);

test(
  'a new name of the company reaches the tablet, and stays there without a network',
  { tag: '@full' },
  async ({ page, otherPage: tablet, faults }) => {
    await pairedTablet(page, tablet);
    await page.goto('/dashboard/settings');
    await page.getByLabel('Företagets namn').fill('Ekens Bil & Tvätt AB');
    await button(page, 'Spara').click();
    const name = tablet.getByRole('banner').getByText('Ekens Bil & Tvätt AB');
    await expect(name).toBeVisible();
    await tablet.evaluate(() => navigator.serviceWorker.ready);
    await tablet.context().setOffline(true);
    await tablet.reload();
    await expect(name).toBeVisible();
    await tablet.context().setOffline(false);
    // The browser and the SDK report the lost network.
    faults.splice(0);
  },
);

test(
  'without a network the tablet stamps and shows the ledger to an inspector in one tap',
  { tag: '@full' },
  async ({ page, otherPage: tablet, faults }) => {
    const { workshop } = await pairedTablet(page, tablet);
    await tap(tablet, 'Anders Holm', 'Inne');
    await expectSaved(tablet);
    await tablet.evaluate(() => navigator.serviceWorker.ready);
    await tablet.context().setOffline(true);
    await tablet.reload();
    await tile(tablet, 'Bo Lind').click();
    await expect(receipt(tablet, 'Bo Lind')).toContainText(
      'Sparat på surfplattan och skickas sedan',
    );
    await receipt(tablet, 'Bo Lind').getByRole('button', { name: 'Klar' }).click();
    await expectWaiting(tablet, 1);

    await tablet.getByRole('link', { name: 'Visa för kontroll' }).click();
    await expectPage(tablet, 'Personalliggare');
    await expect(tablet.getByText('Organisationsnummer 443210-9876')).toBeVisible();
    const here = tablet.getByRole('region', { name: 'Här nu: 2' });
    await expect(here.getByText('Anders Holm')).toBeVisible();
    await expect(here.getByText('19850709-9805')).toBeVisible();
    await expect(here.getByText('saknas')).toBeVisible();
    await expect(tablet.getByText('Väntar på att skickas').first()).toBeVisible();
    const file = tablet.waitForEvent('download');
    await button(tablet, 'JSON-fil med kontrollsummor').click();
    expect((await file).suggestedFilename()).toMatch(/^personalliggare-[\d-]{21}\.json$/);
    await expectWaiting(tablet, 3);

    await tablet.getByRole('link', { name: 'Till stämplingen' }).click();
    await button(tablet, 'Koppla bort surfplattan').click();
    await expect(tablet.getByRole('dialog')).toContainText(
      '3 stämplingar eller andra uppgifter är inte skickade till servern.',
    );
    await expect(button(tablet, 'Koppla bort')).toHaveCount(0);
    await button(tablet, 'Stäng').click();
    await tablet.context().setOffline(false);
    await expectSaved(tablet);
    const kinds = (await eventsIn(workshop)).map((event) => Reflect.get(Object(event), 'kind'));
    expect(kinds.toSorted()).toEqual(['export', 'in', 'in', 'inspection']);
    // The browser and the SDK report the lost network.
    faults.splice(0);
  },
);

test(
  'a tablet that an owner shuts out wipes itself and says so',
  { tag: '@full' },
  async ({ page, otherPage: tablet }) => {
    await pairedTablet(page, tablet);
    await tap(tablet, 'Anders Holm', 'Inne');
    await expectSaved(tablet);
    await page.getByRole('button', { name: 'Klar' }).click();
    await button(page, 'Koppla bort Entrén').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Koppla bort' }).click();
    await expectPage(tablet, 'Anslut en surfplatta');
    await expect(tablet.getByText('Surfplattan har kopplats bort av en ägare.')).toBeVisible();
    await expect.poll(() => storedOnDevice(tablet)).not.toContain('Anders Holm');
    expect(await storedOnDevice(tablet, 'verkstadsnavet-ledger')).not.toContain('prevHash');
    await tablet.goto('/dashboard');
    await expectPage(tablet, 'Logga in på ditt konto');
  },
);

test(
  'a whole year prints on standing A4 pages, each with its heads, and nothing else',
  { tag: '@full' },
  async ({ page, otherPage: tablet }) => {
    const { workshop, anders, owner } = await seedLedger();
    const year = new Date().getFullYear();
    const begins = Date.UTC(year, 0, 2, 7);
    const days = Math.floor((Date.now() - begins) / 86_400_000);
    await seedEvents(
      workshop,
      Array.from({ length: days * 2 }, (_, turn) => ({
        ...{ kind: turn % 2 === 0 ? ('in' as const) : ('out' as const), personId: anders },
        occurredAt: new Date(begins + Math.floor(turn / 2) * 86_400_000 + (turn % 2) * 28_800_000),
      })),
    );
    // The browser of the tests has no dialog for printing.
    await tablet.addInitScript(() => {
      window.print = () => {};
    });
    await pair(tablet, await makeCode(page, owner));
    await tablet.getByRole('link', { name: 'Visa för kontroll' }).click();
    await button(tablet, 'Året').click();
    await button(tablet, 'Skriv ut').click();
    await expect(
      tablet.getByText(/^Utskrift .* Utlämningen är antecknad i liggaren.$/),
    ).toBeVisible();
    await tablet.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(tablet.getByRole('heading', { name: /^Personalliggare \d{4}:/ })).toBeVisible();
    await expect(tablet.getByRole('row')).toHaveCount(days * 2 + 2);
    await expect(tablet.getByRole('button')).toHaveCount(0);
    await tablet.setViewportSize({ width: 680, height: 1000 });
    await expectFits(tablet);
    const paper = await tablet.pdf({ preferCSSPageSize: true, printBackground: false });
    const pages = [...paper.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(pages.length).toBeGreaterThan((days * 2) / 60);
    for (const [, width, height] of pages) {
      expect(Number(width)).toBeCloseTo(595, -1);
      expect(Number(height)).toBeCloseTo(842, -1);
    }
    await tablet.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await expectSaved(tablet);
    const told = Object.values(await documentsOnServer(`${workshop}/ledger`));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'export' }));
  },
);

test(
  'a signed-in member is told that a tablet has an account of its own',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page);
    await page.goto('/kiosk');
    await expectPage(page, 'Surfplattan för personalliggaren');
    await expectGood(page);
    await button(page, 'Logga ut här').click();
    await expectPage(page, 'Anslut en surfplatta');
  },
);

test(
  'an address like that of a tablet opens nothing of a workshop',
  { tag: '@full' },
  async ({ page, faults }) => {
    const email = newEmail().replace('@verkstad.example', '@kiosk.invalid');
    await createAccount(email, password);
    await page.goto('/login');
    await page.getByLabel('E-postadress').fill(email);
    await page.getByLabel('Lösenord', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
    await expectPage(page, 'Anslut en surfplatta');
    expect(faults).toEqual([]);
  },
);

for (const size of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${size.width} × ${size.height}`, atWidth(size.width), () => {
    test.use({ viewport: size });

    test('the pages of a tablet are accessible, fit, and are hit at arm’s length', async ({
      page,
      otherPage: tablet,
    }) => {
      const { workshop, anders, bo, owner } = await seedLedger();
      const hired = await seedPerson(workshop, {
        ...{ name: 'Maximilian Oxenstierna-Wallenströmsdotter', relation: 'hired' },
        ...{ employerName: 'Nordvästskånska Bemanningstjänstaktiebolaget', isListed: false },
        employerNumber: '5560360793',
      });
      const [came = ''] = await seedEvents(workshop, [
        { kind: 'in', personId: anders, occurredAt: hoursAgo(2) },
        { kind: 'in', personId: bo, occurredAt: hoursAgo(30) },
        { kind: 'in', personId: hired, occurredAt: hoursAgo(1) },
        { kind: 'out', personId: hired, occurredAt: hoursAgo(0.5) },
      ]);
      await seedEvents(workshop, [
        {
          ...{ kind: 'correction', personId: anders, correctsId: came, reason: 'Kom tidigare' },
          ...{ newTimeAt: hoursAgo(3), occurredAt: hoursAgo(1) },
        },
      ]);
      const link = await makeCode(page, owner);
      await expectGood(page);
      await tablet.setViewportSize(size);
      await tablet.goto('/kiosk');
      await expectPage(tablet, 'Anslut en surfplatta');
      await expectGood(tablet);
      await pair(tablet, link);
      await expectGood(tablet);
      await expectLarge(tablet);
      await tile(tablet, 'Bo Lind').click();
      await expect(tablet.getByRole('dialog')).toBeVisible();
      await expectGood(tablet);
      await expectLarge(tablet);
      await tablet.keyboard.press('Escape');
      await button(tablet, 'Jag finns inte i listan').click();
      await expectGood(tablet);
      await expectLarge(tablet);
      await tablet.keyboard.press('Escape');
      await tablet.getByRole('link', { name: 'Visa för kontroll' }).click();
      await expect(tablet.getByText('Här nu: 1')).toBeVisible();
      await expect(
        tablet.getByText('Inte utstämplade, inne sedan mer än 14 timmar: 1'),
      ).toBeVisible();
      await expectGood(tablet);
      await expectFits(tablet);
    });
  });
}

/** Expects that everything that can be pressed is at least 56 px high. */
async function expectLarge(tablet: Page) {
  const small = await tablet.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const all = scope?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? [];
    return [...all].flatMap((each) => {
      const { height } = each.getBoundingClientRect();
      return height > 55.5 ? [] : [`${each.textContent}: ${height}`];
    });
  });
  expect(small).toEqual([]);
}
