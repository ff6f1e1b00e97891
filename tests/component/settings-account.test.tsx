import { act, cleanup, screen, waitFor } from '@testing-library/preact';
import { doc, getDocFromServer, getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { startAuthProxy } from '../support/authProxy';
import { changeDocument, seedDocuments } from '../support/documents';
import { accountExists, openVerification, signIn } from '../support/emulators';
import { page, password } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';
import { newPerson, openAs, type Person, seedWorkshop } from '../support/workshops';

const path = '/dashboard/settings/account';
const field = (name: string) => screen.getByLabelText(name, { selector: 'input:not([hidden])' });
const button = (name: string) => screen.getByRole('button', { name });

async function openAccount(proxy?: { address: string }, staff: Record<string, object> = {}) {
  const olle = await newPerson('Olle Ek');
  const workshopId = await seedWorkshop('Ekens bil', { owner: [olle] });
  const workshop = `workshops/${workshopId}`;
  const member = `${workshop}/members/${olle.uid}`;
  // The emulator may lose a change that is made while the page begins to listen.
  await seedDocuments(`${workshop}/staff`, staff);
  const [staffId = null] = Object.keys(staff);
  await changeDocument(member, { staffId });
  const app = await openAs(olle, path, proxy?.address);
  await page('Inställningar');
  await screen.findByRole('heading', { name: 'Byt lösenord' });
  return { ...app, olle, workshop, member };
}

async function openDeletion(person: Person) {
  const app = await openAs(person, '/dashboard/delete-account');
  await page('Ta bort kontot');
  return app;
}

describe('Who one is in the calendar', () => {
  const card = { phone: null, isActive: true, skills: 'all' };

  it('is the staff card that the account is tied to, and nobody once that is removed', async () => {
    const kim = { name: 'Kim Ek', ...card };
    const { member } = await openAccount(undefined, { kim, bo: { name: 'Bo Al', ...card } });
    const who = screen.getByLabelText('Du i kalendern');
    await waitFor(() => expect(who).toHaveDisplayValue('Kim Ek'));
    await changeDocument(member, { staffId: 'gone' });
    await waitFor(() => expect(who).toHaveDisplayValue('Inte valt'));
  });
});

describe('The password', () => {
  it('is changed by whoever knows the present one', async () => {
    const { user, olle } = await openAccount();
    await user.type(field('Nuvarande lösenord'), password);
    await user.type(field('Nytt lösenord'), 'en helt ny mening');
    await user.type(field('Bekräfta nytt lösenord'), 'en helt ny mening{Enter}');
    await screen.findByText('Lösenordet är bytt');
    await waitFor(() => expect(field('Nytt lösenord')).toHaveValue(''));
    expect(await signIn(olle.email, 'en helt ny mening')).toBe(true);
    expect(await signIn(olle.email, password)).toBe(false);
  });

  it('stays when the present one is wrong, and what was typed stays too', async () => {
    const { user, olle } = await openAccount();
    await user.type(field('Nuvarande lösenord'), 'fel-lösenord');
    await user.type(field('Nytt lösenord'), 'en helt ny mening');
    await user.type(field('Bekräfta nytt lösenord'), 'en helt ny mening{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Lösenordet kunde inte bytasDet nuvarande lösenordet stämmer inte.',
    );
    expect(field('Nytt lösenord')).toHaveValue('en helt ny mening');
    expect(await signIn(olle.email, password)).toBe(true);
  });

  it('stays when the new ones differ, without a call', async () => {
    const proxy = await startAuthProxy();
    const { user } = await openAccount(proxy);
    const calls = proxy.calls.length;
    await user.type(field('Nuvarande lösenord'), password);
    await user.type(field('Nytt lösenord'), 'en helt ny mening');
    await user.type(field('Bekräfta nytt lösenord'), 'en annan{Enter}');
    expect(field('Bekräfta nytt lösenord')).toHaveAccessibleDescription('Lösenorden matchar inte');
    expect(field('Bekräfta nytt lösenord')).toHaveFocus();
    expect(proxy.calls).toHaveLength(calls);
  });

  it('stays when the service does not answer as it should', async () => {
    const proxy = await startAuthProxy();
    const { user } = await openAccount(proxy);
    proxy.fault = { kind: 'status', status: 503 };
    await user.type(field('Nuvarande lösenord'), password);
    await user.type(field('Nytt lösenord'), 'en helt ny mening');
    await user.type(field('Bekräfta nytt lösenord'), 'en helt ny mening{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/försök igen/i);
  });
});

describe('The address', () => {
  it('is verified by a mail, which the button sees and the owners', async () => {
    const { user, olle, member } = await openAccount();
    expect(screen.getByText('Inte bekräftad')).toBeInTheDocument();
    await user.click(button('Skicka bekräftelsemejl'));
    expect(await screen.findByText('Kolla din inkorg')).toBeInTheDocument();
    await user.click(button('Jag har öppnat länken'));
    expect(await screen.findByText('Adressen är inte bekräftad än')).toBeInTheDocument();
    await openVerification(olle.email);
    await user.click(button('Jag har öppnat länken'));
    expect(await screen.findByText('Bekräftad')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Skicka bekräftelsemejl' }),
    ).not.toBeInTheDocument();
    await waitFor(async () => {
      expect(await storedDocument(member)).toMatchObject({ email: olle.email, isVerified: true });
    });
  });

  it('is seen to be verified on coming back to the window', async () => {
    const { user, olle } = await openAccount();
    await user.click(button('Skicka bekräftelsemejl'));
    await screen.findByText('Kolla din inkorg');
    await openVerification(olle.email);
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Bekräftad')).toBeInTheDocument();
  });
});

describe('The account', () => {
  it('is deleted by its password, and says what stays', async () => {
    const { user, olle } = await openAccount();
    await user.click(screen.getByRole('link', { name: 'Ta bort kontot …' }));
    await page('Ta bort kontot');
    await screen.findByText(/^Du är ensam i Ekens bil\. Verkstadens uppgifter ligger kvar/);
    await user.type(field('Nuvarande lösenord'), 'fel-lösenord{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Det nuvarande lösenordet stämmer inte.',
    );
    await user.clear(field('Nuvarande lösenord'));
    await user.type(field('Nuvarande lösenord'), `${password}{Enter}`);
    await page('Logga in på ditt konto');
    expect(await accountExists(olle.email)).toBe(false);
  });

  it('leaves the workshops of others', async () => {
    const olle = await newPerson('Olle Ek');
    const stina = await newPerson('Stina Berg');
    const vera = await newPerson('Vera Lind');
    const shared = await seedWorkshop('Gemensam bil', { owner: [olle, vera] });
    const own = await seedWorkshop(
      'Ekens bil',
      { owner: [olle], staff: [stina, vera] },
      { [vera.uid]: [shared] },
    );
    const { user } = await openDeletion(vera);
    expect(await screen.findByText(/^Du lämnar Gemensam bil\./)).toBeInTheDocument();
    expect(screen.getByText(/^Du lämnar Ekens bil\./)).toBeInTheDocument();
    await user.type(field('Nuvarande lösenord'), `${password}{Enter}`);
    await page('Logga in på ditt konto');
    expect(await accountExists(vera.email)).toBe(false);

    await act(cleanup);
    const { auth } = await openAs(olle, '/dashboard/settings/members');
    await page('Inställningar');
    const db = getFirestore(auth.app);
    expect((await getDocFromServer(doc(db, 'workshops', own, 'members', vera.uid))).exists()).toBe(
      false,
    );
    expect((await getDocFromServer(doc(db, 'workshops', own))).get('owners')).toEqual([olle.uid]);
  });

  it('stays while others would be left without an owner', async () => {
    const olle = await newPerson('Olle Ek');
    const stina = await newPerson('Stina Berg');
    await seedWorkshop('Ekens bil', { owner: [olle], staff: [stina] });
    await openDeletion(olle);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Kontot kan inte tas bort än.*ensam ägare av Ekens bil/,
    );
    expect(screen.queryByRole('button', { name: 'Ta bort kontot' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await accountExists(olle.email)).toBe(true));
  });
});
