import type { Page } from '@playwright/test';
import { atWidth, expect, expectGood, test } from './browser';
import { lookAtAll } from './pages';
import { expectLegible, expectTargets } from './sight';

/**
 * Defines the walk through a section: each page and dialog is opened once at each width, and looked at for all that
 * quality demands of every screen. Lines on the console that `expected` matches are no faults.
 */
export function walkThrough(section: string, expected?: RegExp) {
  for (const width of [360, 1280]) {
    const isPhone = width === 360;
    test.describe(`${width} px`, atWidth(width), () => {
      test.use({ viewport: { width, height: 800 }, hasTouch: isPhone, isMobile: isPhone });

      test(`${section}: every page is accessible, fits, and is hit and read`, async ({
        page,
        faults,
      }) => {
        const browser = await page.context().newCDPSession(page);
        await lookAtAll(page, section, async () => {
          await expectGood(page);
          await browser.send('Emulation.setTouchEmulationEnabled', {
            enabled: true,
            maxTouchPoints: 5,
          });
          await expectTargets(page);
          await browser.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
          // Letters of twice the usual size, as the browser's settings offer them.
          await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
          await expectFontSize(page, '32px');
          await expectLegible(page);
          await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
          await expectFontSize(page, '16px');
        });
        const others = faults.filter((fault) => !expected?.test(fault));
        faults.splice(0, faults.length, ...others);
      });
    });
  }
}

async function expectFontSize(page: Page, size: string) {
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(size);
}
