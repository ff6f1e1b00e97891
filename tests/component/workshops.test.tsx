import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedDocuments } from '../support/documents';
import { page } from '../support/renderApp';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

const wait = { timeout: 5000 };

describe('Workshops', { timeout: 20_000 }, () => {
  it('are switched between from every page, and one more is started by name', async () => {
    const olle = await newPerson('Olle Ek');
    const first = await seedWorkshop('Ekens bil', { owner: [olle] });
    await seedWorkshop('Ekens tvätt', { owner: [olle] }, { [olle.uid]: [first] });
    const { user } = await openAs(olle, '/dashboard/customers');
    await page('Kunder');
    await user.click(screen.getByRole('button', { name: 'Verkstad: Ekens bil' }));
    const list = within(screen.getByRole('region', { name: 'Dina verkstäder' }));
    expect(list.getByRole('button', { current: true })).toHaveAccessibleName('Ekens bil');
    await user.click(await list.findByRole('button', { name: 'Ekens tvätt' }, wait));
    await page('Kalender');
    await user.click(await screen.findByRole('button', { name: 'Verkstad: Ekens tvätt' }, wait));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Dina verkstäder' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verkstad: Ekens tvätt' })).toHaveFocus();

    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Starta en ny verkstad' }));
    const name = screen.getByRole('textbox', { name: 'Verkstadens namn' });
    await user.type(name, '  {Enter}');
    expect(name).toHaveAccessibleDescription('Fyll i företagets namn.');
    await user.type(name, 'Ekens  däck{Enter}');
    await screen.findByRole('button', { name: 'Verkstad: Ekens däck' }, wait);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^Kom igång/ })).toBeInTheDocument();
  });

  it('that let a person go leave them a way to one of their own', async () => {
    const olle = await newPerson('Olle Ek');
    const stina = await newPerson('Stina Berg');
    const id = await seedWorkshop('Ekens bil', { owner: [olle], staff: [] });
    await seedDocuments('users', { [stina.uid]: { workshopIds: [id] } });
    const { user } = await openAs(stina, '/dashboard');
    await page('Du har inte längre tillgång');
    await user.click(screen.getByRole('button', { name: 'Starta en egen verkstad' }));
    await page('Kalender');
    expect(screen.getByRole('button', { name: 'Verkstad: Min verkstad' })).toBeInTheDocument();
  });
});

describe('The list of what to fill in', { timeout: 20_000 }, () => {
  it('greets a new owner, ticks what is done, and can be put away and brought back', async () => {
    const { user } = await openAs(await newPerson('Olle Ek'), '/dashboard');
    await page('Kalender');
    const heading = await screen.findByRole('heading', { name: /^Kom igång/ }, wait);
    expect(heading).toHaveTextContent('0 av 5 klara');
    await user.click(screen.getByRole('link', { name: 'Bjud in kollegor' }));
    await page('Inställningar');
    await user.click(await screen.findByRole('button', { name: 'Bjud in' }, wait));
    await user.click(screen.getByRole('button', { name: 'Skapa länk' }));
    await user.click(await screen.findByRole('button', { name: 'Klar' }));
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    await screen.findByRole('link', { name: 'Bjud in kollegor (klart)' }, wait);
    expect(screen.getByRole('heading', { name: /^Kom igång/ })).toHaveTextContent('1 av 5 klara');

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
