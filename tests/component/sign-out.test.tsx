import { screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { expect, it } from 'vitest';
import styles from '@/ui/controls/Button.module.css';
import { findNetwork, loseNetwork } from '../support/network';
import { page } from '../support/renderApp';
import { openAs, seedAs } from '../support/workshops';

it('the filled button on signing out is the one that loses nothing', async () => {
  const { person } = await seedAs('owner');
  const { user, auth } = await openAs(person, '/dashboard/settings/services');
  await page('Inställningar');
  const db = getFirestore(auth.app);
  // A new service needs the others to be known.
  const add = await screen.findByRole('button', { name: 'Ny tjänst' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await loseNetwork(db);
  await user.type(screen.getByLabelText('Namn'), 'Ny på väg');
  await user.type(screen.getByLabelText('Tid'), '30');
  await user.type(screen.getByLabelText('Pris inkl. moms'), '100');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await screen.findByText('Tjänsten Ny på väg är tillagd.');

  await user.click(screen.getByRole('button', { name: 'Logga ut' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Logga ut' }));
  const isFilled = (name: string) =>
    dialog.getByRole('button', { name }).classList.contains(`${styles.work}`);
  expect(isFilled('Stanna kvar')).toBe(true);
  expect(isFilled('Logga ut och släng ändringarna')).toBe(false);

  await findNetwork(db);
  await waitFor(() => expect(isFilled('Logga ut')).toBe(true));
  expect(isFilled('Stanna kvar')).toBe(false);
});
