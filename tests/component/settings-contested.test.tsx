import { screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { starterWeek } from '@/domain/workshop/starterSet';
import { ignoreConsole } from '../support/component';
import { documentsOnServer, removeDocument, seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { page } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
// A day of another year reads alike whenever the test runs.
const inventory = '2031-03-10';

const records = {
  services: {
    tyres: {
      ...{ name: 'Däckskifte', group: 'workshop', minutes: 30, priceOre: 49_500, vatRate: 25 },
      ...{ isPublic: true, isActive: true, order: 0 },
    },
  },
  resources: {
    lift: { name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
  },
  staff: { bo: { name: 'Bo Lind', phone: null, isActive: true, skills: 'all' } },
  openingExceptions: { [inventory]: { intervals: [], label: 'Inventering' } },
  messageTemplates: { ready: { subject: 'Klar', text: 'Bilen är klar.' } },
  openingHours: Object.fromEntries(
    Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]),
  ),
};

/** Opens a part of the settings as Olle, while Kim works elsewhere. */
async function openSettings(part: string) {
  const [olle, kim] = [await newPerson('Olle Ek'), await newPerson('Kim Lund')];
  const id = await seedWorkshop('Ekens bil', { owner: [olle, kim] });
  const path = `workshops/${id}`;
  for (const [name, documents] of Object.entries(records)) {
    await seedDocuments(`${path}/${name}`, documents);
  }
  const { user, auth } = await openAs(olle, `/dashboard/settings${part}`);
  await page('Inställningar');
  return {
    user,
    db: getFirestore(auth.app),
    stored: (under = '') => storedDocument(path + under),
    remove: (under: string) => removeDocument(path + under),
    /** The replaced texts on the server, each with its setting and whose it was. */
    kept: async () =>
      Object.values(await documentsOnServer(`${path}/replacedSettings`)).map((each) => [
        ...[each.label, each.text, each.writtenBy === kim.uid ? 'Kim' : 'Olle'],
      ]),
    /** Changes a document of the workshop, or the workshop, as Kim does elsewhere. */
    async elsewhere(collection: string, name: string, values: object) {
      const parent = collection === 'workshops' ? 'workshops' : `${path}/${collection}`;
      const document = collection === 'workshops' ? id : name;
      const before: unknown = await storedDocument(`${parent}/${document}`);
      const next = { ...Object(before), ...values, updatedBy: kim.uid };
      // The server writes the times.
      delete next.createdAt;
      delete next.updatedAt;
      await seedDocuments(parent, { [document]: next }, new Date());
    },
  };
}

type User = Awaited<ReturnType<typeof openSettings>>['user'];

async function retype(user: User, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

describe('A form of the settings', () => {
  it.each([
    ['services', 'tyres', '/services', /^Ändra Däckskifte/, 'Namn', 'name'],
    ['resources', 'lift', '/resources', /^Ändra Lyft 1/, 'Namn', 'name'],
    ['staff', 'bo', '/staff', /^Ändra Bo Lind/, 'Namn', 'name'],
    [
      'openingExceptions',
      inventory,
      '/opening-hours',
      'Ändra måndag 10 mars 2031',
      'Anledning',
      'label',
    ],
    ['messageTemplates', 'ready', '/messages', /^Ändra Bilen är klar/, 'Ämne i mejl', 'subject'],
  ])('about %s asks before it overwrites what somebody else has changed', async (...row) => {
    const [collection, id, part, opener, label, key] = row;
    const { user, elsewhere, stored, kept } = await openSettings(part);
    await user.click(await button(opener));
    await retype(user, label, 'Mitt ord');
    await elsewhere(collection, id, { [key]: 'Kims ord' });
    await screen.findByText(/^Kim Lund har ändrat det här under tiden:/);
    const dialog = within(screen.getByRole('dialog'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(dialog.getByText(/^(Namn|Anledning|Ämne): Kims ord$/)).toBeVisible();
    await save();
    const own = await screen.findByRole('radio', { name: /^Mitt: .*: Mitt ord$/ });
    expect(await stored(`/${collection}/${id}`)).toMatchObject({ [key]: 'Kims ord' });
    await user.click(own);
    await save();
    await waitFor(async () => {
      expect(await stored(`/${collection}/${id}`)).toMatchObject({ [key]: 'Mitt ord' });
    });
    await screen.findByText('Sparat');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await kept()).toEqual([
      [expect.stringMatching(/^\p{Lu}/u), expect.stringMatching(/: Kims ord$/), 'Kim'],
    ]);
  });

  it('says that somebody else has removed what it changes', async () => {
    const { user, remove } = await openSettings('/services');
    await user.click(await button('Ändra Däckskifte'));
    await retype(user, 'Namn', 'Hjulskifte');
    await remove('/services/tyres');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Tjänsten Däckskifte togs bort av någon annan medan du skrev.',
    );
    expect(dialog.getByLabelText('Namn')).toHaveValue('Hjulskifte');
    expect(dialog.queryByRole('button', { name: 'Spara' })).toBeNull();
  });

  it.each([
    ['services', 'tyres', '/services', /^Ändra Däckskifte/, 'Namn', 'Tjänsten Däckskifte'],
    ['workshops', '', '', null, 'Företagets namn', 'Företagets uppgifter'],
  ])('about %s puts the text back that was given up', async (...row) => {
    const [collection, id, part, opener, label, what] = row;
    const { user, elsewhere, stored, kept } = await openSettings(part);
    if (opener) await user.click(await button(opener));
    await retype(user, label, 'Mitt ord');
    await elsewhere(collection, id, { name: 'Kims ord' });
    await screen.findByText(/^Kim Lund har ändrat det här under tiden:/);
    await user.click(await button('Spara'));
    await user.click(await screen.findByRole('radio', { name: /^Det andra: .*: Kims ord$/ }));
    await user.click(await button('Spara'));
    await screen.findByText(`${what} har kvar den andra ändringen.`);
    const path = collection === 'workshops' ? '' : `/${collection}/${id}`;
    expect(await stored(path)).toMatchObject({ name: 'Kims ord' });
    await waitFor(async () => expect(await kept()).toEqual([[what, `${label}: Mitt ord`, 'Olle']]));
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(await stored(path)).toMatchObject({ name: 'Mitt ord' }));
  });

  it('leaves what was not chosen among the data, where it can be removed', async () => {
    const { user, elsewhere, kept } = await openSettings('/opening-hours');
    await retype(user, 'Måndag stänger', '18');
    await elsewhere('openingHours', 'monday', { intervals: [] });
    await screen.findByText('Måndag: Stängt');
    await user.click(await button('Spara'));
    await user.click(await screen.findByRole('radio', { name: /^Mitt: / }));
    await user.click(await button('Spara'));
    await user.click(await screen.findByRole('link', { name: 'Data' }));
    const list = within(await screen.findByRole('region', { name: 'Ersatta inställningar' }));
    const row = within(await list.findByRole('listitem'));
    expect(row.getByText('Öppettiderna')).toBeVisible();
    expect(row.getByText('Måndag: Stängt')).toBeVisible();
    expect(
      await row.findByText(/^Skriven av Kim Lund. Ersatt av Olle Ek .+ \d\d:\d\d\.$/),
    ).toBeVisible();
    await user.click(
      row.getByRole('button', { name: 'Ta bort den ersatta texten om Öppettiderna' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Ersatta inställningar' })).toBeNull(),
    );
    await waitFor(async () => expect(await kept()).toEqual([]));
    await user.click(await button('Ångra'));
    await screen.findByRole('region', { name: 'Ersatta inställningar' });
    await waitFor(async () =>
      expect(await kept()).toEqual([['Öppettiderna', 'Måndag: Stängt', 'Kim']]),
    );
  });

  it('saves a text over a standard text for which somebody else has written one', async () => {
    const { user, elsewhere, stored } = await openSettings('/messages');
    await user.click(await button('Ändra Påminnelse'));
    await retype(user, 'Ämne i mejl', 'Välkommen');
    await elsewhere('messageTemplates', 'reminder', { subject: 'Tid', text: 'Kims text.' });
    await screen.findByText('Text: Kims text.');
    await user.click(await button('Spara'));
    await user.click(await screen.findByRole('radio', { name: 'Mitt: Ämne: Välkommen' }));
    await user.click(await button('Spara'));
    await waitFor(async () => {
      expect(await stored('/messageTemplates/reminder')).toMatchObject({
        ...{ subject: 'Välkommen', text: 'Kims text.' },
      });
    });
  });

  it('about the company asks, and keeps what was changed beside it', async () => {
    const { user, elsewhere, stored } = await openSettings('');
    await retype(user, 'Företagets namn', 'Ekens bilverkstad');
    await user.type(await screen.findByLabelText('Gatuadress'), 'Provgatan 1');
    const address = { street: null, postcode: '123 45', city: 'Uppsala' };
    await elsewhere('workshops', '', { name: 'Ekens', address });
    await screen.findByText('Företagets namn: Ekens');
    await user.click(await button('Spara'));
    await user.click(
      await screen.findByRole('radio', { name: 'Det andra: Företagets namn: Ekens' }),
    );
    await user.click(await button('Spara'));
    await waitFor(async () => {
      expect(await stored()).toMatchObject({
        ...{ name: 'Ekens', address: { ...address, street: 'Provgatan 1' } },
      });
    });
    await screen.findByText('Sparat');
    await waitFor(() => expect(screen.getByLabelText('Företagets namn')).toHaveValue('Ekens'));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('about the usual week asks about a day that somebody else has changed', async () => {
    const { user, elsewhere, stored } = await openSettings('/opening-hours');
    await retype(user, 'Måndag stänger', '18');
    await retype(user, 'Tisdag stänger', '18');
    await elsewhere('openingHours', 'monday', { intervals: [{ opens: 420, closes: 1140 }] });
    await screen.findByText('Måndag: 07:00–19:00');
    await screen.findByText(/^Kim Lund har ändrat/);
    await user.click(await button('Spara'));
    await user.click(await screen.findByRole('radio', { name: 'Mitt: Måndag: 07:00–18:00' }));
    await user.click(await button('Spara'));
    const late = { intervals: [{ opens: 420, closes: 1080 }] };
    await waitFor(async () => {
      expect(await stored('/openingHours/monday')).toMatchObject(late);
      expect(await stored('/openingHours/tuesday')).toMatchObject(late);
    });
    await screen.findByText('Sparat');
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await stored('/openingHours/monday')).toMatchObject({
        intervals: [{ opens: 420, closes: 1140 }],
      });
    });
  });

  it('about the usual week names nobody when several days have been changed', async () => {
    const { user, elsewhere } = await openSettings('/opening-hours');
    await retype(user, 'Måndag stänger', '18');
    const late = { intervals: [{ opens: 420, closes: 1140 }] };
    await elsewhere('openingHours', 'wednesday', late);
    await screen.findByText(/^Kim Lund har ändrat det här under tiden:/);
    await elsewhere('openingHours', 'friday', late);
    await screen.findByText('Det här har ändrats under tiden:');
    expect(screen.getByText('Onsdag: 07:00–19:00')).toBeVisible();
    expect(screen.getByText('Fredag: 07:00–19:00')).toBeVisible();
    await elsewhere('openingHours', 'friday', { intervals: starterWeek.friday });
    await screen.findByText(/^Kim Lund har ändrat det här under tiden:/);
    await elsewhere('workshops', '', { closedOnHolidays: false });
    await screen.findByText('Det här har ändrats under tiden:');
  });
});

describe('What was typed without a network', () => {
  it('about the company is asked about when somebody else has changed it meanwhile', async () => {
    const { user, db, elsewhere, stored, kept } = await openSettings('');
    await loseNetwork(db);
    await retype(user, 'Telefon', '070-174 06 05');
    await user.click(await button('Spara'));
    await screen.findByText('Offline, 1 väntar');
    await elsewhere('workshops', '', { phone: '+46701740606' });
    await findNetwork(db);
    await user.click(await button('Kunde inte sparas (1)'));
    const dialog = within(screen.getByRole('dialog', { name: 'Kunde inte sparas' }));
    await dialog.findByText(/^Kim Lund har ändrat samma sak/);
    expect(dialog.getByText('Telefon: 070-174 06 06')).toBeVisible();
    expect(dialog.getByText('Telefon: 070-174 06 05')).toBeVisible();
    expect(await stored()).toMatchObject({ phone: '+46701740606' });
    await user.click(dialog.getByRole('button', { name: 'Spara min ändring' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ phone: '+46701740605' }));
    await screen.findByText('Sparat');
    expect(await kept()).toEqual([['Företagets uppgifter', 'Telefon: 070-174 06 06', 'Kim']]);
    ignoreConsole('PERMISSION_DENIED');
  });

  it('about the usual week is asked about for the days that somebody else has changed', async () => {
    const { user, db, elsewhere, stored } = await openSettings('/opening-hours');
    await screen.findByLabelText('Måndag stänger');
    await loseNetwork(db);
    await retype(user, 'Måndag stänger', '18');
    await retype(user, 'Tisdag stänger', '18');
    await user.click(await button('Spara'));
    await screen.findByText('Offline, 1 väntar');
    await elsewhere('openingHours', 'monday', { intervals: [] });
    await findNetwork(db);
    await user.click(await button('Kunde inte sparas (1)'));
    const dialog = within(screen.getByRole('dialog', { name: 'Kunde inte sparas' }));
    expect(await dialog.findByText(/Öppettider: 07:00–18:00/)).toBeVisible();
    expect(dialog.getByText(/Öppettider: Stängt/)).toBeVisible();
    expect(await stored('/openingHours/monday')).toMatchObject({ intervals: [] });
    await waitFor(async () => {
      expect(await stored('/openingHours/tuesday')).toMatchObject({
        intervals: [{ opens: 420, closes: 1080 }],
      });
    });
    await user.click(dialog.getByRole('button', { name: 'Behåll den andras' }));
    await screen.findByText('Sparat');
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await stored('/openingHours/monday')).toMatchObject({
        intervals: [{ opens: 420, closes: 1080 }],
      });
    });
    ignoreConsole('PERMISSION_DENIED');
  });
});
