import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { freeze } from '@/domain/order/estimate';
import { newOrder } from '@/domain/order/newOrder';
import type { Role } from '@/domain/workshop/member';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { storedDocument, storedDocuments } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const agreed = 'package|1000|st|349500|0|25||accepted|349500|done|Bromsbyte';
const found = 'part|2000|st|89500|0|25||open||todo|Bromsskivor';
const wipers = 'part|1000|par|34900|0|25||open||todo|Torkarblad';
const order = newOrder({
  ...{ customerId: 'anna', vehicleId: 'car', driverId: 'bo', stage: 'working' },
  lines: { a: agreed, b: found, c: wipers },
});

/** Opens a page of a workshop with an order of Anna's car, which Bo has brought. */
async function open(path: string, role: Role = 'staff', estimates: Record<string, object> = {}) {
  const { person, workshopId } = await seedAs(role);
  const root = `workshops/${workshopId}`;
  const seeds: Record<string, Record<string, object>> = {
    customers: {
      anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'] }),
      bo: customerFields({ name: 'Bo Ek' }),
    },
    vehicles: { car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' }) },
    workOrders: { '1042': order },
    estimates,
  };
  for (const [name, documents] of Object.entries(seeds)) {
    await seedDocuments(`${root}/${name}`, documents);
  }
  const { user, auth } = await openAs(person, `/dashboard/${path}`);
  return {
    user,
    db: () => getFirestore(auth.app),
    /** Writes documents as somebody does on another device. */
    write: (name: string, documents: Record<string, object>) =>
      seedDocuments(`${root}/${name}`, documents, new Date()),
    stored: (of: string) => storedDocument(`${root}/${of}`),
    all: async (of: string) => Object.values(await storedDocuments(`${root}/${of}`)),
  };
}

async function button(name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  return screen.getByRole('button', { name });
}
const agreement = () => screen.findByRole('region', { name: 'Överenskommelse' });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const choice = (within_: HTMLElement, line: RegExp, answer: string) =>
  within(within(within_).getByRole('group', { name: line })).getByLabelText(answer);

describe('Asking the customer', () => {
  it('freezes what the customer sees, with ready texts, and asks by it again', async () => {
    const { user, all } = await open('workorders/1042/estimate');
    await screen.findByRole('heading', { level: 1, name: 'Kostnadsförslag 1' });
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByRole('row', { name: /^Bromsskivor 2\sst 895,00 1\s790,00$/ })).toBeVisible();
    expect(sheet.getByText(/^5\s634,00\skr$/)).toBeVisible();
    expect(await all('estimates')).toEqual([]);
    await user.click(await button('Fråga kunden'));
    const link = await screen.findByRole('link', { name: /^Sms till 070/ });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'Bromsskivor 1 790,00 kr',
    );
    const frozen = await freeze('1042', order, 1);
    await waitFor(async () => expect(await all('estimates')).toMatchObject([frozen]));
    await user.click(screen.getByRole('link', { name: 'Till arbetsordern' }));
    await within(await agreement()).findByText('Väntar på svar');
    await user.click(within(await agreement()).getByRole('link', { name: 'Fråga kunden' }));
    await user.click(await button('Fråga kunden'));
    await screen.findByRole('link', { name: /^Sms till 070/ });
    expect(await all('estimates')).toHaveLength(1);
  });

  it('excepts lines of a fixed price from the 15 % only where there is one', async () => {
    const { write } = await open('workorders/1042/estimate');
    const terms = async () => (await screen.findByText(/^Ungefärligt pris: det får/)).textContent;
    const approximate = { ...order, priceType: 'approx' };
    await write('workOrders', { '1042': approximate });
    expect(await terms()).toMatch(/högst 15 % utom på rader med fast pris: högst/);
    await write('workOrders', { '1042': { ...approximate, lines: { b: found, c: wipers } } });
    await waitFor(async () => expect(await terms()).toMatch(/högst 15 %: högst/));
  });

  it('tells what was agreed about a line that is not as it was', async () => {
    const lines = {
      a: agreed,
      b: found.replace('open|', 'accepted|150000'),
      c: wipers.replace('open|', 'accepted|34900'),
    };
    const { write } = await open('workorders/1042/estimate');
    await write('workOrders', { '1042': { ...order, lines } });
    expect(await screen.findByText(/^Tidigare godkänt 1\s500,00\skr$/)).toBeVisible();
    expect(screen.getAllByText('Redan godkänt')).toHaveLength(2);
  });

  it('is not for auditors', async () => {
    await open('workorders/1042', 'auditor');
    const card = within(await agreement());
    await card.findByText('Inget kostnadsförslag än.');
    expect(card.queryByRole('button')).toBeNull();
    expect(card.queryByRole('link', { name: 'Fråga kunden' })).toBeNull();
  });
});

describe('An answer', () => {
  it('is recorded line by line, with who and how, without a network too', async () => {
    const { user, db, stored, all } = await open('workorders/1042');
    const press = await button('Registrera svar');
    await screen.findByText('Anna Berg');
    await loseNetwork(db());
    await user.click(press);
    const form = await dialog(/^Kundens svar, AO\s1042$/);
    expect(within(form).getByLabelText('Vem svarade?')).toHaveValue('Anna Berg');
    await user.click(within(form).getByRole('button', { name: 'Spara svaret' }));
    await within(form).findByText('Välj ett svar på minst en rad.');
    expect(choice(form, /^Bromsbyte/, 'Som förut')).toBeChecked();
    await waitFor(() => expect(choice(form, /^Bromsbyte/, 'Godkänd')).toHaveFocus());
    await user.click(choice(form, /^Bromsskivor/, 'Godkänd'));
    await waitFor(() =>
      expect(within(form).queryByText('Välj ett svar på minst en rad.')).toBeNull(),
    );
    await user.click(choice(form, /^Torkarblad/, 'Avböjd'));
    await user.click(within(form).getByRole('button', { name: 'Spara svaret' }));
    const card = within(await agreement());
    await card.findByText('Besvarat');
    expect(card.getByText(/svarade, telefon$/)).toHaveTextContent('Anna Berg svarade, telefon');
    expect(card.getByText('Godkänd: Bromsskivor')).toBeVisible();
    expect(card.getByText('Avböjd: Torkarblad')).toBeVisible();
    expect(await all('approvals')).toEqual([]);
    await findNetwork(db());
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        lines: {
          a: agreed,
          b: found.replace('open|', 'accepted|179000'),
          c: wipers.replace('open', 'declined'),
        },
      });
    });
    const [estimate] = await all('estimates');
    expect(estimate).toMatchObject(await freeze('1042', order, 1));
    expect(await all('approvals')).toMatchObject([
      {
        ...{ orderId: '1042', customerId: 'anna', kind: 'answer', name: 'Anna Berg', how: 'phone' },
        personId: 'anna',
        ...{ answers: { a: 'open', b: 'accepted', c: 'declined' }, signature: null, reason: null },
        hash: (await freeze('1042', order, 1)).hash,
      },
    ]);
    expect(await all('orderEvents')).toHaveLength(2);
    expect(await screen.findByText('Svar av Anna Berg (telefon)')).toBeVisible();
  });

  it('on the spot has a signature', async () => {
    const estimate = await freeze('1042', order, 1);
    const { user, all } = await open('workorders/1042/estimate/e1', 'staff', { e1: estimate });
    await user.click(await button('Svar på plats'));
    const form = await dialog('Kundens svar, kostnadsförslag 1');
    await user.click(within(form).getByRole('button', { name: 'Alla godkända' }));
    const pad = within(form).getByRole('img', { name: /^Underskrift/ });
    fireEvent.pointerDown(pad, { pointerId: 1, button: 0, clientX: 10, clientY: 20 });
    fireEvent.pointerMove(pad, { pointerId: 1, clientX: 11, clientY: 20 });
    fireEvent.pointerMove(pad, { pointerId: 1, clientX: 60, clientY: 900 });
    fireEvent.pointerUp(pad, { pointerId: 1 });
    fireEvent.pointerMove(pad, { pointerId: 1, clientX: 90, clientY: 90 });
    await user.click(within(form).getByRole('button', { name: 'Rensa underskriften' }));
    fireEvent.pointerDown(pad, { pointerId: 2, button: 0, clientX: 30, clientY: 40 });
    // The palm rests beside the pen.
    fireEvent.pointerDown(pad, { pointerId: 3, button: 0, clientX: 500, clientY: 100 });
    fireEvent.pointerMove(pad, { pointerId: 3, clientX: 400, clientY: 100 });
    fireEvent.pointerUp(pad, { pointerId: 3 });
    fireEvent.pointerMove(pad, { pointerId: 2, clientX: 70, clientY: 900 });
    fireEvent.pointerUp(pad, { pointerId: 2 });
    const way = within(form).getByLabelText('Hur svarade kunden?');
    await user.selectOptions(way, 'Telefon');
    await user.selectOptions(way, 'På plats');
    const name = within(form).getByLabelText('Vem svarade?');
    await user.clear(name);
    await user.type(name, 'Bo Ek');
    await user.click(within(form).getByRole('button', { name: 'Spara svaret' }));
    await screen.findByRole('img', { name: 'Underskrift av Bo Ek' });
    await waitFor(async () => {
      expect(await all('approvals')).toMatchObject([
        {
          ...{ estimateId: 'e1', hash: estimate.hash, name: 'Bo Ek', how: 'onSite' },
          // The line that was agreed before stays as it was.
          answers: { a: 'open', b: 'accepted', c: 'accepted' },
          signature: 'M30 40L30 40L70 200',
        },
      ]);
    });
    expect(await all('estimates')).toHaveLength(1);
  });

  it('leaves alone a type of price that another device has got agreed meanwhile', async () => {
    const { user, db, stored, write } = await open('workorders/1042');
    const press = await button('Registrera svar');
    await screen.findByText('Anna Berg');
    await loseNetwork(db());
    await user.click(press);
    const form = await dialog(/^Kundens svar, AO\s1042$/);
    await user.click(choice(form, /^Torkarblad/, 'Avböjd'));
    await user.click(within(form).getByRole('button', { name: 'Spara svaret' }));
    await within(await agreement()).findByText('Avböjd: Torkarblad');
    await write('workOrders', { '1042': { ...order, agreedPriceType: 'approx' } });
    await findNetwork(db());
    const declined = { ...order.lines, c: wipers.replace('open', 'declined') };
    await waitFor(async () => {
      const agreed = { lines: declined, agreedPriceType: 'approx' };
      expect(await stored('workOrders/1042')).toMatchObject(agreed);
    });
  });

  it('to one line is an answer to the version that asked about it', async () => {
    const estimate = await freeze('1042', order, 1);
    const { user, all } = await open('workorders/1042', 'staff', { e1: estimate });
    await user.click(await button('Godkänd: Bromsskivor'));
    const form = await dialog('Kundens svar, kostnadsförslag 1');
    await waitFor(() =>
      expect(within(form).getByLabelText('Vem svarade?')).toHaveValue('Anna Berg'),
    );
    await user.click(within(form).getByRole('button', { name: 'Spara svaret' }));
    await waitFor(async () => {
      expect(await all('approvals')).toMatchObject([{ estimateId: 'e1' }]);
    });
    expect(await all('estimates')).toHaveLength(1);
  });

  it('agrees to the price that the customer saw, and asks anew about a dearer one', async () => {
    const estimate = await freeze('1042', order, 1);
    const { user, write, stored } = await open('workorders/1042/estimate/e1', 'staff', {
      e1: estimate,
    });
    await user.click(await button('Registrera svar'));
    const form = await dialog('Kundens svar, kostnadsförslag 1');
    // Somebody else makes the line dearer while the customer answers.
    const dearer = found.replace('89500', '99500');
    await write('workOrders', { '1042': { ...order, lines: { ...order.lines, b: dearer } } });
    await user.click(choice(form, /^Bromsskivor/, 'Godkänd'));
    await user.click(within(form).getByRole('button', { name: 'Spara svaret' }));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        lines: { b: dearer.replace('open|', 'accepted|179000') },
      });
    });
    await user.click(screen.getByRole('link', { name: 'Till arbetsordern' }));
    const asks = await screen.findByRole('list', { name: 'Att fråga kunden om' });
    await waitFor(() => expect(asks).toHaveTextContent('Bromsskivor (dyrare än godkänt)'));
    expect(asks).toHaveTextContent('Torkarblad (ej tillfrågad)');
  });

  it('of somebody who cannot be reached is a reason, by which the order may be ready', async () => {
    const { user, stored, all } = await open('workorders/1042');
    await user.click(await button('Markera klar'));
    await screen.findByText(/^Kunden har inte svarat om 2 rader\./);
    await user.click(await button('Gick inte att nå'));
    const form = await dialog('Kunden går inte att nå');
    await user.click(within(form).getByRole('button', { name: 'Spara' }));
    await within(form).findByText('Fyll i varför kunden inte gick att nå.');
    const may = within(form)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(may).toEqual(['Bromsskivor, 1\u00a0790,00\u00a0kr', 'Torkarblad, 349,00\u00a0kr']);
    await user.type(within(form).getByLabelText(/^Varför gick det inte/), 'Ringde tre gånger');
    await user.click(within(form).getByRole('button', { name: 'Spara' }));
    const card = within(await agreement());
    await card.findByText('Kunden gick inte att nå (telefon): Ringde tre gånger');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(await button('Gjord: Bromsskivor'));
    await button('Inte gjord: Bromsskivor');
    await user.click(await button('Gjord: Torkarblad'));
    await button('Inte gjord: Torkarblad');
    await user.click(await button('Markera klar'));
    const unreached = (line: string, ore: number) =>
      line.replace('open|', `unreached|${ore}`).replace('todo', 'done');
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        stage: 'ready',
        lines: { a: agreed, b: unreached(found, 179_000), c: unreached(wipers, 34_900) },
      });
    });
    expect(await all('approvals')).toMatchObject([
      { kind: 'unreachable', reason: 'Ringde tre gånger', name: null, answers: {} },
    ]);
  });
});

describe('A version', () => {
  it('that is replaced, or is not as it was, says so', async () => {
    const [first, second] = [await freeze('1042', order, 1), await freeze('1042', order, 2)];
    await open('workorders/1042/estimate/e1', 'staff', {
      e1: { ...first, payableOre: first.payableOre + 100 },
      e2: second,
    });
    expect(await screen.findByText(/^Ersatt av ett nyare:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kostnadsförslag 2' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/1042/estimate/e2',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Kontrollsumman stämmer inte\./);
  });

  it('of another order is not found', async () => {
    await open('workorders/1042/estimate/e9', 'staff', { e9: await freeze('1043', order, 1) });
    await screen.findByRole('heading', { name: 'Kostnadsförslaget finns inte' });
  });
});

describe('The price that was agreed', () => {
  const fixed = agreed.replace('package', 'labour');
  const agreedOrder = { ...order, lines: { a: fixed }, agreedPriceType: 'fixed' as const };

  it('is the ceiling until the customer has agreed to another type of price', async () => {
    const { user, write, stored } = await open('workorders/1042');
    await write('workOrders', { '1042': agreedOrder });
    await waitFor(() => expect(screen.queryByText('Bromsskivor')).toBeNull());
    const facts = await screen.findByRole('region', { name: 'Bil och kund' });
    await user.click(within(facts).getByRole('button', { name: 'Ändra' }));
    const form = await dialog(/^Ändra AO\s1042$/);
    await user.selectOptions(within(form).getByLabelText('Pristyp'), 'Löpande räkning');
    await user.click(within(form).getByRole('button', { name: 'Spara' }));
    const asks = await screen.findByRole('list', { name: 'Att fråga kunden om' });
    expect(asks).toHaveTextContent('Bromsbyte (annan pristyp än den godkända)');
    expect(screen.getByText('Pristak inkl. moms')).toBeVisible();
    expect(await screen.findByText('Pristyp: Fast pris → Löpande räkning')).toBeVisible();
    await user.click(await button('Registrera svar'));
    const answer = await dialog(/^Kundens svar/);
    await user.click(choice(answer, /^Bromsbyte/, 'Godkänd'));
    await user.click(within(answer).getByRole('button', { name: 'Spara svaret' }));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        ...{ priceType: 'running', agreedPriceType: 'running' },
      });
    });
    await waitFor(() => expect(screen.queryByText('Pristak inkl. moms')).toBeNull());
  });

  it('stands still while the order is ready', async () => {
    const { user, write } = await open('workorders/1042');
    await button('Ändra raden Bromsbyte');
    await user.click(await button('Ändra raden Bromsbyte'));
    const form = await dialog('Ändra rad');
    await write('workOrders', { '1042': { ...agreedOrder, stage: 'ready' } });
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Arbetsordern har blivit klar medan du skrev. Ta den tillbaka till arbete först.',
    );
    await user.click(within(form).getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const closed = ['Ny rad', 'Registrera svar', 'Inte gjord: Bromsbyte', 'Rabatt på hela ordern'];
    for (const name of closed) expect(screen.queryByRole('button', { name })).toBeNull();
    const facts = await screen.findByRole('region', { name: 'Bil och kund' });
    await user.click(within(facts).getByRole('button', { name: 'Ändra' }));
    const about = await dialog(/^Ändra AO\s1042$/);
    expect(within(about).queryByLabelText('Pristyp')).toBeNull();
    expect(within(about).getByLabelText('Nyckelnummer')).toBeVisible();
  });
});

describe('Anonymising a customer', () => {
  it('takes names and signatures away from the answers about orders that are over', async () => {
    const estimate = await freeze('1042', order, 1);
    const approval = {
      ...{ orderId: '1042', estimateId: 'e1', hash: estimate.hash, customerId: 'anna' },
      ...{ kind: 'answer', answers: { b: 'accepted' }, name: 'Anna Berg', how: 'onSite' },
      ...{ reason: null, signature: 'M1 2L3 4', answeredAt: new Date() },
    };
    const { user, write, stored } = await open('customers/anna', 'owner', { e1: estimate });
    await write('workOrders', {
      '1042': { ...order, stage: 'closed', isOpen: false, closedReason: 'Klar' },
      '1043': { ...order, customerId: 'bo', stage: 'closed', isOpen: false, closedReason: 'Klar' },
    });
    await write('approvals', {
      over: approval,
      // Anna has answered about the car of somebody else, and somebody else about hers.
      given: { ...approval, orderId: '1043', estimateId: 'e2', customerId: 'bo', personId: 'anna' },
      other: { ...approval, name: 'Bo Ek', personId: 'bo' },
    });
    await user.click(await screen.findByRole('button', { name: 'Anonymisera …', hidden: true }));
    const form = await dialog('Anonymisera Anna Berg?');
    await within(form).findByText(/^Namn, underskrift och orsak tas bort under 2 svar/);
    await user.selectOptions(within(form).getByLabelText('Varför?'), 'Inte kund längre');
    await user.click(within(form).getByRole('button', { name: 'Anonymisera' }));
    await waitFor(async () => {
      expect(await stored('approvals/over')).toMatchObject({
        ...{ name: null, signature: null, answers: { b: 'accepted' }, hash: estimate.hash },
      });
      expect(await stored('approvals/given')).toMatchObject({ name: null, signature: null });
    });
    expect(await stored('approvals/other')).toMatchObject({ name: 'Bo Ek' });
  });
});
