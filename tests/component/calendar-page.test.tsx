import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import type { Role } from '@/domain/workshop/member';
import { setSingleKeys } from '@/ui/behaviour/singleKeys';
import { starterWeek } from '@/domain/workshop/starterSet';
import { expectConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { quartersOnServer } from '../support/occupancy';
import { page } from '../support/renderApp';
import { at } from '../support/swedishInstant';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { newPerson, openAs, seedAs, seedWorkshop } from '../support/workshops';

// The present is a Friday, when the workshop is open until 17.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-20 06:30'), shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const script = '<img src=x onerror=alert(1)>';
const service = (name: string) => ({
  serviceId: 'tyres',
  name,
  minutes: 60,
  priceOre: 49_500,
  vatRate: 25 as const,
});

/** A tyre change of Anna's car on Lyft 1, from eight to nine. */
function booking(values: Partial<BookingFields> = {}): BookingFields {
  return newBooking({
    customerId: 'anna',
    vehicleId: 'car',
    services: [service('Däckskifte')],
    resourceId: 'lift1',
    staffId: 'anders',
    startsAt: at('2026-11-20 08:00'),
    endsAt: at('2026-11-20 09:00'),
    ...values,
  });
}

const other = booking({
  vehicleId: 'other',
  customerId: 'bo',
  staffId: null,
  services: [service(script)],
  startsAt: at('2026-11-20 10:00'),
  endsAt: at('2026-11-20 11:00'),
});
const unplanned = booking({ resourceId: null, staffId: null, startsAt: null, endsAt: null });

const lift = { kind: 'lift', colour: 'petrol', isActive: true };

/** Opens the calendar of a workshop with two lifts, as one of its members. */
async function open(
  bookings: Record<string, BookingFields>,
  {
    query = '',
    role = 'staff',
    resources = true,
  }: { query?: string; role?: Role; resources?: boolean } = {},
) {
  const [owner, member] = [await newPerson('Vera Lund'), await newPerson('Olle Ek')];
  const id = await seedWorkshop('Ekens bil', { owner: [owner], [role]: [member] });
  const path = `workshops/${id}`;
  const lifts = {
    lift1: { ...lift, name: 'Lyft 1', order: 0 },
    lift2: { ...lift, name: 'Lyft 2', order: 1 },
  };
  const seeds: Record<string, Record<string, object>> = {
    resources: resources ? lifts : {},
    staff: { anders: { phone: null, isActive: true, name: 'Anders Holm' } },
    openingHours: Object.fromEntries(
      Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]),
    ),
    customers: {
      anna: customerFields({ name: 'Anna Berg' }),
      bo: customerFields({ name: 'Bo Ek' }),
    },
    vehicles: {
      car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' }),
      other: vehicleFields({ registrationNumber: 'DEF456', ownerId: 'bo' }),
    },
    bookings,
    occupancy: occupancyDocuments(Object.entries(bookings)),
  };
  for (const [name, documents] of Object.entries(seeds)) {
    await seedDocuments(`${path}/${name}`, documents);
  }
  const { user } = await openAs(member, `/dashboard/calendar${query}`);
  await screen.findByRole('heading', { level: 2 });
  return {
    user,
    seed: (name: string, documents: Record<string, object>) =>
      seedDocuments(`${path}/${name}`, documents),
    onServer: (name: string) => documentsOnServer(`${path}/${name}`),
    quarters: () => quartersOnServer(path),
  };
}

const inGrid = /^ABC 123, Däckskifte, 08:00–09:00, Lyft 1, Bokad, Anna Berg, Anders Holm$/;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const toast = (text: string) => screen.findByText(text);
const quarter = (time: string) => `lift1_${at(`2026-11-20 ${time}`).getTime() / 900_000}`;

describe('The day of the calendar', () => {
  it('shows the bookings in the columns of the resources, and opens one', async () => {
    const { user } = await open({ tyres: booking(), other });
    const opener = await button(inGrid);
    expect(opener).toHaveAttribute('title', opener.getAttribute('aria-label'));
    expect(screen.getByRole('heading', { level: 1, name: 'Kalender' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Fredag 20 november' })).toBeVisible();
    expect(screen.getByText('v. 47 · öppet 07:00–17:00', { normalizer: plain })).toBeVisible();
    const grid = within(screen.getByRole('group', { name: 'Bokningar Fredag 20 november' }));
    await grid.findByText('2 av 10 h bokat', { normalizer: plain });
    expect(grid.getByText('0 av 10 h bokat', { normalizer: plain })).toBeVisible();
    // Typed text is shown as text, not as HTML.
    expect(grid.getByText(script)).toBeInTheDocument();
    expect(document.querySelector('img[onerror]')).toBeNull();
    for (const role of ['table', 'row', 'cell', 'columnheader']) {
      expect(screen.queryByRole(role)).toBeNull();
    }
    opener.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Bokningen ABC 123' });
  });

  it('moves a booking by keyboard with its quarters, and takes it back', async () => {
    const { user, onServer, quarters } = await open({ tyres: booking(), other });
    (await button(inGrid)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await toast('ABC 123 är flyttad till 08:30–09:30, Lyft 1.');
    const moved = await button(/^ABC 123, Däckskifte, 08:30–09:30, Lyft 1/);
    expect(moved).toHaveFocus();
    await waitFor(async () => {
      const { tyres } = await onServer('bookings');
      expect(tyres).toMatchObject({ startsAt: '2026-11-20T07:30:00Z' });
      expect(Object.keys(await quarters())).not.toContain(quarter('08:15'));
      expect(Object.keys(await quarters())).toContain(quarter('09:15'));
    });

    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await toast('ABC 123 är ändrad till 08:30–09:45, Lyft 1.');
    await user.click(await button('Ångra'));
    await button(/^ABC 123, Däckskifte, 08:30–09:30, Lyft 1/);

    (await button(/^ABC 123/)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await toast('ABC 123 är flyttad till 08:30–09:30, Lyft 2.');
    await waitFor(async () => {
      expect(await onServer('bookings')).toMatchObject({ tyres: { resourceId: 'lift2' } });
      expect(Object.keys(await quarters())).not.toContain(quarter('08:30'));
    });
  });

  it('says why a booking cannot be moved, and leaves it where it is', async () => {
    const early = booking({ startsAt: at('2026-11-20 07:00'), endsAt: at('2026-11-20 08:00') });
    const { user, onServer } = await open({ early, other });
    (await button(/^ABC 123/)).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await toast('ABC 123 flyttades inte. Utanför öppettiderna fredag 20 november: 07:00–17:00.');
    (await button(/^DEF 456/)).focus();
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowUp>8}{/ArrowUp}{/Alt}');
    await toast('DEF 456 är flyttad till 08:00–08:30, Lyft 1.');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await toast('DEF 456 flyttades inte: Lyft 1 är upptagen 07:00–08:00 av ABC 123.');
    await button(/^DEF 456, .*, 08:00–08:30, Lyft 1/);
    await waitFor(async () => {
      expect(await onServer('bookings')).toMatchObject({
        early: { startsAt: '2026-11-20T06:00:00Z' },
        other: { startsAt: '2026-11-20T07:00:00Z', endsAt: '2026-11-20T07:30:00Z' },
      });
    });
  });

  it('lets only an owner move to another closed time what an owner has allowed', async () => {
    const sunday = { startsAt: at('2026-11-22 08:00'), endsAt: at('2026-11-22 09:00') };
    const { user, onServer } = await open(
      { tyres: booking({ ...sunday, outsideHours: true }) },
      { query: '?datum=2026-11-22' },
    );
    (await button(/^ABC 123/)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await toast('ABC 123 flyttades inte. Stängt på söndagar.');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await toast('ABC 123 är flyttad till 08:00–09:00, Lyft 2.');
    await waitFor(async () => {
      const { tyres } = await onServer('bookings');
      expect(tyres).toMatchObject({ startsAt: '2026-11-22T07:00:00Z', resourceId: 'lift2' });
    });
  });

  it('drops the consent of an owner when a booking moves into the opening hours', async () => {
    const late = { startsAt: at('2026-11-20 16:15'), endsAt: at('2026-11-20 17:15') };
    const { user, onServer } = await open(
      { tyres: booking({ ...late, outsideHours: true, isReminded: true }) },
      { role: 'owner' },
    );
    (await button(/^ABC 123/)).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await toast('ABC 123 är flyttad till 16:00–17:00, Lyft 1.');
    const saved = (fields: object) =>
      waitFor(async () => expect((await onServer('bookings'))['tyres']).toMatchObject(fields));
    // The new time has not been told to the customer either.
    await saved({ outsideHours: false, isReminded: false });
    await user.click(await button('Ångra'));
    await saved({ outsideHours: true, isReminded: true });
  });

  it('keeps its focus when a column comes, and stops the browser from going back', async () => {
    const { user, seed } = await open({ tyres: booking(), other });
    const first = await button(inGrid);
    const grid = screen.getByRole('group', { name: 'Bokningar Fredag 20 november' });
    first.focus();
    await seed('bookings', { loose: { ...other, resourceId: null } });
    await within(grid).findByText('Utan plats');
    expect(first).toHaveFocus();
    expect(grid).toBeInTheDocument();
    const key = new KeyboardEvent('keydown', {
      ...{ key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true },
    });
    first.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(true);
    // A booking of a quarter of an hour makes the rows higher, and changes nothing else.
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{/Alt}');
    await toast('ABC 123 är ändrad till 08:00–08:15, Lyft 1.');
    expect(await button(/^ABC 123, Däckskifte, 08:00–08:15/)).toHaveFocus();
  });

  it('shows another browser’s change, and keeps the focus where it is', async () => {
    const { seed } = await open({ tyres: booking(), other });
    const focused = await button(inGrid);
    focused.focus();
    await seed('bookings', { other: { ...other, status: 'inProgress' } });
    await button(/^DEF 456, .*, Pågår/);
    expect(focused).toHaveFocus();
    await seed('bookings', { tyres: booking({ status: 'done' }) });
    expect(await button(/^ABC 123, .*, Klar/)).toHaveFocus();
  });

  it('takes a booking through the day by its button or by s, and back by Ctrl+Z', async () => {
    const { user, onServer } = await open({ tyres: booking(), other });
    const status = (expected: string) =>
      waitFor(async () => {
        const { tyres } = await onServer('bookings');
        expect(tyres).toMatchObject({ status: expected });
      });
    await button(inGrid);
    await user.click(screen.getByText('Checka in', { selector: '[data-step-of=tyres]' }));
    await toast(
      'Bokningen ABC 123 är incheckad: fredag 20 november 08:00–09:00, Lyft 1, Anders Holm.',
    );
    expect(screen.getByRole('link', { name: 'Visa' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/tyres',
    );
    const checkedIn = await button(/^ABC 123, .*, Incheckad,/);
    checkedIn.focus();
    await user.keyboard('s');
    const begun = await button(/^ABC 123, .*, Pågår,/);
    expect(begun).toHaveFocus();
    await status('inProgress');
    await user.keyboard('{Control>}z{/Control}');
    expect(await button(/^ABC 123, .*, Incheckad,/)).toHaveFocus();
    await status('checkedIn');
  });

  it('cancels a booking by Delete, and takes that back by Ctrl+Z', async () => {
    const { user, onServer } = await open({ tyres: booking(), other });
    (await button(inGrid)).focus();
    await user.keyboard('{Delete}');
    await toast(
      'Bokningen ABC 123 är avbokad: fredag 20 november 08:00–09:00, Lyft 1, Anders Holm.',
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: inGrid })).toBeNull());
    expect(await button(/^DEF 456/)).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: inGrid })).toHaveFocus());
    await waitFor(async () => {
      const { tyres } = await onServer('bookings');
      expect(tyres).toMatchObject({ status: 'booked' });
    });
  });

  it('keeps the focus at a booking of the list after its last step', async () => {
    const { user } = await open(
      { tyres: booking({ status: 'done' }), other: { ...other, status: 'done' } },
      { query: '?vy=lista' },
    );
    const step = await button('Markera hämtad ABC 123');
    step.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await button(/^ABC 123, .*, Hämtad,/)).toHaveFocus());
    await user.selectOptions(screen.getByLabelText('Status'), 'Klar');
    const last = await button('Markera hämtad DEF 456');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^ABC 123/ })).toBeNull());
    last.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^DEF 456/ })).toBeNull());
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(await button(/^DEF 456, .*, Klar/)).toHaveFocus());
  });

  it('leads to the bookings by b, and lets s alone where single keys are turned off', async () => {
    const { user } = await open({ tyres: booking(), other });
    await button(inGrid);
    await user.keyboard('b');
    expect(await button(inGrid)).toHaveFocus();
    act(() => setSingleKeys(false));
    await user.keyboard('sb');
    expect(await button(inGrid)).toHaveFocus();
    act(() => setSingleKeys(true));
    vi.setSystemTime(at('2026-11-20 09:30'));
    await user.keyboard('s');
    await button(/^ABC 123, .*, Incheckad,/);
    await user.keyboard('b');
    expect(await button(/^DEF 456/)).toHaveFocus();
  });

  it('leaves the bookings alone for those who only read', async () => {
    const { user } = await open({ tyres: booking() }, { role: 'auditor' });
    const only = await button(inGrid);
    expect(screen.queryByRole('button', { name: 'Ny bokning' })).toBeNull();
    only.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}ns{Delete}');
    expect(screen.queryByText('Checka in')).toBeNull();
    expect(only).toHaveFocus();
    expect(await button(inGrid)).toBe(only);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows readers the free time of the week, without buttons to book it', async () => {
    await open({ tyres: booking() }, { role: 'auditor', query: '?vy=vecka' });
    const inWeek = await button(/^ABC 123, Däckskifte, fredag 20 november/);
    expect(inWeek).toHaveAttribute('title', expect.stringContaining('08:00–09:00, Lyft 1'));
    const friday = inWeek.closest('td');
    expect(friday).toHaveTextContent('9 h ledigt');
    expect(friday).toHaveTextContent('1 av 10 h bokat');
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Boka Lyft/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Checka in/ })).toBeNull();
  });

  it('begins a new booking on n, but not where something is typed', async () => {
    const { user } = await open({});
    await toast('Inga bokningar. Dra över en ledig tid, eller tryck på Ny bokning.');
    screen.getByLabelText('Datum').focus();
    await user.keyboard('n');
    expect(screen.queryByRole('dialog')).toBeNull();
    (await button('Framåt')).focus();
    // Keys typed after n go into the form.
    await user.keyboard('nabc');
    expect(screen.getByRole('dialog', { name: 'Ny bokning' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Fordon' })).toHaveValue('abc');
  });

  it('goes to a view and to today by single keys', async () => {
    const { user } = await open({ tyres: booking() }, { query: '?datum=2026-11-23' });
    await screen.findByRole('heading', { level: 2, name: 'Måndag 23 november' });
    await user.keyboard('i');
    await screen.findByRole('heading', { level: 2, name: 'Fredag 20 november' });
    for (const [key, view] of [
      ['v', 'Vecka'],
      ['m', 'Månad'],
      ['l', 'Lista'],
      ['d', 'Dag'],
    ] as const) {
      expect(screen.getByRole('button', { name: view })).toHaveAttribute('aria-keyshortcuts', key);
      await user.keyboard(key);
      expect(screen.getByRole('button', { name: view, pressed: true })).toBeVisible();
    }
    screen.getByLabelText('Datum').focus();
    await user.keyboard('v');
    expect(screen.getByRole('button', { name: 'Dag', pressed: true })).toBeVisible();
  });

  it('shows one’s own jobs alone once one has said who one is, and remembers that', async () => {
    const { user } = await open({ tyres: booking(), other });
    await button(inGrid);
    await button(/^DEF 456/);
    await user.click(screen.getByRole('button', { name: 'Mina jobb' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Vem är du?' })).getByRole('button', {
        name: 'Anders Holm',
      }),
    );
    expect(await button('Mina jobb')).toHaveAttribute('aria-pressed', 'true');
    expect(location.search).toBe('?person=anders');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^DEF 456/ })).toBeNull());
    await button(inGrid);
    // A bare address shows the same, as long as one has not asked for everybody's.
    await user.click(screen.getByRole('link', { name: 'Kunder' }));
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    expect(await button('Mina jobb')).toHaveAttribute('aria-pressed', 'true');
    expect(location.search).toBe('');
    await button(inGrid);
    expect(screen.queryByRole('button', { name: /^DEF 456/ })).toBeNull();
    await user.click(await button('Rensa filter'));
    await button(/^DEF 456/);
    expect(location.search).toBe('?person=alla');
    await user.click(await button('Mina jobb'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^DEF 456/ })).toBeNull());
    await user.click(await button('Mina jobb'));
    await button(/^DEF 456/);
    await user.click(screen.getByRole('link', { name: 'Kunder' }));
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    await button(/^DEF 456/);
    expect(await button('Mina jobb')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await button('Vecka'));
    expect(location.search).toBe('?vy=vecka');
  });

  it('says what to do when there is nothing to book', async () => {
    await open({}, { role: 'owner', resources: false });
    expect(await screen.findByRole('link', { name: 'Lägg upp platser' })).toHaveAttribute(
      'href',
      '/dashboard/settings/resources',
    );
  });
});

describe('The calendar', () => {
  it('keeps view, day and filters in the address, with a way back', async () => {
    const { user } = await open({ tyres: booking(), off: { ...other, status: 'cancelled' } });
    await button(inGrid);
    await user.click(await button('Vecka'));
    expect(location.search).toBe('?vy=vecka');
    await screen.findByRole('heading', { level: 2, name: '16–22 november 2026' });
    await button(/^ABC 123, Däckskifte, fredag 20 november 08:00–09:00, Lyft 1/);
    await user.click(await button('Framåt'));
    expect(location.search).toBe('?vy=vecka&datum=2026-11-27');
    await user.click(await button('Idag'));
    await user.click(await button('Lista'));
    await screen.findByRole('heading', { level: 3, name: /^Idag, fredag 20 november/ });
    await button(inGrid);
    expect(screen.queryByRole('button', { name: /^DEF 456/ })).toBeNull();

    await user.selectOptions(screen.getByLabelText('Status'), 'Avbokad');
    expect(location.search).toBe('?vy=lista&status=avbokad');
    await button(/^DEF 456, .*, Avbokad/);
    expect(screen.queryByRole('button', { name: inGrid })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Plats'), 'Lyft 2');
    await screen.findByText('Inga bokningar med de filter som är valda.');
    history.back();
    await button(/^DEF 456, .*, Avbokad/);
    await user.click(await button('Rensa filter'));
    await button(inGrid);

    fireEvent.change(screen.getByLabelText('Datum'), { target: { value: '2026-12-25' } });
    await button('Lägg till den första');
    await user.click(await button('Dag'));
    await screen.findByText('v. 52 · stängt: Juldagen', { normalizer: plain });
    expect(location.search).toBe('?datum=2026-12-25');

    fireEvent.change(screen.getByLabelText('Datum'), { target: { value: '2027-01-04' } });
    await screen.findByRole('heading', { level: 2, name: 'Måndag 4 januari 2027' });
  });

  it('says that a day is closed, and why, and leads to the next open day in one press', async () => {
    const { user } = await open({}, { query: '?datum=2026-12-24' });
    await toast('Stängt torsdag 24 december: Julafton.');
    // A booking cannot be dragged into a day without hours.
    expect(screen.queryByText(/^Inga bokningar/)).toBeNull();
    await user.click(await button('Visa måndag 28 december'));
    await screen.findByRole('heading', { level: 2, name: 'Måndag 28 december' });
    expect(location.search).toBe('?datum=2026-12-28');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Kalender' })).toHaveFocus(),
    );
    expect(screen.queryByText(/^Stängt /)).toBeNull();
  });

  it('begins on a closed day with the way to the next open one, on a phone too', async () => {
    vi.setSystemTime(at('2026-11-21 09:00'));
    const { user } = await open({});
    await toast('Stängt på lördagar.');
    await user.click(await button('Lista'));
    await screen.findByRole('heading', { level: 2, name: '21–27 november 2026' });
    await user.click(await button('Visa måndag 23 november'));
    await screen.findByRole('heading', { level: 2, name: '23–29 november 2026' });
    expect(screen.queryByRole('button', { name: /^Visa måndag/ })).toBeNull();
  });

  it('says when no day of the next year is open, and lets an owner change that', async () => {
    const { seed } = await open({}, { role: 'owner', query: '?datum=2026-11-22' });
    const closed = Object.keys(starterWeek).map((day) => [day, { intervals: [] }]);
    await seed('openingHours', Object.fromEntries(closed));
    await toast('Stängt på söndagar. Det närmaste året finns ingen öppen dag.');
    expect(screen.queryByRole('button', { name: /^Visa / })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ändra öppettiderna' })).toHaveAttribute(
      'href',
      '/dashboard/settings/opening-hours',
    );
  });

  it('begins a new booking in the week that is shown', async () => {
    const { user } = await open({}, { query: '?vy=vecka&datum=2026-11-26' });
    await user.click(await button('Ny bokning'));
    const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }));
    expect(form.getByLabelText('Dag')).toHaveValue('2026-11-23');
    expect(form.getByLabelText('Start')).toHaveValue('07:00');
  });

  it('marks a booking in closed hours, unless an owner has allowed it', async () => {
    const sunday = { startsAt: at('2026-11-22 08:00'), endsAt: at('2026-11-22 09:00') };
    const { user } = await open({
      closed: { ...booking(), ...sunday },
      allowed: { ...other, ...sunday, outsideHours: true },
    });
    const marked = /^ABC 123, Däckskifte, .*Bokad, Verkstaden är stängd, Anna Berg/;
    await user.click(await button('Vecka'));
    expect(await button(marked)).toHaveTextContent('Stängt då');
    await user.click(await button('Lista'));
    expect(await button(marked)).toHaveTextContent('Stängt då');
    expect(await button(/^DEF 456/)).not.toHaveTextContent('Stängt då');
  });

  it('offers the bookings without a time to be planned', async () => {
    const { user } = await open({ waiting: unplanned, off: { ...unplanned, status: 'cancelled' } });
    await screen.findByRole('heading', { level: 3, name: 'Ej planerade (1)' });
    await user.click(await button(/^Planera ABC 123, Däckskifte, Ej planerad/));
    await screen.findByRole('dialog', { name: 'Bokningen ABC 123' });
  });

  it('offers the newest 100 of those, and says that there are more', async () => {
    const createdAt = (minute: number) =>
      new Date(at('2026-11-19 08:00').getTime() + minute * 60_000);
    const waiting = (minute: number, values: Partial<BookingFields> = {}) => {
      const services = [service(`Jobb ${minute}`)];
      return { ...unplanned, services, ...values, createdAt: createdAt(minute) };
    };
    const off = { status: 'cancelled' } as const;
    const bookings = Array.from({ length: 101 }, (_, minute) => [`b${minute}`, waiting(minute)]);
    // The cancelled bookings are newer than all others.
    const calledOff = Array.from({ length: 20 }, (_, n) => [`off${n}`, waiting(200 + n, off)]);
    const { seed } = await open(Object.fromEntries([...bookings, ...calledOff]));
    const jobs = () =>
      screen.getAllByRole('button', { name: /^Planera ABC 123, Jobb / }).map(jobOf);

    await screen.findByRole('heading', { level: 3, name: 'Ej planerade (fler än 100)' });
    expect(screen.getByText('De 100 senaste visas.')).toBeVisible();
    expect(jobs()).toEqual(Array.from({ length: 100 }, (_, place) => 100 - place));

    await seed('bookings', { b50: waiting(50, off) });
    await screen.findByRole('heading', { level: 3, name: 'Ej planerade (100)' });
    expect(screen.queryByText(/senaste visas/)).toBeNull();
    expect(jobs()).toContain(0);
    expect(jobs()).not.toContain(50);
  });

  it('moves by days in a week, though not to a day that is closed or over', async () => {
    const { user, onServer } = await open(
      { tyres: booking({ startsAt: at('2026-11-19 08:00'), endsAt: at('2026-11-19 09:00') }) },
      { query: '?vy=vecka' },
    );
    (await button(/^ABC 123, Däckskifte, torsdag 19 november 08:00–09:00/)).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await toast('ABC 123 flyttades inte. Tiden har passerat.');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await toast('ABC 123 är flyttad till fredag 20 november 08:00–09:00, Lyft 1.');
    expect(await button(/^ABC 123, Däckskifte, fredag 20 november/)).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await toast('ABC 123 flyttades inte. Stängt på lördagar.');
    await waitFor(async () => {
      const { tyres } = await onServer('bookings');
      expect(tyres).toMatchObject({ startsAt: '2026-11-20T07:00:00Z' });
    });
  });

  it('removes one that cannot be read, and frees its time', async () => {
    const { user, seed, quarters } = await open({ tyres: booking() });
    const odd = booking({ startsAt: at('2026-11-20 13:00'), endsAt: at('2026-11-20 14:00') });
    await seed('occupancy', occupancyDocuments(Object.entries({ tyres: booking(), odd })));
    await seed('bookings', { odd: { ...odd, services: 'x' } });
    await screen.findByText('En bokning kunde inte läsas och visas inte.');
    expectConsole('warn', 'Unreadable document');
    expect(Object.keys(await quarters())).toHaveLength(8);

    await user.click(await button('Ta bort bokningen odd'));
    const dialog = screen.getByRole('dialog', { name: 'Ta bort bokningen?' });
    expect(dialog).toHaveTextContent('Det går inte att ångra');
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(screen.queryByText(/kunde inte läsas/)).toBeNull());
    await waitFor(async () => {
      expect(Object.values(await quarters())).toEqual(['tyres', 'tyres', 'tyres', 'tyres']);
    });
  });

  it('lets an auditor see that one cannot be read, and no more', async () => {
    const { seed } = await open({}, { role: 'auditor' });
    await seed('bookings', { odd: { ...booking(), services: 'x' } });
    await screen.findByText('Bokning odd');
    expectConsole('warn', 'Unreadable document');
    expect(screen.queryByRole('button', { name: 'Ta bort bokningen odd' })).toBeNull();
  });

  it('calls no day closed while it is offline without the opening hours', async () => {
    const { workshopId, person } = await seedAs('staff');
    const { user, auth } = await openAs(person, '/dashboard/customers');
    await page('Kunder');
    await screen.findByText('Sparat');
    const week = Object.entries(starterWeek).map(([day, intervals]) => [day, { intervals }]);
    await seedDocuments(`workshops/${workshopId}/openingHours`, Object.fromEntries(week));
    const db = getFirestore(auth.app);
    await loseNetwork(db);
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    await screen.findByText(/^Ej hämtat än: du är offline\./);
    expect(screen.getByRole('heading', { level: 2, name: 'Fredag 20 november' })).toBeVisible();
    expect(screen.queryByText(/stängt/)).toBeNull();
    await user.click(await button('Ny bokning'));
    const dialog = await screen.findByRole('dialog', { name: 'Bokning' });
    expect(dialog).toHaveTextContent('En bokning behöver verkstadens öppettider.');
    await user.keyboard('{Escape}');
    await findNetwork(db);
    await screen.findByText('v. 47 · öppet 07:00–17:00', { normalizer: plain });
  });

  it('leads from a day of the month that is full to all of its bookings', async () => {
    const { user } = await open({ tyres: booking() }, { query: '?vy=manad' });
    // jsdom has no layout, so the month has room for no booking.
    (await button('+1 till, visa fredag 20 november')).focus();
    await user.keyboard('{Enter}');
    await button(inGrid);
    expect(screen.getByRole('heading', { level: 2, name: 'Fredag 20 november' })).toBeVisible();
  });
});

/** The number in the job's name on a button of the tray. */
function jobOf(button: HTMLElement): number {
  return Number(/Jobb (\d+)/.exec(button.getAttribute('aria-label') ?? '')?.[1]);
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
