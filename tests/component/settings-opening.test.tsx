import { screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import type { Role } from '@/domain/workshop/member';
import { starterWeek } from '@/domain/workshop/starterSet';
import { dayOf, formatDay, instantAt } from '@/domain/time/swedishTime';
import { expectConsole } from '../support/component';
import { seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { storedDocuments } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const today = dayOf(new Date());
const inventory = today.add({ days: 3 }).toString();
const past = today.subtract({ days: 30 }).toString();
const open = (opens: number, closes: number) => ({ opens, closes });

async function openHours(role: Role = 'owner', exceptions: Record<string, object> = {}) {
  const { person, workshopId: id } = await seedAs(role);
  const path = `workshops/${id}`;
  await seedDocuments(
    `${path}/openingHours`,
    Object.fromEntries(Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }])),
  );
  await seedDocuments(`${path}/openingExceptions`, exceptions);
  const { user, auth } = await openAs(person, '/dashboard/settings/opening-hours');
  await screen.findByText('De närmaste 14 dagarna');
  return {
    user,
    db: getFirestore(auth.app),
    week: () => storedDocuments(`${path}/openingHours`),
    exceptions: () => storedDocuments(`${path}/openingExceptions`),
    seedBookings: (bookings: Record<string, object>) => seedDocuments(`${path}/bookings`, bookings),
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const saveInDialog = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Spara' });
const input = (label: string) => screen.getByLabelText(label);
const comingDays = () =>
  within(screen.getByRole('region', { name: 'De närmaste 14 dagarna' }))
    .getAllByRole('definition')
    .map((day) => day.textContent);

describe('The usual week', () => {
  it('is typed as people type, copied to the other weekdays, saved and put back', async () => {
    const { user, week } = await openHours();
    const closes = input('Måndag stänger');
    await user.clear(closes);
    await user.type(closes, '12');
    await user.click(await button('Lägg till tid, måndag'));
    expect(input('Måndag, tid 2, öppnar')).toHaveFocus();
    await user.keyboard('13.00');
    await user.type(input('Måndag, tid 2, stänger'), '1830');
    await user.click(await button('Kopiera måndag till tisdag–fredag'));
    await user.click(await button('Ta bort fredag, tid 2'));
    expect(await button('Lägg till tid, fredag')).toHaveFocus();
    await user.click(await button('Spara'));

    const long = [open(420, 720), open(780, 1110)];
    await waitFor(async () => {
      expect(await week()).toMatchObject({
        monday: { intervals: long },
        tuesday: { intervals: long },
        thursday: { intervals: long },
        friday: { intervals: [open(420, 720)] },
        saturday: { intervals: [] },
      });
    });
    expect(input('Måndag, tid 2, stänger')).toHaveValue('18:30');
    expect(comingDays().filter((day) => day === '07:00–12:00, 13:00–18:30').length).toBeGreaterThan(
      5,
    );

    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await week()).toMatchObject({
        monday: { intervals: starterWeek.monday },
        friday: { intervals: starterWeek.friday },
      });
    });
    expect(input('Måndag stänger')).toHaveValue('17:00');
  });

  it('says beside the fields what does not go together', async () => {
    const { user, week } = await openHours();
    const before = await week();
    await user.click(await button('Lägg till tid, lördag'));
    await user.type(input('Lördag öppnar'), '25');
    await user.click(await button('Lägg till tid, måndag'));
    await user.type(input('Måndag, tid 2, öppnar'), '16:30');
    await user.type(input('Måndag, tid 2, stänger'), '18');
    await user.clear(input('Tisdag stänger'));
    await user.type(input('Tisdag stänger'), '06:00');
    await user.click(await button('Spara'));
    expect(input('Måndag, tid 1, öppnar')).toHaveFocus();
    expect(input('Måndag, tid 1, öppnar')).toHaveAccessibleDescription(
      'Öppettiderna överlappar varandra.',
    );
    expect(input('Tisdag stänger')).toHaveAccessibleDescription(
      'Stängning ska vara efter öppning.',
    );
    expect(input('Lördag öppnar')).toHaveAccessibleDescription('Klockslaget finns inte.');
    expect(input('Lördag öppnar')).toBeInvalid();
    expect(await week()).toEqual(before);
  });

  it('is only shown to staff', async () => {
    await openHours('staff', { [inventory]: { label: 'Inventering', intervals: [] } });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Bara ägare kan ändra här.')).toBeInTheDocument();
    expect(await main.findByText('Inventering')).toBeInTheDocument();
    expect(main.queryByRole('textbox')).toBeNull();
    expect(main.queryByRole('button', { name: /Ändra|Ny|Spara/ })).toBeNull();
    expect(main.getAllByText('07:00–17:00').length).toBeGreaterThanOrEqual(5);
  });
});

describe('Days with hours of their own', () => {
  it('are added, change what the coming days show, and are taken back', async () => {
    const { user, exceptions } = await openHours();
    expect(screen.getByText(/^Inga inlagda/)).toBeInTheDocument();
    await user.click(await button('Nya avvikande öppettider'));
    await user.click(saveInDialog());
    expect(input('Datum')).toHaveFocus();
    expect(input('Datum')).toHaveAccessibleDescription('Fyll i ett datum.');
    await user.type(input('Datum'), inventory);
    await user.type(input('Anledning'), '<img src=x onerror=alert(1)>');
    await user.click(await button('Lägg till tid, öppettider'));
    await user.keyboard('9');
    await user.type(input('Öppettider stänger'), '1330');
    await user.click(saveInDialog());

    await waitFor(async () => {
      expect(await exceptions()).toMatchObject({
        [inventory]: { label: '<img src=x onerror=alert(1)>', intervals: [open(540, 810)] },
      });
    });
    expect(comingDays()[3]).toBe('09:00–13:30 (<img src=x onerror=alert(1)>)');
    screen.getByText(`Dagen ${formatDay(today.add({ days: 3 }), today)} är tillagd.`);
    expect(document.querySelector('main img')).toBeNull();
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(await exceptions()).toEqual({}));
  });

  it('list the bookings for which they leave no time, before they are saved', async () => {
    const { user, seedBookings } = await openHours();
    const day = today.add({ days: 3 });
    const booked = (opens: number, closes: number) =>
      newBooking({ startsAt: instantAt(day, opens), endsAt: instantAt(day, closes) });
    await seedBookings({
      morning: booked(480, 540),
      late: booked(900, 960),
      off: { ...booked(480, 540), status: 'cancelled' },
    });
    await user.click(await button('Nya avvikande öppettider'));
    await user.type(input('Datum'), inventory);
    await screen.findByText(/^2 bokningar ligger när ni då har stängt\./);
    const links = () => screen.getAllByRole('link', { name: /ny flik/ });
    expect(links().map((link) => link.textContent)).toEqual([
      '08:00–09:00 (ny flik)',
      '15:00–16:00 (ny flik)',
    ]);
    expect(links()[0]).toHaveAttribute('href', '/dashboard/bookings/morning');

    await user.click(await button('Lägg till tid, öppettider'));
    await user.keyboard('7');
    await user.type(input('Öppettider stänger'), '12');
    await screen.findByText(/^En bokning ligger när ni då har stängt\./);
    expect(links().map((link) => link.textContent)).toEqual(['15:00–16:00 (ny flik)']);
    await user.clear(input('Öppettider stänger'));
    await user.type(input('Öppettider stänger'), '17');
    await waitFor(() => expect(screen.queryByText(/när ni då har stängt/)).toBeNull());
  });

  it('leave a job of several days to the hours of its other days', async () => {
    const next = today.add({ days: 4 });
    const { user, seedBookings } = await openHours('owner', {
      [next.toString()]: { label: 'Inventering', intervals: [] },
    });
    const startsAt = instantAt(today.add({ days: 3 }), 960);
    await seedBookings({ long: newBooking({ startsAt, endsAt: instantAt(next, 600) }) });
    await user.click(await button('Nya avvikande öppettider'));
    await user.type(input('Datum'), inventory);
    await user.click(await button('Lägg till tid, öppettider'));
    await user.keyboard('7');
    await user.type(input('Öppettider stänger'), '17');
    await screen.findByText(/^En bokning ligger när ni då har stängt\./);
  });

  it('say that bookings may be missing while the server cannot be asked', async () => {
    const { user, db, seedBookings } = await openHours();
    const day = today.add({ days: 3 });
    const midday = { startsAt: instantAt(day, 720), endsAt: instantAt(day, 780) };
    await seedBookings({ midday: newBooking(midday) });
    await loseNetwork(db);
    await screen.findByText('Offline');
    await user.click(await button('Nya avvikande öppettider'));
    await user.type(input('Datum'), inventory);
    const missing = /^Bokningarna den dagen är inte hämtade/;
    await screen.findByText(missing);
    await findNetwork(db);
    await screen.findByText(/^En bokning ligger när ni då har stängt\./);
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('count bookings of the day that cannot be read', async () => {
    const { user, seedBookings } = await openHours();
    const day = today.add({ days: 3 });
    const midday = { startsAt: instantAt(day, 720), endsAt: instantAt(day, 780) };
    await seedBookings({ damaged: { ...midday, damaged: true } });
    await user.click(await button('Nya avvikande öppettider'));
    await user.type(input('Datum'), inventory);
    await screen.findByText('En bokning den dagen kunde inte läsas. Se efter i kalendern.');
    expectConsole('warn', 'bookings/damaged');
  });

  it('are one for each date, and not in the past', async () => {
    const { user } = await openHours('owner', {
      [inventory]: { label: 'Inventering', intervals: [] },
      [past]: { label: 'Kick-off', intervals: [] },
    });
    expect(screen.getByText('Tidigare avvikande öppettider (1)')).toBeInTheDocument();
    await user.click(await button('Nya avvikande öppettider'));
    await user.type(input('Anledning'), 'Stängt');
    for (const [date, reason] of [
      [inventory, /^Dagen har redan avvikande/],
      [past, 'Dagen har passerat.'],
    ] as const) {
      await user.clear(input('Datum'));
      await user.type(input('Datum'), date);
      await user.click(saveInDialog());
      expect(input('Datum')).toHaveAccessibleDescription(reason);
    }
  });

  it('are changed, removed, and come back as they were', async () => {
    const { user, exceptions } = await openHours('owner', {
      [inventory]: { label: 'Inventering', intervals: [open(540, 720)] },
    });
    const region = within(screen.getByRole('region', { name: 'Avvikande öppettider' }));
    await user.click(await region.findByRole('button', { name: /^Ändra/ }));
    await user.click(await button('Ta bort öppettider'));
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Lämna utan att spara?' });
    await user.click(await button('Fortsätt redigera'));
    await user.click(saveInDialog());
    await waitFor(async () => {
      expect(await exceptions()).toMatchObject({ [inventory]: { intervals: [] } });
    });
    expect(comingDays()[3]).toBe('Stängt: Inventering');

    await user.click(await region.findByRole('button', { name: /^Ändra/ }));
    await user.click(await button('Ta bort'));
    await waitFor(async () => expect(await exceptions()).toEqual({}));
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await exceptions()).toMatchObject({
        [inventory]: { label: 'Inventering', intervals: [] },
      });
    });
  });

  it('begin from a holiday, until holidays no longer close', async () => {
    const { user, exceptions } = await openHours();
    const holidays = within(screen.getByRole('region', { name: 'Helgdagar då ni har stängt' }));
    expect(holidays.getAllByRole('listitem')).toHaveLength(17);
    await user.click(holidays.getByRole('button', { name: 'Ändra Julafton' }));
    expect(input('Anledning')).toHaveValue('Julafton');
    await user.click(saveInDialog());
    await waitFor(async () => {
      expect(Object.entries(await exceptions())).toEqual([
        [expect.stringMatching(/-12-24$/), expect.objectContaining({ label: 'Julafton' })],
      ]);
    });
    expect(holidays.queryByRole('button', { name: 'Ändra Julafton' })).toBeNull();
    expect(document.body).not.toHaveFocus();
    await user.click(input('Stängt på helgdagar'));
    await user.click(await button('Spara'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Helgdagar då ni har stängt' })).toBeNull(),
    );
  });
});
