import { screen, waitFor, within } from '@testing-library/preact';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { starterServices, starterWeek } from '@/domain/workshop/starterSet';
import { vehiclePath } from '@/dashboardPaths';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { onFriday, onFridayFrom } from '../support/onFriday';
import { quartersDue, quartersOnServer } from '../support/occupancy';
import { at } from '../support/swedishInstant';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

onFriday();

const place = { colour: 'petrol', isActive: true };
const service = (name: string, minutes: number) => ({
  ...{ serviceId: 'service1', name, minutes, priceOre: 50_000 },
  vatRate: 25 as const,
});

/** A part of a visit of Anna's car. */
function part(name: string, minutes: number, values: Partial<BookingFields>): BookingFields {
  const usual = { customerId: 'anna', vehicleId: 'car', visitId: 'visit' };
  return newBooking({ ...usual, services: [service(name, minutes)], ...values });
}

const repair = part('Bromsar', 120, { resourceId: 'lift1', ...onFridayFrom('10:00', '12:00') });
const wash = part('Handtvätt', 60, { resourceId: 'wash', ...onFridayFrom('12:00', '13:00') });

/** Opens an address, or the list of bookings, of a workshop with two lifts, a wash lane and one person, as its owner. */
async function openCalendar(
  bookings: Record<string, BookingFields> = {},
  address = '/dashboard/calendar?vy=lista',
) {
  const owner = await newPerson('Olle Ek');
  const path = `workshops/${await seedWorkshop('Ekens bil', { owner: [owner] })}`;
  const seeds: Record<string, Record<string, object>> = {
    services: Object.fromEntries(starterServices.map((each, n) => [`service${n}`, each])),
    resources: {
      lift1: { ...place, name: 'Lyft 1', kind: 'lift', order: 0 },
      lift2: { ...place, name: 'Lyft 2', kind: 'lift', order: 1 },
      wash: { ...place, name: 'Tvätthall', kind: 'washLane', order: 2 },
    },
    staff: { anders: { name: 'Anders Holm', phone: null, isActive: true } },
    openingHours: Object.fromEntries(
      Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]),
    ),
    customers: { anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'] }) },
    vehicles: { car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' }) },
    bookings,
    occupancy: occupancyDocuments(Object.entries(bookings)),
  };
  for (const [name, documents] of Object.entries(seeds)) {
    await seedDocuments(`${path}/${name}`, documents);
  }
  const { user } = await openAs(owner, address);
  if (address.startsWith('/dashboard/calendar?')) {
    await screen.findByRole('button', { name: 'Ny bokning' });
  }
  /** Waits until the server has these bookings, and exactly their quarters. */
  async function saved(expected: Record<string, object> | object[]) {
    await waitFor(async () => {
      const all = await documentsOnServer(`${path}/bookings`);
      const found = Array.isArray(expected)
        ? Object.values(all).toSorted((one, other) =>
            String(one['startsAt']).localeCompare(String(other['startsAt'])),
          )
        : all;
      expect(found).toMatchObject(expected);
      expect(Object.keys(all)).toHaveLength(Object.keys(expected).length);
      expect(await quartersOnServer(path)).toEqual(await quartersDue(path));
    });
  }
  return { user, saved };
}

const times = (from: string, to: string) => {
  const { startsAt, endsAt } = onFridayFrom(from, to);
  const text = (time: Date) => time.toISOString().replace('.000Z', 'Z');
  return { startsAt: text(startsAt), endsAt: text(endsAt) };
};
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const group = (name: string) => within(dialog().getByRole('group', { name }));

async function open(user: UserEvent, name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  await dialog().findByRole('group', { name: 'Besökets andra delar' });
}

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

async function addService(user: UserEvent, field: HTMLElement, name: string) {
  await user.click(field);
  await user.click(await dialog().findByRole('option', { name: new RegExp(`^${name}`) }));
}

// The first test waits for the app's files to be transformed.
describe('A visit of several parts', () => {
  it('is booked in one form: the wash is proposed in the lane when the repair ends', async () => {
    const { user, saved } = await openCalendar();
    await user.keyboard('n');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Fordon' })).toHaveFocus());
    await user.keyboard('abc');
    await user.click(await screen.findByRole('option', { name: /^ABC 123/ }));
    await addService(user, dialog().getByRole('combobox', { name: 'Tjänster' }), 'Oljebyte');
    await dialog().findByText(/^fredag 20 november, 08:15–09:00 · Lyft 1/);
    await user.click(button('Lägg till en del'));
    const next = group('Nästa del av besöket');
    expect(next.getByRole('combobox', { name: 'Tjänster' })).toHaveFocus();
    await user.click(button('Spara'));
    expect(next.getByRole('combobox', { name: 'Tjänster' })).toHaveAccessibleDescription(
      'Välj vad som ska göras i delen.',
    );
    await addService(user, next.getByRole('combobox', { name: 'Tjänster' }), 'Utvändig handtvätt');
    await next.findByText(/^fredag 20 november, 09:00–09:45 · Tvätthall/);

    // The wash follows a repair that takes longer.
    await retype(user, dialog().getAllByLabelText('Extra tid, min')[0] ?? document.body, '60');
    await next.findByText(/^fredag 20 november, 10:00–10:45 · Tvätthall/);

    // The parts may not overlap.
    await retype(user, next.getByLabelText('Start'), '09:30');
    await next.findByText(/^Besökets delar får inte överlappa: Oljebyte .* 08:15–10:00\.$/);
    await user.click(button('Spara'));
    expect(next.getByLabelText('Start')).toHaveAccessibleDescription('Välj en ledig tid.');
    await retype(user, next.getByLabelText('Start'), '10:00');
    await user.click(button('Spara'));
    await screen.findByText(
      /ABC 123 är sparad: fredag 20 november 08:15–10:00, Lyft 1, Anders Holm, därefter Utvändig handtvätt: fredag 20 november 10:00–10:45, Tvätthall, Anders Holm\./,
    );
    await saved([
      { vehicleId: 'car', customerId: 'anna', resourceId: 'lift1', ...times('08:15', '10:00') },
      { vehicleId: 'car', customerId: 'anna', resourceId: 'wash', ...times('10:00', '10:45') },
    ]);
    await user.click(button('Ångra'));
    await saved({});
  });

  it('gets a part later, and loses one that is removed', async () => {
    const alone = { ...repair, visitId: null };
    const { user, saved } = await openCalendar({ alone });
    await user.click(await screen.findByRole('button', { name: /^ABC 123, Bromsar/ }));
    await user.click(await screen.findByRole('button', { name: 'Lägg till en del' }));
    const next = group('Nästa del av besöket');
    await addService(user, next.getByRole('combobox', { name: 'Tjänster' }), 'Utvändig handtvätt');
    await next.findByText(/^fredag 20 november, 12:00–12:45 · Tvätthall/);
    await user.click(button('Spara'));
    await saved([{ visitId: expect.any(String) }, times('12:00', '12:45')]);
    await open(user, /^ABC 123, Utvändig handtvätt/);
    await user.click(button('Ta bort'));
    await saved({ alone: { visitId: null, ...times('10:00', '12:00') } });
    await user.click(button('Ångra'));
    await saved([{ visitId: expect.any(String) }, times('12:00', '12:45')]);
  });

  it('is moved together or in part by the form, never so that its parts overlap', async () => {
    const { user, saved } = await openCalendar({ repair, wash });
    await open(user, /^ABC 123, Bromsar/);
    await retype(user, dialog().getByLabelText('Start'), '11:00');
    const together = await dialog().findByRole('checkbox', { name: /lika långt$/ });
    expect(together).toBeChecked();
    await user.click(together);
    await dialog().findByText('Besökets delar får inte överlappa: Handtvätt är bokad 12:00–13:00.');
    await user.click(together);
    await user.click(button('Spara'));
    await saved({ repair: times('11:00', '13:00'), wash: times('13:00', '14:00') });
    await user.click(button('Ångra'));
    await saved({ repair: times('10:00', '12:00'), wash: times('12:00', '13:00') });

    await open(user, /^ABC 123, Handtvätt/);
    await retype(user, dialog().getByLabelText('Start'), '14:00');
    await user.click(await dialog().findByRole('checkbox', { name: /lika långt$/ }));
    await user.click(button('Spara'));
    await saved({ repair: times('10:00', '12:00'), wash: times('14:00', '15:00') });
  });

  it('is not moved to where the place of another part is taken', async () => {
    const other = newBooking({ resourceId: 'wash', ...onFridayFrom('14:00', '15:00') });
    const { user, saved } = await openCalendar({ repair, wash, other });
    await open(user, /^ABC 123, Bromsar/);
    await retype(user, dialog().getByLabelText('Start'), '12:00');
    await dialog().findByText(/Handtvätt: ABC 123 flyttades inte: Tvätthall är upptagen/);
    await user.click(button('Spara'));
    expect(dialog().getByLabelText('Start')).toHaveAccessibleDescription(
      'Delarna kan inte flyttas dit tillsammans.',
    );
    await user.click(dialog().getByRole('checkbox', { name: /lika långt$/ }));
    await dialog().findByText(/^Besökets delar får inte överlappa/);
    await saved({ repair: times('10:00', '12:00'), wash: times('12:00', '13:00'), other: {} });
  });

  it('is called off as a whole or in part, and removed as a whole', async () => {
    const { user, saved } = await openCalendar({ repair, wash });
    await open(user, /^ABC 123, Bromsar/);
    await user.selectOptions(dialog().getByLabelText('Status'), 'Avbokad');
    expect(dialog().getByRole('checkbox', { name: 'Avboka hela besöket' })).toBeChecked();
    await user.click(button('Spara'));
    await saved({ repair: { status: 'cancelled' }, wash: { status: 'cancelled' } });
    await user.click(button('Ångra'));
    await saved({ repair: { status: 'booked' }, wash: { status: 'booked' } });

    await open(user, /^ABC 123, Handtvätt/);
    await user.selectOptions(dialog().getByLabelText('Status'), 'Avbokad');
    await user.click(dialog().getByRole('checkbox', { name: 'Avboka hela besöket' }));
    await user.click(button('Spara'));
    await saved({ repair: { status: 'booked' }, wash: { status: 'cancelled' } });

    await open(user, /^ABC 123, Bromsar/);
    await user.click(button('Ta bort hela besöket'));
    await saved({});
    await user.click(button('Ångra'));
    await saved({ repair: { status: 'booked' }, wash: { status: 'cancelled' } });
  });
});

describe('A part of a visit that is moved in the calendar', () => {
  const address = '/dashboard/calendar?datum=2026-11-20&vy=dag';
  const card = (name: RegExp) => screen.findByRole('button', { name });
  const moving = () => screen.findByRole('dialog', { name: 'Flytta besöket' });

  it('takes the other parts along, or moves alone, as one chooses', async () => {
    const { user, saved } = await openCalendar({ repair, wash }, address);
    (await card(/^ABC 123, Bromsar, 10:00–12:00/)).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await moving()).toHaveTextContent(
      'Hela besöket flyttat: Bromsar fredag 20 november 09:45–11:45, Lyft 1, därefter Handtvätt fredag 20 november 11:45–12:45, Tvätthall.',
    );
    await user.click(button('Hela besöket'));
    await saved({ repair: times('09:45', '11:45'), wash: times('11:45', '12:45') });
    await user.click(button('Ångra'));
    await saved({ repair: times('10:00', '12:00'), wash: times('12:00', '13:00') });

    (await card(/^ABC 123, Bromsar, 10:00–12:00/)).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await moving();
    await user.click(button('Bara den här delen'));
    await saved({ repair: times('09:45', '11:45'), wash: times('12:00', '13:00') });
  });

  it('is not moved to the place of another part', async () => {
    const second = part('Lackering', 60, {
      resourceId: 'lift2',
      ...onFridayFrom('14:00', '15:00'),
    });
    const { user, saved } = await openCalendar({ repair, second }, address);
    (await card(/^ABC 123, Bromsar/)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await screen.findByText('Besökets delar ska ha var sin plats: Lackering är bokad på Lyft 2.');
    await saved({ repair: { resourceId: 'lift1' }, second: { resourceId: 'lift2' } });
  });
});

describe('A visit is told as one', () => {
  it('in the confirmation, and on its cards', async () => {
    const { user } = await openCalendar({ repair, wash });
    await open(user, /^ABC 123, Handtvätt, 12:00–13:00, Tvätthall, Bokad, Del av besök/);
    await dialog().findByText(/är bokad: fredag 20 november kl\. 10:00\./);
    expect(dialog().getByText(/Bromsar kl\. 10:00, därefter Handtvätt kl\. 12:00/)).toBeVisible();
  });

  it('as ready when the parts of other days are done, too, without times', async () => {
    const address = '/dashboard/calendar/day-list?datum=2026-11-20';
    const next = { startsAt: at('2026-11-21 10:00'), endsAt: at('2026-11-21 11:00') };
    const { user } = await openCalendar(
      { repair: { ...repair, status: 'inProgress' }, wash: { ...wash, ...next } },
      address,
    );
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Markera klar ABC 123');
    await screen.findByText(/^Bokningen ABC 123 är klar: fredag 20 november/);
    expect(screen.queryByRole('link', { name: /^Skicka/ })).toBeNull();
    await press('Dagen efter');
    for (const step of ['Checka in', 'Starta', 'Markera klar']) await press(`${step} ABC 123`);
    await user.click(await screen.findByRole('link', { name: 'Skicka ”Bilen är klar”' }));
    const text = await screen.findByText(/Bilen är klar att hämta/);
    expect(text).toHaveTextContent('ABC 123 Bromsar, Handtvätt');
  });

  it('among the reminders, where it is ticked once', async () => {
    const address = '/dashboard/calendar/reminders?datum=2026-11-20';
    const { user, saved } = await openCalendar({ repair, wash }, address);
    await screen.findByText('0 av 1 påminda');
    await user.click(screen.getByRole('checkbox', { name: /^Påmind/ }));
    await saved({ repair: { isReminded: true }, wash: { isReminded: true } });
  });

  it('in the list of the day', async () => {
    await openCalendar({ repair, wash }, '/dashboard/calendar/day-list?datum=2026-11-20');
    const line =
      'Hela besöket: Bromsar 10:00–12:00, Lyft 1, därefter Handtvätt 12:00–13:00, Tvätthall';
    await waitFor(() => expect(screen.getAllByText(line)).toHaveLength(2));
  });

  it('on the job card of each part', async () => {
    await openCalendar({ repair, wash }, '/dashboard/bookings/wash/job-card');
    await screen.findByText(
      'Bromsar fredag 20 november 10:00–12:00, Lyft 1, därefter Handtvätt fredag 20 november 12:00–13:00, Tvätthall',
    );
  });

  it('in the history of the car', async () => {
    await openCalendar({ repair, wash }, vehiclePath('car'));
    await screen.findByText('Bromsar, därefter Handtvätt');
    expect(screen.getAllByRole('link', { name: /Bromsar/ })).toHaveLength(1);
  });
});
