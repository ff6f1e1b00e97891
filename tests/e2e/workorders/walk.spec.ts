import type { Locator } from '@playwright/test';
import { expect, expectGood, type Page, test } from '../../support/browser';
import {
  bookingFields,
  card,
  form,
  keepsForCheckIn,
  openCalendar,
  seedCalendar,
} from '../../support/calendar';
import { expectOnlyLostNetwork, expectSaved, saving } from '../../support/offline';
import { lyingPicture } from '../../support/pictureFiles';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, hasWorker: true });

/** The time of a practised hand for a press and for a key on a phone, in s. */
const [pressTime, keyTime] = [1.5, 0.4];

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test(
  'a booked car is taken from check-in to ready on a phone without a network, in two minutes of presses',
  { tag: '@full' },
  async ({ page, otherPage, context, faults }) => {
    const hand = { presses: 0, keys: 0 };
    async function press(what: Locator) {
      hand.presses += 1;
      await what.click();
    }
    /** A photo by the camera of the phone, which opens, is released, and is told to use what it has taken. */
    async function photograph(name: string) {
      hand.presses += 3;
      const files = [{ name, mimeType: 'image/jpeg', buffer: lyingPicture() }];
      await page.getByLabel('Kamera', { exact: true }).setInputFiles(files);
    }
    async function type(field: Locator, text: string) {
      hand.presses += 1;
      hand.keys += text.length;
      await field.fill(text);
    }

    const { owner, staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
    await openCalendar(page, staff, '?vy=lista');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/dashboard/workorders');
    await expect(page.getByText('Inga bilar är incheckade.')).toBeVisible();
    await keepsForCheckIn(page);
    await context.setOffline(true);

    await press(card(page, 'ABC 123'));
    await press(form(page).getByRole('link', { name: 'Fyll i incheckning' }));
    await type(page.getByLabel('Mätarställning', { exact: true }), '45 210');
    await photograph('framifrån.jpg');
    await expect(button(page, 'Ta bort foto 1 av 1')).toBeVisible();
    await photograph('bakifrån.jpg');
    await expect(button(page, 'Ta bort foto 2 av 2')).toBeVisible();
    await press(button(page, 'Checka in'));
    await expect(heading(page, /^AO.1001/)).toBeVisible();

    await press(button(page, 'Kontrollera bilen'));
    await press(button(page, 'Verkstad'));
    await expect(page.getByText(/^Punkt 1 av 30/)).toBeVisible();
    await press(button(page, 'Röd – åtgärda'));
    await type(page.getByLabel('Mätvärde i mm'), '2');
    await press(button(page, 'Lägg till på ordern'));
    await expect(page.getByRole('link', { name: 'Finns som rad på arbetsordern' })).toBeVisible();
    for (let place = 2; place <= 10; place++) {
      await press(button(page, 'Nästa punkt'));
      await expect(page.getByText(new RegExp(`^Punkt ${place} av 30`))).toBeVisible();
      await press(button(page, 'Grön – OK'));
      await expect(button(page, 'Grön – OK')).toHaveAttribute('aria-pressed', 'true');
    }

    await press(page.getByRole('main').getByRole('link', { name: /^AO.1001$/ }));
    await press(button(page, /^Ändra raden Bromsbelägg fram, 2.mm$/));
    await type(form(page).getByLabel(/^Pris per enhet/), '1 490');
    await press(form(page).getByRole('button', { name: 'Spara' }));
    await expect(form(page)).toBeHidden();
    await press(button(page, 'Registrera svar'));
    await expect(form(page).getByLabel('Hur svarade kunden?')).toHaveValue('phone');
    await expect(form(page).getByLabel('Vem svarade?')).toHaveValue('Anna Berg');
    const asked = form(page).getByRole('group', { name: /^Bromsbelägg fram/ });
    await press(asked.getByText('Godkänd'));
    await press(button(page, 'Spara svaret'));
    await expect(form(page)).toBeHidden();
    await expect(button(page, /^Gjord: Bromsbelägg fram, 2.mm$/)).toBeVisible();

    await press(button(page, 'Starta'));
    await press(button(page, 'Börja arbetet'));
    await expect(page.getByText('Anders Holm arbetar sedan')).toBeVisible();
    await press(button(page, 'Gjord: Däckskifte'));
    await press(button(page, /^Gjord: Bromsbelägg fram, 2.mm$/));
    await press(button(page, 'Stoppa Anders Holm'));
    await press(button(page, 'Markera klar'));
    await expect(page.getByRole('main').getByText('Klar', { exact: true })).toBeVisible();
    await expectGood(page);
    await expect(saving(page)).toHaveText(/^Offline, \d+ väntar$/);

    const seconds = hand.presses * pressTime + hand.keys * keyTime;
    const description = `${hand.presses} presses and ${hand.keys} keys, about ${Math.round(seconds)} s`;
    test.info().annotations.push({ type: 'walk', description });
    expect(seconds, description).toBeLessThan(120);

    await context.setOffline(false);
    await expectSaved(page);
    await otherPage.setViewportSize({ width: 1280, height: 800 });
    await openCalendar(otherPage, owner, '?vy=lista');
    await expect(card(otherPage, 'ABC 123.*Klar')).toBeVisible();
    await otherPage.goto('/dashboard/workorders');
    const ready = otherPage
      .getByRole('region', { name: /^Klar/ })
      .getByRole('link', { name: /^AO.1001, ABC 123/ });
    await ready.click();
    await expect(heading(otherPage, /^AO.1001/)).toBeVisible();
    const shown: Record<string, (string | RegExp)[]> = {
      Rader: ['Däckskifte', /^Bromsbelägg fram, 2.mm$/],
      Överenskommelse: ['Anna Berg'],
      Bilkontroll: ['1 röd', '9 gröna', '20 ej kontrollerade'],
      Tid: [/^Anders Holm: /],
      'Bil och kund': ['45 210 km'],
    };
    for (const [region, texts] of Object.entries(shown)) {
      for (const text of texts) {
        const place = otherPage.getByRole('region', { name: region, exact: true });
        await expect(place.getByText(text).first()).toBeVisible();
      }
    }
    await expect(otherPage.getByRole('button', { name: /^Visa foto \d av 2$/ })).toHaveCount(2);
    await expectGood(otherPage);

    expectOnlyLostNetwork(faults);
  },
);
