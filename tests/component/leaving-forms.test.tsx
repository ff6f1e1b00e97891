import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company, invoiceSettings } from '../support/company';
import { changeDocument } from '../support/documents';
import { paste, step } from '../support/importSteps';
import { owed } from '../support/owed';
import { button, heading, openOrders, order } from '../support/workOrders';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

type User = Awaited<ReturnType<typeof openOrders>>['user'];

const typing = (label: string, text: string) => async (user: User) =>
  user.type(await screen.findByRole('textbox', { name: label }), text);
const choosing = (label: string, option: string) => async (user: User) =>
  user.selectOptions(await screen.findByRole('combobox', { name: label }), option);

const ready = {
  ...order,
  stage: 'ready' as const,
  lines: { a: 'package|1000|st|349500|0|25|kim|accepted|349500|done|Bromsbyte' },
};
const alsoSeeded = {
  also: { invoiceSettings, receivables: { F10001: owed(10_001) } },
  prepare: (root: string) => changeDocument(root, company),
};
const orders = { '1042': ready, '1043': { ...order, bookingId: null } };
const open = (path: string) => openOrders(path, orders, alsoSeeded);

/** The forms that are pages, or parts of one, with a field that is changed in each. */
const forms: [string, string | RegExp, (user: User) => Promise<void>][] = [
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
  ['workorders/invoices/new', 'Ny faktura', typing('Er referens', 'Kim')],
  ['servicebook/car/new', 'Ny notering', typing('Utfört arbete', 'Byte av olja')],
  ['workorders/1042/invoice', 'Faktura', typing('Den första fakturans nummer', '7')],
  [
    'workorders/1043',
    /^AO\s1043/,
    async (user) =>
      user.type(await screen.findByRole('combobox', { name: /^Lägg till rad/ }), 'Sotning'),
  ],
  [
    'customers/import',
    'Importera kunder',
    async (user) => {
      await paste(user, 'Namn;Telefon\nAnna Berg;070-174 06 05');
      await step(/^Steg 2/);
    },
  ],
  [
    'customers/import',
    'Importera kunder',
    async (user) => {
      await paste(user, 'Namn;Telefon\nAnna Berg;070-174 06 05');
      await user.click(await button('Granska raderna'));
      await step(/^Steg 3/);
    },
  ],
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
  await user.type(await screen.findByRole('combobox', { name: /^Sök regnr/ }), 'rapporter');
  await screen.findByRole('option', { name: 'Rapporter' });
  await user.keyboard('{Enter}');
}

it.each(forms)(
  '%s asks before what was typed is left, whichever way',
  async (path, title, type) => {
    history.pushState(null, '', '/dashboard/customers');
    history.pushState(null, '', '/dashboard');
    const { user } = await open(path);
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

it('a step back from an invoice that nobody changed leads to the page before', async () => {
  history.pushState(null, '', '/dashboard/customers');
  history.pushState(null, '', '/dashboard');
  await open('workorders/1042/invoice');
  await heading('Faktura');
  act(() => history.back());
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

it.each([
  ['workorders/invoices/receivables', 'Registrera betalning: faktura 10001, Anna Berg', 'Referens'],
  ['settings/kiosks', 'Ny surfplatta', 'Vad heter surfplattan?'],
])('the dialog at %s asks before what was typed is left', async (path, press, label) => {
  const { user } = await open(path);
  await user.click(await button(press));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(label), 'Entrén');
  for (const way of ['{Escape}', 'close']) {
    if (way === 'close') await user.click(dialog.getByRole('button', { name: 'Stäng' }));
    else await user.keyboard(way);
    await user.click(within(await asks()).getByRole('button', { name: 'Fortsätt redigera' }));
    expect(dialog.getByLabelText(label)).toHaveValue('Entrén');
  }
  await user.keyboard('{Escape}');
  await asks();
  await user.click(await button('Lämna utan att spara'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a change that is taken back is no change, and follows what others save again', async () => {
  const { user, root } = await openOrders('settings');
  const phone = await screen.findByRole('textbox', { name: 'Telefon' });
  await user.type(phone, '1');
  await user.type(phone, '{Backspace}');
  await changeDocument(root, { phone: '+46701740605' });
  await waitFor(() => expect(phone).toHaveValue('070-174 06 05'));
  await followMenu(user);
  await heading('Kunder');
});
