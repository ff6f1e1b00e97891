import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newInspection } from '@/domain/inspection/inspection';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { serviceBook, serviceEntry } from '../support/serviceEntry';
import { at } from '../support/swedishInstant';
import { accepted, button, heading, openOrders, order } from '../support/workOrders';

const replaces = 'Ändra bilens mätarställning till den här';
/** A service book of the car with an entry from order 1042, at so many km, and the next service 15 000 km later. */
const bookOf1042 = (odometerKm: number) => ({
  car_1: {
    ...serviceBook({
      e1: serviceEntry({
        ...{ doneOn: '2026-09-10', odometerKm, nextOn: null, nextKm: odometerKm + 15_000 },
        ...{ origin: 'order', orderId: '1042' },
      }),
    }),
    vehicleId: 'car',
  },
});
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

describe('Checking in', () => {
  it('makes an order of a booking, with its services as lines, in one write', async () => {
    const { user, stored, all } = await openOrders('workorders/new?bokning=b1');
    await heading('Checka in');
    expect(await screen.findByLabelText('Nyckelnummer')).toHaveValue('7');
    expect(screen.getByLabelText('Kundens beskrivning')).toHaveValue('Det gnisslar');
    await user.type(await screen.findByLabelText('Mätarställning'), '119 000');
    await screen.findByText(/Lägre än den senaste/);
    await user.clear(screen.getByLabelText('Mätarställning'));
    await user.type(screen.getByLabelText('Mätarställning'), '123 456');
    const submit = await button('Checka in');
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await heading(/^AO\s1001/);
    await waitFor(async () => {
      expect(await stored('workOrders/1001')).toMatchObject({
        ...{ bookingId: 'b1', customerId: 'anna', vehicleId: 'car', staffId: 'kim' },
        ...{ stage: 'checkedIn', isOpen: true, odometerKm: 123_456, keyNumber: '7' },
        ...{ complaint: 'Det gnisslar', priceType: 'fixed', group: 'workshop' },
      });
    });
    const { lines } = (await stored('workOrders/1001')) as { lines: Record<string, string> };
    expect(Object.values(lines)).toEqual([accepted]);
    expect(await stored('bookings/b1')).toMatchObject({ status: 'checkedIn' });
    expect(await stored('vehicles/car')).toMatchObject({ odometerKm: 123_456 });
    expect(Object.values(await all('orderEvents'))).toMatchObject([
      { orderId: '1001', kind: 'created', after: 'checkedIn' },
    ]);
  });

  it('asks about ten times the last odometer, and a correction goes to the car', async () => {
    const { user, stored } = await openOrders('workorders/new?bokning=b1');
    await heading('Checka in');
    await user.type(await screen.findByLabelText('Mätarställning'), '1 234 560');
    await screen.findByText(/^Det är minst tio gånger så mycket som den senaste, 120\s000\skm\./);
    const submit = await button('Checka in');
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await screen.findByText('Kryssa i om det stämmer, annars ändra');
    await user.click(screen.getByLabelText('Ja, mätarställningen stämmer'));
    await user.click(submit);
    await heading(/^AO\s1001/);
    const km = (odometerKm: number) =>
      waitFor(async () => {
        expect(await stored('workOrders/1001')).toMatchObject({ odometerKm });
        expect(await stored('vehicles/car')).toMatchObject({ odometerKm });
      });
    await km(1_234_560);

    await user.click(await button('Ändra'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ändra AO\s1001$/ }));
    await user.clear(dialog.getByLabelText('Mätarställning'));
    await user.type(dialog.getByLabelText('Mätarställning'), '123 456');
    expect(dialog.queryByText(/^Lägre än/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    await km(123_456);
    await user.click(await button('Ångra'));
    await km(1_234_560);
  });

  it('lets a lower odometer replace that of the car when it is said to be right', async () => {
    const { user, stored } = await openOrders('workorders/new?bokning=b1');
    await user.type(await screen.findByLabelText('Mätarställning'), '99 000');
    await user.click(await screen.findByLabelText(replaces));
    const submit = await button('Checka in');
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await waitFor(async () =>
      expect(await stored('vehicles/car')).toMatchObject({ odometerKm: 99_000 }),
    );
  });

  it('asks anew about an odometer when the car, or what is known of it, changes', async () => {
    const vehicles = {
      car: vehicleFields({ registrationNumber: 'ABC123', odometerKm: 120_000 }),
      other: vehicleFields({ registrationNumber: 'XYZ89A', odometerKm: 150_000 }),
    };
    const path = 'workorders/new?fordon=car';
    const { user, root } = await openOrders(path, {}, { also: { vehicles } });
    await user.type(await screen.findByLabelText('Mätarställning'), '99 000');
    await user.click(await screen.findByLabelText(replaces));
    await user.click(screen.getByRole('button', { name: 'Töm Fordon' }));
    await user.type(screen.getByRole('combobox', { name: 'Fordon' }), 'XYZ');
    await user.click(await screen.findByRole('option', { name: /XYZ 89A/ }));
    await screen.findByText(/^Lägre än den senaste, 150\s000\skm/);
    expect(screen.getByLabelText(replaces)).not.toBeChecked();
    expect(screen.getByLabelText('Mätarställning')).toHaveValue('99 000');

    await user.clear(screen.getByLabelText('Mätarställning'));
    await user.type(screen.getByLabelText('Mätarställning'), '1 600 000');
    await user.click(await screen.findByLabelText('Ja, mätarställningen stämmer'));
    const other = { ...vehicles.other, odometerKm: 155_000 };
    await seedDocuments(`${root}/vehicles`, { other }, new Date());
    await screen.findByText(/^Det är minst tio gånger så mycket som den senaste, 155\s000\skm/);
    expect(screen.getByLabelText('Ja, mätarställningen stämmer')).not.toBeChecked();
  });

  it('asks before what was filled in is left', async () => {
    const { user, stored } = await openOrders('workorders/new');
    await heading('Ny arbetsorder');
    await user.type(await screen.findByLabelText('Nyckelnummer'), '12');
    await user.click(screen.getByRole('link', { name: 'Avbryt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lämna utan att spara?' });
    await user.click(within(dialog).getByRole('button', { name: 'Fortsätt fylla i' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Nyckelnummer')).toHaveValue('12');
    await user.click(screen.getByRole('link', { name: 'Avbryt' }));
    await user.click(await button('Lämna utan att spara'));
    await heading('Arbetsorder');
    expect(await stored('workOrders/1001')).toBeUndefined();
  });

  it('leads to the order of a booking that has one', async () => {
    await openOrders('workorders/new?bokning=b1', { '1042': order });
    await heading('Bilen är redan incheckad');
    expect(screen.getByRole('link', { name: /^Öppna AO\s1042$/ })).toHaveAttribute(
      'href',
      '/dashboard/workorders/1042',
    );
  });
});

describe('An order', () => {
  it('asks about an odometer that is further than 500 km a day from the last', async () => {
    const { user, stored } = await openOrders('workorders/1042', { '1042': order });
    await user.click(await button('Ändra'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ändra AO\s1042$/ }));
    await user.type(dialog.getByLabelText('Mätarställning'), '120 501');
    await dialog.findByText(/^Det är 501\skm mer än den senaste, 120\s000\skm den 2026-11-02/);
    await user.click(dialog.getByLabelText('Ja, mätarställningen stämmer'));
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    await waitFor(async () =>
      expect(await stored('vehicles/car')).toMatchObject({ odometerKm: 120_501 }),
    );
  });

  it('corrects the odometer of its car when its own is said to be right', async () => {
    const vehicles = { car: vehicleFields({ registrationNumber: 'ABC123', odometerKm: 150_000 }) };
    const orders = { '1042': { ...order, odometerKm: 15_200 } };
    const { user, stored } = await openOrders('workorders/1042', orders, { also: { vehicles } });
    const km = (odometerKm: number) =>
      waitFor(async () => expect(await stored('vehicles/car')).toMatchObject({ odometerKm }));
    await user.click(await button('Ändra'));
    await user.click(await screen.findByLabelText(replaces));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Fordonet ABC 123 är ändrat.');
    await km(15_200);
    await user.click(await button('Ångra'));
    await km(150_000);
    expect(await stored('workOrders/1042')).toMatchObject({ odometerKm: 15_200 });
  });

  it('is not held against what its car has been driven since', async () => {
    const vehicles = { car: vehicleFields({ registrationNumber: 'ABC123', odometerKm: 105_000 }) };
    const earlier = { ...order, odometerKm: 100_000, createdAt: at('2026-09-10 08:00') };
    const { user } = await openOrders(
      'workorders/1042',
      { '1042': earlier, '1043': { ...order, odometerKm: 105_000 } },
      { also: { vehicles, serviceBooks: bookOf1042(100_000) } },
    );
    await user.click(await button('Ändra'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ändra AO\s1042$/ }));
    await waitFor(() => expect(dialog.queryByText(/^Lägre än/)).toBeNull());
    await user.clear(dialog.getByLabelText('Mätarställning'));
    await user.type(dialog.getByLabelText('Mätarställning'), '99 000');
    expect(dialog.queryByText(/^Lägre än/)).toBeNull();
    expect(dialog.queryByLabelText(replaces)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    await screen.findByText(/Serviceboken har 100\s000\skm från ordern: rätta noteringen också\./);
  });

  it('is not saved with a mistyped odometer before earlier ones are known', async () => {
    const vehicles = { car: vehicleFields({ registrationNumber: 'ABC123', odometerKm: 84_319 }) };
    const { user, db, stored } = await openOrders(
      'workorders/1042',
      {
        '1042': { ...order, odometerKm: 84_319 },
        '1041': { ...order, bookingId: null, odometerKm: 84_000 },
      },
      { also: { vehicles } },
    );
    const edit = await button('Ändra');
    await disableNetwork(db());
    await user.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ändra AO\s1042$/ }));
    await user.clear(dialog.getByLabelText('Mätarställning'));
    await user.type(dialog.getByLabelText('Mätarställning'), '843 190');
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(dialog.getByRole('button', { name: 'Hämtar mätarställningar …' })).toBeVisible();
    await enableNetwork(db());
    expect(
      await dialog.findByText(/^Det är minst tio gånger så mycket som den senaste, 84\s000\skm\./),
    ).toBeVisible();
    expect(await stored('workOrders/1042')).toMatchObject({ odometerKm: 84_319 });
  });

  it('proposes its odometer to the service book, which takes the right one instead', async () => {
    const mistyped = { ...order, odometerKm: 1_234_560 };
    const vehicles = {
      car: vehicleFields({ registrationNumber: 'ABC123', odometerKm: 1_234_560 }),
    };
    const { user } = await openOrders(
      'servicebook/car/new?arbetsorder=1042',
      { '1042': mistyped },
      { also: { vehicles } },
    );
    await heading('Ny notering');
    const odometer = await screen.findByLabelText('Mätarställning');
    expect(odometer).toHaveDisplayValue(/^1\s234\s560\skm$/);
    await user.clear(odometer);
    await user.type(odometer, '123 456');
    expect(screen.queryByText(/^Mätaren har visat/)).toBeNull();
    expect(screen.queryByLabelText('Varför visar mätaren mindre?')).toBeNull();
  });

  it('proposes its corrected odometer where the service book has the mistyped one', async () => {
    const vehicles = { car: vehicleFields({ registrationNumber: 'ABC123', odometerKm: 123_456 }) };
    await openOrders(
      'servicebook/car/new?rattar=e1',
      { '1042': { ...order, odometerKm: 123_456 } },
      { also: { vehicles, serviceBooks: bookOf1042(1_234_560) } },
    );
    await heading('Rätta notering');
    expect(await screen.findByLabelText('Mätarställning')).toHaveDisplayValue(/^123\s456\skm$/);
    expect(screen.getByLabelText('eller vid mätarställning')).toHaveDisplayValue(/^138\s456\skm$/);
    expect(screen.getByLabelText('Utfört av')).toHaveDisplayValue('Bo Lind');
    expect(screen.getByText(/^Mätarställningen är den som AO\s1042 har nu/)).toHaveTextContent(
      /Noteringen har 1\s234\s560\skm\.$/,
    );
    expect(screen.queryByText('Ordern finns redan i serviceboken.')).toBeNull();
  });

  it('goes to work and to ready when its lines are done, and its booking follows', async () => {
    const { user, stored, events } = await openOrders('workorders/1042', { '1042': order });
    await heading(/^AO\s1042/);
    await user.click(await button('Börja arbetet'));
    await waitFor(async () =>
      expect(await stored('bookings/b1')).toMatchObject({ status: 'inProgress' }),
    );
    await user.click(await button('Markera klar'));
    const dialog = await screen.findByRole('dialog', { name: 'En godkänd rad är inte gjord' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Bromsbyte');
    await user.click(within(dialog).getByRole('button', { name: 'Markera gjord' }));
    await waitFor(async () =>
      expect(await stored('bookings/b1')).toMatchObject({ status: 'done' }),
    );
    expect(await stored('workOrders/1042')).toMatchObject({
      stage: 'ready',
      lines: { a: accepted.replace('todo', 'done') },
    });
    const told = await events();
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'stage', before: 'checkedIn', after: 'working' }),
        expect.objectContaining({ kind: 'line', lineId: 'a', before: accepted }),
        expect.objectContaining({ kind: 'stage', before: 'working', after: 'ready' }),
      ]),
    );
  });

  it('takes a step back, and the booking with it', async () => {
    const { user, stored } = await openOrders('workorders/1042', { '1042': order });
    await user.click(await button('Börja arbetet'));
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'checkedIn' });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'checkedIn' });
    });
  });

  it('gets a line, and tells when the lines go over what the customer has agreed to', async () => {
    const { user, stored } = await openOrders('workorders/1042', { '1042': order });
    await user.click(await button('Ny rad'));
    const dialog = await screen.findByRole('dialog', { name: 'Ny rad' });
    await user.type(within(dialog).getByLabelText('Vad ska göras?'), 'Skivor | fram');
    await user.type(within(dialog).getByLabelText(/^Pris per enhet/), '1 200');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await screen.findByText('Skivor / fram');
    expect(await screen.findByRole('alert')).toHaveTextContent(/1\s200,00\skr över det/);
    await waitFor(async () => {
      const { lines } = (await stored('workOrders/1042')) as { lines: Record<string, string> };
      expect(Object.values(lines)).toContain(
        'labour|1000|h|120000|0|25|kim|open||todo|Skivor / fram',
      );
    });
    await user.click(await button('Godkänd: Skivor / fram'));
    const answer = await screen.findByRole('dialog', { name: /^Kundens svar, AO\s1042$/ });
    await user.click(within(answer).getByRole('button', { name: 'Spara svaret' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

    // A return lowers what is to be paid, and nobody has to answer it or do it.
    await user.click(await button('Ny rad'));
    const again = await screen.findByRole('dialog', { name: 'Ny rad' });
    await user.type(within(again).getByLabelText('Vad ska göras?'), 'Stompant');
    await user.click(within(again).getByRole('checkbox', { name: 'Retur eller avdrag' }));
    await user.type(within(again).getByLabelText(/^Pris per enhet/), '300');
    await user.click(within(again).getByRole('button', { name: 'Spara' }));
    const row = (await screen.findByText('Stompant')).closest('li');
    expect(row).toHaveTextContent(/−1 h à 300,00\skr−300,00\skrDras avÄndra$/);
    await waitFor(async () => {
      const { lines } = (await stored('workOrders/1042')) as { lines: Record<string, string> };
      expect(Object.values(lines)).toContain(
        'labour|-1000|h|30000|0|25|kim|accepted|-30000|done|Stompant',
      );
    });
  });

  it('leads from a removed line to the next one, and from the last to a new one', async () => {
    const line = (text: string) => `part|1000|st|10000|0|25||open||todo|${text}`;
    const { user } = await openOrders('workorders/1042', {
      '1042': { ...order, lines: { a: line('Filter'), b: line('Olja'), c: line('Torkarblad') } },
    });
    async function remove(text: string) {
      await user.click(await button(`Ändra raden ${text}`));
      await user.click(await button('Ta bort'));
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    }
    await remove('Olja');
    expect(await button('Ändra raden Torkarblad')).toHaveFocus();
    await remove('Torkarblad');
    expect(await button('Ändra raden Filter')).toHaveFocus();
    await remove('Filter');
    expect(await button('Ny rad')).toHaveFocus();
  });

  it('keeps the lines of two people, of one line the last, and tells of both', async () => {
    const line = (text: string) => `part|1000|st|10000|0|25||open||todo|${text}`;
    const { user, stored, change } = await openOrders('workorders/1042', {
      '1042': { ...order, lines: { a: accepted, b: line('Filter') } },
    });
    await user.click(await button('Ändra raden Filter'));
    const dialog = await screen.findByRole('dialog', { name: 'Ändra rad' });
    // Somebody else changes both lines while the form is open.
    const lines = { a: accepted.replace('todo', 'done'), b: line('Luftfilter') };
    await change('1042', { ...order, lines });
    await screen.findByText('Luftfilter');
    const text = within(dialog).getByLabelText('Vad ska göras?');
    await user.clear(text);
    await user.type(text, 'Oljefilter');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await screen.findByText('Oljefilter');
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        lines: { a: accepted.replace('todo', 'done'), b: line('Oljefilter') },
      });
    });
    expect(await screen.findByText(/^Rad: Luftfilter \(.*\) → Oljefilter \(/)).toBeVisible();
  });

  it('gets all accepted lines done by one press, and tells what is left', async () => {
    const wipers = accepted.replace('Bromsbyte', 'Torkarblad');
    const open = 'part|1000|st|45000|0|25||open||todo|Vindruta';
    const { user, stored } = await openOrders('workorders/1042', {
      '1042': { ...order, stage: 'working', lines: { a: accepted, b: wipers, c: open } },
    });
    await user.click(await button('Markera klar'));
    const dialog = await screen.findByRole('dialog', { name: '2 godkända rader är inte gjorda' });
    await user.click(within(dialog).getByRole('button', { name: 'Markera alla gjorda' }));
    await screen.findByText(/^Raderna är gjorda\. Kunden har inte svarat om en rad\./);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => {
      const [a, b] = [accepted, wipers].map((line) => line.replace('todo', 'done'));
      const lines = { a, b, c: open };
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'working', lines });
    });
  });

  it('keeps what a colleague changed while it was asked whether all lines are done', async () => {
    const wipers = accepted.replace('Bromsbyte', 'Torkarblad');
    const lines = { a: accepted, b: wipers };
    const { user, stored, change } = await openOrders('workorders/1042', {
      '1042': { ...order, stage: 'working', lines },
    });
    await user.click(await button('Markera klar'));
    const dialog = await screen.findByRole('dialog', { name: '2 godkända rader är inte gjorda' });
    expect(dialog).toHaveTextContent('Sedan blir ordern klar.');
    const declined = wipers.replace('accepted|349500', 'declined|');
    await change('1042', { ...order, stage: 'working', lines: { a: accepted, b: declined } });
    await screen.findByText('Avböjd');
    await user.click(within(dialog).getByRole('button', { name: 'Markera alla gjorda' }));
    await waitFor(async () => {
      const after = { a: accepted.replace('todo', 'done'), b: declined };
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'ready', lines: after });
    });
  });

  it('has its lines left alone when it was closed with work that is not done', async () => {
    const closed = { stage: 'closed' as const, isOpen: false, closedReason: 'Bilen är såld' };
    const { user, stored } = await openOrders('workorders/1042', {
      '1042': { ...order, ...closed },
    });
    await user.click(await button('Öppna igen: markera klar'));
    await screen.findByText('En godkänd rad är inte gjord.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await stored('workOrders/1042')).toMatchObject({ ...closed, lines: { a: accepted } });
  });

  it('gets lines and steps without a network, and the server gets them afterwards', async () => {
    const { user, stored, db } = await openOrders('workorders/1042', { '1042': order });
    const step = await button('Börja arbetet');
    await loseNetwork(db());
    await user.click(step);
    await user.click(await button('Gjord: Bromsbyte'));
    await user.click(await button('Markera klar'));
    await screen.findByText(/^AO\s1042: Klar\.$/);
    expect(await stored('workOrders/1042')).toMatchObject({ stage: 'checkedIn' });
    await findNetwork(db());
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        stage: 'ready',
        lines: { a: accepted.replace('todo', 'done') },
      });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'done' });
    });
  });

  it('is ready with a dearer line once the customer has said yes to the new price', async () => {
    const dearer = accepted.replace('|349500|0', '|400000|0').replace('todo', 'done');
    const { user, stored } = await openOrders('workorders/1042', {
      '1042': { ...order, stage: 'working', lines: { a: dearer } },
    });
    await user.click(await button('Markera klar'));
    await screen.findByText(/^Raderna är 505,00\skr över .* Fråga kunden först\.$/);
    await user.click(await button('Nytt pris godkänt: Bromsbyte'));
    const answer = await screen.findByRole('dialog', { name: /^Kundens svar, AO\s1042$/ });
    await waitFor(() =>
      expect(within(answer).getByLabelText('Vem svarade?')).toHaveValue('Anna Berg'),
    );
    await user.click(within(answer).getByRole('button', { name: 'Spara svaret' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(await button('Markera klar'));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        stage: 'ready',
        lines: { a: dearer.replace('accepted|349500', 'accepted|400000') },
      });
    });
  });

  it('keeps the time of whoever works on it', async () => {
    const { user, all, stored } = await openOrders('workorders/1042', { '1042': order });
    await user.click(await button('Starta'));
    const stop = await button('Stoppa Kim Ek');
    expect(stop).toHaveFocus();
    await user.click(stop);
    await waitFor(async () => expect(await button('Starta')).toHaveFocus());
    await waitFor(async () => {
      expect(Object.values(await all('jobTimes'))).toMatchObject([
        { staffId: 'kim', orderId: '1042', isForOther: true, corrects: null },
      ]);
    });
    expect(await stored('clocks/kim')).toMatchObject({ orderId: null, startedAt: null });
  });

  it('is paused, and its clock has never stood still when that is taken back', async () => {
    const { user, all, stored } = await openOrders('workorders/1042', {
      '1042': { ...order, stage: 'working' },
    });
    await user.click(await button('Starta'));
    await user.click(await button('Pausa Kim Ek'));
    expect(await button('Fortsätt Kim Ek')).toHaveFocus();
    expect(screen.getByText('Pausad')).toBeVisible();
    await user.click(await button('Ångra'));
    await button('Pausa Kim Ek');
    expect(screen.queryByText('Pausad')).toBeNull();
    await waitFor(async () => {
      const [time] = Object.values(await all('jobTimes')) as { endedAt: string }[];
      expect(await stored('clocks/kim')).toMatchObject({
        orderId: '1042',
        startedAt: time?.endedAt,
      });
    });
  });

  it('keeps a time beside its correction, which counts', async () => {
    const { user, all } = await openOrders(
      'workorders/1042',
      { '1042': order },
      {
        role: 'staff',
        also: {
          jobTimes: {
            [`kim_${at('2026-11-20 08:00').getTime()}`]: {
              ...{ staffId: 'kim', orderId: '1042', isForOther: false, corrects: null },
              ...{ startedAt: at('2026-11-20 08:00'), endedAt: at('2026-11-20 16:00') },
            },
          },
        },
      },
    );
    await user.click(await button('Rätta tiden för Kim Ek 08:00–16:00'));
    const dialog = await screen.findByRole('dialog', { name: 'Rätta tiden för Kim Ek' });
    const end = within(dialog).getByLabelText('Slut');
    await user.clear(end);
    await user.type(end, '7');
    await within(dialog).findByText(/^Blir 23\sh, med slut nästa dag\.$/);
    await user.clear(end);
    await user.type(end, '9.30');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await screen.findByText(/08:00–09:30, rättad från 08:00–16:00$/);
    await waitFor(async () => {
      const times = Object.values(await all('jobTimes'));
      expect(times).toHaveLength(2);
      expect(times).toContainEqual(
        expect.objectContaining({
          ...{ staffId: 'kim', orderId: '1042', isForOther: true },
          corrects: `kim_${at('2026-11-20 08:00').getTime()}`,
        }),
      );
    });
  });

  it('without a booking has the ready text in the workshop’s own words', async () => {
    const part = 'part|2000|st|50000|0|25||accepted|100000|done|Bromsskivor';
    const declined = 'labour|1000|h|100000|0|25||declined||todo|Lackering';
    const dropIn = {
      ...order,
      ...{ bookingId: null, stage: 'working' as const },
      lines: { a: accepted.replace('todo', 'done'), b: part, c: declined },
    };
    const text = 'Hej {kund}!\n{regnr} är klar: {tjänster}.\nBokad {tid}\nAtt betala: {summa}';
    const phones = ['+46701740605'];
    const { user } = await openOrders(
      'workorders/1042',
      { '1042': dropIn },
      {
        role: 'staff',
        also: {
          customers: { anna: customerFields({ name: 'Anna Berg', phones }) },
          messageTemplates: { ready: { subject: 'Klar', text } },
        },
      },
    );
    const step = await button('Markera klar');
    expect(screen.queryByRole('region', { name: 'Meddela kunden' })).toBeNull();
    await user.click(step);
    await user.click(await screen.findByRole('link', { name: 'Skicka ”Bilen är klar”' }));
    const card = within(await screen.findByRole('region', { name: 'Meddela kunden' }));
    expect(card.getByRole('heading')).toHaveFocus();
    const told = await card.findByText(/^Hej Anna Berg!/);
    const said = 'Hej Anna Berg!\nABC 123 är klar: Bromsbyte.\nAtt betala: 4 495,00 kr inkl. moms';
    expect(told.textContent).toBe(said);
    expect(card.getByRole('link', { name: 'Sms till 070-174 06 05' })).toHaveAttribute(
      'href',
      `sms:+46701740605?body=${encodeURIComponent(said)}`,
    );
  });

  it('of a booking leads to the message of the booking', async () => {
    const { user } = await openOrders('workorders/1042', {
      '1042': { ...order, stage: 'ready', lines: { a: accepted.replace('todo', 'done') } },
    });
    const card = within(await screen.findByRole('region', { name: 'Meddela kunden' }));
    await user.click(card.getByRole('link', { name: 'Skicka ”Bilen är klar”' }));
    expect(location.pathname + location.hash).toBe('/dashboard/bookings/b1#meddela-klar');
  });

  it('has a discount on the whole', async () => {
    const { user, stored } = await openOrders('workorders/1042', { '1042': order });
    await user.click(await button('Rabatt på hela ordern'));
    const dialog = await screen.findByRole('dialog', { name: 'Rabatt på hela ordern' });
    await user.type(within(dialog).getByLabelText('Rabatt'), '10');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText(/^Rabatt 10\s%$/)).toBeVisible();
    expect(screen.getByText(/^3\s146,00\skr$/)).toBeVisible();
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({ discountBp: 1000 }),
    );

    // An amount takes the place of the per cent, as a line of its own, and is undone as one.
    await user.click(await button('Rabatt på hela ordern'));
    const again = within(await screen.findByRole('dialog', { name: 'Rabatt på hela ordern' }));
    await user.clear(again.getByLabelText('Rabatt'));
    await user.type(again.getByLabelText('Rabatt'), '5 000 kr');
    await user.click(again.getByRole('button', { name: 'Spara' }));
    expect(await again.findByText('Rabatten är mer än raderna.')).toBeVisible();
    await user.clear(again.getByLabelText('Rabatt'));
    await user.type(again.getByLabelText('Rabatt'), '500 kr');
    await user.click(again.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText(/har 500,00\skr rabatt\.$/)).toBeVisible();
    await waitFor(async () => {
      const { discountBp, lines } = (await stored('workOrders/1042')) as typeof order;
      expect(discountBp).toBe(0);
      expect(Object.values(lines)).toContain(
        'package|-1000|st|50000|0|25||accepted|-50000|done|Rabatt',
      );
    });
    await user.click(await button('Ångra'));
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({
        discountBp: 1000,
        lines: { ...order.lines },
      }),
    );
  });

  it('is closed by an owner, with a reason', async () => {
    const { user, stored } = await openOrders('workorders/1042', { '1042': order });
    await user.click(await button('Avsluta utan faktura'));
    const dialog = await screen.findByRole('dialog', { name: /^Avsluta utan faktura AO\s1042$/ });
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await within(dialog).findByText('Fyll i varför.');
    await user.type(within(dialog).getByLabelText('Varför?'), 'Bilen är såld');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        ...{ stage: 'closed', isOpen: false, closedReason: 'Bilen är såld' },
      });
    });
    expect(screen.queryByRole('button', { name: 'Ny rad' })).toBeNull();
    expect(
      await screen.findByText('Nytt steg: Incheckad → Avslutad (Bilen är såld)'),
    ).toBeVisible();
  });

  it.each(['staff', 'auditor'] as const)('is not closed by %s', async (role) => {
    await openOrders('workorders/1042', { '1042': order }, { role });
    await heading(/^AO\s1042/);
    await screen.findByText('Bromsbyte');
    expect(screen.queryByRole('button', { name: 'Avsluta utan faktura' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Börja arbetet' })).toHaveLength(
      role === 'staff' ? 1 : 0,
    );
  });
});

describe('A mechanic', () => {
  it('starts a job, changes to another and finishes it, by one press each', async () => {
    const { user, stored, all } = await openOrders('workorders/mine', {
      '1042': order,
      '1043': { ...order, bookingId: null },
      '1044': { ...order, bookingId: null, staffId: null, lines: {} },
    });
    await screen.findByRole('option', { name: 'Kim Ek' });
    await user.selectOptions(await screen.findByLabelText('Vem är du?'), 'Kim Ek');
    await user.click(await button('Starta AO\u00a01042'));
    await user.click(await button('Byt till AO\u00a01043'));
    await user.click(await button('Klar med AO\u00a01043'));
    await button('Starta AO\u00a01043');
    expect(screen.queryByRole('button', { name: /1044$/ })).toBeNull();
    await waitFor(async () => {
      const times = Object.values(await all('jobTimes'));
      expect(times).toHaveLength(2);
      expect(times).toEqual(
        expect.arrayContaining(
          ['1042', '1043'].map((orderId) =>
            expect.objectContaining({ orderId, staffId: 'kim', isForOther: false }),
          ),
        ),
      );
      expect(await stored('clocks/kim')).toMatchObject({ orderId: null });
      expect(await stored('workOrders/1043')).toMatchObject({
        ...{ stage: 'working', lines: { a: accepted.replace('todo', 'done') } },
      });
    });
    expect(await stored('bookings/b1')).toMatchObject({ status: 'inProgress' });
  });

  it('pauses a job and goes on with it, without a network too', async () => {
    const { user, stored, all, db } = await openOrders('workorders/mine', {
      '1042': { ...order, stage: 'working' },
    });
    await screen.findByRole('option', { name: 'Kim Ek' });
    await user.selectOptions(await screen.findByLabelText('Vem är du?'), 'Kim Ek');
    const start = await button('Starta AO\u00a01042');
    await loseNetwork(db());
    await user.click(start);
    await user.click(await button('Pausa AO\u00a01042'));
    await screen.findByText(/^Pausad, 0\smin hittills$/);
    await user.click(await button('Fortsätt AO\u00a01042'));
    await user.click(await button('Klar med AO\u00a01042'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Starta AO\s1042$/ })).toHaveFocus(),
    );
    expect(screen.queryByText(/^Pausad/)).toBeNull();
    expect(Object.values(await all('jobTimes'))).toHaveLength(0);
    await findNetwork(db());
    await waitFor(async () => {
      expect(Object.values(await all('jobTimes'))).toHaveLength(2);
      expect(await stored('clocks/kim')).toMatchObject({ orderId: null });
      expect(await stored('workOrders/1042')).toMatchObject({
        ...{ stage: 'working', lines: { a: accepted.replace('todo', 'done') } },
      });
    });
  });

  it('reads the customer’s words, and is led to a red point that is left', async () => {
    const inspection = newInspection('1042', 'Verkstad', [
      { group: 'Sikt', text: 'Torkare', unit: '' },
      { group: 'Sikt', text: 'Vindruta', unit: '' },
    ]);
    const judged = { p00: 'green|kim|1795420800000', p01: 'red|kim|1795420800000' };
    const { user } = await openOrders(
      'workorders/mine',
      { '1042': { ...order, complaint: 'Det gnisslar när jag bromsar' } },
      { also: { inspections: { '1042_k': { ...inspection, judged } } } },
    );
    await screen.findByRole('option', { name: 'Kim Ek' });
    await user.selectOptions(await screen.findByLabelText('Vem är du?'), 'Kim Ek');
    await screen.findByText('”Det gnisslar när jag bromsar”');
    const reds = await screen.findByRole('list', { name: 'Röda punkter att ta ställning till' });
    expect(reds).toHaveTextContent(/^Röd punkt: Vindruta, har ingen rad än$/);
    await user.click(await button('Starta AO\u00a01042'));
    await user.click(await button('Klar med AO\u00a01042'));
    await screen.findByText(/dina rader är gjorda\. Kvar: röd punkt Vindruta, har ingen rad än\.$/);
    await user.click(screen.getByRole('link', { name: 'Till punkten' }));
    await heading(/^Bilkontroll/);
    expect(location.search).toBe('?punkt=p01');
  });
});

describe('The palette', () => {
  it('finds an order by its number, also without a network', async () => {
    const { user, db } = await openOrders('workorders', { '1042': order });
    await screen.findByRole('link', { name: /^AO\s1042/ });
    await user.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('combobox', { name: /^Sök regnr/ });
    async function findsIt(query: string) {
      await user.clear(search);
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Arbetsorder' })).toBeNull());
      await user.type(search, query);
      const found = await screen.findByRole('group', { name: 'Arbetsorder' });
      const option = within(found).getByRole('option');
      expect(option).toHaveAttribute('href', '/dashboard/workorders/1042');
    }
    for (const query of ['ao 1042', '1042']) await findsIt(query);
    await loseNetwork(db());
    await findsIt('AO1042');
    await user.clear(search);
    await user.type(search, '1999');
    await screen.findByText(
      /AO\s1999 har inte hämtats till den här enheten\. Faktura 1999 har inte hämtats till den här enheten\.$/,
    );
    await findNetwork(db());
    await screen.findByText('Inget matchar.');
  });
});

describe('The board', () => {
  it('has a column for each stage, and moves an order from one to another', async () => {
    const late = { ...order, dueAt: at('2020-01-02 15:00'), waitingFor: 'parts' as const };
    const washed = {
      ...order,
      group: 'wash' as const,
      staffId: null,
      dueAt: at('2036-01-02 12:00'),
    };
    const { user, stored } = await openOrders('workorders', { '1042': late, '1043': washed });
    const column = await screen.findByRole('region', { name: /^Incheckad/ });
    const links = await within(column).findAllByRole('link');
    expect(links[0]).toHaveAccessibleName(/^AO\s1042, ABC 123, Anna Berg, Bromsbyte, .*Försenad/);
    expect(within(column).getByText('Väntar på delar')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Grupp'), 'Biltvätt');
    await waitFor(() => expect(within(column).getAllByRole('link')).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Grupp'), 'Alla');
    const move = await screen.findByLabelText(/^Flytta AO\s1042$/);
    await waitFor(() => expect(move).toBeEnabled());
    await user.selectOptions(move, 'Arbete');
    const next = screen.getByRole('region', { name: /^Arbete/ });
    await within(next).findByRole('link', { name: /^AO\s1042/ });
    await waitFor(() => expect(within(next).getByLabelText(/^Flytta AO\s1042$/)).toHaveFocus());
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'working' }),
    );
  });

  it('tells which job is paused and which car is fetched', async () => {
    const working = { ...order, stage: 'working' as const };
    const began = at('2026-11-24 08:00');
    const stopped = { startedAt: began, endedAt: at('2026-11-24 09:00'), corrects: null };
    const ready = { ...order, stage: 'ready' as const, lines: {} };
    const { root } = await openOrders(
      'workorders',
      {
        ...{ '1042': working, '1043': working },
        '1044': { ...ready, handedOverAt: at('2026-11-24 15:04') },
      },
      {
        also: {
          jobTimes: { t: { staffId: 'kim', orderId: '1042', isForOther: false, ...stopped } },
        },
      },
    );
    const work = await screen.findByRole('region', { name: /^Arbete/ });
    const [paused] = (await within(work).findByText('Pausad')) && within(work).getAllByRole('link');
    expect(paused).toHaveAccessibleName(/^AO\s1042, .*, Pausad$/);
    expect(within(work).getAllByText('Pausad')).toHaveLength(1);
    const done = screen.getByRole('region', { name: /^Klar/ });
    expect(within(done).getByText('Utlämnad')).toBeVisible();
    expect(within(done).getByRole('link')).toHaveAccessibleName(
      /Utlämnad tisdag 24 november.* 15:04$/,
    );

    const clock = { orderId: '1042', startedAt: began, isForOther: false };
    await seedDocuments(`${root}/clocks`, { kim: clock });
    await waitFor(() => expect(within(work).queryByText('Pausad')).toBeNull());
  });

  it('takes an order that is dropped on a column, and tells why one cannot go there', async () => {
    const { stored } = await openOrders('workorders', { '1042': order });
    const column = await screen.findByRole('region', { name: /^Incheckad/ });
    await waitFor(() => expect(within(column).getByLabelText(/^Flytta AO\s1042$/)).toBeEnabled());
    const drag = (from: string, to: string) => {
      const card = within(screen.getByRole('region', { name: new RegExp(`^${from}`) }));
      const over = screen.getByRole('region', { name: new RegExp(`^${to}`) });
      const article = card.getByRole('article');
      fireEvent.dragStart(article);
      expect(fireEvent.dragOver(over)).toBe(false);
      fireEvent.drop(over);
      fireEvent.dragEnd(article);
    };
    drag('Incheckad', 'Klar');
    await screen.findByText(/^AO\s1042: Från Incheckad går det inte att gå till Klar\.$/);
    drag('Incheckad', 'Arbete');
    await within(screen.getByRole('region', { name: /^Arbete/ })).findByRole('article');
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'working' }),
    );
  });
});

describe('A booking', () => {
  it('is checked in by one press, once the device has numbers', async () => {
    const { user, stored, all } = await openOrders(
      'bookings/b1',
      {},
      { role: 'staff', hasNumbers: true },
    );
    await user.click(await button('Checka in med arbetsorder'));
    await heading(/^AO\s1001/);
    await waitFor(async () => {
      expect(await stored('workOrders/1001')).toMatchObject({
        ...{ bookingId: 'b1', customerId: 'anna', vehicleId: 'car', staffId: 'kim' },
        ...{ stage: 'checkedIn', keyNumber: '7', complaint: 'Det gnisslar', priceType: 'fixed' },
      });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'checkedIn' });
    });
    expect(Object.values(await all('orderEvents'))).toHaveLength(1);
  });

  it('is checked in by the form where the device has no numbers', async () => {
    const { user } = await openOrders('bookings/b1');
    await user.click(await button('Checka in med arbetsorder'));
    await heading('Checka in');
    expect(await screen.findByLabelText('Nyckelnummer')).toHaveValue('7');
  });

  it('takes its steps with its order, and tells why the order cannot follow', async () => {
    const { user, stored, events } = await openOrders('calendar?vy=lista&datum=2036-11-24', {
      '1042': order,
    });
    await user.click(await button('Starta ABC 123'));
    await screen.findByText(/^AO\s1042: Arbete\.$/);
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'working' });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'inProgress' });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'checkedIn' });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'checkedIn' });
    });
    await user.click(await button('Starta ABC 123'));
    await user.click(await button('Markera klar ABC 123'));
    await screen.findByText(/^AO\s1042: En godkänd rad är inte gjord\.$/);
    await waitFor(async () => {
      expect(await stored('bookings/b1')).toMatchObject({ status: 'inProgress' });
      expect(await events()).toHaveLength(3);
    });
  });

  it('has no status of its own to choose once it has an order', async () => {
    await openOrders('bookings/b1', { '1042': order });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^\(följer arbetsordern\)$/)).toBeVisible();
    expect(within(dialog).queryByLabelText('Status')).toBeNull();
    await waitFor(() => expect(dialog).toContainElement(focused()));
    expect(within(dialog).getByRole('link', { name: /^AO\s1042: Incheckad$/ })).toBeVisible();
  });
});
