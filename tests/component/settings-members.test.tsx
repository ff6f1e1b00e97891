import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeDocument, seedDocuments } from '../support/documents';
import { page } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';
import { newPerson, openAs, type Person, seedInvite, seedWorkshop } from '../support/workshops';

const path = '/dashboard/settings/members';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The row that shows the text. Both are looked up at once, since a name may move within its row. */
const row = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Medlemmar' });
  return waitFor(() => {
    const found = within(list).getByText(name).closest('li');
    if (!found) throw new Error(`${name} is not in a row`);
    return within(found);
  });
};

const roleOf = (name: string) => ({ name: `Rollen för ${name}` });
const person = (name: string, isActive = true) => ({ name, phone: null, isActive, skills: 'all' });

async function openMembers(as: (people: { olle: Person; stina: Person }) => Person) {
  const olle = await newPerson('Olle Ek');
  const stina = await newPerson('Stina Berg');
  const workshopId = await seedWorkshop('Ekens bil', { owner: [olle], staff: [stina] });
  await seedDocuments(`workshops/${workshopId}/staff`, {
    ...{ kim: person('Kim Ek'), stina: person('Stina B'), gone: person('Per Ny', false) },
  });
  const app = await openAs(as({ olle, stina }), path);
  await page('Inställningar');
  const read = (under: string) => storedDocument(`workshops/${workshopId}${under}`);
  return { ...app, olle, stina, workshopId, read };
}

describe('The members', () => {
  it('keep their last owner, and say why', async () => {
    await openMembers(({ olle }) => olle);
    const self = await row('Olle Ek');
    expect(self.getByText('Du')).toBeInTheDocument();
    for (const control of [
      self.getByRole('combobox', roleOf('Olle Ek')),
      self.getByRole('button', { name: 'Lämna' }),
    ]) {
      expect(control).toBeDisabled();
      expect(control).toHaveAccessibleDescription(/^Du är ensam ägare/);
    }
    const other = await row('Stina Berg');
    expect(other.getByText('Medlem sedan 2026-11-02')).toBeInTheDocument();
    expect(other.getByRole('combobox', roleOf('Stina Berg'))).toBeEnabled();
  });

  it('get another role from an owner, who can take it back', async () => {
    const { user, stina, olle, read } = await openMembers(({ olle }) => olle);
    const roleOfStina = (await row('Stina Berg')).getByRole('combobox', roleOf('Stina Berg'));
    await user.selectOptions(roleOfStina, 'Ägare');
    expect(await screen.findByText('Stina Berg är nu ägare.')).toBeInTheDocument();
    await waitFor(async () => {
      expect(await read('')).toMatchObject({ owners: [olle.uid, stina.uid] });
    });
    expect(button('Lämna')).toBeEnabled();

    await user.click(button('Ångra'));
    await waitFor(async () => expect(await read('')).toMatchObject({ owners: [olle.uid] }));
    expect(await read(`/members/${stina.uid}`)).toMatchObject({ role: 'staff' });
    expect(roleOfStina).toHaveDisplayValue('Medarbetare');
    expect(button('Lämna')).toBeDisabled();
  });

  it('are tied to a staff card by an owner, who can take it back', async () => {
    const { user, stina, olle, read } = await openMembers(({ olle }) => olle);
    const who = (await row('Stina Berg')).getByRole('combobox', {
      name: 'Vem i personalen Stina Berg är',
    });
    await within(who).findByRole('option', { name: 'Kim Ek' });
    expect(
      within(who)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual([...['Ingen', 'Kim Ek', 'Stina B']]);
    const stored = (staffId: string | null) =>
      waitFor(async () => expect(await read(`/members/${stina.uid}`)).toMatchObject({ staffId }));
    await user.selectOptions(who, 'Kim Ek');
    await screen.findByText('Stina Berg är nu knuten till Kim Ek i personalen.');
    await stored('kim');
    await user.selectOptions(who, 'Stina B');
    await stored('stina');
    await user.click(button('Ångra'));
    await stored('kim');
    expect(who).toHaveDisplayValue('Kim Ek');
    await user.selectOptions(who, 'Ingen');
    await screen.findByText('Stina Berg är inte längre knuten till någon i personalen.');
    await stored(null);

    const self = (await row('Olle Ek')).getByRole('combobox', {
      name: 'Vem i personalen Olle Ek är',
    });
    await user.selectOptions(self, 'Kim Ek');
    await waitFor(async () => {
      expect(await read(`/members/${olle.uid}`)).toMatchObject({ staffId: 'kim' });
    });
  });

  it('without a name get that of the staff card, until it is taken back', async () => {
    const { user, stina, workshopId, read } = await openMembers(({ olle }) => olle);
    await row('Stina Berg');
    await changeDocument(`workshops/${workshopId}/members/${stina.uid}`, { name: null });
    const list = await row(stina.email);
    const who = { name: `Vem i personalen ${stina.email} är` };
    await user.selectOptions(await list.findByRole('combobox', who), 'Kim Ek');
    const stored = (values: object) =>
      waitFor(async () => expect(await read(`/members/${stina.uid}`)).toMatchObject(values));
    await stored({ name: 'Kim Ek', staffId: 'kim' });
    await user.click(button('Ångra'));
    await stored({ name: null, staffId: null });
  });

  it('show the staff card of somebody who has stopped, or is no longer there', async () => {
    const { stina, olle, workshopId } = await openMembers(({ olle }) => olle);
    const members = `workshops/${workshopId}/members`;
    await changeDocument(`${members}/${stina.uid}`, { staffId: 'gone' });
    await changeDocument(`${members}/${olle.uid}`, { staffId: 'nobody' });
    const shown = async (name: string, card: string) => {
      const list = await row(name);
      await waitFor(() => {
        const select = list.getByRole('combobox', { name: `Vem i personalen ${name} är` });
        expect(select).toHaveDisplayValue(card);
      });
    };
    await shown('Stina Berg', 'Per Ny');
    await shown('Olle Ek', 'Borttagen person');
  });

  it('show an owner whose addresses are not verified', async () => {
    const { stina, workshopId } = await openMembers(({ olle }) => olle);
    expect((await row('Stina Berg')).getByText('Obekräftad adress')).toBeInTheDocument();
    const { uid, email, name } = stina;
    await seedDocuments(`workshops/${workshopId}/members`, {
      [uid]: { role: 'staff', name, email, inviteCode: null, isVerified: true },
    });
    await waitFor(async () => {
      expect((await row('Stina Berg')).queryByText('Obekräftad adress')).toBeNull();
    });
  });

  it('have the address of their account, which is not verified when it is new', async () => {
    const olle = await newPerson('Olle Ek');
    const stina = await newPerson('Stina Berg');
    const workshopId = await seedWorkshop('Ekens bil', { owner: [olle], staff: [stina] });
    const members = `workshops/${workshopId}/members`;
    const former = { role: 'staff', name: 'Stina Berg', inviteCode: null, isVerified: true };
    await seedDocuments(members, { [stina.uid]: { ...former, email: 'stina@berg.example' } });
    await openAs(stina, path);
    await row('Stina Berg');
    await waitFor(async () => {
      const { email } = stina;
      const stored = await storedDocument(`${members}/${stina.uid}`);
      expect(stored).toMatchObject({ email, isVerified: false });
    });
    expect(screen.queryByText('Obekräftad adress')).not.toBeInTheDocument();
  });

  it('step down only after a question, because it cannot be taken back', async () => {
    const { user, olle, stina, read } = await openMembers(({ olle }) => olle);
    await user.selectOptions(
      (await row('Stina Berg')).getByRole('combobox', roleOf('Stina Berg')),
      'Ägare',
    );
    await waitFor(() => expect(button('Lämna')).toBeEnabled());
    const roleOfOlle = (await row('Olle Ek')).getByRole('combobox', roleOf('Olle Ek'));
    await user.selectOptions(roleOfOlle, 'Revisor');
    await screen.findByRole('dialog', { name: 'Sluta vara ägare?' });
    expect(roleOfOlle).toHaveDisplayValue('Ägare');
    await user.click(button('Bli revisor'));
    await screen.findByText(/Bara ägare kan bjuda in/);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await waitFor(async () => expect(await read('')).toMatchObject({ owners: [stina.uid] }));
    expect(await read(`/members/${olle.uid}`)).toMatchObject({ role: 'auditor' });
  });

  it('are removed after a question', async () => {
    const { user, olle, stina, workshopId, read } = await openMembers(({ olle }) => olle);
    const key = { x: 'x'.repeat(43), y: 'y'.repeat(43), device: 'Chrome', isRevoked: false };
    // Each sign-in may leave a key: one list of them all would end before hers.
    const his = { ...key, createdBy: olle.uid };
    const many = Array.from({ length: 500 }, (_, n) => [`his${n}`, { ...his, device: 'Android' }]);
    await seedDocuments(`workshops/${workshopId}/signingKeys`, {
      ...{ hers: { ...key, createdBy: stina.uid }, his, ...Object.fromEntries(many) },
    });
    await user.click((await row('Stina Berg')).getByRole('button', { name: 'Ta bort Stina Berg' }));
    const dialog = screen.getByRole('dialog', { name: 'Ta bort Stina Berg?' });
    expect(dialog).toHaveTextContent('Det går inte att ångra');
    const revokes = await within(dialog).findByRole('checkbox', {
      name: 'Återkalla nyckeln som signerar serviceböcker',
    });
    expect(revokes).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(screen.queryByText('Stina Berg')).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Medlemmar' })).toHaveFocus();
    await waitFor(async () => {
      await expect(read(`/members/${stina.uid}`)).resolves.toBeUndefined();
      expect(await read('/signingKeys/hers')).toMatchObject({ isRevoked: true });
    });
    expect(await read('/signingKeys/his')).toMatchObject({ isRevoked: false });
  });

  it('who are staff see who is there, and can only leave', async () => {
    await openMembers(({ stina }) => stina);
    const other = await row('Olle Ek');
    expect(other.getByText('Ägare')).toBeInTheDocument();
    expect(other.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bjud in' })).not.toBeInTheDocument();

    const own = (await row('Stina Berg')).getAllByRole('button');
    expect(own.map(({ textContent }) => textContent)).toEqual(['Lämna']);
  });

  it('are named by an owner, who can take it back', async () => {
    const { user, stina, read } = await openMembers(({ olle }) => olle);
    const rename = { name: 'Ändra namn för Stina Berg' };
    await user.click((await row('Stina Berg')).getByRole('button', rename));
    const field = screen.getByRole('textbox', { name: 'Namn' });
    await user.clear(field);
    await user.type(field, ' <b>Stina</b>  Å {Enter}');
    expect(await screen.findByText('<b>Stina</b> Å')).toBeInTheDocument();
    await waitFor(async () => {
      expect(await read(`/members/${stina.uid}`)).toMatchObject({ name: '<b>Stina</b> Å' });
    });
    await user.click(button('Ångra'));
    expect(await row('Stina Berg')).toBeDefined();
  });

  it('of one name are shown with their addresses where one has done something', async () => {
    const [olle, other] = [await newPerson('Olle Ek'), await newPerson('Olle Ek')];
    const workshopId = await seedWorkshop('Ekens bil', { owner: [olle], staff: [other] });
    await seedInvite(workshopId, 'Ekens bil', {
      ...{ role: 'staff', createdBy: olle.uid, usedBy: other.uid },
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await openAs(olle, path);
    expect(await screen.findByText(`Använd av Olle Ek (${other.email}).`)).toBeInTheDocument();
  });

  it('who leave their only workshop get one of their own', async () => {
    const { user, stina } = await openMembers(({ stina }) => stina);
    await user.click((await row('Stina Berg')).getByRole('button', { name: 'Lämna' }));
    const dialog = screen.getByRole('dialog', { name: 'Lämna Ekens bil?' });
    expect(dialog).toHaveTextContent('en ny, egen verkstad');
    await user.click(within(dialog).getByRole('button', { name: 'Lämna verkstaden' }));
    await screen.findByRole('button', { name: 'Verkstad: Min verkstad' });
    expect(await screen.findByText('Du har lämnat Ekens bil.')).toBeInTheDocument();
    const self = await row(stina.email);
    expect(self.getByRole('combobox', roleOf(stina.email))).toHaveDisplayValue('Ägare');
  });
});

describe('Invites', () => {
  it('are links to copy or mail, listed until they are withdrawn, which can be undone', async () => {
    const { user, workshopId } = await openMembers(({ olle }) => olle);
    await user.click(await screen.findByRole('button', { name: 'Bjud in' }));
    await user.click(screen.getByRole('radio', { name: /^Revisor/ }));
    await user.click(button('Skapa länk'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Skicka länken' }));
    const link = dialog.getByRole<HTMLInputElement>('textbox', {
      name: 'Länk för en revisor',
    }).value;
    expect(link).toMatch(
      new RegExp(`^${location.origin}/dashboard/join#workshop=${workshopId}&code=[0-9a-f]{32}$`),
    );
    await user.click(dialog.getByRole('button', { name: 'Kopiera länken' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    const mail = new URL(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Skriv mejl' }).href);
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Inbjudan till Ekens bil i Verkstadsnavet');
    expect(mail.searchParams.get('body')).toContain(link);
    await user.click(dialog.getByRole('button', { name: 'Klar' }));

    const open = within(await screen.findByRole('list', { name: 'Öppna inbjudningar' }));
    expect(await open.findByText(/Går ut .+ kl\. \d\d:\d\d\./)).toBeInTheDocument();
    await user.click(open.getByRole('button', { name: 'Återkalla' }));
    expect(await screen.findByText(/^Inga inbjudningar/)).toBeInTheDocument();
    await user.click(button('Ångra'));
    expect(await screen.findByRole('textbox', { name: 'Länk för en revisor' })).toHaveValue(link);
  });

  it('that the server refuses because of a wrong clock are not handed out', async () => {
    const { user } = await openMembers(({ olle }) => olle);
    await user.click(await screen.findByRole('button', { name: 'Bjud in' }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(button('Skapa länk'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Länken kunde inte skapasServern tog inte emot inbjudan. Kontrollera att datorns klocka går rätt.',
    );
    expect(screen.queryByRole('textbox', { name: /^Länk/ })).not.toBeInTheDocument();
  });

  it('that are used or have expired say by whom and when', async () => {
    const olle = await newPerson('Olle Ek');
    const stina = await newPerson('Stina Berg');
    const workshopId = await seedWorkshop('Ekens bil', { owner: [olle], staff: [stina] });
    const used = { role: 'staff', createdBy: olle.uid } as const;
    const expiresAt = new Date('2026-11-12T13:05:00Z');
    await seedInvite(workshopId, 'Ekens bil', { ...used, expiresAt, usedBy: stina.uid });
    await seedInvite(workshopId, 'Ekens bil', { ...used, expiresAt, usedBy: 'borta' });
    await seedInvite(workshopId, 'Ekens bil', {
      ...used,
      expiresAt: new Date('2020-11-12T13:05:00Z'),
    });
    const { user } = await openAs(olle, path);
    await user.click(await screen.findByText('Använda och utgångna (3)'));
    expect(screen.getByText('Använd av Stina Berg.')).toBeVisible();
    expect(screen.getByText('Använd av någon som inte längre är medlem.')).toBeVisible();
    expect(screen.getByText('Gick ut torsdag 12 november 2020 kl. 14:05.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Återkalla' })).not.toBeInTheDocument();
  });
});
