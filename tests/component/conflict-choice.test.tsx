import { screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ignoreConsole } from '../support/component';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { bookingPath } from '@/dashboardPaths';
import { customerFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { page } from '../support/renderApp';
import { newPerson, openAs, removeMember, seedWorkshop, setRole } from '../support/workshops';

const button = (name: string) => screen.findByRole('button', { name });

/** The replaced texts on the server, each as whom it may be about, the text, its writer and its replacer. */
async function keptIn(workshop: string, names: Record<string, string>) {
  const texts = Object.values(await documentsOnServer(`${workshop}/replacedTexts`));
  return texts.map(({ customerId, value, writtenBy, createdBy }) => [
    ...[customerId, value, names[String(writtenBy)], names[String(createdBy)]],
  ]);
}

/** Types a note about Anna without a network, while Kim writes another one. */
async function typeOffline() {
  const [olle, kim] = [await newPerson('Olle Ek'), await newPerson('Kim Lund')];
  const id = await seedWorkshop('Ekens bil', { owner: [olle], staff: [kim] });
  const customers = `workshops/${id}/customers`;
  const anna = customerFields({ name: 'Anna Berg', notes: 'Nöjd.' });
  await seedDocuments(customers, { anna });
  const { user, auth } = await openAs(olle, '/dashboard/customers/anna');
  await page('Anna Berg');
  const db = getFirestore(auth.app);
  await loseNetwork(db);
  await user.click(await button('Ändra'));
  await user.clear(screen.getByLabelText('Anteckningar'));
  await user.type(screen.getByLabelText('Anteckningar'), 'Ring först.');
  await user.click(await button('Spara'));
  await screen.findByText('Offline, 1 väntar');
  const theirs = { ...anna, notes: 'Mejla först.', updatedBy: kim.uid };
  await seedDocuments(customers, { anna: theirs }, new Date());
  await findNetwork(db);
  await screen.findByText(
    'Kunden Anna Berg är ändrad av någon annan också. Välj vad som ska gälla.',
  );
  await user.click(await button('Kunde inte sparas (1)'));
  const dialog = within(screen.getByRole('dialog', { name: 'Kunde inte sparas' }));
  expect(await dialog.findByText(/^Kim Lund har ändrat samma sak/)).toBeVisible();
  expect(dialog.getByText('Anteckningar: Mejla först.')).toBeVisible();
  expect(dialog.getByText('Anteckningar: Ring först.')).toBeVisible();
  ignoreConsole('PERMISSION_DENIED');
  return {
    choose: (name: string) => user.click(dialog.getByRole('button', { name })),
    takeBack: async () => user.click(await button('Ångra')),
    notes: async () => (await documentsOnServer(customers)).anna?.notes,
    kept: () => keptIn(`workshops/${id}`, { [olle.uid]: 'Olle', [kim.uid]: 'Kim' }),
  };
}

/** Opens a form about Anna, or about her booking, in which Olle types a note. */
async function openForm(about: 'customer' | 'booking') {
  const [olle, kim] = [await newPerson('Olle Ek'), await newPerson('Kim Lund')];
  const id = await seedWorkshop('Ekens bil', { owner: [kim], staff: [olle] });
  const path = `workshops/${id}`;
  const anna = customerFields({ name: 'Anna Berg', notes: 'Nöjd.' });
  const b1 = newBooking({ customerId: 'anna', note: 'Nöjd.' });
  await seedDocuments(`${path}/customers`, { anna });
  await seedDocuments(`${path}/bookings`, { b1 });
  const by = { updatedBy: kim.uid };
  const address = about === 'customer' ? '/dashboard/customers/anna' : bookingPath('b1');
  const { user } = await openAs(olle, address);
  if (about === 'customer') await user.click(await button('Ändra'));
  const label = about === 'customer' ? 'Anteckningar' : 'Intern anteckning';
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, 'Ring först.');
  return {
    ...{ user, field, label },
    save: async () => user.click(await button('Spara')),
    demote: () => setRole(id, olle, 'auditor'),
    remove: () => removeMember(id, olle),
    /** Changes what is stored as Kim does elsewhere. */
    elsewhere: (notes: string, status: BookingFields['status'] = 'booked') =>
      about === 'customer'
        ? seedDocuments(`${path}/customers`, { anna: { ...anna, notes, ...by } }, new Date())
        : seedDocuments(
            `${path}/bookings`,
            { b1: { ...b1, note: notes, status, ...by } },
            new Date(),
          ),
    kept: () => keptIn(path, { [olle.uid]: 'Olle', [kim.uid]: 'Kim' }),
    stored: async () =>
      about === 'customer'
        ? (await documentsOnServer(`${path}/customers`)).anna?.notes
        : (await documentsOnServer(`${path}/bookings`)).b1?.note,
    status: async () => (await documentsOnServer(`${path}/bookings`)).b1?.status,
  };
}

describe.each(['customer', 'booking'] as const)(
  'The form of a %s',
  { timeout: 60_000 },
  (about) => {
    it('asks before it overwrites what somebody else has changed', async () => {
      const { user, label, save, elsewhere, stored, kept } = await openForm(about);
      await elsewhere('Mejla först.');
      await screen.findByText(`${label}: Mejla först.`);
      await screen.findByText(/^Kim Lund har ändrat det här under tiden:/);
      expect(screen.queryByRole('radio', { name: /^Mitt/ })).toBeNull();
      await save();
      const own = await screen.findByRole('radio', { name: `Mitt: ${label}: Ring först.` });
      const question = () => screen.getByRole('group', { name: /Vad ska gälla\?$/ });
      expect(question()).toHaveFocus();
      await save();
      expect(question()).toHaveFocus();
      expect(await stored()).toBe('Mejla först.');
      await user.click(own);
      await save();
      await waitFor(async () => expect(await stored()).toBe('Ring först.'));
      const replaced = [['anna', 'Mejla först.', 'Kim', 'Olle']];
      await waitFor(async () => expect(await kept()).toEqual(replaced));
      expect(screen.queryByRole('dialog')).toBeNull();
      await screen.findByText('Sparat');
    });

    it('keeps what somebody else has written when that is chosen', async () => {
      const { user, label, save, elsewhere, stored, kept } = await openForm(about);
      await elsewhere('Mejla först.');
      await screen.findByText(`${label}: Mejla först.`);
      await save();
      await user.click(screen.getByRole('radio', { name: `Det andra: ${label}: Mejla först.` }));
      await save();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const replaced = [['anna', 'Ring först.', 'Olle', 'Olle']];
      await waitFor(async () => expect(await kept()).toEqual(replaced));
      await screen.findByText('Sparat');
      expect(await stored()).toBe('Mejla först.');
    });

    it('says that the role has changed, and keeps what was typed', async () => {
      const { field, demote, stored } = await openForm(about);
      await demote();
      await screen.findByText('Din roll har ändrats medan du skrev.');
      expect(field).toHaveValue('Ring först.');
      expect(screen.queryByRole('button', { name: 'Spara' })).toBeNull();
      expect(await stored()).toBe('Nöjd.');
    });

    it('leaves what was typed on the page that a removed member gets, and nowhere else', async () => {
      const { label, remove } = await openForm(about);
      await remove();
      await page('Du har inte längre tillgång');
      const text = await screen.findByRole('region', { name: 'Det du skrev' });
      expect(text).toHaveTextContent(`${label}: Ring först.`);
      expect(text).not.toHaveTextContent('Anna Berg');
      expect(within(text).getByRole('button', { name: 'Kopiera texten' })).toBeVisible();
      expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Ring först.');
      ignoreConsole('BatchGetDocuments');
      ignoreConsole('cannot be read');
    });
  },
);

it('a form asks whether a booking that was called off meanwhile stays so', async () => {
  const { user, save, elsewhere, stored, status } = await openForm('booking');
  await elsewhere('Nöjd.', 'cancelled');
  await screen.findByText('Status: Avbokad');
  await save();
  await user.click(screen.getByRole('radio', { name: 'Det andra: Status: Avbokad' }));
  await save();
  await waitFor(async () => expect(await stored()).toBe('Ring först.'));
  expect(await status()).toBe('cancelled');
});

it('a booking keeps the status that somebody else gave it meanwhile', async () => {
  const { save, elsewhere, stored, status } = await openForm('booking');
  await elsewhere('Nöjd.', 'checkedIn');
  await screen.findByText('Status: Incheckad');
  await save();
  await screen.findByText('Bokningen Anna Berg är ändrad.');
  await waitFor(async () => expect(await stored()).toBe('Ring först.'));
  expect(await status()).toBe('checkedIn');
});

it('a booking is removed with the changes of others, and comes back with them', async () => {
  const { user, elsewhere, stored } = await openForm('booking');
  await elsewhere('Mejla först.');
  await screen.findByText('Intern anteckning: Mejla först.');
  await user.click(await button('Ta bort'));
  await waitFor(async () => expect(await stored()).toBeUndefined());
  await user.click(await button('Ångra'));
  await waitFor(async () => expect(await stored()).toBe('Mejla först.'));
});

it('a status that is not chosen is kept as replaced, and can be taken back', async () => {
  const { user, save, elsewhere, kept, status } = await openForm('booking');
  const statusField = () =>
    within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Status' });
  await user.selectOptions(statusField(), 'Klar');
  await elsewhere('Nöjd.', 'inProgress');
  await screen.findByText('Status: Pågår');
  await save();
  await user.click(screen.getByRole('radio', { name: 'Det andra: Status: Pågår' }));
  await save();
  await user.click(await screen.findByRole('link', { name: 'Visa' }));
  await screen.findByText('Sparat');
  const given = ['anna', 'done', 'Olle', 'Olle'];
  await waitFor(async () => expect(await kept()).toEqual([given]));
  expect(await status()).toBe('inProgress');

  const section = within(await screen.findByRole('region', { name: 'Ersatta texter' }));
  expect(section.getByRole('listitem')).toHaveTextContent(/^StatusKlar/);
  expect(await section.findByText(/^Skriven av Olle Ek\. Ersatt av Olle Ek /)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Ta tillbaka' }));
  await waitFor(() => expect(statusField()).toHaveValue('done'));
  await waitFor(() => expect(statusField()).toHaveFocus());
  await save();
  await waitFor(async () => expect(await status()).toBe('done'));
  const replaced = ['anna', 'inProgress', undefined, 'Olle'];
  await waitFor(async () => {
    expect(await kept()).toEqual(expect.arrayContaining([given, replaced]));
  });
});

describe('A change of what somebody else has changed too', () => {
  it('is shown with both texts, and saved when it is chosen', async () => {
    const { choose, takeBack, notes, kept } = await typeOffline();
    expect(await notes()).toBe('Mejla först.');
    await choose('Spara min ändring');
    await waitFor(async () => expect(await notes()).toBe('Ring först.'));
    const theirs = ['anna', 'Mejla först.', 'Kim', 'Olle'];
    await waitFor(async () => expect(await kept()).toEqual([theirs]));
    await screen.findByText('Sparat');
    await takeBack();
    await waitFor(async () => expect(await notes()).toBe('Mejla först.'));
    // The own text is given up by the undo, and kept as well.
    const own = ['anna', 'Ring först.', 'Olle', 'Olle'];
    await waitFor(async () => {
      expect(await kept()).toEqual(expect.arrayContaining([theirs, own]));
    });
  });

  it('goes when the other one is kept, and comes back by undo', async () => {
    const { choose, takeBack, notes, kept } = await typeOffline();
    await choose('Behåll den andras');
    const own = ['anna', 'Ring först.', 'Olle', 'Olle'];
    await waitFor(async () => expect(await kept()).toEqual([own]));
    await screen.findByText('Sparat');
    expect(await notes()).toBe('Mejla först.');
    await screen.findByText('Kunden Anna Berg har kvar den andra ändringen.');
    await takeBack();
    await waitFor(async () => expect(await notes()).toBe('Ring först.'));
    const theirs = ['anna', 'Mejla först.', 'Kim', 'Olle'];
    await waitFor(async () => {
      expect(await kept()).toEqual(expect.arrayContaining([theirs, own]));
    });
  });
});
