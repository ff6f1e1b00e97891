import { usualBookingSettings } from '@/domain/publicPage/bookingSettings';
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
import { holdSession } from '../../support/session';
import { seedPublicPage, type TakenTime } from '../../support/publicPage';
import { expectLegible, expectTargets } from '../../support/sight';

/** Looks at a page in both colour schemes, with a finger and with letters of twice the usual size. */
async function looker(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = async (standard: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize))
      .toBe(`${standard}px`);
  };
  return async () => {
    await expectGood(page);
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await expectTargets(page);
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await setLetters(32);
    await expectLegible(page);
    await setLetters(16);
  };
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, atWidth(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor finds a time at a workshop, on a page that is hit and read', async ({
      page,
    }) => {
      const modes = { workshop: 'phone', wash: 'instant' } as const;
      const taken: TakenTime[] = [['lift1', 1, 480, 720]];
      const { address, change } = await seedPublicPage({ modes, cancelMinutes: 0 }, taken);
      const look = await looker(page);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(address);
      await expectPage(page, 'Ekbackens bil');
      expect(fetched.filter((url) => url.includes('/assets/pages/book-'))).not.toEqual([]);
      expect(fetched.filter((url) => /assets\/(dashboard|calendar|customers)-/.test(url))).toEqual(
        [],
      );
      await expect(page).toHaveTitle('Ekbackens bil – lediga tider');
      await look();

      await page.getByRole('checkbox', { name: /^Hjulinställning/ }).check();
      const sum = page.getByText('1 495,50 kr inkl. moms');
      await expect(sum).toBeInViewport();
      await page.getByRole('button', { name: 'Välj tid' }).click();
      await expect(sum).toBeInViewport();
      await expect(page.getByText('Fullt')).toHaveCount(1);
      await page
        .getByRole('button', { name: /från 08:00$/ })
        .first()
        .click();
      await look();

      await page.getByRole('button', { name: '10:30' }).click();
      const ask = page.getByRole('heading', { name: '3. Boka tiden' });
      await expect(ask).toBeFocused();
      await expect(ask).toBeInViewport();
      await expect(page.getByRole('link', { name: /^Mejla/ })).toHaveAttribute('href', /^mailto:/);
      await look();

      await page.getByRole('radio', { name: 'Biltvätt' }).check();
      await page.getByRole('checkbox').first().check();
      await page
        .getByRole('button', { name: /från 08:00$/ })
        .first()
        .click();
      await page.getByRole('button', { name: '08:00', exact: true }).click();
      await page.getByRole('button', { name: 'Boka', exact: true }).click();
      await expect(page.getByText('Fyll i det här fältet')).toHaveCount(3);
      await look();
      await page.getByLabel('Registreringsnummer').fill('abc 12d');
      await page.getByLabel('Ditt namn').fill('Anna Berg');
      await page.getByLabel('Mobilnummer').fill('070-174 06 05');
      await page.getByRole('button', { name: 'Boka', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Tiden är bokad' })).toBeFocused();
      await page.getByRole('button', { name: 'Avboka' }).click();
      await look();
      await page.getByRole('button', { name: 'Ja, avboka' }).click();
      await expect(page.getByRole('heading', { name: 'Tiden är avbokad' })).toBeVisible();
      await look();

      await page.goto(address);
      await change('publicPages/main', { isOpen: false });
      await page.reload();
      await expect(page.getByText(/^Just nu visas inga lediga tider/)).toBeVisible();
      await look();
    });
  });
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 360, height: 800 } });

  test('a visitor books on a page that is hit and read, and changes it to Swedish', async ({
    page,
  }) => {
    const modes = { workshop: 'instant', wash: 'instant' } as const;
    const { address } = await seedPublicPage({ modes, cancelMinutes: 0 });
    const look = await looker(page);
    await page.goto(address);
    await expectPage(page, 'Ekbackens bil');
    await expect(page).toHaveTitle('Ekbackens bil – available times');
    await page.getByRole('checkbox', { name: /^Däckskifte/ }).check();
    await page
      .getByRole('button', { name: /from 08:00$/ })
      .first()
      .click();
    await page.getByRole('button', { name: '10:30' }).click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByText('Fill in this field')).toHaveCount(3);
    await look();
    await page.getByLabel('Registration number').fill('abc 12d');
    await page.getByLabel('Your name').fill('Anna Berg');
    await page.getByLabel('Mobile number').fill('070-174 06 05');
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The time is booked' })).toBeFocused();
    await look();
    await page.getByRole('button', { name: 'På svenska' }).click();
    await expect(page.getByRole('button', { name: 'In English' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Tiden är bokad' })).toBeVisible();
  });
});

test('an address without a page says so', async ({ page }) => {
  await page.goto('/boka/finns-inte');
  await expectPage(page, 'Det finns ingen sida med den adressen');
  await expectGood(page);
});

test('a stranger books a wash, which soon stands in an open calendar', async ({
  page,
  otherPage,
}) => {
  const slug = `tvatt-${crypto.randomUUID().slice(0, 8)}`;
  const settings = { ...usualBookingSettings('Ekens bil'), slug };
  const { owner } = await seedCalendar({ bookingSettings: { main: settings } });
  await holdSession(page.context(), owner, password);
  await page.goto('/dashboard/calendar?vy=lista');
  await expect(page.getByRole('link', { name: 'Förfrågningar' })).toBeVisible();

  // The owner's device publishes the page once the dashboard has come to rest.
  await expect(async () => {
    await otherPage.goto(`/boka/${slug}`);
    await expectPage(otherPage, 'Ekens bil');
  }).toPass();
  await otherPage.getByRole('radio', { name: 'Biltvätt' }).check();
  await otherPage.getByRole('checkbox').first().check();
  await otherPage
    .getByRole('button', { name: / från / })
    .first()
    .click();
  await otherPage
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await otherPage.getByLabel('Registreringsnummer').fill('xyz 98k');
  await otherPage.getByLabel('Ditt namn').fill('Vera Sten');
  await otherPage.getByLabel('Mobilnummer').fill('070-174 06 98');
  await otherPage.getByRole('button', { name: 'Boka', exact: true }).click();
  await expect(otherPage.getByRole('heading', { name: 'Tiden är bokad' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('button', { name: /^XYZ 98K/ })).toBeVisible();
});
