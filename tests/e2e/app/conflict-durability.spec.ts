import { expect, test } from '@playwright/test';
import { newBooking } from '@/domain/booking/booking';
import { documentsOnServer, seedDocuments } from '../../support/documents';
import {
  expectSaved,
  expectWaiting,
  findServers,
  loseServers,
  signInForOffline,
} from '../../support/offline';
import { startServers } from '../../support/servers';

test.afterEach(() => startServers());

test(
  'an older offline note and status overwrite no newer ones without being chosen',
  { tag: '@full' },
  async ({ context, page }) => {
    const { workshop } = await signInForOffline(page);
    const bookings = `${workshop}/bookings`;
    const b1 = newBooking({ note: 'Ring först.' });
    const stored = async () => (await documentsOnServer(bookings)).b1;
    await seedDocuments(bookings, { b1 });
    await page.goto('/dashboard/bookings/b1');
    const note = page.getByLabel('Intern anteckning');
    await expect(note).toHaveValue('Ring först.');

    await loseServers(context);
    await note.fill('Kunden väntar.');
    await page.getByRole('dialog').getByLabel('Status').selectOption('Incheckad');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expectWaiting(page, 1);
    await page.reload();
    await expectWaiting(page, 1);
    const newer = { note: 'Bytt broms.', status: 'done' as const };
    await seedDocuments(bookings, { b1: { ...b1, ...newer } }, new Date());

    await findServers(context);
    await page.getByRole('button', { name: 'Kunde inte sparas (2)' }).click();
    expect(await stored()).toMatchObject(newer);
    const dialog = page.getByRole('dialog', { name: 'Kunde inte sparas' });
    const status = dialog.getByRole('listitem').filter({ hasText: 'Status: Incheckad' });
    const text = dialog.getByRole('listitem').filter({ hasText: 'Kunden väntar.' });
    await expect(status).toContainText('Status: Klar');
    await expect(text).toContainText('Intern anteckning: Bytt broms.');
    await status.getByRole('button', { name: 'Behåll den andras' }).click();
    await text.getByRole('button', { name: 'Spara min ändring' }).click();
    await expectSaved(page);
    await expect.poll(stored).toMatchObject({ note: 'Kunden väntar.', status: 'done' });
  },
);
