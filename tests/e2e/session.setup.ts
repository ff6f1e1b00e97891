import { signInByForm, test } from '../support/browser';
import { keepSession } from '../support/session';

test('someone signs in by the form, and the other tests begin with the session that it leaves', async ({
  page,
  context,
}) => {
  await signInByForm(page);
  await keepSession(context);
});
