import { parseDate } from '@internationalized/date';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterContext } from '@/data/register/RegisterContext';
import type { MessageTemplates } from '@/data/settings/messageTemplates';
import { type CurrentWorkshop, WorkshopContext } from '@/data/workshop/WorkshopContext';
import { type BookedService, type BookingFields, newBooking } from '@/domain/booking/booking';
import type { CustomerFields } from '@/domain/register/customer';
import type { Role } from '@/domain/workshop/member';
import type { Live } from '@/domain/values/live';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { dayOf, formatLongDay, instantAt } from '@/domain/time/swedishTime';
import type { Workshop } from '@/domain/workshop/workshop';
import { BookingContact } from '@/features/calendar/messages/BookingContact';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { catchFiles, type OfferedFile } from '../support/files';
import { keptCustomer, keptVehicle } from '../support/registerEntries';
import { at } from '../support/swedishInstant';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

const script = '<img src=x onerror=alert(1)>';
const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const oil: BookedService = {
  serviceId: 'oil',
  name: 'Oljebyte',
  minutes: 45,
  priceOre: 129_500,
  vatRate: 25,
};
const today = dayOf(new Date());
const tomorrow = today.add({ days: 1 });
const december = parseDate('2026-12-01');

function bookingFields(values: Partial<BookingFields> = {}): BookingFields {
  return newBooking({
    customerId: 'anna',
    vehicleId: 'volvo',
    services: [oil],
    bufferMinutes: 15,
    ...values,
  });
}

/** One hour of a day, from a full hour. */
function hourOf(day: typeof today, hour: number) {
  return { startsAt: instantAt(day, hour * 60), endsAt: instantAt(day, (hour + 1) * 60) };
}

const card = {
  name: 'Anna Berg',
  phones: ['+46701740605', '+46846500400'],
  email: 'anna+bil?x@berg.example',
};

const link = (name: string) => screen.getByRole('link', { name });

const noTexts: Live<MessageTemplates> = {
  ...{ kind: 'ready', data: new Map(), fromCache: false, unreadable: [] },
};

describe('What to tell a customer', () => {
  let files: OfferedFile[];

  beforeEach(() => {
    files = catchFiles();
  });

  const planned = { startsAt: at('2026-11-23 08:00'), endsAt: at('2026-11-23 09:00') };
  const hrefOf = (name: string) => decodeURIComponent(link(name).getAttribute('href') ?? '');

  function show(
    values: Partial<BookingFields>,
    customer: Partial<CustomerFields> = card,
    complete = true,
    texts: Live<MessageTemplates> = noTexts,
  ) {
    const workshop: Workshop = {
      ...starterWorkshop,
      ...stamps,
      name: 'Ekens bil',
      phone: '+46846500400',
      checklistDone: true,
      owners: ['olle'],
      createdBy: 'olle',
    };
    const register = {
      kind: 'ready',
      customers: new Map([['anna', { ...keptCustomer('anna', customer), pending: false }]]),
      vehicles: new Map([['volvo', { ...keptVehicle('volvo'), pending: false }]]),
      merged: new Map([['gone', 'anna']]),
      complete,
      written: new Map(),
      isPreview: false,
      unreadable: [],
    } as const;
    const source = {
      start: () => () => {},
      showFirst() {},
      subscribe: () => () => {},
      getState: () => register,
    };
    const current: CurrentWorkshop = {
      id: 'w',
      workshop,
      role: 'staff',
      staffId: null,
      workshopIds: ['w'],
      switchTo() {},
    };
    const user = userEvent.setup();
    render(
      <WorkshopContext value={current}>
        <RegisterContext value={source}>
          <MemoryRouter>
            <BookingContact
              texts={texts}
              booking={{
                id: 'b1',
                data: { ...bookingFields({ ...planned, ...values }), ...stamps },
                pending: false,
              }}
            />
          </MemoryRouter>
        </RegisterContext>
      </WorkshopContext>,
    );
    return user;
  }

  it('is ready to send by telephone and by mail, as a confirmation or a reminder', async () => {
    const user = show({});
    const text = screen.getByText(/^Hej!/).textContent;
    expect(text).toContain('Din tid hos Ekens bil är bokad: måndag 23 november kl. 08:00.');
    expect(text).toContain('\nABC 123\n');
    expect(text).toContain('\nOljebyte');
    expect(hrefOf('Sms till 070-174 06 05')).toBe(`sms:+46701740605?body=${text}`);
    // The customer's other number is not a mobile number.
    expect(screen.getAllByRole('link', { name: /^Sms/ })).toHaveLength(1);
    expect(link('Mejl till anna+bil?x@berg.example').getAttribute('href')).toMatch(
      /^mailto:anna%2Bbil%3Fx@berg\.example\?subject=Din%20bokning/,
    );

    expect(screen.getByRole('button', { name: 'Bekräftelse' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Påminnelse' }));
    expect(hrefOf('Sms till 070-174 06 05')).toContain('Påminnelse om din tid hos Ekens bil');
    expect(document.body.textContent).not.toMatch(/skickat|skickad/i);
    expect(link('Arbetskort (ny flik)')).toHaveAttribute('href', '/dashboard/bookings/b1/job-card');
  });

  it('has a new time among it, and how many text messages it becomes', async () => {
    const user = show({});
    await user.click(screen.getByRole('button', { name: 'Ny tid' }));
    expect(hrefOf('Mejl till anna+bil?x@berg.example')).toContain('subject=Ny tid: måndag 23');
    expect(screen.getByText(/^Hej!/)).toHaveTextContent(
      'Din nya tid hos Ekens bil: måndag 23 november',
    );
    expect(screen.getByText(/^1\ssms, \d+ av 160 tecken\.$/)).toBeVisible();
  });

  it('is that the car is ready, or that the booking is cancelled', async () => {
    show({ status: 'done' });
    expect(screen.getByRole('button', { name: 'Bilen är klar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Påminnelse' })).toBeNull();
    expect(screen.getByText(/^Hej!/)).toHaveTextContent('Bilen är klar att hämta hos Ekens bil.');
    await act(cleanup);
    show({ status: 'cancelled', startsAt: null, endsAt: null });
    expect(screen.getByRole('button', { name: 'Avbokad' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^Hej!/)).toHaveTextContent('Din bokning hos Ekens bil är avbokad.');
    expect(screen.queryByRole('button', { name: /kalenderfil/ })).toBeNull();
  });

  it('is in the workshop’s own words, once it is known which these are', async () => {
    const own = { subject: 'Klar', text: 'Hej! {kund}, hämta {regnr} före kl. 17.' };
    const data = new Map([['ready', own]] as const);
    show({ status: 'done' }, card, true, { ...noTexts, data });
    expect(screen.getByText('Hej! Anna Berg, hämta ABC 123 före kl. 17.')).toBeVisible();
    expect(hrefOf('Mejl till anna+bil?x@berg.example')).toContain('?subject=Klar&body=Hej!');
    await act(cleanup);
    show({}, card, true, { kind: 'loading' });
    expect(screen.getByText('Hämtar texten …')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(Sms|Mejl)/ })).toBeNull();
    await act(cleanup);
    show({}, card, true, { kind: 'failed', error: new Error('no') });
    expect(screen.getByText(/^Era egna texter kunde inte hämtas\./)).toBeVisible();
    expect(screen.getByText(/^Hej!/)).toHaveTextContent('Din tid hos Ekens bil är bokad');
  });

  it('can be copied, and says when the browser refuses', async () => {
    const user = show({});
    await user.click(screen.getByRole('button', { name: 'Kopiera texten' }));
    expect(await screen.findByText('Texten är kopierad.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(screen.getByText(/^Hej!/).textContent);

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Kopiera texten' }));
    expect(await screen.findByText(/^Texten kunde inte kopieras\./)).toBeVisible();
  });

  it('comes as a file for the customer’s calendar', async () => {
    const user = show({});
    await user.click(screen.getByRole('button', { name: 'Hämta kalenderfil (.ics)' }));
    const [file] = files;
    expect(file?.name).toBe('bokning-2026-11-23.ics');
    expect(file?.blob.type).toBe('text/calendar');
    const content = await file?.blob.text();
    expect(content).toContain('DTSTART:20261123T070000Z\r\nDTEND:20261123T080000Z');
    expect(content).toContain('SUMMARY:Ekens bil: Oljebyte');
  });

  it('names who took over from a merged customer, and is text whatever is in it', () => {
    show({ customerId: 'gone', services: [{ ...oil, name: script }] });
    expect(link('Sms till 070-174 06 05')).toBeVisible();
    expect(screen.getByText(/^Hej!/)).toHaveTextContent(script);
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    [{ customerId: null }, card, 'Bokningen har ingen kund.'],
    [{ customerId: 'unknown' }, card, 'Kunden finns inte längre i registret.'],
    [
      {},
      { phones: ['+46846500400'] },
      'Kunden har varken mobilnummer eller e-postadress. Ring 08-465 004 00.',
    ],
    [{}, { name: 'Anna Berg' }, 'Kunden har varken telefonnummer eller e-postadress.'],
  ])('can be copied when nobody can be written to', (values, customer, reason) => {
    show(values, customer);
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(Sms|Mejl)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Kopiera texten' })).toBeVisible();
  });

  it.each([{ customerId: 'later' }, { vehicleId: 'later' }])(
    'waits for what the device does not have yet',
    (values) => {
      show(values, card, false);
      expect(screen.getByText('Kundens uppgifter är inte hämtade än.')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it.each([
    [{ startsAt: null, endsAt: null }, /när bokningen har fått en tid\.$/],
    [{ status: 'pickedUp' }, /bilen är hämtad\.$/],
    [{ status: 'noShow' }, /kunden uteblev\.$/],
  ] as const)('is nothing for a booking that has no time, or that is over', (values, reason) => {
    show(values);
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(link('Arbetskort (ny flik)')).toBeVisible();
  });
});

const dayText = (day: typeof today) => `${formatLongDay(day)} ${day.year}`;

async function open(
  path: string,
  heading: string,
  bookings: Record<string, BookingFields>,
  role: Role = 'staff',
) {
  const [person, founder] = [await newPerson('Olle Ek'), await newPerson('Vera Lund')];
  const id = await seedWorkshop('Ekens bil', { owner: [founder], [role]: [person] });
  await seedDocuments(`workshops/${id}/customers`, {
    anna: customerFields(card),
    taxi: customerFields({ name: 'Ekbackens Taxi' }),
  });
  await seedDocuments(`workshops/${id}/vehicles`, {
    volvo: vehicleFields({ make: 'Volvo', model: 'V70', odometerKm: 183_400, ownerId: 'anna' }),
    taxi: vehicleFields({ registrationNumber: 'XYZ89A', ownerId: 'taxi' }),
  });
  await seedDocuments(`workshops/${id}/resources`, {
    lift: { name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 1, isActive: true },
  });
  await seedDocuments(`workshops/${id}/staff`, {
    sara: { name: 'Sara Kvist', phone: null, isActive: true },
  });
  await seedDocuments(`workshops/${id}/bookings`, bookings);
  const { user } = await openAs(person, path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return { user, onServer: () => documentsOnServer(`workshops/${id}/bookings`) };
}

const comers = {
  late: bookingFields({ ...hourOf(tomorrow, 13), isReminded: true }),
  early: bookingFields({ ...hourOf(tomorrow, 8), vehicleId: 'taxi', customerId: 'taxi' }),
  cancelled: bookingFields({ ...hourOf(tomorrow, 9), status: 'cancelled' }),
  here: bookingFields({ startsAt: instantAt(today, 480), endsAt: instantAt(tomorrow, 600) }),
  nextWeek: bookingFields(hourOf(today.add({ days: 8 }), 10)),
  unplanned: bookingFields(),
};

describe('The reminders', () => {
  const path = '/dashboard/calendar/reminders';

  it('are those who come tomorrow, in order, each with a tick that is saved', async () => {
    const { user, onServer } = await open(path, 'Påminnelser', comers);
    await screen.findByText('1 av 2 påminda');
    expect(screen.getByText(new RegExp(`^${dayText(tomorrow)}`))).toBeVisible();
    const early = await screen.findByRole('checkbox', { name: 'Påmind: XYZ 89A Ekbackens Taxi' });
    const [first, second] = screen.getAllByRole('checkbox');
    expect(first).toBe(early);
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
    expect(screen.getByText('Kunden har varken telefonnummer eller e-postadress.')).toBeVisible();
    expect(link('Sms till 070-174 06 05').getAttribute('href')).toContain('P%C3%A5minnelse%20om');
    expect(link('13:00–14:00 ABC 123 Anna Berg')).toHaveAttribute(
      'href',
      '/dashboard/bookings/late',
    );

    await user.click(early);
    expect(await screen.findByText('2 av 2 påminda')).toBeVisible();
    await waitFor(async () => {
      expect((await onServer())['early']).toMatchObject({ isReminded: true, status: 'booked' });
    });
    await user.click(early);
    expect(await screen.findByText('1 av 2 påminda')).toBeVisible();
  });

  it('of another day are a step away and in the address, and may be none', async () => {
    const { user } = await open(path, 'Påminnelser', comers);
    await screen.findByText('1 av 2 påminda');
    await user.click(screen.getByRole('button', { name: 'Dagen efter' }));
    expect(await screen.findByText(/^Ingen att påminna/)).toBeVisible();
    const after = tomorrow.add({ days: 1 });
    expect(location.search).toBe(`?datum=${after.toString()}`);
    expect(screen.getByLabelText('Datum')).toHaveValue(after.toString());
    await user.click(screen.getByRole('button', { name: 'Dagen före' }));
    await screen.findByText('1 av 2 påminda');
    expect(location.search).toBe('');
  });

  it('can be read and not ticked by an auditor', async () => {
    await open(path, 'Påminnelser', comers, 'auditor');
    await screen.findByText('1 av 2 påminda');
    for (const tick of screen.getAllByRole('checkbox')) expect(tick).toBeDisabled();
  });
});

describe('The list of a day', () => {
  it('has all that is to be done in it, for paper', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await open('/dashboard/calendar/day-list?datum=2026-12-01', 'Dagslista', {
      second: bookingFields({
        startsAt: at('2026-12-01 10:00'),
        endsAt: at('2026-12-01 11:00'),
        resourceId: 'lift',
        staffId: 'sara',
        keyNumber: '17',
        message: script,
        note: 'Betalar sent',
        status: 'checkedIn',
      }),
      first: bookingFields({ startsAt: at('2026-12-01 07:00'), endsAt: at('2026-12-01 08:00') }),
      off: bookingFields({
        startsAt: at('2026-12-01 07:00'),
        endsAt: at('2026-12-01 08:00'),
        status: 'noShow',
      }),
      other: bookingFields({ startsAt: at('2026-12-02 07:00'), endsAt: at('2026-12-02 08:00') }),
    });
    await screen.findByText('Lyft 1');
    await screen.findByText('Sara Kvist');
    await screen.findAllByText('Anna Berg');
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual([
      '07:00–08:00',
      '10:00–11:00',
    ]);
    const cells = within(rows[1] ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '10:00–11:00Incheckad',
      'ABC 123Volvo V70',
      'Anna Berg070-174 06 05',
      `Oljebyte${script}`,
      'Lyft 1Sara Kvist',
      '17',
      'Starta',
    ]);
    expect(document.querySelector('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
    expect(printed).toHaveBeenCalledOnce();
  });

  it('takes a job through the day by one press a step, and keeps the focus at it', async () => {
    const { user, onServer } = await open(
      '/dashboard/calendar/day-list?datum=2026-12-01',
      'Dagslista',
      { first: bookingFields({ ...hourOf(december, 7), status: 'inProgress' }) },
    );
    const status = (expected: string) =>
      waitFor(async () => {
        expect((await onServer())['first']).toMatchObject({ status: expected });
      });
    await user.click(await screen.findByRole('button', { name: 'Markera klar ABC 123' }));
    const ready = await screen.findByRole('link', { name: 'Skicka ”Bilen är klar”' });
    expect(ready).toHaveAttribute('href', '/dashboard/bookings/first#meddela-klar');
    const fetched = await screen.findByRole('button', { name: 'Markera hämtad ABC 123' });
    fetched.focus();
    await user.keyboard('{Enter}');
    const job = screen.getByRole('link', { name: '07:00–08:00' });
    await waitFor(() => expect(job).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Markera/ })).toBeNull();
    await status('pickedUp');
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    await status('done');
    await user.keyboard('s');
    await status('pickedUp');
  });

  it('loses a job that is called off, and gets it back with the focus by Ctrl+Z', async () => {
    const { user } = await open('/dashboard/calendar/day-list?datum=2026-12-01', 'Dagslista', {
      first: bookingFields(hourOf(december, 7)),
      second: bookingFields({ ...hourOf(december, 9), vehicleId: 'taxi', customerId: 'taxi' }),
    });
    const job = (time: string) => screen.findByRole('link', { name: time });
    (await job('07:00–08:00')).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('link', { name: '07:00–08:00' })).toBeNull());
    expect(await job('09:00–10:00')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    const back = await job('07:00–08:00');
    await waitFor(() => expect(back).toHaveFocus());
  });

  it('is only read by an auditor', async () => {
    await open(
      '/dashboard/calendar/day-list?datum=2026-12-01',
      'Dagslista',
      { first: bookingFields(hourOf(december, 7)) },
      'auditor',
    );
    await screen.findByRole('link', { name: '07:00–08:00' });
    expect(screen.queryByRole('button', { name: /^Checka in/ })).toBeNull();
    expect(screen.getAllByRole('columnheader')).toHaveLength(6);
  });

  it('is today’s when no day is asked for, and may be empty', async () => {
    await open('/dashboard/calendar/day-list', 'Dagslista', {});
    expect(screen.getByText(new RegExp(`^${dayText(today)}`))).toBeVisible();
    expect(await screen.findByText('Inga bokningar den här dagen.')).toBeVisible();
  });
});

describe('A job card', () => {
  it('says what the mechanic needs, and leaves room to write', async () => {
    await open('/dashboard/bookings/b1/job-card', 'Arbetskort', {
      b1: bookingFields({
        startsAt: at('2026-12-01 10:00'),
        endsAt: at('2026-12-01 11:00'),
        resourceId: 'lift',
        staffId: 'sara',
        keyNumber: '17',
        message: script,
        note: 'Kolla bromsarna',
        services: [oil, { ...oil, name: 'Däckskifte', minutes: 30 }],
      }),
    });
    await screen.findByText('Lyft 1, Sara Kvist');
    await screen.findByText('Volvo V70');
    const facts = [...document.querySelectorAll('dl > div')].map((each) =>
      [...each.children].map((part) => part.textContent.replaceAll('\u00a0', ' ')),
    );
    expect(facts).toEqual([
      ['Tid', 'tisdag 1 december 2026, 10:00–11:00'],
      ['Plats och person', 'Lyft 1, Sara Kvist'],
      ['Kund', 'Anna Berg'],
      ['Telefon', '070-174 06 05, 08-465 004 00'],
      ['Fordon', 'Volvo V70'],
      ['Senast kända mätarställning', '183 400 km'],
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Oljebyte 45\u00a0min', 'Däckskifte 30\u00a0min']),
    );
    expect(screen.getByText('Planerad tid: 1 h 30 min')).toBeVisible();
    expect(screen.getByText(script)).toBeVisible();
    expect(screen.getByText('Kolla bromsarna')).toBeVisible();
    expect(screen.getByText('Datum och signatur')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect(document.body.textContent).not.toMatch(/kvitto/i);
    expect(document.title).toBe('Arbetskort ABC 123 – Verkstadsnavet');
    expect(link('Till bokningen')).toHaveAttribute('href', '/dashboard/bookings/b1');
  });

  it('of a booking that does not exist says so', async () => {
    await open('/dashboard/bookings/unknown/job-card', 'Bokningen finns inte', {});
    expect(link('Till kalendern')).toHaveAttribute('href', '/dashboard/calendar');
  });
});

describe('The history', () => {
  const history = {
    old: bookingFields({
      startsAt: at('2026-05-04 08:00'),
      endsAt: at('2026-05-04 09:00'),
      status: 'pickedUp',
    }),
    unplanned: bookingFields({ services: [] }),
    coming: bookingFields({
      startsAt: at('2026-12-01 07:00'),
      endsAt: at('2026-12-03 16:00'),
      isAllDay: true,
      vehicleId: 'taxi',
    }),
    others: bookingFields({
      startsAt: at('2026-12-02 07:00'),
      endsAt: at('2026-12-02 08:00'),
      customerId: 'taxi',
    }),
  };

  async function shown() {
    const section = within(screen.getByRole('region', { name: 'Bokningar och arbetsorder' }));
    const links = await section.findAllByRole('link');
    return links.map((each) => [
      each.textContent.replace(/\s+/g, ' '),
      each.getAttribute('href')?.split('/').at(-1),
    ]);
  }

  it('of a customer has the bookings, the newest first', async () => {
    await open('/dashboard/customers/anna', 'Anna Berg', history);
    await waitFor(async () =>
      expect(await shown()).toEqual([
        ['2026-12-01 XYZ 89A Oljebyte Bokad', 'coming'],
        ['2026-05-04 08:00 ABC 123 Oljebyte Hämtad', 'old'],
        ['Ej planerad ABC 123 Ingen tjänst vald Bokad', 'unplanned'],
      ]),
    );
  });

  it('of a vehicle has the bookings of all its customers', async () => {
    await open('/dashboard/vehicles/volvo', 'ABC 123 Volvo V70', history);
    await waitFor(async () =>
      expect((await shown()).map(([, id]) => id)).toEqual(['others', 'old', 'unplanned']),
    );
  });
});
