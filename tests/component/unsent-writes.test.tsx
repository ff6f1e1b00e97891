import { screen, waitFor, within } from '@testing-library/preact';
import { type Auth, beforeAuthStateChanged, signInWithEmailAndPassword } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { expectConsole, ignoreConsole } from '../support/component';
import { documentsOnServer } from '../support/documents';
import { setDisabled } from '../support/emulators';
import { findNetwork, loseNetwork } from '../support/network';
import { page, password } from '../support/renderApp';
import { newPerson, openAs, type Person, removeMember, seedWorkshop } from '../support/workshops';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the services of a new workshop and adds one without a network. */
async function openUnsent(elsewhere: Person[] = []) {
  const olle = await newPerson('Olle Ek');
  const workshopId = await seedWorkshop('Ekens bil', { owner: [olle] });
  if (elsewhere.length > 0) {
    const both = { [olle.uid]: [workshopId] };
    await seedWorkshop('Lunds bil', { owner: elsewhere, staff: [olle] }, both);
  }
  const { user, auth } = await openAs(olle, '/dashboard/settings/services');
  await screen.findByText(/^Inga tjänster än/);
  await loseNetwork(getFirestore(auth.app));
  const add = async (name: string) => {
    await user.click(await button('Ny tjänst'));
    await user.type(screen.getByLabelText('Namn'), name);
    await user.type(screen.getByLabelText('Tid'), '30');
    await user.type(screen.getByLabelText(/^Pris/), '100');
    await user.click(await button('Spara'));
  };
  await add('Däckbyte');
  await screen.findByText('Offline, 1 väntar');
  const names = async () => {
    const services = await documentsOnServer(`workshops/${workshopId}/services`);
    return Object.values(services).map(({ name }) => name);
  };
  return { user, auth, olle, workshopId, names, add };
}

/** Ends the session as a blocked account does at the next refresh of its token. */
async function endSession(auth: Auth, { uid }: Person) {
  await setDisabled(uid, true);
  await expect(auth.currentUser?.getIdToken(true)).rejects.toThrow('user-disabled');
  await page('Logga in på ditt konto');
  await setDisabled(uid, false);
}

/** Takes what a refusal writes off the record of the console, by the app and by both of the SDK's clients. */
async function expectRefusal() {
  await waitFor(() => expectConsole('error', 'Refused: Tjänsten Däckbyte'));
  await waitFor(() => expectConsole('warn', "RPC 'Write'"));
}

/** Both the register's reading and the question about a write's delivery are refused, once or a few times. */
function ignoreRefusedReads() {
  ignoreConsole('BatchGetDocuments');
  ignoreConsole('cannot be read');
}

const signIn = (auth: Auth, { email }: Person) => signInWithEmailAndPassword(auth, email, password);

describe('A change that was not sent when the session ended', () => {
  it('waits for the same person, and neither shows nor goes to anyone else', async () => {
    const { user, auth, olle, names } = await openUnsent();
    await endSession(auth, olle);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('En ändring på den här enheten är inte skickad än');
    expect(notice).not.toHaveTextContent('Däckbyte');

    await signIn(auth, await newPerson('Stina Berg'));
    await page('Kalender');
    await screen.findByText('Sparat');
    await user.click(await button('Logga ut'));
    await page('Logga in på ditt konto');
    expect(await screen.findByRole('alert')).toHaveTextContent('inte skickad än');
    expect(await names()).toEqual([]);

    await signIn(auth, olle);
    await page('Kalender');
    await waitFor(async () => expect(await names()).toEqual(['Däckbyte']));
    await screen.findByText('Sparat');
  });

  it('is shown as text to copy when the person has no longer access', async () => {
    const { user, auth, olle, workshopId, names } = await openUnsent([await newPerson('Vera')]);
    await endSession(auth, olle);
    await waitFor(() => removeMember(workshopId, olle));
    await signIn(auth, olle);
    await page('Kalender');
    await user.click(await button('Kunde inte sparas (1)'));
    expect(screen.getByRole('dialog', { name: 'Kunde inte sparas' })).toHaveTextContent(
      'Namn: Däckbyte',
    );
    expect(await names()).toEqual([]);
    await expectRefusal();
    ignoreRefusedReads();
  });

  it('is shown as text also where no workshop can be opened', async () => {
    const { user, auth, olle, workshopId } = await openUnsent();
    await waitFor(() => removeMember(workshopId, olle));
    await findNetwork(getFirestore(auth.app));
    await page('Du har inte längre tillgång');
    await user.click(await button('Visa det som inte kunde sparas (1)'));
    const dialog = screen.getByRole('dialog', { name: 'Kunde inte sparas' });
    expect(dialog).toHaveTextContent('Namn: Däckbyte');
    await expectRefusal();
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(screen.queryByText(/Visa det som/)).not.toBeInTheDocument();
    ignoreRefusedReads();
  });

  it('is asked about before the tab is left, where it lies in memory alone', async () => {
    const { auth } = await openUnsent();
    const isAskedAbout = () =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAskedAbout()).toBe(true);
    await findNetwork(getFirestore(auth.app));
    await screen.findByText('Sparat');
    expect(isAskedAbout()).toBe(false);
  });

  it('is thrown away by a sign-out that the person has chosen', async () => {
    const { user, auth, olle, names } = await openUnsent();
    await user.click(await button('Logga ut'));
    await user.click(await button('Logga ut och släng ändringarna'));
    await page('Logga in på ditt konto');
    await signIn(auth, olle);
    await page('Kalender');
    await screen.findByText('Sparat');
    expect(screen.queryByText(/inte skickad/)).not.toBeInTheDocument();
    expect(await names()).toEqual([]);
  });

  it('is kept when the chosen sign-out fails, together with what is typed after it', async () => {
    const { user, auth, olle, names, add } = await openUnsent();
    const fail = beforeAuthStateChanged(auth, () => Promise.reject(new Error('Not now')));
    await user.click(await button('Logga ut'));
    await user.click(await button('Logga ut och släng ändringarna'));
    await screen.findByText('Det gick inte att logga ut. Inget har slängts. Försök igen.');
    expectConsole('error', 'Sign-out failed');
    expect(screen.queryByRole('dialog')).toBeNull();
    await add('Tvätt');
    await screen.findByText('Offline, 2 väntar');
    fail();
    await endSession(auth, olle);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 ändringar på den här enheten är inte skickade än',
    );
    await signIn(auth, olle);
    await page('Kalender');
    await waitFor(async () => {
      expect((await names()).toSorted()).toEqual(['Däckbyte', 'Tvätt']);
    });
    await screen.findByText('Sparat');
  });
});
