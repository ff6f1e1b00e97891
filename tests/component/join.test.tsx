import { screen, waitFor } from '@testing-library/preact';
import {
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromServer,
  getFirestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { joinPath } from '@/dashboardPaths';
import { paths } from '@/paths';
import { newEmail, page, password, renderApp } from '../support/renderApp';
import { seedDocuments } from '../support/documents';
import { newPerson, openAs, seedInvite, seedWorkshop, withdrawInvite } from '../support/workshops';

const title = 'Gå med i en verkstad';
const tomorrow = () => new Date(Date.now() + 24 * 3600_000);
const yesterday = () => new Date(Date.now() - 24 * 3600_000);

async function invited(values: { expiresAt?: Date; usedBy?: string } = {}) {
  const olle = await newPerson('Olle Ek');
  const workshopId = await seedWorkshop('Ekens bil', { owner: [olle] });
  const invite = { role: 'staff', createdBy: olle.uid, expiresAt: tomorrow(), ...values } as const;
  const code = await seedInvite(workshopId, 'Ekens bil', invite);
  return { olle, workshopId, code, path: joinPath(workshopId, code) };
}

async function open(path: string) {
  const nils = await newPerson('Nils Lund');
  const app = await openAs(nils, path);
  await page(title);
  return { ...app, nils };
}

describe('An invite', () => {
  it('lets a newcomer register and join, without a workshop of their own', async () => {
    const { workshopId, path } = await invited();
    const { user, auth } = renderApp(path);
    await page('Logga in på ditt konto');
    await user.click(screen.getByRole('link', { name: 'Skapa konto' }));
    await page('Skapa konto');
    // The server gets the query, and must not get the code.
    expect(location.search).toBe('?next=%2Fdashboard%2Fjoin');
    await user.type(screen.getByLabelText('E-postadress'), newEmail());
    await user.type(screen.getByLabelText('Lösenord'), password);
    await user.type(screen.getByLabelText('Bekräfta lösenord'), `${password}{Enter}`);
    await page(title);
    const lead = await screen.findByText(/^Du är inbjuden till/);
    expect(lead).toHaveTextContent('Du är inbjuden till Ekens bil som medarbetare.');
    await user.click(screen.getByRole('button', { name: 'Gå med' }));
    await page('Kalender');
    expect(location.pathname).toBe('/dashboard');
    expect(screen.getByRole('button', { name: 'Verkstad: Ekens bil' })).toBeInTheDocument();
    const uid = auth.currentUser?.uid ?? '';
    const own = await getDocFromServer(doc(getFirestore(auth.app), 'users', uid));
    expect(own.get('workshopIds')).toEqual([workshopId]);
  });

  it('adds a workshop to those a person has, and shows it', async () => {
    const { path } = await invited();
    const nils = await newPerson('Nils Lund');
    await seedWorkshop('Lunds bil', { owner: [nils] });
    const { user } = await openAs(nils, path);
    await user.click(await screen.findByRole('button', { name: 'Gå med' }));
    await user.click(await screen.findByRole('button', { name: 'Verkstad: Ekens bil' }));
    await user.click(await screen.findByRole('button', { name: 'Lunds bil' }));
    await screen.findByRole('button', { name: 'Verkstad: Lunds bil' });
  });

  it.each([
    ['that does not exist', () => joinPath('finns-inte', '0'.repeat(32))],
    ['without a code', () => '/dashboard/join'],
    ['that is another path', () => joinPath('a/b', '../../users')],
    ['used by another', async () => (await invited({ usedBy: 'tove' })).path],
  ])('%s is said not to work', async (_, path) => {
    await open(await path());
    expect(await screen.findByRole('alert')).toHaveTextContent('Länken fungerar inte.');
    expect(screen.queryByRole('button', { name: 'Gå med' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Till kalendern' })).toBeInTheDocument();
  });

  it('that has expired says so', async () => {
    const { path } = await invited({ expiresAt: yesterday() });
    await open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Inbjudan till Ekens bil har gått ut.',
    );
  });

  it('that the person used before being removed is said to be used', async () => {
    const nils = await newPerson('Nils Lund');
    const { path } = await invited({ usedBy: nils.uid });
    await openAs(nils, path);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Inbjudan till Ekens bil är redan använd.',
    );
  });

  it.each([
    [
      'used by another',
      'gäller inte längre. Den har använts eller återkallats.',
      { usedBy: 'tove' },
    ],
    ['withdrawn', 'gäller inte längre. Den har använts eller återkallats.', null],
    ['out of time', 'har gått ut.', { expiresAt: yesterday() }],
  ])('that is %s while the page is open says so', async (_, says, change) => {
    const { olle, workshopId, code, path } = await invited();
    const { user } = await open(path);
    const button = await screen.findByRole('button', { name: 'Gå med' });
    if (change) {
      const invite = { role: 'staff', createdBy: olle.uid, expiresAt: tomorrow() } as const;
      await seedInvite(workshopId, 'Ekens bil', { ...invite, ...change }, code);
    } else {
      await withdrawInvite(workshopId, code);
    }
    await user.click(button);
    expect(await screen.findByText(`Inbjudan till Ekens bil ${says}`)).toHaveRole('alert');
    expect(screen.queryByRole('button', { name: 'Gå med' })).not.toBeInTheDocument();
  });

  it('is not for someone who is in as many workshops as one can be', async () => {
    const { path } = await invited();
    const nils = await newPerson('Nils Lund');
    const workshopIds = Array.from({ length: 20 }, (_, index) => `verkstad-${index}`);
    await seedDocuments('users', { [nils.uid]: { workshopIds } });
    await openAs(nils, path);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Du är redan med i 20 verkstäder, och fler kan ingen vara med i.',
    );
    expect(screen.queryByRole('button', { name: 'Gå med' })).not.toBeInTheDocument();
  });

  it('leads a member to the workshop', async () => {
    const { olle, path } = await invited();
    const { user } = await openAs(olle, path);
    await screen.findByText('Du är redan med i Ekens bil.');
    await user.click(screen.getByRole('link', { name: 'Öppna verkstaden' }));
    await page('Kalender');
    expect(screen.getByRole('button', { name: 'Verkstad: Ekens bil' })).toBeInTheDocument();
  });

  it('can be tried again when there is no contact', async () => {
    const { path } = await invited();
    const { user, auth } = await open('/dashboard/join');
    await screen.findByRole('alert');
    await disableNetwork(getFirestore(auth.app));
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('Inbjudan kunde inte hämtas')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Ingen kontakt med servern.');
    await enableNetwork(getFirestore(auth.app));
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    await screen.findByRole('button', { name: 'Gå med' });
  });

  it('waits while the person changes to another account', async () => {
    const { path } = await invited();
    const { user, nils } = await open(path);
    expect(screen.getByText(new RegExp(`^Inloggad som ${nils.email}`))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Byt konto' }));
    await page('Logga in på ditt konto');
    await waitFor(() => expect(location.search).toBe('?next=%2Fdashboard%2Fjoin'));
    expect(paths.join + location.hash).toBe(path);
  });
});
