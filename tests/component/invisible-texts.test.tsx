import { screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { page } from '../support/renderApp';
import { openAs, seedAs } from '../support/workshops';

it('a name with marks that turn text is shown without them', async () => {
  const { person } = await seedAs('owner');
  const { user } = await openAs(person, '/dashboard/customers');
  await page('Kunder');
  await user.click((await screen.findAllByRole('button', { name: 'Ny kund' }))[0] ?? document.body);
  await user.click(screen.getByLabelText('Namn'));
  await user.paste('Anna\u202e gre\u2066B\u200b Ek');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  const toast = await screen.findByText(/är tillagd\.$/);
  expect(toast).toHaveTextContent(/^(Kunden )?Anna greB Ek är tillagd\.$/);
  await page('Anna greB Ek');
  await waitFor(() => expect(location.pathname).toMatch(/customers\/.+/));
  history.pushState(null, '', `${location.pathname}/extract`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await page('Registerutdrag');
  expect(document.body).toHaveTextContent('Anna greB Ek');
  expect(document.body.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
});
