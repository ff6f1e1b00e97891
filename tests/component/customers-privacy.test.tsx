import { getFirestore } from 'firebase/firestore';
import { screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { newInvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { anonymisedCustomer, mergedCustomer, removedCustomer } from '@/domain/register/customer';
import type { Role } from '@/domain/workshop/member';
import { ignoreConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { catchFiles, type OfferedFile } from '../support/files';
import { findNetwork, loseNetwork } from '../support/network';
import { serviceBooks } from '../support/serviceEntry';
import { at } from '../support/swedishInstant';
import { openAs, removeMember, seedAs, setRole } from '../support/workshops';

const hostile = '<img src=x onerror=alert(1)>';
const notes = `=SUMMA(1) ${hostile}\nRinger helst.`;
const drafts = {
  d1: { ...newInvoiceDraft, customerId: 'asa', vehicleId: 'volvo', note: 'Tack för besöket.' },
};
const customers = {
  asa: customerFields({
    name: 'Åsa Öberg',
    phones: ['+46701740605'],
    email: 'asa@oberg.example',
    notes,
    tags: ['Stamkund'],
  }),
  kim: customerFields({ name: 'Kim Ek' }),
  twin: mergedCustomer('asa'),
};
const vehicles = {
  volvo: vehicleFields({
    registrationNumber: 'ABC123',
    make: 'Volvo',
    ownerId: 'asa',
    driverId: 'kim',
    odometerKm: 123_456,
    notes: 'Åsas son kör.',
  }),
  saab: vehicleFields({
    registrationNumber: 'DEF456',
    make: 'Saab',
    ownerId: 'kim',
    formerOwners: { asa: '2025-03-01' },
    notes: 'Kims anteckning',
    odometerKm: 7,
  }),
  other: vehicleFields({ registrationNumber: 'GHJ789', ownerId: 'kim' }),
};

const request = {
  ...{ group: 'wash', services: { wax: '60|34900|25|wash|Tvätt och vax' }, resourceId: 'lane' },
  ...{ startsAt: at('2026-11-20 08:00'), endsAt: at('2026-11-20 09:00'), plate: 'ABC123' },
  ...{ email: null, linkId: 'a'.repeat(32), times: [], wishedAt: null },
  ...{ wantsEarlier: false, visitId: null },
};
/** Requests of Åsa's, one of which still waits for an answer, and one of somebody else. */
const requests = {
  over: {
    ...{ ...request, name: 'Åsa', phone: '+46701740605', message: 'Kommer på morgonen.' },
    ...{ status: 'declined', stage: 'closed' },
  },
  waiting: {
    ...{ ...request, name: 'Åsa Ö', phone: '+46701740699', email: 'asa@oberg.example' },
    ...{ message: 'Ring gärna.', status: 'proposed', stage: 'open' },
  },
  kims: {
    ...{ ...request, name: 'Kim Ek', phone: '+46701740698', message: 'Kims fråga' },
    ...{ status: 'declined', stage: 'closed' },
  },
};

const bookingsBefore = {
  tyres: newBooking({
    customerId: 'asa',
    vehicleId: 'volvo',
    staffId: 'kims-mekaniker',
    services: [
      { serviceId: 'a', name: 'Däckskifte', minutes: 30, priceOre: 49_900, vatRate: 25 },
      { serviceId: 'b', name: 'Tvätt', minutes: 30, priceOre: 19_900, vatRate: 25 },
    ],
    startsAt: at('2026-11-20 08:00'),
    endsAt: at('2026-11-20 09:30'),
    status: 'done',
    keyNumber: '17',
    message: `Det skramlar. ${hostile}`,
    note: 'Ring innan.',
  }),
  // A booking of the customer that was merged into Åsa.
  earlier: newBooking({
    vehicleId: 'volvo',
    customerId: 'twin',
    startsAt: at('2025-01-07 10:00'),
    endsAt: at('2025-01-07 11:00'),
    note: 'Frun hämtar.',
  }),
  waiting: newBooking({ customerId: 'asa', message: 'Ring mamma på 070.' }),
  kims: newBooking({ customerId: 'kim', message: 'Kims meddelande' }),
};

const replacedText = (customerId: string, value: string, recordId = 'tyres') => ({
  ...{ collection: 'bookings', recordId, customerId },
  ...{ field: 'note', value, writtenBy: null },
});
const replacedBefore = {
  r1: replacedText('asa', 'Ring efter.'),
  // Of a booking that has been removed.
  r2: replacedText('twin', 'Mannen hämtar.', 'gone'),
  r3: replacedText('kim', 'Kims text'),
  r4: {
    ...{ collection: 'customers', recordId: 'asa', customerId: 'asa' },
    ...{ field: 'name', value: 'Åsa Ek', writtenBy: null },
  },
};

let files: OfferedFile[] = [];

beforeEach(() => {
  files = catchFiles();
});

async function open(role: Role, address: string, heading: string) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}`;
  await seedDocuments(`${path}/customers`, customers);
  await seedDocuments(`${path}/vehicles`, vehicles);
  await seedDocuments(`${path}/bookings`, bookingsBefore);
  await seedDocuments(`${path}/replacedTexts`, replacedBefore);
  await seedDocuments(`${path}/serviceBooks`, serviceBooks);
  await seedDocuments(`${path}/invoiceDrafts`, drafts);
  await seedDocuments(`${path}/requests`, requests);
  const { user, auth } = await openAs(person, address);
  await screen.findByRole('heading', { level: 1, name: heading });
  return {
    user,
    db: getFirestore(auth.app),
    customer: async () => (await documentsOnServer(`${path}/customers`))['asa'],
    vehicle: async () => (await documentsOnServer(`${path}/vehicles`))['volvo'],
    bookings: () => documentsOnServer(`${path}/bookings`),
    requests: () => documentsOnServer(`${path}/requests`),
    books: () => documentsOnServer(`${path}/serviceBooks`),
    replaced: async () =>
      Object.values(await documentsOnServer(`${path}/replacedTexts`))
        .map(({ value }) => value)
        .toSorted(),
    demote: () => setRole(workshopId, person, 'auditor'),
    remove: () => removeMember(workshopId, person),
    /** Changes Åsa as somebody else does elsewhere. */
    elsewhere: (fields: object) => seedDocuments(`${path}/customers`, { asa: fields }, new Date()),
    seedReplaced: (more: Record<string, object>) => seedDocuments(`${path}/replacedTexts`, more),
    seedBookings: (more: Record<string, object>) => seedDocuments(`${path}/bookings`, more),
  };
}

const openCustomer = (role: Role) => open(role, '/dashboard/customers/asa', 'Åsa Öberg');
const openExtract = (role: Role) =>
  open(role, '/dashboard/customers/asa/extract', 'Registerutdrag');
const button = (name: string) => screen.findByRole('button', { name });
// jsdom keeps the menu hidden, because it has no popovers.
const menuItem = (name: string) => screen.findByRole('button', { name, hidden: true });

describe('A customer who asks to be forgotten', () => {
  it('is anonymised for good, with the reason that stays', async () => {
    const { user, customer, vehicle, bookings, requests, replaced, books } =
      await openCustomer('staff');
    const book = await books();
    expect(Object.keys(book)).toEqual(['volvo_1']);
    await user.click(await menuItem('Anonymisera …'));
    const dialog = within(screen.getByRole('dialog', { name: 'Anonymisera Åsa Öberg?' }));
    const why = dialog.getByRole('combobox', { name: 'Varför?' });
    const staying = dialog.getByRole('list', { name: /^Fordonen här under blir kvar/ });
    expect(
      within(staying)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'ABC 123 Volvo (ny flik) ÄgareAnteckningar: Åsas son kör.',
      'DEF 456 Saab (ny flik) Tidigare ägareAnteckningar: Kims anteckning',
    ]);
    expect(dialog.getByText(/^Bokningarna blir kvar med tid, tjänster och pris/)).toBeVisible();
    await dialog.findByText('2 bokningar töms nu.');
    expect(dialog.getByText(/^1 förfrågan på nätet töms på allt/)).toHaveTextContent(
      '1 förfrågan på nätet är inte avslutad och töms 30 dagar efter det.',
    );
    expect(
      dialog.getByText(/^1 bokning som inte är över behåller sina texter, för jobbet/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Anonymisera' }));
    expect(why).toHaveAccessibleDescription('Välj eller skriv varför.');
    expect(why).toHaveFocus();

    await user.selectOptions(why, 'Kunden har begärt radering');
    await user.click(dialog.getByRole('button', { name: 'Anonymisera' }));
    await screen.findByText('Kunden Åsa Öberg är anonymiserad.');
    await screen.findByRole('heading', { level: 1, name: 'Anonymiserad kund' });
    expect(await button('Fler åtgärder')).toHaveFocus();
    expect(screen.queryByText('asa@oberg.example')).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Anonymisera …', hidden: true }),
    ).not.toBeInTheDocument();
    await waitFor(async () => {
      expect(await customer()).toMatchObject({
        name: 'Anonymiserad kund',
        email: null,
        notes: null,
        status: 'anonymised',
        statusReason: 'Kunden har begärt radering',
      });
    });
    expect(await vehicle()).toMatchObject({ ownerId: 'asa' });
    await waitFor(async () =>
      expect((await requests()).over).toMatchObject({ name: null, phone: null, stage: 'emptied' }),
    );
    const { waiting, kims } = await requests();
    expect([waiting?.name, kims?.name]).toEqual(['Åsa Ö', 'Kim Ek']);
    const textsOf = async () =>
      Object.fromEntries(
        Object.entries(await bookings()).map(([id, { keyNumber, message, note }]) => [
          id,
          [keyNumber, message, note],
        ]),
      );
    const others = {
      waiting: [null, 'Ring mamma på 070.', null],
      kims: [null, 'Kims meddelande', null],
    };
    await waitFor(async () => {
      expect(await textsOf()).toEqual({
        ...{ tyres: [null, null, null], earlier: [null, null, null], ...others },
      });
    });
    expect((await bookings())['tyres']).toMatchObject({ customerId: 'asa', status: 'done' });
    await waitFor(async () => expect(await replaced()).toEqual(['Kims text']));
    // The service book follows the car.
    expect(await books()).toEqual(book);
    expect(screen.queryByRole('button', { name: 'Ångra' })).not.toBeInTheDocument();
  });

  it('is anonymised for a reason in own words, of at most 200 characters', async () => {
    const { user, customer } = await openCustomer('staff');
    await user.click(await menuItem('Anonymisera …'));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('2 bokningar töms nu.');
    await user.selectOptions(dialog.getByLabelText('Varför?'), 'Annat skäl');
    await user.click(dialog.getByRole('button', { name: 'Anonymisera' }));
    const own = dialog.getByLabelText('Skäl');
    expect(own).toHaveFocus();
    expect(own).toHaveAccessibleDescription(/^Välj eller skriv varför\./);
    await user.type(own, 'x'.repeat(210));
    expect(own).toHaveValue('x'.repeat(200));
    await user.keyboard('{Enter}');
    await waitFor(async () => {
      expect(await customer()).toMatchObject({ statusReason: 'x'.repeat(200) });
    });
  });

  it('is anonymised offline as far as the device knows, and the rest is emptied later', async () => {
    const { user, db, customer, bookings, seedBookings, replaced, seedReplaced } =
      await openCustomer('owner');
    // The page has listened to these, so that they are in the cache.
    await screen.findAllByRole('link', { name: /Däckskifte/ });
    await screen.findByText('Åsa Ek');
    await loseNetwork(db);
    await screen.findByText('Offline');
    const many = Array.from({ length: 20 }, (_, n) => [
      `old${n}`,
      newBooking({ ...bookingsBefore.tyres, note: `Anteckning ${n}` }),
    ]);
    await seedBookings(Object.fromEntries(many));
    await seedReplaced({ r5: replacedText('asa', 'Senare text') });
    await user.click(await menuItem('Anonymisera …'));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('2 bokningar töms nu.');
    expect(dialog.getByText(/^Alla bokningar kan inte läsas just nu/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Varför?'), 'Inte kund längre');
    await user.click(dialog.getByRole('button', { name: 'Anonymisera' }));
    await screen.findByRole('heading', { level: 1, name: 'Anonymiserad kund' });
    await findNetwork(db);
    await screen.findByText(/^20 bokningar som är över har kvar meddelande/);
    await screen.findByText('1 text om kunden som har ersatts finns kvar.');
    await waitFor(async () => expect(await customer()).toMatchObject({ status: 'anonymised' }));
    await user.click(await button('Töm texterna'));
    await screen.findByText('Texterna är tömda.');
    expect(screen.queryByRole('button', { name: 'Töm texterna' })).not.toBeInTheDocument();
    await waitFor(async () => {
      const notes = Object.values(await bookings()).map(({ note }) => note);
      expect(notes.filter((note) => note !== null)).toEqual([]);
      expect(await replaced()).toEqual(['Kims text']);
    });
    // A booking without a time is over only when it is called off.
    await seedBookings({ waiting: { ...bookingsBefore.waiting, status: 'cancelled' } });
    await screen.findByText(/^1 bokning som är över har kvar meddelande/);
  });

  async function typeReason() {
    const opened = await openCustomer('staff');
    const { user } = opened;
    await user.click(await menuItem('Anonymisera …'));
    const dialog = within(screen.getByRole('dialog', { name: 'Anonymisera Åsa Öberg?' }));
    await user.selectOptions(dialog.getByLabelText('Varför?'), 'Annat skäl');
    const own = dialog.getByLabelText('Skäl');
    await user.type(own, 'Ringde själv.');
    return { ...opened, dialog, own };
  }

  it('keeps the typed reason of somebody who may no longer write', async () => {
    const { dialog, own, demote, customer } = await typeReason();
    await demote();
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Din roll har ändrats medan du skrev.');
    expect(alert).toHaveTextContent(/Kopiera det du vill behålla\.$/);
    expect(own).toHaveValue('Ringde själv.');
    expect(dialog.queryByRole('button', { name: 'Anonymisera' })).toBeNull();
    expect(await customer()).toMatchObject({ status: 'active' });
  });

  it('leaves the typed reason on the page that a removed member gets', async () => {
    const { remove } = await typeReason();
    await remove();
    const text = await screen.findByRole('region', { name: 'Det du skrev' });
    expect(text).toHaveTextContent('Skäl: Ringde själv.');
    ignoreConsole('BatchGetDocuments');
    ignoreConsole('cannot be read');
  });

  it.each([
    ['removed', removedCustomer, 'Kunden Åsa Öberg togs bort av någon annan medan du skrev.'],
    [
      'merged',
      mergedCustomer('kim'),
      'Kunden Åsa Öberg slogs ihop med Kim Ek (ny flik) av någon annan medan du skrev.',
    ],
    [
      'anonymised',
      anonymisedCustomer('private', 'Avliden'),
      'Kunden Åsa Öberg anonymiserades av någon annan medan du skrev.',
    ],
  ])('is not anonymised when somebody else has %s the card', async (_, fields, happened) => {
    const { user, dialog, own, elsewhere, customer } = await typeReason();
    await elsewhere(fields);
    expect(await dialog.findByRole('alert')).toHaveTextContent(happened);
    expect(own).toHaveValue('Ringde själv.');
    expect(dialog.queryByRole('button', { name: 'Anonymisera' })).toBeNull();
    await user.type(own, '{Enter}');
    expect(await customer()).toMatchObject({ statusReason: fields.statusReason });
  });

  it('is anonymised with what somebody else changed meanwhile, which is told before', async () => {
    const { user, dialog, elsewhere, customer } = await typeReason();
    await elsewhere({ ...customers.asa, email: 'ny@oberg.example' });
    await dialog.findByText('E-post: ny@oberg.example');
    await user.click(dialog.getByRole('button', { name: 'Anonymisera' }));
    await waitFor(async () => {
      expect(await customer()).toMatchObject({ email: null, status: 'anonymised' });
    });
  });

  it('is removed while the vehicle stays without an owner, and comes back by undo', async () => {
    const { user, customer, vehicle, replaced } = await openCustomer('staff');
    await screen.findByText('Åsa Ek');
    await user.click(await menuItem('Ta bort'));
    await screen.findByText('Kunden Åsa Öberg är borttagen. ABC 123 finns kvar utan ägare.');
    await screen.findByRole('heading', { level: 1, name: 'Kunder' });
    await waitFor(async () => {
      expect(await customer()).toMatchObject({ name: 'Borttagen kund', status: 'removed' });
      expect(await vehicle()).toMatchObject({ ownerId: null, driverId: 'kim', status: 'active' });
      expect(await replaced()).toEqual(['Kims text', 'Mannen hämtar.', 'Ring efter.']);
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await customer()).toMatchObject({ name: 'Åsa Öberg', status: 'active' });
      expect(await vehicle()).toMatchObject({ ownerId: 'asa' });
      expect(await replaced()).toContain('Åsa Ek');
    });
  });

  it('is for an auditor only to read', async () => {
    await openCustomer('auditor');
    expect(screen.getByRole('link', { name: 'Registerutdrag' })).toBeInTheDocument();
    for (const name of ['Fler åtgärder', 'Slå ihop …', 'Anonymisera …', 'Ta bort']) {
      expect(screen.queryByRole('button', { name, hidden: true })).not.toBeInTheDocument();
    }
  });
});

describe('A register extract', () => {
  it('tells the requests of the public page, by telephone and e-mail address', async () => {
    await openExtract('owner');
    const list = within(await screen.findByRole('region', { name: 'Förfrågningarna' }));
    expect(list.getByText('Kommer på morgonen.')).toBeInTheDocument();
    expect(list.getByText('Ring gärna.')).toBeInTheDocument();
    expect(list.getAllByText('Tvätt och vax')).toHaveLength(2);
    expect(list.queryByText('Kims fråga')).not.toBeInTheDocument();
  });

  it('tells everything that is stored, and nothing about anybody else', async () => {
    const { user } = await openExtract('auditor');
    const sheet = screen.getByRole('article', { name: 'Registerutdrag för Åsa Öberg' });
    const text = sheet.textContent.replaceAll('\u00a0', ' ');
    for (const part of [
      'Ekens bil',
      'Telefon070-174 06 05',
      'E-postasa@oberg.example',
      'EtiketterStamkund',
      `Anteckningar=SUMMA(1) ${hostile}\nRinger helst.`,
      'ABC 123Du ärÄgareMärke och modellVolvo',
      'Mätarställning123 456 km',
      'DEF 456Du ärTidigare ägare, till 2025-03-01Märke och modellSaab',
      '2026-11-20 08:00–09:30FordonABC 123StatusKlarTjänsterDäckskifte, 499,00 kr\nTvätt, 199,00 kr',
      'Pris698,00 kr inklusive momsNyckelnummer17',
      `Meddelande från digDet skramlar. ${hostile}Intern anteckningRing innan.`,
      '2025-01-07 10:00–11:00FordonABC 123StatusBokadIntern anteckningFrun hämtar.',
      'Ej planeradStatusBokad',
      'Intern anteckning, till 2026-11-02Ring efter.',
      'Namn, till 2026-11-02Åsa Ek',
      'FakturautkastenFakturautkastFordonABC 123KundÅsa ÖbergMeddelandeTack för besöket.',
      'Det är allt: det som inte nämns är inte sparat där.',
      'Hur länge de sparas',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['Kim', 'GHJ 789', '7 km', 'Adress', 'Organisationsnummer'])
      expect(text).not.toContain(part);
    expect(sheet.querySelector('img')).toBeNull();

    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(await button('Skriv ut'));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is handed over as a file, with the texts as they were written', async () => {
    const { user } = await openExtract('owner');
    await user.click(await button('Hämta JSON-fil'));
    const [file] = files;
    expect(file?.name).toMatch(/^registerutdrag-asa-oberg-\d{4}-\d\d-\d\d\.json$/);
    const text = (await file?.blob.text()) ?? '';
    expect(JSON.parse(text)).toMatchObject({
      format: 'verkstadsnavet-registerutdrag',
      workshop: { name: 'Ekens bil' },
      customer: { id: 'asa', name: 'Åsa Öberg', notes, phones: ['+46701740605'] },
      vehicles: [
        { registrationNumber: 'ABC123', relations: ['owner'], odometerKm: 123_456 },
        { registrationNumber: 'DEF456', relations: ['formerOwner'], ownedUntil: '2025-03-01' },
      ],
      bookings: [
        {
          startsAt: '2026-11-20T07:00:00.000Z',
          endsAt: '2026-11-20T08:30:00.000Z',
          status: 'done',
          registrationNumber: 'ABC123',
          services: [
            { name: 'Däckskifte', priceOre: 49_900 },
            { name: 'Tvätt', priceOre: 19_900 },
          ],
          priceOre: 69_800,
          keyNumber: '17',
          message: `Det skramlar. ${hostile}`,
          note: 'Ring innan.',
        },
        { startsAt: '2025-01-07T09:00:00.000Z', status: 'booked' },
        { startsAt: null, registrationNumber: null, status: 'booked' },
      ],
      documentsComplete: true,
    });
    expect(text).not.toMatch(/kim/i);
  });

  it('says that bookings may be missing when they could not be read', async () => {
    const { user, db } = await openCustomer('owner');
    await loseNetwork(db);
    await screen.findByText('Offline');
    await user.click(screen.getByRole('link', { name: 'Registerutdrag', hidden: true }));
    const sheet = await screen.findByRole('article');
    expect(sheet).toHaveTextContent('Det kan finnas fler än de som står här.');
    expect(sheet).not.toHaveTextContent('Det är allt');
    await user.click(await button('Hämta JSON-fil'));
    expect(await files[0]?.blob.text()).toContain('"documentsComplete": false');
    await findNetwork(db);
    await screen.findByText(/Det är allt: det som inte nämns/);
  });
});
