import { act, screen, waitFor, within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { dayOf } from '@/domain/time/swedishTime';
import { company, invoiceSettings } from '../support/company';
import { changeDocument } from '../support/documents';
import { issuedInvoice } from '../support/issuedInvoice';
import { seedLedger } from '../support/ledgerSeed';
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

/** The dialogs: the page, the ways to open it, its title, and the field that is changed. */
const dialogs: [string, (user: User) => Promise<void>, string | RegExp, string, string][] = [
  [
    'workorders/invoices/receivables',
    async (user) => user.click(await button('Registrera betalning: faktura 10001, Anna Berg')),
    /^Registrera betalning/,
    ...(['Referens', 'Entrén'] as const),
  ],
  [
    'settings/kiosks',
    async (user) => user.click(await button('Ny surfplatta')),
    'Ny surfplatta',
    ...(['Vad heter surfplattan?', 'Entrén'] as const),
  ],
  [
    'workorders/invoices/F10001',
    async (user) => {
      await user.click(await button('Kreditera'));
      await choosing('Vad ska krediteras?', 'part')(user);
    },
    /^Kreditera faktura/,
    ...(['Felsökning', '1'] as const),
  ],
  [
    'customers/anna',
    // jsdom keeps the menu hidden, because it has no popovers.
    async (user) =>
      user.click(await screen.findByRole('button', { name: 'Slå ihop …', hidden: true })),
    /^Slå ihop Anna Berg/,
    ...(['Den andra kunden', 'Bo'] as const),
  ],
  [
    'customers',
    async (user) => {
      await heading('Kunder');
      await user.click(await screen.findByRole('button', { name: /^Verkstad: / }));
      await user.click(await button('Starta en ny verkstad'));
    },
    'Starta en ny verkstad',
    ...(['Verkstadens namn', 'Ekens tvätt'] as const),
  ],
  [
    'personalliggare',
    async (user) => user.click(await screen.findByRole('button', { name: /inte ut Stämpla in$/ })),
    'När gick Anna Berg?',
    ...(['Klockslag', '16:30'] as const),
  ],
];

it('every dialog asks before what was typed is left, whichever way', async () => {
  for (const [path] of dialogs.toReversed()) history.pushState(null, '', `/dashboard/${path}`);
  const yesterday = dayOf(new Date()).subtract({ days: 1 });
  const { user } = await openOrders(
    dialogs[0]?.[0] ?? '',
    {},
    {
      also: {
        ...alsoSeeded.also,
        series: { F: { first: 10_001, last: 10_001, lastOn: '2026-11-20' } },
        invoices: { F10001: issuedInvoice({ orderId: null }) },
      },
      prepare: async (root) => {
        await changeDocument(root, company);
        await seedLedger(root.replace('workshops/', ''), { anna: { name: 'Anna Berg' } }, [
          { who: 'anna', kind: 'in', at: `${yesterday.toString()} 07:02` },
        ]);
      },
    },
  );
  for (const [place, [, open, title, label, text]] of dialogs.entries()) {
    if (place > 0) act(() => history.back());
    await open(user);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const field = dialog.getByLabelText(label);
    await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: 'Stäng' }));
    await user.click(within(await asks()).getByRole('button', { name: 'Fortsätt redigera' }));
    expect(field).toHaveValue(text);
    await user.keyboard('{Escape}');
    await asks();
    await user.click(await button('Lämna utan att spara'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
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
