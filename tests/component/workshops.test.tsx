import { render, screen, waitFor, within } from '@testing-library/preact';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { StartChecklist } from '@/app/dashboard/StartChecklist';
import { Store } from '@/app/saving/Store';
import { AuthProvider } from '@/auth/AuthProvider';
import { keepSign } from '@/auth/sessionSign';
import { type CurrentWorkshop, WorkshopContext } from '@/data/workshop/WorkshopContext';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { expectConsole } from '../support/component';
import { seedDocuments } from '../support/documents';
import { openVerification } from '../support/emulators';
import { page, password } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';
import { newPerson, openAs, type Person, removeMember, seedWorkshop } from '../support/workshops';

/**
 * Opens the dashboard of a person who is no longer in the first workshop, which this device may have shown
 * last, and is still in the second.
 */
async function openBeside(closedName: string, openName: string, wasShown = false) {
  const olle = await newPerson('Olle Ek');
  const stina = await newPerson('Stina Berg');
  const closed = await seedWorkshop(closedName, { owner: [olle] });
  const open = await seedWorkshop(openName, { owner: [stina] }, { [stina.uid]: [closed] });
  if (wasShown) localStorage.setItem('verkstadsnavet.workshop', closed);
  return { ...(await openAs(stina, '/dashboard')), stina, closed, open };
}

async function listOf({ uid }: Person) {
  const user = v.object({ workshopIds: v.array(v.string()) });
  return v.parse(user, await storedDocument(`users/${uid}`)).workshopIds;
}

describe('Workshops', () => {
  it('are switched between from every page, and one more is started by name', async () => {
    const olle = await newPerson('Olle Ek');
    const first = await seedWorkshop('Ekens bil', { owner: [olle] });
    await seedWorkshop('Ekens tvätt', { owner: [olle] }, { [olle.uid]: [first] });
    const { user } = await openAs(olle, '/dashboard/customers');
    await page('Kunder');
    await user.click(screen.getByRole('button', { name: 'Verkstad: Ekens bil' }));
    const list = within(screen.getByRole('region', { name: 'Dina verkstäder' }));
    expect(list.getByRole('button', { current: true })).toHaveAccessibleName('Ekens bil');
    await user.click(await list.findByRole('button', { name: 'Ekens tvätt' }));
    await page('Kalender');
    await user.click(await screen.findByRole('button', { name: 'Verkstad: Ekens tvätt' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Dina verkstäder' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verkstad: Ekens tvätt' })).toHaveFocus();

    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Starta en ny verkstad' }));
    const name = screen.getByRole('textbox', { name: 'Verkstadens namn' });
    await user.type(name, '  {Enter}');
    expect(name).toHaveAccessibleDescription('Fyll i företagets namn.');
    await user.type(name, 'Ekens  däck{Enter}');
    await screen.findByRole('button', { name: 'Verkstad: Ekens däck' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^Kom igång/ })).toBeInTheDocument();
  });

  it('are founded five times by one account, and not more', async () => {
    const olle = await newPerson('Olle Ek');
    const first = await seedWorkshop('Ekens bil', { owner: [olle] });
    const workshopIds = [first, 'w2', 'w3', 'w4', 'w5'];
    await seedDocuments('founders', { [olle.uid]: { workshopIds } });
    const { user } = await openAs(olle, '/dashboard/customers');
    await page('Kunder');
    await user.click(screen.getByRole('button', { name: 'Verkstad: Ekens bil' }));
    await user.click(screen.getByRole('button', { name: 'Starta en ny verkstad' }));
    await user.type(screen.getByRole('textbox', { name: 'Verkstadens namn' }), 'Ekens däck{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Du har redan startat fem verkstäder',
    );
    expect(await listOf(olle)).toEqual([first]);
  });

  it('wait for a verified address where the rules demand one', async () => {
    const olle = await newPerson('Olle Ek');
    // The switch itself would be on for all tests at once: a document that the rules refuse to change
    // stands for it.
    await seedDocuments('founders', { [olle.uid]: { workshopIds: ['w1'], more: 'x' } });
    const { user } = await openAs(olle, '/dashboard');
    await page('Bekräfta din e-postadress');
    expectConsole('error', 'The first workshop could not be created');
    await user.click(screen.getByRole('button', { name: 'Skicka bekräftelsemejl' }));
    await screen.findByText('Kolla din inkorg');
    await openVerification(olle.email);
    await seedDocuments('founders', { [olle.uid]: { workshopIds: ['w1'] } });
    await user.click(screen.getByRole('button', { name: 'Jag har öppnat länken' }));
    await page('Kalender');
    const [founded] = await listOf(olle);
    expect(await storedDocument(`founders/${olle.uid}`)).toMatchObject({
      workshopIds: ['w1', founded],
    });
  });

  it('that all let a person go leave them a way to one of their own', async () => {
    const olle = await newPerson('Olle Ek');
    const stina = await newPerson('Stina Berg');
    const first = await seedWorkshop('Ekens bil', { owner: [olle] });
    const second = await seedWorkshop('Ekens tvätt', { owner: [olle] });
    await seedDocuments('users', { [stina.uid]: { workshopIds: [first, second] } });
    const { user } = await openAs(stina, '/dashboard');
    await page('Du har inte längre tillgång');
    expect(screen.queryByRole('button', { name: 'Ta bort ur listan' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Starta en egen verkstad' }));
    await page('Kalender');
    await user.click(screen.getByRole('button', { name: 'Verkstad: Min verkstad' }));
    const list = screen.getByRole('region', { name: 'Dina verkstäder' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it('that are closed to a person are passed over, and taken out of the list', async () => {
    const { user, stina, open } = await openBeside('Ekens bil', 'Bergs bil');
    await page('Kalender');
    await user.click(screen.getByRole('button', { name: 'Verkstad: Bergs bil' }));
    await screen.findByText('En verkstad som du inte längre har tillgång till');
    await user.click(screen.getByRole('button', { name: 'Ta bort ur listan' }));
    expect(screen.getByRole('button', { current: true })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/^En verkstad som/)).not.toBeInTheDocument());
    await waitFor(async () => expect(await listOf(stina)).toEqual([open]));
    // Without a network, nothing could tell that the first workshop is closed to the person.
    expect(localStorage.getItem('verkstadsnavet.workshop')).toBe(open);
  });

  it('that were chosen and let the person go say so, and lead to another', async () => {
    const { user, stina, closed, open } = await openBeside('Ekens bil', 'Bergs bil', true);
    await page('Du har inte längre tillgång');
    await user.click(screen.getByRole('button', { name: 'Öppna en annan verkstad' }));
    await page('Kalender');
    expect(screen.getByRole('button', { name: 'Verkstad: Bergs bil' })).toBeInTheDocument();
    expect(await listOf(stina)).toEqual([closed, open]);
  });

  it('that were chosen and let the person go can be taken out of the list at once', async () => {
    const { user, stina, open } = await openBeside('Ekens bil', 'Bergs bil', true);
    await page('Du har inte längre tillgång');
    await user.click(screen.getByRole('button', { name: 'Ta bort ur listan' }));
    await page('Kalender');
    expect(screen.getByRole('button', { name: 'Verkstad: Bergs bil' })).toBeInTheDocument();
    await waitFor(async () => expect(await listOf(stina)).toEqual([open]));
  });

  it('that let the person go while they are open do not give way to another unasked', async () => {
    const stina = await newPerson('Stina Berg');
    const first = await seedWorkshop('Ekens bil', { owner: [stina] });
    await seedWorkshop('Ekens tvätt', { owner: [stina] }, { [stina.uid]: [first] });
    const { user } = await openAs(stina, '/dashboard/customers');
    // A register that is refused while it is read logs an error, so the test waits until it has been read.
    await screen.findByText(/^Inga kunder än/);
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    await page('Kalender');
    expect(screen.getByRole('button', { name: 'Verkstad: Ekens bil' })).toBeInTheDocument();
    await removeMember(first, stina);
    await page('Du har inte längre tillgång');
    await user.click(screen.getByRole('button', { name: 'Öppna en annan verkstad' }));
    await page('Kalender');
    expect(screen.getByRole('button', { name: 'Verkstad: Ekens tvätt' })).toBeInTheDocument();
  });
});

describe('The list of what to fill in', () => {
  it('counts nothing that could not be read', async () => {
    if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
    const stina = await newPerson('Stina Berg');
    const auth = startAuth(startApp(env, crypto.randomUUID()), env.authEmulator);
    const opened = async () => auth;
    keepSign(true);
    await signInWithEmailAndPassword(auth, stina.email, password);
    const id = await seedWorkshop('Ekens bil', { owner: [await newPerson('Olle Ek')] });
    const now = new Date();
    const workshop = { ...starterWorkshop, name: 'Ekens bil', checklistDone: false };
    const stranger: CurrentWorkshop = {
      id,
      role: 'owner',
      staffId: null,
      workshop: { ...workshop, owners: [], createdBy: id, createdAt: now, updatedAt: now },
      workshopIds: [id],
      switchTo: () => {},
    };
    render(
      <MemoryRouter>
        <AuthProvider open={opened}>
          <Store>
            <WorkshopContext value={stranger}>
              <StartChecklist />
            </WorkshopContext>
          </Store>
        </AuthProvider>
      </MemoryRouter>,
    );
    const status = await screen.findByText('Det gick inte att hämta vad som är klart.');
    expect(status).toHaveRole('status');
    expect(screen.getByRole('heading', { name: 'Kom igång' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bjud in kollegor' })).toBeInTheDocument();
  });

  it('greets a new owner, ticks what is done, and can be put away and brought back', async () => {
    const { user } = await openAs(await newPerson('Olle Ek'), '/dashboard');
    await page('Kalender');
    await screen.findByRole('heading', { name: 'Kom igång 0 av 6 klara' });
    await user.click(screen.getByRole('link', { name: 'Bjud in kollegor' }));
    await page('Inställningar');
    await user.click(await screen.findByRole('button', { name: 'Bjud in' }));
    await user.click(screen.getByRole('button', { name: 'Skapa länk' }));
    await user.click(await screen.findByRole('button', { name: 'Klar' }));
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    await screen.findByRole('link', { name: 'Bjud in kollegor (klart)' });
    expect(screen.getByRole('heading', { name: /^Kom igång/ })).toHaveTextContent('1 av 6 klara');

    await user.click(screen.getByRole('button', { name: 'Dölj listan' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: /^Kom igång/ })).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    await screen.findByRole('heading', { name: /^Kom igång/ });
  });

  it('is not for staff', async () => {
    const stina = await newPerson('Stina Berg');
    const nils = await newPerson('Nils Lund');
    await seedWorkshop('Ekens bil', { owner: [nils], staff: [stina] }, {}, false);
    await openAs(stina, '/dashboard');
    await page('Kalender');
    expect(screen.queryByRole('heading', { name: /^Kom igång/ })).not.toBeInTheDocument();
  });
});
