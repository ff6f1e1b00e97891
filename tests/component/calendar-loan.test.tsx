import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { notLent } from '@/domain/booking/loanRecord';
import { starterServices, starterWeek } from '@/domain/workshop/starterSet';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { onFriday, onFridayFrom } from '../support/onFriday';
import { quartersDue, quartersOnServer } from '../support/occupancy';
import { at } from '../support/swedishInstant';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

onFriday();

const place = { colour: 'petrol', isActive: true };
const repair = newBooking({
  ...{
    customerId: 'anna',
    vehicleId: 'car',
    resourceId: 'lift1',
    ...onFridayFrom('10:00', '12:00'),
  },
  services: [
    { serviceId: 'service1', name: 'Bromsar', minutes: 120, priceOre: 50_000, vatRate: 25 },
  ],
});
/** A loan of a car to somebody else. */
const lent = (resourceId: string, from: string, to: string) =>
  newBooking({ customerId: 'disa', resourceId, ...onFridayFrom(from, to), loan: notLent });

const out = { ...notLent, outAt: at('2026-11-20 07:00'), odometerOutKm: 45_210 };

/** Opens the list of bookings of a workshop with a lift and two loan cars, as its owner or auditor. */
async function openCalendar(
  bookings: Record<string, BookingFields>,
  role: 'owner' | 'auditor' = 'owner',
  address = '/dashboard/calendar?vy=lista',
) {
  const person = await newPerson('Olle Ek');
  const people = role === 'owner' ? {} : { owner: [await newPerson('Eva Ek')] };
  const path = `workshops/${await seedWorkshop('Ekens bil', { ...people, [role]: [person] })}`;
  const seeds: Record<string, Record<string, object>> = {
    services: Object.fromEntries(starterServices.map((each, n) => [`service${n}`, each])),
    resources: {
      lift1: { ...place, name: 'Lyft 1', kind: 'lift', order: 0 },
      v40: { ...place, name: 'Volvo V40', kind: 'loanCar', order: 1, registrationNumber: 'DEF456' },
      kia: { ...place, name: 'Kia Picanto', kind: 'loanCar', order: 2 },
    },
    openingHours: Object.fromEntries(
      Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]),
    ),
    customers: {
      anna: customerFields({ name: 'Anna Berg' }),
      disa: customerFields({ name: 'Disa Ek' }),
    },
    vehicles: { car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' }) },
    bookings,
    occupancy: occupancyDocuments(Object.entries(bookings)),
  };
  for (const [name, documents] of Object.entries(seeds)) {
    await seedDocuments(`${path}/${name}`, documents);
  }
  const { user } = await openAs(person, address);
  /** Waits until the server has these bookings besides those that were there, and exactly their quarters. */
  async function saved(expected: Record<string, object>) {
    await waitFor(async () => {
      const all = await documentsOnServer(`${path}/bookings`);
      const loans = Object.values(all).filter(({ customerId, loan }) => {
        return customerId === 'anna' && loan !== null && loan !== undefined;
      });
      expect({ ...all, loan: loans[0] }).toMatchObject(expected);
      expect(await quartersOnServer(path)).toEqual(await quartersDue(path));
    });
  }
  return { user, saved };
}

const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const text = (time: Date) => time.toISOString().replace('.000Z', 'Z');
const card = (name: RegExp) => screen.findByRole('button', { name });

// The first test waits for the app's files to be transformed.
describe('A loan car', () => {
  it('is lent with a job, handed out and taken back, and called off with the job', async () => {
    const { user, saved } = await openCalendar({ repair, other: lent('v40', '11:00', '16:00') });
    await user.click(await card(/^ABC 123, Bromsar/));
    await dialog(/ABC 123/);
    await user.click(button('Lägg till lånebil'));
    const part = within(screen.getByRole('group', { name: 'Lånebil' }));
    // Somebody else has the Volvo from eleven.
    await part.findByText('fredag 20 november, 10:00–12:00 · hela besöket');
    expect(part.getByLabelText('Bil')).toHaveDisplayValue('Kia Picanto');
    await user.click(button('Spara'));
    await screen.findByText(/med lånebil Kia Picanto\./);
    const time = { startsAt: text(repair.startsAt ?? new Date()), resourceId: 'kia' };
    await saved({ loan: { ...time, endsAt: text(at('2026-11-20 12:00')), status: 'booked' } });

    await user.click(await screen.findByRole('button', { name: 'Lämna ut ABC 123' }));
    await dialog(/^Lämna ut Kia Picanto$/);
    await user.click(button('Spara'));
    await waitFor(() =>
      expect(screen.getByLabelText('Mätarställning')).toHaveAccessibleDescription(
        /Fyll i mätarställningen\./,
      ),
    );
    await user.type(screen.getByLabelText('Mätarställning'), '4 521 mil');
    await user.selectOptions(screen.getByLabelText('Bränsle eller laddning'), '3/4');
    await user.click(button('Spara'));
    await screen.findByText(/^Lånebilen till ABC 123 är utlånad: .* Kia Picanto\.$/);
    await saved({
      loan: { status: 'inProgress', loan: { odometerOutKm: 45_210, fuelOut: 'threeQuarters' } },
    });

    await user.click(await screen.findByRole('button', { name: 'Ta tillbaka ABC 123' }));
    const back = within(await dialog(/^Ta tillbaka Kia Picanto$/));
    await user.type(back.getByLabelText('Mätarställning'), '45 200');
    await back.findByText(/^Lägre än den senaste, 45.210.km\. Kontrollera att det stämmer\.$/);
    await user.clear(back.getByLabelText('Mätarställning'));
    await user.type(back.getByLabelText('Mätarställning'), '452 600');
    await back.findByText(/^Det är minst tio gånger så mycket som den senaste, 45.210.km\./);
    expect(back.getByLabelText('Ja, mätarställningen stämmer')).not.toBeChecked();
    await user.clear(back.getByLabelText('Mätarställning'));
    await user.type(back.getByLabelText('Mätarställning'), '45 260');
    await user.selectOptions(back.getByLabelText('Bränsle eller laddning'), '1/2');
    await user.click(button('Spara'));
    await screen.findByText(/är återlämnad: .* Kia Picanto, körd 50.km\.$/);
    // It came back before its time, and is free again.
    await saved({
      loan: { endsAt: text(at('2026-11-20 10:15')), status: 'done', loan: { fuelBack: 'half' } },
    });
  });

  it('is refused with the reason when somebody has each of them', async () => {
    const { user } = await openCalendar({
      repair,
      one: lent('v40', '11:00', '16:00'),
      two: lent('kia', '08:00', '10:30'),
    });
    await user.click(await card(/^ABC 123, Bromsar/));
    await dialog(/ABC 123/);
    await user.click(button('Lägg till lånebil'));
    const part = within(screen.getByRole('group', { name: 'Lånebil' }));
    await part.findByText(
      'Ingen lånebil är ledig under hela besöket, fredag 20 november 10:00–12:00.',
    );
    part.getByText('Volvo V40 (DEF 456) är bokad 11:00–16:00 till Disa Ek.');
    part.getByText('Kia Picanto är bokad 08:00–10:30 till Disa Ek.');
    await user.click(button('Spara'));
    await waitFor(() =>
      expect(part.getByLabelText('Bil')).toHaveAccessibleDescription(
        'Ingen lånebil är ledig. Välj en annan tid eller ta bort lånebilen.',
      ),
    );
    await user.click(button('Ta bort lånebilen'));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Lånebil' })).not.toBeInTheDocument(),
    );
  });

  it('that has not come back is late on its card, and offered to nobody', async () => {
    const late = { ...lent('v40', '07:00', '07:30'), status: 'inProgress' as const, loan: out };
    const { user } = await openCalendar({ repair, late });
    // The clock goes on while the page is opened.
    await card(
      /^Utan fordon, Lånebil, 07:00–07:30, Volvo V40 \(DEF 456\), Utlånad, 3[5-9].min sen, /,
    );
    await user.click(await card(/^ABC 123, Bromsar/));
    await dialog(/ABC 123/);
    await user.click(button('Lägg till lånebil'));
    const part = within(screen.getByRole('group', { name: 'Lånebil' }));
    await part.findByText(
      'Volvo V40 (DEF 456) är inte tillbaka: Disa Ek skulle ha lämnat den fredag 20 november 07:30.',
    );
    expect(part.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kia Picanto',
    ]);
  });

  it('that has not come back stays in the lists of the days that follow', async () => {
    const late = { ...lent('v40', '07:00', '07:30'), status: 'inProgress' as const, loan: out };
    await openCalendar({ late }, 'owner', '/dashboard/calendar/day-list?datum=2026-11-21');
    const row = within(await screen.findByRole('row', { name: /Volvo V40/ }));
    row.getByRole('link', { name: 'fredag 20 november, 07:00–07:30' });
    row.getByText('Inte tillbaka');
    row.getByText(/^\d+.min sen$/);
  });

  it('is cancelled with the last job of its visit, and comes back with it', async () => {
    const visitId = 'visit';
    const loan = {
      ...lent('v40', '10:00', '12:00'),
      ...{ visitId, customerId: 'anna', vehicleId: 'car' },
    };
    const { user, saved } = await openCalendar({ repair: { ...repair, visitId }, loan });
    (await card(/^ABC 123, Bromsar/)).focus();
    await user.keyboard('{Delete}');
    await screen.findByText(/är avbokad: .* Lånebilen är också avbokad\.$/);
    await saved({ repair: { status: 'cancelled' }, loan: { status: 'cancelled' } });
    await user.click(button('Ångra'));
    await saved({ repair: { status: 'booked' }, loan: { status: 'booked' } });
  });

  const visitId = 'visit';
  const ofVisit = { visitId, customerId: 'anna', vehicleId: 'car' };
  const ownLoan = { ...lent('v40', '10:00', '12:00'), ...ofVisit };
  const until = (clock: string) => ({ endsAt: text(at(`2026-11-20 ${clock}`)) });

  it('is lent for longer with a job that gets longer, unless one says no', async () => {
    const { user, saved } = await openCalendar({ repair: { ...repair, visitId }, loan: ownLoan });
    await user.click(await card(/^ABC 123, Bromsar/));
    await dialog(/ABC 123/);
    await user.clear(screen.getByLabelText('Slut'));
    await user.type(screen.getByLabelText('Slut'), '13:30');
    const follows = 'Lånebilen följer med: fredag 20 november 10:00–13:30';
    expect(await screen.findByRole('checkbox', { name: follows })).toBeChecked();
    await user.click(button('Spara'));
    await screen.findByText(/^Bokningen ABC 123 .* Lånebilen följer med\.$/);
    await saved({ repair: until('13:30'), loan: until('13:30') });
    await user.click(button('Ångra'));
    await saved({ repair: until('12:00'), loan: until('12:00') });

    await user.click(await card(/^ABC 123, Bromsar, 10:00–12:00/));
    await dialog(/ABC 123/);
    await user.clear(screen.getByLabelText('Slut'));
    await user.type(screen.getByLabelText('Slut'), '13:30');
    await user.click(await screen.findByRole('checkbox', { name: follows }));
    await user.click(button('Spara'));
    await saved({ repair: until('13:30'), loan: until('12:00') });
  });

  it('that somebody else has next is told of in the form, and stays as it is', async () => {
    const { user, saved } = await openCalendar({
      ...{ repair: { ...repair, visitId }, loan: ownLoan },
      next: lent('v40', '13:00', '16:00'),
    });
    await user.click(await card(/^ABC 123, Bromsar/));
    await dialog(/ABC 123/);
    await user.clear(screen.getByLabelText('Slut'));
    await user.type(screen.getByLabelText('Slut'), '13:30');
    await screen.findByText(
      'Lånebilen kan inte följa med: Volvo V40 (DEF 456) är upptagen 13:00–16:00. Lånet ligger kvar fredag 20 november 10:00–12:00.',
    );
    await user.click(button('Spara'));
    await saved({ repair: until('13:30'), loan: until('12:00') });
  });

  it('follows a job that is moved by keys, and is asked about when it cannot', async () => {
    const { user, saved } = await openCalendar(
      { repair: { ...repair, visitId }, loan: ownLoan, next: lent('v40', '12:30', '16:00') },
      'owner',
      '/dashboard/calendar?datum=2026-11-20&vy=dag',
    );
    (await card(/^ABC 123, Bromsar, 10:00–12:00/)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByText(/^ABC 123 är flyttad till 10:15–12:15.* Lånebilen följer med\.$/);
    await saved({ repair: until('12:15'), loan: until('12:15') });

    (await card(/^ABC 123, Bromsar, 10:15–12:15/)).focus();
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await saved({ repair: until('12:30'), loan: until('12:30') });

    (await card(/^ABC 123, Bromsar, 10:15–12:30/)).focus();
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    const asked = await dialog(/^Lånebilen kan inte följa med$/);
    expect(asked).toHaveTextContent(/Volvo V40 \(DEF 456\) är upptagen 12:30–16:00\./);
    await user.click(button('Avbryt'));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    (await card(/^ABC 123, Bromsar, 10:15–12:30/)).focus();
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await dialog(/^Lånebilen kan inte följa med$/);
    await user.click(button('Ändra ändå'));
    await saved({ repair: until('12:45'), loan: until('12:30') });
  });

  it('is read by an auditor, who hands out none', async () => {
    await openCalendar({ loan: lent('v40', '08:00', '16:00') }, 'auditor');
    await card(/^Utan fordon, Lånebil, 08:00–16:00, Volvo V40 \(DEF 456\), Bokad/);
    expect(screen.queryByRole('button', { name: /^Lämna ut/ })).not.toBeInTheDocument();
  });
});
