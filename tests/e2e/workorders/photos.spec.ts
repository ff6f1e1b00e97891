import { readFile } from 'node:fs/promises';
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
import { lyingPicture, noisyPicture } from '../../support/pictureFiles';
import { expectTargets } from '../../support/sight';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const shown = (page: Page) => page.getByRole('button', { name: /^Visa foto/ });
/** The size of the picture in the open viewer, once it is read. */
const sizeOf = (page: Page) =>
  form(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
/** The bytes of the photo in the open viewer, as they are saved to a file. */
async function saved(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button(page, 'Spara bilden').click();
  return readFile(await (await download).path());
}

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, hasWorker: true });

  test(
    'a car is checked in with photos and a damage without a network, and nothing is lost',
    { tag: '@full' },
    async ({ page, otherPage, context, faults }) => {
      const { owner, staff } = await seedCalendar({ bookings: { tyres: bookingFields() } });
      await openCalendar(page, staff, '?vy=lista');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto('/dashboard/workorders');
      await expect(page.getByText('Inga bilar är incheckade.')).toBeVisible();
      await keepsForCheckIn(page);

      await context.setOffline(true);
      await card(page, 'ABC 123').click();
      await form(page).getByRole('link', { name: 'Fyll i incheckning' }).click();
      await expect(heading(page, 'Checka in')).toBeVisible();
      await page.getByLabel('Kundens beskrivning', { exact: true }).fill('Det gnisslar');
      await page.getByLabel('Bilder', { exact: true }).setInputFiles([
        { name: 'sida.jpg', mimeType: 'image/jpeg', buffer: lyingPicture() },
        { name: 'offert.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
        { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
        { name: 'trasig.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('inget foto') },
        { name: 'brus.png', mimeType: 'image/png', buffer: noisyPicture(1600, 1200) },
      ]);
      await expect(button(page, 'Ta bort foto 2 av 2')).toBeVisible();
      for (const refusal of ['offert.pdf går', 'IMG_1.HEIC är en HEIC-bild', 'trasig.jpg går']) {
        await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
      }
      await expect(page.getByLabel('Kundens beskrivning', { exact: true })).toHaveValue(
        'Det gnisslar',
      );
      await expectGood(page);
      await expectTargets(page);

      await page.getByText('Skador på bilen').click();
      const map = page.getByRole('button', { name: /^Märk ut en skada/ });
      const box = await map.boundingBox();
      await map.click({ position: { x: (box?.width ?? 0) * 0.14, y: (box?.height ?? 0) * 0.44 } });
      await expect(form(page).getByLabel('Var på bilen?')).toHaveValue('Framdörr vänster');
      await form(page).getByLabel('Anteckning').fill('10 cm');
      await expectGood(page);
      await expectTargets(page);
      await form(page).getByRole('button', { name: 'Spara' }).click();
      await expect(page.getByText('Framdörr vänster: Repa (10 cm)')).toBeVisible();
      await button(page, 'Checka in').click();
      await expect(heading(page, /^AO.1001/)).toBeVisible();
      await expect(shown(page)).toHaveCount(2);
      await expect(saving(page)).toHaveText('Offline, 3 väntar');
      await expectGood(page);
      await expectTargets(page);

      // The browser is gone, and the app opens again without a network.
      const address = page.url();
      await page.close();
      const again = await context.newPage();
      await again.goto(address);
      await expect(heading(again, /^AO.1001/)).toBeVisible();
      await expect(shown(again)).toHaveCount(2);
      await expect(saving(again)).toHaveText('Offline, 3 väntar');
      await shown(again).first().click();
      await expect(again.getByText(/^Tillagt /)).toBeVisible();
      await expect.poll(() => sizeOf(again)).toEqual([240, 320]);
      await expectGood(again);
      await expectTargets(again);
      await button(again, 'Stäng').click();

      await context.setOffline(false);
      await expectSaved(again);
      await openCalendar(otherPage, owner, '?vy=lista');
      await otherPage.goto('/dashboard/workorders/1001');
      await expect(shown(otherPage)).toHaveCount(2);
      await expect(otherPage.getByText('Framdörr vänster: Repa (10 cm)').first()).toBeVisible();
      await expectGood(otherPage);
      await shown(otherPage).first().click();
      await expect(otherPage.getByText(/^Tillagt /)).toBeVisible();
      await expect.poll(() => sizeOf(otherPage)).toEqual([240, 320]);
      const upright = await saved(otherPage);
      expect(upright.includes('Exif')).toBe(false);
      expect(upright.includes('GPS')).toBe(false);
      await button(otherPage, 'Nästa').click();
      await expect(otherPage.getByRole('dialog', { name: 'Foto 2 av 2' })).toBeVisible();
      await expect(otherPage.getByText(/^Tillagt /)).toBeVisible();
      const noise = await saved(otherPage);
      expect([...noise.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(noise.length).toBeLessThanOrEqual(200_000);
      await button(otherPage, 'Stäng').click();
      await otherPage.getByRole('link', { name: 'Skriv ut' }).click();
      await expect(otherPage.getByRole('img', { name: 'Foto 2' })).toBeVisible();
      await expectGood(otherPage);

      // Chromium asks once more for an image that it could not read, which the policy forbids.
      expectOnlyLostNetwork(faults, /^error: Connecting to 'blob:|^error: CSP: connect-src blob/);
    },
  );
});
