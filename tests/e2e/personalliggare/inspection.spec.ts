import { expect, expectPage, password, test } from '../../support/browser';
import { seedDocuments } from '../../support/documents';
import { seedLedger } from '../../support/kiosk';
import { seedEvents } from '../../support/ledger';
import { expectSaved, storedOnDevice } from '../../support/offline';
import { holdSession } from '../../support/session';

test.use({ viewport: { width: 360, height: 740 }, hasWorker: true });

test('a telephone that never opened the ledger shows it to an inspector in one tap without a network', async ({
  page,
  context,
  faults,
}) => {
  const { workshop, owner, anders } = await seedLedger();
  await seedEvents(workshop, [
    { kind: 'in', personId: anders, occurredAt: new Date(Date.now() - 2 * 3_600_000) },
  ]);
  const startedAt = new Date(Date.now() - 3_600_000);
  await seedDocuments(`${workshop}/staff`, {
    bo: { name: 'Bo Lind', phone: null, isActive: true },
  });
  await seedDocuments(`${workshop}/clocks`, {
    bo: { orderId: '1042', startedAt, isForOther: false },
  });
  await holdSession(context, owner, password);
  await page.goto('/dashboard');
  await expectPage(page, 'Kalender');
  // The calendar warns by the ledger that it has fetched meanwhile.
  await expect(page.getByRole('alert')).toContainText(
    'Bo Lind har ett pågående jobb men är inte instämplad.',
  );
  await expectSaved(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedOnDevice(page), { timeout: 30_000 }).toContain('Anders Holm');

  await context.setOffline(true);
  await page.reload();
  await expectPage(page, 'Kalender');
  await page.getByRole('link', { name: 'Kontrollbesök' }).click();
  await expectPage(page, 'Personalliggare');
  await expect(page.getByText('Organisationsnummer 443210-9876')).toBeVisible();
  const here = page.getByRole('region', { name: 'Här nu: 1' });
  await expect(here.getByText('Anders Holm')).toBeVisible();
  await expect(here.getByText('19850709-9805')).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  // The browser and the SDK report the lost network.
  faults.splice(0);
});
