import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import type { UserEvent } from '@testing-library/user-event';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { anonymisedCustomer, mergedCustomer } from '@/domain/register/customer';
import { starterServices, starterWeek } from '@/domain/workshop/starterSet';
import { expectConsole, ignoreConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, removeDocument, seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { onFriday } from '../support/onFriday';
import { quartersOnServer } from '../support/occupancy';
import { at } from '../support/swedishInstant';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

onFriday();

/** A booking of Anna's car on Lyft 1, by Anders, from eight to twelve. */
function booking(values: Partial<BookingFields> = {}): BookingFields {
  return newBooking({
    customerId: 'anna',
    vehicleId: 'car',
    resourceId: 'lift1',
    staffId: 'anders',
    startsAt: at('2026-11-20 08:00'),
    endsAt: at('2026-11-20 12:00'),
    ...values,
  });
}

const lift = { kind: 'lift', colour: 'petrol', isActive: true };
const person = { phone: null, isActive: true };

/** Opens the calendar of a workshop with two lifts and two people, as its owner. */
async function openCalendar(bookings: Record<string, BookingFields> = {}) {
  const owner = await newPerson('Olle Ek');
  const id = await seedWorkshop('Ekens bil', { owner: [owner] });
  const path = `workshops/${id}`;
  const seeds: Record<string, Record<string, object>> = {
    services: Object.fromEntries(starterServices.map((service, n) => [`service${n}`, service])),
    resources: {
      lift1: { ...lift, name: 'Lyft 1', order: 0 },
      lift2: { ...lift, name: 'Lyft 2', order: 1 },
      wash: { ...lift, name: 'Tvätthall', kind: 'washLane', order: 2 },
    },
    staff: { anders: { ...person, name: 'Anders Holm' }, bo: { ...person, name: 'Bo Lind' } },
    openingHours: Object.fromEntries(
      Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]),
    ),
    customers: {
      anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'] }),
      bertil: customerFields({ name: 'Bertil Ås' }),
      forgotten: anonymisedCustomer('private', 'Kunden har begärt radering'),
      twin: mergedCustomer('anna'),
    },
    vehicles: {
      car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' }),
      sold: vehicleFields({ registrationNumber: 'XYZ789', ownerId: 'forgotten' }),
    },
    bookings,
    occupancy: occupancyDocuments(Object.entries(bookings)),
  };
  for (const [name, documents] of Object.entries(seeds)) {
    await seedDocuments(`${path}/${name}`, documents);
  }
  const { user, auth } = await openAs(owner, '/dashboard/calendar?vy=lista');
  await screen.findByRole('button', { name: 'Ny bokning' });
  return {
    user,
    auth,
    remove: (under: string) => removeDocument(`${path}/${under}`),
    seed: (name: string, documents: Record<string, object>) =>
      seedDocuments(`${path}/${name}`, documents),
    onServer: (name: string) => documentsOnServer(`${path}/${name}`),
    quarters: () => quartersOnServer(path),
  };
}

const dialog = () => screen.queryByRole('dialog');
const form = () => within(screen.getByRole('dialog'));
const field = (name: string) =>
  form().getByLabelText(name, { selector: 'input, select, textarea' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

function asksBeforeReload() {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

async function openBooking(user: UserEvent, name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
}

async function newBookingByKey(user: UserEvent) {
  await user.keyboard('n');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Fordon' })).toHaveFocus());
}

/** Types into the focused field and picks `option` as the first hit. */
async function pick(user: UserEvent, typed: string, option: RegExp) {
  await user.keyboard(typed);
  await waitFor(() => expect(listed()[0]).toHaveAccessibleName(option));
  await user.keyboard('{Enter}');
}

const listed = () => within(screen.getByRole('listbox')).getAllByRole('option');

const pickCar = (user: UserEvent) => pick(user, 'abc', /^ABC 123 .*Anna Berg/);

/** Adds a service by the beginning of its name. */
const addService = (user: UserEvent, typed: string) =>
  pick(user, typed, new RegExp(`^${typed}`, 'i'));

/** The proposed time, on the same Friday. */
const proposed = (text: string) => form().findByText(`fredag 20 november, ${text}`);

async function type(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

// The first test waits for the app's files to be transformed.
describe('A new booking', () => {
  it('is made by keyboard alone, at the next time when a lift and a person are free', async () => {
    const { user, onServer, quarters } = await openCalendar({
      taken: booking({ vehicleId: null }),
    });
    await newBookingByKey(user);
    await pickCar(user);
    expect(field('Fordon')).toHaveValue('ABC 123');
    expect(field('Kund')).toHaveValue('Anna Berg');
    expect(screen.getByRole('combobox', { name: 'Tjänster' })).toHaveFocus();
    await addService(user, 'olje');
    await addService(user, 'däck');
    await proposed('08:15–09:30 · Lyft 2 · Bo Lind');
    expect(screen.getByText(/^Totalt/)).toHaveTextContent(/^Totalt 1\sh\s15\smin, 1\s790,00\skr$/);
    expect(field('Plats')).toHaveDisplayValue('Lyft 2');
    expect(field('Person')).toHaveDisplayValue('Bo Lind');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(dialog()).toBeNull();
    await screen.findByText(/ABC 123 är sparad: fredag 20 november 08:15–09:30, Lyft 2, Bo Lind\./);
    await waitFor(async () => {
      const saved = await onServer('bookings');
      expect(Object.values(saved)).toContainEqual(
        expect.objectContaining({ resourceId: 'lift2', staffId: 'bo', vehicleId: 'car' }),
      );
      // The former booking has sixteen quarters, the new one five.
      expect(Object.keys(await quarters())).toHaveLength(21);
    });
    await user.click(button('Ångra'));
    await waitFor(async () => {
      expect(Object.keys(await onServer('bookings'))).toEqual(['taken']);
      expect(Object.keys(await quarters())).toHaveLength(16);
    });
  });

  it('is proposed in the wash for washing, and at a later time when asked for', async () => {
    const { user } = await openCalendar();
    await newBookingByKey(user);
    await user.click(field('Tjänster'));
    await user.click(await form().findByRole('option', { name: /^Utvändig handtvätt/ }));
    await proposed('08:15–09:00 · Tvätthall · Anders Holm');
    await user.click(button('Nästa lediga tid'));
    await proposed('09:15–10:00 · Tvätthall · Anders Holm');
    // Three days to choose between, and the other times of each.
    const offered = () =>
      within(screen.getByRole('group', { name: 'Lediga tider' })).getAllByRole('button');
    await waitFor(() => expect(offered()).toHaveLength(4));
    expect(offered().map((each) => each.textContent)).toEqual([
      'fredag 20 november 09:15–10:00 · Tvätthall · Anders Holm',
      'måndag 23 november 07:00–07:45 · Tvätthall · Anders Holm',
      'tisdag 24 november 07:00–07:45 · Tvätthall · Anders Holm',
      'Fler tider fredag 20 november',
    ]);
    await user.click(button(/^måndag 23 november/));
    expect(button(/^måndag 23 november/)).toHaveFocus();
    expect(button(/^måndag 23 november/)).toHaveAttribute('aria-pressed', 'true');
    expect(field('Dag')).toHaveValue('2026-11-23');
    await user.click(button('Fler tider måndag 23 november'));
    await user.click(await screen.findByRole('button', { name: /^16:00–16:45 · Tvätthall/ }));
    expect(field('Start')).toHaveValue('16:00');
    await user.click(button(/^fredag 20 november/));
    await proposed('09:15–10:00 · Tvätthall · Anders Holm');
    await type(user, 'Extra tid, min', '30');
    await proposed('09:15–10:30 · Tvätthall · Anders Holm');
    await user.selectOptions(field('Plats'), 'Lyft 2');
    await proposed('09:15–10:30 · Lyft 2 · Anders Holm');
    // No proposal replaces the typed time, and the end follows the start.
    await type(user, 'Start', '13.00');
    expect(field('Slut')).toHaveValue('14:15');
    await type(user, 'Slut', '16:00');
    await user.click(button('Ta bort Utvändig handtvätt'));
    expect(field('Slut')).toHaveValue('16:00');
    await user.click(screen.getByRole('checkbox', { name: 'Heldag' }));
    await proposed('heldag · Lyft 2 · Anders Holm');
    await user.click(button('Planera senare'));
    await user.click(button('Spara'));
    expect(screen.getByRole('alert')).toHaveTextContent('Välj fordon, kund eller tjänst.');
  });

  it('goes to whom the workshop says does the job, and warns of another', async () => {
    const { user, seed } = await openCalendar();
    await seed('staff', { anders: { ...person, name: 'Anders Holm', skills: ['service3'] } });
    await newBookingByKey(user);
    await pickCar(user);
    await addService(user, 'olje');
    await proposed('08:15–09:00 · Lyft 1 · Bo Lind');
    await user.selectOptions(field('Person'), 'Anders Holm');
    expect(
      await screen.findByText(
        'Anders Holm utför inte Oljebyte med filter, enligt Inställningar. Det går att boka ändå.',
      ),
    ).toBeVisible();
    await proposed('08:15–09:00 · Lyft 1 · Anders Holm');
  });

  it('that nobody is said to do is proposed without a person, and says so', async () => {
    const { user, seed } = await openCalendar();
    const busy = { ...person, skills: [] };
    await seed('staff', {
      anders: { ...busy, name: 'Anders Holm' },
      bo: { ...busy, name: 'Bo Lind' },
    });
    await newBookingByKey(user);
    await pickCar(user);
    await addService(user, 'olje');
    await proposed('08:15–09:00 · Lyft 1');
    expect(screen.getByText(/^Ingen i personalen utför alla valda tjänster/)).toBeVisible();
    expect(field('Person')).toHaveDisplayValue('Ingen person vald');
  });

  it('takes what is typed before the form is there', async () => {
    const { user } = await openCalendar();
    // The keys are typed at once, while the workshop's services and hours may still be on their way.
    await user.keyboard('nxabc{Backspace}');
    await screen.findByRole('dialog', { name: 'Ny bokning' });
    expect(field('Fordon')).toHaveValue('xab');
    expect(field('Fordon')).toHaveFocus();
    await user.keyboard('{Backspace}{Backspace}yz');
    await user.click(await screen.findByRole('option', { name: /^XYZ 789/ }));
    expect(field('Fordon')).toHaveValue('XYZ 789');
  });

  it('is made for a car whose owner has been anonymised, and not for that owner', async () => {
    const { user } = await openCalendar();
    await newBookingByKey(user);
    await pick(user, 'xyz', /^XYZ 789 Ingen ägare$/);
    expect(field('Fordon')).toHaveValue('XYZ 789');
    expect(field('Kund')).toHaveValue('');
    expect(field('Kund')).toHaveFocus();
  });

  it('keeps a name that is typed and not picked, and is not saved until it is', async () => {
    const { user } = await openCalendar();
    await newBookingByKey(user);
    await user.click(field('Kund'));
    await user.keyboard('anna{Control>}{Enter}{/Control}');
    expect(field('Kund')).toHaveValue('anna');
    expect(field('Kund')).toHaveFocus();
    expect(field('Kund')).toHaveAccessibleDescription(
      'Välj en kund i listan eller lägg upp en ny.',
    );
    await waitFor(() => expect(listed()[0]).toHaveAccessibleName(/^Anna Berg/));
    await user.keyboard('{Enter}');
    expect(field('Kund')).toHaveValue('Anna Berg');
    expect(field('Kund')).not.toHaveAccessibleDescription();
  });

  it('keeps the customer who was chosen or typed when a car is picked', async () => {
    const { user } = await openCalendar();
    async function clickCar() {
      await user.click(field('Fordon'));
      await user.keyboard('abc');
      await user.click(await screen.findByRole('option', { name: /^ABC 123/ }));
    }
    await newBookingByKey(user);
    await user.click(field('Kund'));
    await user.keyboard('Nils Ny');
    await user.click(await screen.findByRole('option', { name: /Nils Ny/ }));
    await user.type(field('Telefon'), '070-174 06 07');
    await clickCar();
    expect(field('Den nya kundens namn')).toHaveValue('Nils Ny');
    expect(field('Telefon')).toHaveValue('070-174 06 07');

    await user.click(button('Välj i registret i stället'));
    await user.click(button('Töm Fordon'));
    await user.click(field('Kund'));
    await user.keyboard('bertil');
    await clickCar();
    expect(field('Kund')).toHaveValue('bertil');
    expect(field('Kund')).toHaveAccessibleDescription(
      'Välj en kund i listan eller lägg upp en ny.',
    );

    await user.click(field('Kund'));
    await user.click(await screen.findByRole('option', { name: /^Bertil Ås/ }));
    await user.click(button('Töm Fordon'));
    await clickCar();
    expect(field('Kund')).toHaveValue('Bertil Ås');
    // The owner of the first car was not chosen by the user, so the owner of the next car takes over.
    await user.click(button('Töm Kund'));
    await user.click(button('Töm Fordon'));
    await clickCar();
    expect(field('Kund')).toHaveValue('Anna Berg');
    await user.click(button('Töm Fordon'));
    await user.click(field('Fordon'));
    await user.keyboard('xyz');
    await user.click(await screen.findByRole('option', { name: /^XYZ 789/ }));
    expect(field('Kund')).toHaveValue('');
    await user.click(button('Töm Fordon'));
    await clickCar();
    expect(field('Kund')).toHaveValue('Anna Berg');
    await user.click(button('Töm Fordon'));
    await user.click(field('Fordon'));
    await pick(user, 'ny 123', /^Nytt fordon NY123/);
    expect(field('Fordon')).toHaveValue('NY123 (nytt)');
    expect(field('Kund')).toHaveValue('');
  });

  it('brings a vehicle and a customer into the register', async () => {
    const { user, onServer } = await openCalendar();
    await newBookingByKey(user);
    await pick(user, 'xyz 12a', /^Nytt fordon XYZ 12A/);
    expect(field('Fordon')).toHaveValue('XYZ 12A (nytt)');
    expect(field('Märke')).toHaveFocus();
    await user.keyboard('Volvo{Tab}V70{Tab}');
    await pick(user, 'Nils Ny', /^Ny kund Nils Ny/);
    expect(field('Den nya kundens namn')).toHaveValue('Nils Ny');
    expect(field('Telefon')).toHaveFocus();
    await user.keyboard('12{Enter}');
    expect(field('Telefon')).toHaveAccessibleDescription(/^Börja telefonnumret med 0/);
    await type(user, 'Telefon', '070-174 06 07');
    await user.keyboard('{Enter}');
    await screen.findByText('Bokningen XYZ 12A är sparad bland de ej planerade.');
    await waitFor(async () => {
      const customers = Object.entries(await onServer('customers'));
      const nils = customers.find(([, { name }]) => name === 'Nils Ny')?.[0];
      const vehicles = Object.entries(await onServer('vehicles'));
      const car = vehicles.find(([, { registrationNumber }]) => registrationNumber === 'XYZ12A');
      expect(car?.[1]).toMatchObject({ make: 'Volvo', model: 'V70', ownerId: nils });
      expect(Object.values(await onServer('bookings'))).toEqual([
        expect.objectContaining({ customerId: nils, vehicleId: car?.[0], startsAt: null }),
      ]);
    });
  });
});

describe('A time that is typed', () => {
  it('says so when nobody is free then, with the next free times to choose from', async () => {
    const both = { taken: booking(), too: booking({ resourceId: 'lift2', staffId: 'bo' }) };
    const { user } = await openCalendar(both);
    await newBookingByKey(user);
    await pickCar(user);
    await user.type(field('Dag'), '2026-11-20');
    await user.type(field('Start'), '9');
    expect(await screen.findByText('Ingen lyft är ledig den tiden.')).toBeVisible();
    expect(screen.getByText('Ingen person är ledig den tiden.')).toBeVisible();
    expect(screen.getByText('Ingen plats är vald: tiden reserveras inte.')).toBeVisible();
    await user.click(button('fredag 20 november 12:00–13:00 · Lyft 1 · Anders Holm'));
    await proposed('12:00–13:00 · Lyft 1 · Anders Holm');
    expect(screen.queryByText(/den tiden|hålls inte fri/)).toBeNull();
  });

  it('is waited for when it is saved while it is looked for', async () => {
    // Both people are busy until Tuesday, so the search must go on beyond the first days.
    const until = { endsAt: at('2026-11-24 00:00'), resourceId: null };
    const { user, onServer } = await openCalendar({
      one: booking(until),
      two: booking({ ...until, staffId: 'bo' }),
    });
    await newBookingByKey(user);
    await pickCar(user);
    await addService(user, 'olje');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(async () => {
      expect(Object.values(await onServer('bookings'))).toContainEqual(
        expect.objectContaining({ startsAt: '2026-11-24T06:00:00Z', resourceId: 'lift1' }),
      );
    });
  });
});

describe('A time that cannot be had', () => {
  it('is refused where the resource is taken, with the next free times to choose from', async () => {
    const { user, quarters } = await openCalendar({ taken: booking() });
    await newBookingByKey(user);
    await pickCar(user);
    await user.type(field('Dag'), '2026-11-20');
    await user.type(field('Start'), '9');
    await user.selectOptions(field('Plats'), 'Lyft 1');
    await screen.findByText('Lyft 1 är upptagen 08:00–12:00 av ABC 123.');
    // A busy person gives only a warning.
    await user.selectOptions(field('Person'), 'Anders Holm');
    expect(screen.getByText(/^Anders Holm är redan bokad 08:00–12:00/)).toBeVisible();
    const sameCar = screen.getByText(/^ABC 123 är redan bokad 08:00–12:00 \(Lyft 1, /);
    expect(within(sameCar).getByRole('link', { name: 'Visa bokningen (ny flik)' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/taken',
    );
    expect(screen.queryByText(/är ledig den tiden/)).toBeNull();
    await user.click(button('Spara'));
    expect(field('Start')).toHaveFocus();
    expect(field('Start')).toHaveAccessibleDescription('Välj en ledig tid.');
    const free = within(screen.getByRole('group', { name: 'Lediga tider' })).getAllByRole('button');
    expect(free[0]).toHaveTextContent('fredag 20 november 12:00–13:00 · Lyft 1 · Anders Holm');
    await user.click(button(/fredag 20 november 12:00/));
    expect(field('Start')).toHaveValue('12:00');
    expect(field('Start')).not.toHaveAccessibleDescription();
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect(Object.keys(await quarters())).toHaveLength(20);
    });
  });

  it('is told to be on a closed day as soon as the day is chosen', async () => {
    const { user } = await openCalendar();
    await newBookingByKey(user);
    await pickCar(user);
    await user.type(field('Dag'), '2026-11-22');
    expect(
      await screen.findByText('Stängt på söndagar. Fyll i en start om bilen ändå ska in då.'),
    ).toBeVisible();
    expect(field('Start')).toHaveValue('');
    await type(user, 'Dag', '2026-11-23');
    await waitFor(() => expect(screen.queryByText(/^Stängt på söndagar/)).toBeNull());
  });

  it('is refused when it is closed, unless an owner decides otherwise', async () => {
    const { user, onServer } = await openCalendar();
    await newBookingByKey(user);
    await pickCar(user);
    await user.type(field('Dag'), '2026-11-22');
    await user.type(field('Start'), '9');
    expect(await screen.findByText('Stängt på söndagar.')).toBeVisible();
    await user.click(button('Spara'));
    expect(field('Start')).toHaveAccessibleDescription('Välj en ledig tid.');
    await user.click(screen.getByRole('checkbox', { name: 'Boka ändå' }));
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect(Object.values(await onServer('bookings'))).toEqual([
        expect.objectContaining({ outsideHours: true }),
      ]);
    });
  });
});

describe('A booking that is there', () => {
  it('keeps what another one changed meanwhile', async () => {
    const { user, seed, onServer } = await openCalendar({ mine: booking() });
    await openBooking(user, /^ABC 123/);
    await seed('bookings', { mine: booking({ keyNumber: '17' }) });
    await user.click(screen.getByText('Nyckel, meddelande och anteckning'));
    await user.type(field('Intern anteckning'), 'Ring när den är klar');
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect((await onServer('bookings'))['mine']).toMatchObject({
        keyNumber: '17',
        note: 'Ring när den är klar',
      });
    });
  });

  it('is named by the customer into whom its own was merged', async () => {
    const { user } = await openCalendar({
      mine: booking({ customerId: 'twin', vehicleId: null }),
    });
    await openBooking(user, /^Utan fordon.*Anna Berg/);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Bokningen Anna Berg');
    await user.click(button('Checka in'));
    await screen.findByText(/^Bokningen Anna Berg är incheckad: /);
  });

  it('lets another car bring its owner in place of the merged owner of the first', async () => {
    const { user } = await openCalendar({ mine: booking({ customerId: 'twin' }) });
    await openBooking(user, /^ABC 123/);
    expect(field('Kund')).toHaveValue('Anna Berg');
    await user.click(button('Töm Fordon'));
    await user.click(field('Fordon'));
    await user.keyboard('xyz');
    await user.click(await screen.findByRole('option', { name: /^XYZ 789/ }));
    expect(field('Kund')).toHaveValue('');
  });

  it('is not called removed when it can no longer be read', async () => {
    const { user, seed } = await openCalendar({ mine: booking() });
    await openBooking(user, /^ABC 123/);
    await seed('bookings', { mine: { ...booking(), status: 'later' } });
    // The device's copy, the list and the form read it.
    await waitFor(() => expectConsole('warn', 'bookings/mine'));
    await waitFor(() => expectConsole('warn', 'bookings/mine'));
    await waitFor(() => expectConsole('warn', 'bookings/mine'));
    await user.click(screen.getByText('Nyckel, meddelande och anteckning'));
    expect(screen.queryByText('Någon annan har tagit bort bokningen.')).toBeNull();
    // So do, sooner or later, the search for a time and the list of the car's bookings.
    ignoreConsole('bookings/mine');
  });

  it('is not left half changed by a step back or a reload without a question', async () => {
    const { user } = await openCalendar({ mine: booking() });
    const asking = { name: 'Lämna utan att spara?' };
    await user.click(button('Dag'));
    await user.click(button('Lista'));
    const { href } = location;
    await openBooking(user, /^ABC 123/);
    expect(asksBeforeReload()).toBe(false);
    history.back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(location.href).toBe(href);
    await openBooking(user, /^ABC 123/);
    await user.click(screen.getByText('Nyckel, meddelande och anteckning'));
    await user.type(field('Intern anteckning'), 'Halvvägs');
    expect(asksBeforeReload()).toBe(true);
    history.back();
    await screen.findByRole('dialog', asking);
    await user.click(button('Fortsätt redigera'));
    expect(field('Intern anteckning')).toHaveValue('Halvvägs');
    history.go(-2);
    await screen.findByRole('dialog', asking);
    expect(location.href).toBe(href);
    await user.click(button('Lämna utan att spara'));
    expect(dialog()).toBeNull();
    expect(asksBeforeReload()).toBe(false);
    history.back();
    await waitFor(() => expect(button('Dag')).toHaveAttribute('aria-pressed', 'true'));
  });

  it('leads to the customer, and tells when the chosen car comes next', async () => {
    const soon = { startsAt: at('2026-11-24 10:00'), endsAt: at('2026-11-24 11:00') };
    // More than are read: the soonest must be among those that are.
    const inDecember = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => {
        const hours = {
          startsAt: at(`2026-12-${10 + n} 08:00`),
          endsAt: at(`2026-12-${10 + n} 09:00`),
        };
        return [`december${n}`, booking({ ...hours, resourceId: null, staffId: null })];
      }),
    );
    const { user } = await openCalendar({
      mine: booking(),
      soon: booking({ ...soon, resourceId: null, staffId: null }),
      over: booking({ ...soon, status: 'cancelled' }),
      untimed: booking({ startsAt: null, endsAt: null, resourceId: null, staffId: null }),
      ...inDecember,
    });
    await openBooking(user, /^ABC 123, .*, 08:00–12:00/);
    const customer = form().getByRole('link', { name: 'Öppna Anna Berg (ny flik)' });
    expect(customer).toHaveAttribute('href', '/dashboard/customers/anna');
    expect(customer).toHaveAttribute('target', '_blank');
    expect(form().getByRole('link', { name: /^Ring 070/ })).toHaveAttribute(
      'href',
      'tel:+46701740605',
    );
    const coming = await form().findByRole('link', { name: 'tisdag 24 november 10:00–11:00' });
    expect(coming).toHaveAttribute('href', '/dashboard/bookings/soon');
    await user.keyboard('{Escape}');
    await newBookingByKey(user);
    expect(screen.queryByText(/Bilens kommande bokningar/)).toBeNull();
    await pick(user, 'abc', /^ABC 123/);
    await form().findByText(/Bilens kommande bokningar/);
    expect(await form().findAllByRole('link', { name: /november \d/ })).toHaveLength(2);
    expect(form().getByRole('link', { name: /^torsdag 10 december/ })).toBeVisible();
    expect(form().getByText('och fler')).toBeVisible();
  });

  it('leads from the toast to the message of its new time, and that it is called off', async () => {
    const { user } = await openCalendar({ mine: booking() });
    await openBooking(user, /^ABC 123/);
    await user.click(button('Checka in'));
    await screen.findByText(/^Bokningen ABC 123 är incheckad/);
    expect(screen.queryByRole('link', { name: /^Skicka/ })).toBeNull();
    await openBooking(user, /^ABC 123/);
    fireEvent.change(field('Dag'), { target: { value: '2027-01-04' } });
    await user.click(button('Spara'));
    await user.click(await screen.findByRole('link', { name: 'Skicka ny tid' }));
    await screen.findByRole('dialog', { name: 'Bokningen ABC 123' });
    await waitFor(() =>
      expect(form().getByRole('heading', { name: 'Meddela kunden' })).toHaveFocus(),
    );
    const text = await form().findByText(/Din nya tid hos .*: måndag 4 januari 2027/);
    expect(text).toBeVisible();
    expect(button('Ny tid')).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(field('Status'), 'Avbokad');
    await user.click(button('Spara'));
    await user.click(await screen.findByRole('link', { name: 'Skicka avbokning' }));
    await screen.findByRole('dialog', { name: 'Bokningen ABC 123' });
    await form().findByText(/Din bokning hos .* är avbokad\./);
    expect(button('Avbokad')).toHaveAttribute('aria-pressed', 'true');
  });

  it('takes its next step by one button, with what else is changed, and back again', async () => {
    const { user, onServer } = await openCalendar({ mine: booking() });
    const saved = (fields: Partial<BookingFields>) =>
      waitFor(async () => expect((await onServer('bookings'))['mine']).toMatchObject(fields));
    await openBooking(user, /^ABC 123/);
    await user.click(screen.getByText('Nyckel, meddelande och anteckning'));
    await user.type(field('Nyckelnummer'), '17');
    await user.click(button('Checka in'));
    expect(dialog()).toBeNull();
    await saved({ status: 'checkedIn', keyNumber: '17' });
    await user.click(button('Ångra'));
    await saved({ status: 'booked', keyNumber: null });
    for (const [step, status] of [
      ['Checka in', 'checkedIn'],
      ['Starta', 'inProgress'],
      ['Markera klar', 'done'],
      ['Markera hämtad', 'pickedUp'],
    ] as const) {
      await openBooking(user, /^ABC 123/);
      await user.click(button(step));
      await saved({ status });
    }
  });

  it('says when and where it is after a move to another year, and is shown there', async () => {
    const { user, onServer } = await openCalendar({ mine: booking() });
    await openBooking(user, /^ABC 123/);
    fireEvent.change(field('Dag'), { target: { value: '2027-01-04' } });
    await user.click(button('Spara'));
    await screen.findByText(
      'Bokningen ABC 123 är flyttad: måndag 4 januari 2027 08:00–12:00, Lyft 1, Anders Holm.',
    );
    await waitFor(async () =>
      expect((await onServer('bookings'))['mine']).toMatchObject({
        startsAt: '2027-01-04T07:00:00Z',
      }),
    );
    await user.click(screen.getByRole('link', { name: 'Visa' }));
    await screen.findByRole('dialog', { name: 'Bokningen ABC 123' });
    expect(screen.getByText('Måndag 4 januari 2027')).toBeInTheDocument();
  });

  it('gives its time back when it is cancelled or removed, and takes it again', async () => {
    const { user, onServer, quarters } = await openCalendar({ mine: booking() });
    const taken = async (count: number) =>
      waitFor(async () => expect(Object.keys(await quarters())).toHaveLength(count));
    await openBooking(user, /^ABC 123/);
    expect(field('Status')).toHaveFocus();
    await user.selectOptions(field('Status'), 'Avbokad');
    await user.click(button('Spara'));
    await screen.findByText(/^Bokningen ABC 123 är avbokad: .*, Lyft 1, Anders Holm\.$/);
    await taken(0);
    await user.click(button('Ångra'));
    await taken(16);
    await openBooking(user, /^ABC 123/);
    await user.click(button('Ta bort'));
    await screen.findByText(/^Bokningen ABC 123 är borttagen: .*, Lyft 1, Anders Holm\.$/);
    await taken(0);
    await user.click(button('Ångra'));
    await taken(16);
    expect((await onServer('bookings'))['mine']).toMatchObject({ status: 'booked' });
  });
});

describe('A booking that is changed without contact', () => {
  it('tells of all bookings whose lift has been removed meanwhile', async () => {
    const { user, auth, remove } = await openCalendar({
      mine: booking(),
      other: booking({
        ...{ vehicleId: 'sold', customerId: null },
        ...{ startsAt: at('2026-11-20 13:00'), endsAt: at('2026-11-20 14:00') },
      }),
    });
    const db = getFirestore(auth.app);
    await screen.findByRole('button', { name: /^XYZ 789/ });
    await loseNetwork(db);
    for (const [name, waiting] of [
      [/^ABC 123/, 1],
      [/^XYZ 789/, 2],
    ] as const) {
      await openBooking(user, name);
      await user.selectOptions(field('Plats'), 'Lyft 2');
      await user.click(button('Spara'));
      await screen.findByText(`Offline, ${waiting} väntar`);
    }
    await waitFor(() => remove('resources/lift2'));
    await findNetwork(db);
    await screen.findByText(
      /^Bokningen (ABC 123 och bokningen XYZ 789|XYZ 789 och bokningen ABC 123) är sparade, men platsen har tagits bort\. Välj på nytt\.$/,
    );
  });

  it('tells of several places and a service that have been removed meanwhile', async () => {
    const { user, auth, remove } = await openCalendar({
      mine: booking(),
      other: booking({
        ...{ vehicleId: 'sold', customerId: null },
        ...{ startsAt: at('2026-11-20 13:00'), endsAt: at('2026-11-20 14:00') },
      }),
    });
    const db = getFirestore(auth.app);
    await screen.findByRole('button', { name: /^XYZ 789/ });
    await loseNetwork(db);
    for (const [name, place, waiting] of [
      [/^ABC 123/, 'Lyft 2', 1],
      [/^XYZ 789/, 'Tvätthall', 2],
    ] as const) {
      await openBooking(user, name);
      await user.selectOptions(field('Plats'), place);
      if (waiting === 1) {
        await user.click(field('Tjänster'));
        await addService(user, 'oljebyte');
      }
      await user.click(button('Spara'));
      await screen.findByText(`Offline, ${waiting} väntar`);
    }
    const oil = starterServices.findIndex(({ name }) => name.startsWith('Oljebyte'));
    for (const under of ['resources/lift2', 'resources/wash', `services/service${oil}`]) {
      await waitFor(() => remove(under));
    }
    await findNetwork(db);
    await screen.findByText(
      /är sparade, men platserna och en av tjänsterna har tagits bort\. Välj på nytt\.$/,
    );
  });

  it('tells that its lift and its person have been removed meanwhile, and leads to it', async () => {
    const { user, auth, remove, onServer } = await openCalendar({ mine: booking() });
    const db = getFirestore(auth.app);
    await screen.findByRole('button', { name: /^ABC 123/ });
    await loseNetwork(db);
    await openBooking(user, /^ABC 123/);
    await user.selectOptions(field('Plats'), 'Lyft 2');
    await user.selectOptions(field('Person'), 'Bo Lind');
    await user.click(button('Spara'));
    await screen.findByText('Offline, 1 väntar');
    for (const under of ['resources/lift2', 'staff/bo']) await waitFor(() => remove(under));
    await findNetwork(db);
    await screen.findByText(
      'Bokningen ABC 123 är sparad, men platsen och medarbetaren har tagits bort. Välj på nytt.',
    );
    expect((await onServer('bookings'))['mine']).toMatchObject({ resourceId: 'lift2' });
    expect(screen.getByRole('link', { name: 'Visa' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/mine',
    );
  });
});

describe('A booking that came second', () => {
  it('is offered once, with what was changed in it before it was refused', async () => {
    const { user, seed } = await openCalendar({ mine: booking() });
    await seed('occupancy', occupancyDocuments([['other', booking({ resourceId: 'lift2' })]]));
    for (const key of ['17', '18']) {
      await openBooking(user, /^ABC 123/);
      await user.click(screen.getByText('Nyckel, meddelande och anteckning'));
      await type(user, 'Nyckelnummer', key);
      await user.selectOptions(field('Plats'), 'Lyft 2');
      await user.click(button('Spara'));
      await waitFor(() => expectConsole('error', 'Refused: Bokningen ABC 123'));
      expectConsole('warn', 'PERMISSION_DENIED');
    }
    expect(screen.getByText(/^En bokning kunde inte sparas\./)).toBeVisible();
    await user.click(button('Välj ny tid'));
    await screen.findByRole('dialog');
    await user.click(screen.getByText('Nyckel, meddelande och anteckning'));
    expect(field('Nyckelnummer')).toHaveValue('18');
    await user.click(button('Stäng'));
    await user.click(button('Släng'));
    expect(screen.queryByText(/^En bokning kunde inte sparas/)).toBeNull();
  });

  it('asks before its text is saved over a newer one', async () => {
    const { user, seed, onServer } = await openCalendar({ mine: booking({ note: 'Ring först.' }) });
    await seed('occupancy', occupancyDocuments([['other', booking({ resourceId: 'lift2' })]]));
    await openBooking(user, /^ABC 123/);
    await type(user, 'Intern anteckning', 'Kunden väntar.');
    await user.selectOptions(field('Plats'), 'Lyft 2');
    await user.click(button('Spara'));
    await waitFor(() => expectConsole('error', 'Refused: Bokningen ABC 123'));
    expectConsole('warn', 'PERMISSION_DENIED');
    await openBooking(user, /^ABC 123/);
    await type(user, 'Intern anteckning', 'Bytt broms.');
    await user.click(button('Spara'));
    const note = async () => (await onServer('bookings'))['mine']?.note;
    await waitFor(async () => expect(await note()).toBe('Bytt broms.'));
    await user.click(await screen.findByRole('button', { name: 'Välj ny tid' }));
    await screen.findByText('Intern anteckning: Bytt broms.');
    expect(field('Intern anteckning')).toHaveValue('Kunden väntar.');
    await user.selectOptions(field('Plats'), 'Lyft 1');
    await user.click(button('Spara'));
    const newer = { name: 'Det andra: Intern anteckning: Bytt broms.' };
    await user.click(await screen.findByRole('radio', newer));
    expect(await note()).toBe('Bytt broms.');
    await user.click(button('Spara'));
    await waitFor(() => expect(dialog()).toBeNull());
    await screen.findByText('Sparat');
    expect(await note()).toBe('Bytt broms.');
  });

  it('does not become a new booking when the one it changes can no longer be read', async () => {
    const { user, seed } = await openCalendar({ mine: booking() });
    await seed('occupancy', occupancyDocuments([['other', booking({ resourceId: 'lift2' })]]));
    await openBooking(user, /^ABC 123/);
    await user.selectOptions(field('Plats'), 'Lyft 2');
    await user.click(button('Spara'));
    await waitFor(() => expectConsole('error', 'Refused: Bokningen ABC 123'));
    expectConsole('warn', 'PERMISSION_DENIED');
    await seed('bookings', { mine: { ...booking(), status: 'later' } });
    await waitFor(() => expectConsole('warn', 'bookings/mine'));
    await user.click(button('Välj ny tid'));
    await screen.findByRole('dialog', { name: 'Bokningen kunde inte hämtas' });
    // The form reads it from the cache and from the server.
    expectConsole('warn', 'bookings/mine');
    expectConsole('warn', 'bookings/mine');
  });

  it('stays open in its form when the one it changes can no longer be read', async () => {
    const { user, seed } = await openCalendar({ mine: booking() });
    await seed('occupancy', occupancyDocuments([['other', booking({ resourceId: 'lift2' })]]));
    await openBooking(user, /^ABC 123/);
    await user.selectOptions(field('Plats'), 'Lyft 2');
    await user.click(button('Spara'));
    await waitFor(() => expectConsole('error', 'Refused: Bokningen ABC 123'));
    expectConsole('warn', 'PERMISSION_DENIED');
    await user.click(await screen.findByRole('button', { name: 'Välj ny tid' }));
    const text = await screen.findByLabelText('Intern anteckning');
    await seed('bookings', { mine: { ...booking(), status: 'later' } });
    // The list, the dialog, the form, its search for a time and the car's coming bookings read it.
    for (let reader = 1; reader <= 5; reader += 1) {
      await waitFor(() => expectConsole('warn', 'bookings/mine'));
    }
    expect(screen.queryByText('Bokningen kunde inte hämtas')).toBeNull();
    expect(text).toBeInTheDocument();
  });

  it('leaves no customer or car behind, and is offered again with all that was typed', async () => {
    const { user, seed, onServer, quarters } = await openCalendar();
    await newBookingByKey(user);
    await pick(user, 'xyz 12a', /^Nytt fordon XYZ 12A/);
    await user.keyboard('Volvo{Tab}V70{Tab}');
    await pick(user, 'Nils Ny', /^Ny kund Nils Ny/);
    await user.keyboard('070-174 06 07');
    await user.click(field('Tjänster'));
    await addService(user, 'däck');
    await proposed('08:15–08:45 · Lyft 1 · Anders Holm');
    // Another person's booking, which this device has not yet received, occupies the time.
    const startsAt = at('2026-11-20 08:15');
    const other = booking({ startsAt, endsAt: at('2026-11-20 08:30') });
    await seed('occupancy', occupancyDocuments([['other', other]]));
    await user.click(button('Spara'));
    expect(await screen.findByText(/^En bokning kunde inte sparas\./)).toBeVisible();
    expectConsole('error', 'Refused: Bokningen XYZ 12A');
    expectConsole('warn', 'PERMISSION_DENIED');
    expect(Object.keys(await onServer('customers'))).toEqual([
      'anna',
      'bertil',
      'forgotten',
      'twin',
    ]);
    expect(Object.keys(await onServer('vehicles'))).toEqual(['car', 'sold']);
    // The refused customer and vehicle are not left on this device either.
    await newBookingByKey(user);
    await user.keyboard('nils');
    await screen.findByRole('option', { name: 'Ny kund nils' });
    expect(listed()).toHaveLength(1);
    await user.clear(field('Fordon'));
    await user.click(button('Stäng'));
    await seed('bookings', { other });
    await user.click(button('Välj ny tid'));
    expect(await screen.findByText(/^Lyft 1 är upptagen 08:15–08:30/)).toBeVisible();
    expect(field('Fordon')).toHaveValue('XYZ 12A (nytt)');
    expect(field('Märke')).toHaveValue('Volvo');
    expect(field('Modell')).toHaveValue('V70');
    expect(field('Den nya kundens namn')).toHaveValue('Nils Ny');
    expect(field('Telefon')).toHaveValue('070-174 06 07');
    expect(button('Ta bort Däckskifte')).toBeVisible();
    await user.click(button(/^fredag 20 november 08:30/));
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect(Object.keys(await onServer('bookings'))).toHaveLength(2);
      expect(Object.keys(await quarters())).toHaveLength(3);
      expect(Object.values(await onServer('customers'))).toContainEqual(
        expect.objectContaining({
          ...{ name: 'Nils Ny', status: 'active' },
          phones: { values: [{ stringValue: '+46701740607' }] },
        }),
      );
    });
    expect(screen.queryByText(/kunde inte sparas/)).toBeNull();
    await user.click(button('Ångra'));
    await waitFor(async () => {
      expect(Object.keys(await onServer('bookings'))).toEqual(['other']);
      const statuses = [await onServer('customers'), await onServer('vehicles')].map((documents) =>
        Object.values(documents).filter(({ status }) => status === 'removed'),
      );
      expect(statuses).toEqual([[expect.anything()], [expect.anything()]]);
    });
  });
});
