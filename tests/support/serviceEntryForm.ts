import { expect, type Page } from '@playwright/test';
import { expectPage } from './browser';

/** Fills in the open form of a new entry with what another workshop has done, and sends it. */
export async function sendEntry(page: Page, work: string) {
  await expectPage(page, 'Ny notering');
  await page.getByLabel('Utfört arbete').fill(work);
  await page.getByLabel('Verkstad som gjorde arbetet').fill('Ekens bil');
  await page.getByLabel('Utfört av', { exact: true }).fill('Bo Lind');
  await page.getByRole('button', { name: 'Signera och spara' }).click();
}

/** The entry of a shown book that tells of a work. */
export function entryOf(page: Page, work: string) {
  return page.getByRole('main').locator('ol > li').filter({ hasText: work });
}

/** Waits until an open book shows so many entries. */
export async function expectEntries(page: Page, count: number) {
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(count);
}
