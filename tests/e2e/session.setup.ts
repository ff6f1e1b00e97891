import { expectPage, fillLogin, newEmail, password, test } from '../support/browser';
import { createAccount } from '../support/emulators';
import { keepSession } from '../support/session';

test('someone signs in by the form, and the other tests begin with the session that it leaves', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await createAccount(email, password);
  await page.goto('/login');
  await fillLogin(page, email);
  await expectPage(page, 'Kalender');
  await keepSession(context);
});
