import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, heading, openOrders } from '../support/workOrders';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

type User = Awaited<ReturnType<typeof openOrders>>['user'];

const typing = (label: string, text: string) => async (user: User) =>
  user.type(await screen.findByRole('textbox', { name: label }), text);
const choosing = (label: string, option: string) => async (user: User) =>
  user.selectOptions(await screen.findByRole('combobox', { name: label }), option);

/** The forms that are pages, or parts of one, with a field that is changed in each. */
const forms: [string, string, (user: User) => Promise<void>][] = [
  ['settings', 'Inställningar', typing('Telefon', '070-174 06 05')],
  ['settings/invoicing', 'Inställningar', typing('Bankgiro', '5050-1055')],
  [
    'settings/opening-hours',
    'Inställningar',
    async (user) => user.click(await button('Lägg till tid, måndag')),
  ],
  [
    'settings/personalliggare',
    'Inställningar',
    choosing('Vilken företagsform har ni?', 'closeCompany'),
  ],
  ['workorders/new', 'Ny arbetsorder', typing('Nyckelnummer', '12')],
  ['workorders/invoices/new', 'Ny faktura', typing('Rabatt på hela fakturan i procent', '10')],
  ['servicebook/car/new', 'Ny notering', typing('Utfört arbete', 'Byte av olja')],
];

const asks = () => screen.findByRole('dialog', { name: 'Lämna utan att spara?' });

async function stay(user: User) {
  await user.click(within(await asks()).getByRole('button', { name: 'Fortsätt fylla i' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const followMenu = (user: User) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Meny' })).getByRole('link', { name: 'Kunder' }),
  );

async function search(user: User) {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Sök regnr/ }), 'kunder');
  await screen.findByRole('option', { name: 'Kunder' });
  await user.keyboard('{Enter}');
}

it.each(forms)(
  '%s asks before what was typed is left, whichever way',
  async (path, title, type) => {
    history.pushState(null, '', '/dashboard/customers');
    history.pushState(null, '', '/dashboard');
    const { user } = await openOrders(path);
    await heading(title);
    await type(user);

    await followMenu(user);
    await stay(user);
    await search(user);
    await stay(user);
    act(() => history.back());
    await stay(user);
    await user.click(await button('Logga ut'));
    await stay(user);
    await heading(title);

    await followMenu(user);
    await asks();
    await user.click(await button('Lämna utan att spara'));
    await heading('Kunder');
  },
);

it('a step back that is confirmed leads to the page before', async () => {
  history.pushState(null, '', '/dashboard/customers');
  history.pushState(null, '', '/dashboard');
  const { user } = await openOrders('settings');
  await typing('Telefon', '070-174 06 05')(user);
  act(() => history.back());
  await asks();
  await user.click(await button('Lämna utan att spara'));
  await heading('Kunder');
});

it('what is saved or not changed is left without a question', async () => {
  const { user } = await openOrders('settings');
  const phone = await screen.findByRole('textbox', { name: 'Telefon' });
  await followMenu(user);
  await heading('Kunder');
  expect(phone).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Inställningar' }));
  await typing('Telefon', '070-174 06 05')(user);
  await user.click(await button('Spara'));
  await screen.findByText('Företagets uppgifter är ändrade.');
  await followMenu(user);
  await heading('Kunder');
});

it('another workshop is opened once it is agreed that what was typed is left', async () => {
  const olle = await newPerson('Olle Ek');
  const other = await seedWorkshop('Ekens tvätt', { owner: [olle] });
  await seedWorkshop('Ekens bil', { owner: [olle] }, { [olle.uid]: [other] });
  const { user } = await openAs(olle, '/dashboard/settings');
  await typing('Telefon', '070-174 06 05')(user);
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: /^Verkstad: / }));
    const menu = within(screen.getByRole('region', { name: 'Dina verkstäder' }));
    await user.click(await menu.findByRole('button', { name: 'Ekens bil' }));
  };
  await screen.findByRole('button', { name: 'Verkstad: Ekens tvätt' });
  await choose();
  await stay(user);
  expect(screen.getByRole('button', { name: 'Verkstad: Ekens tvätt' })).toBeInTheDocument();
  await choose();
  await asks();
  await user.click(await button('Lämna utan att spara'));
  await screen.findByRole('button', { name: 'Verkstad: Ekens bil' });
});
