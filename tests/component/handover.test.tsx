import { screen, waitFor, within } from '@testing-library/preact';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { notLent } from '@/domain/booking/loanRecord';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { customerFields } from '../support/customers';
import { loseNetwork } from '../support/network';
import { owed } from '../support/owed';
import { at } from '../support/swedishInstant';
import { booking, button, heading, openOrders, order } from '../support/workOrders';

const done = 'package|1000|st|349500|0|25|kim|accepted|349500|done|Bromsbyte';
const ready = { ...order, stage: 'ready' as const, lines: { a: done }, keyNumber: '7' };
const dropIn = { ...ready, bookingId: null };
const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
/** Each part of a hand-over: its name, whether it is done, and the rest. */
const parts = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map((item) => plain(item));

/** The booking of the order, whose car is ready, with a loan car that is out. */
const bookings = {
  b1: { ...booking, status: 'done' as const, visitId: 'visit' },
  loan: newBooking({
    ...{ customerId: 'anna', vehicleId: 'car', resourceId: 'v40', visitId: 'visit' },
    ...{ startsAt: at('2026-11-24 08:00'), endsAt: at('2026-11-24 10:00') },
    ...{ status: 'inProgress' },
    loan: { ...notLent, outAt: at('2026-11-24 08:05'), odometerOutKm: 45_210, fuelOut: 'full' },
  }),
};
const also = {
  bookings,
  occupancy: occupancyDocuments(Object.entries(bookings)),
  resources: {
    lift1: { name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
    v40: {
      ...{ name: 'Volvo V40', kind: 'loanCar', colour: 'petrol', order: 1, isActive: true },
      registrationNumber: 'DEF456',
    },
  },
};

describe('A car that is fetched', () => {
  it('is handed over in one step with its loan car and booking, and can be undone', async () => {
    const { user, stored, events } = await openOrders(
      'workorders/1042',
      { '1042': ready },
      { also },
    );
    await heading(/^AO\s1042/);
    await user.click(await button('Lämna ut'));
    const open = await dialog(/^Lämna ut AO\s1042$/);
    const take = await within(open).findByRole('button', {
      name: 'Ta tillbaka Volvo V40 (DEF 456)',
    });
    expect(within(open).getByRole('link', { name: 'Fakturera' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/1042/invoice',
    );
    await user.click(take);
    const reading = await dialog(/^Ta tillbaka Volvo V40/);
    await user.type(within(reading).getByLabelText('Mätarställning'), '45 300');
    await user.selectOptions(within(reading).getByLabelText('Bränsle eller laddning'), 'Full');
    await user.click(within(reading).getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(take).not.toBeInTheDocument());
    await user.click(within(open).getByLabelText('Nyckel 7 är lämnad'));
    expect(parts(open).map((text) => /^[^.]*?(Klart|Kvar)/.exec(text)?.[0])).toEqual([
      undefined,
      'Faktura och betalningKvar',
      'LånebilKlart',
      'NyckelKlart',
    ]);
    await user.click(within(open).getByRole('button', { name: 'Lämna ut' }));

    expect(await screen.findByText(/^Utlämnad idag/)).toBeVisible();
    expect(await screen.findByText('Utlämnad (Kvar: faktura)')).toBeVisible();
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        ...{ stage: 'ready', isOpen: true, handedOverAt: expect.any(String) as string },
      });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'pickedUp' });
      expect(await stored('bookings/loan')).toMatchObject({ status: 'done' });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ handedOverAt: null });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'done' });
    });
    expect(await events()).toMatchObject([{ kind: 'handOver' }, { kind: 'handOver' }]);
    expect(await screen.findByText('Utlämningen är ångrad')).toBeVisible();
  });

  it('is paid for in the same dialog, and a noted hand-over is taken back there', async () => {
    const invoiced = {
      ...{ ...ready, stage: 'invoiced' as const, isOpen: false, invoiceIds: ['F10001'] },
    };
    const { b1 } = bookings;
    const { user, stored } = await openOrders(
      'workorders/1042',
      { '1042': invoiced },
      {
        also: { receivables: { F10001: owed(10_001) }, bookings: { b1: { ...b1, visitId: null } } },
      },
    );
    await heading(/^AO\s1042/);
    await user.click(await button('Lämna ut'));
    const open = await dialog(/^Lämna ut AO/);
    await user.click(await within(open).findByRole('button', { name: 'Registrera betalning' }));
    const payment = await dialog(/^Registrera betalning, faktura 10001$/);
    await user.selectOptions(within(payment).getByLabelText('Betalsätt'), 'Swish');
    await user.click(within(payment).getByRole('button', { name: 'Registrera' }));
    await waitFor(() =>
      expect(parts(open)).toEqual([
        'Faktura och betalningKlartFaktura 10001: Betald',
        expect.stringContaining('NyckelKvar'),
      ]),
    );
    await user.click(within(open).getByRole('button', { name: 'Lämna ut' }));
    expect(await screen.findByText('Utlämnad (Kvar: nyckel)')).toBeVisible();
    await waitFor(async () =>
      expect(await stored('bookings/b1')).toMatchObject({ status: 'pickedUp' }),
    );

    await user.click(await button('Utlämning'));
    const noted = await dialog(/^Utlämning av AO\s1042$/);
    expect(plain(noted)).toMatch(/Utlämnad idag \d\d:\d\d\./);
    await user.click(await within(noted).findByRole('button', { name: 'Ångra utlämning' }));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ handedOverAt: null });
      expect(await stored('bookings/b1')).toMatchObject({ status: 'done' });
    });
    expect(await button('Lämna ut')).toBeVisible();
  });

  it('is not marked as fetched in the calendar while its invoiced order has it', async () => {
    const { user, stored, db } = await openOrders(
      'calendar/day-list?datum=2036-11-24',
      { '1042': { ...ready, stage: 'invoiced', isOpen: false, invoiceIds: ['F10001'] } },
      { also: { bookings: { b1: { ...bookings.b1, visitId: null } } } },
    );
    const mark = await button('Markera hämtad ABC 123');
    await disableNetwork(db());
    await user.click(mark);
    expect(await screen.findByText('Hämtar arbetsordern …')).toBeInTheDocument();
    await enableNetwork(db());
    expect(await screen.findByText(/AO\s1042: Det här steget tas på/)).toBeVisible();
    expect(await stored('bookings/b1')).toMatchObject({ status: 'done' });
    await user.click(screen.getByRole('link', { name: 'Visa' }));
    expect(await button('Lämna ut')).toBeVisible();
  });

  it('shows its ready text in the dialog when it had no booking, also offline', async () => {
    const customers = { anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'] }) };
    const { user, db } = await openOrders(
      'workorders/1042',
      { '1042': dropIn },
      { also: { customers } },
    );
    await heading(/^AO\s1042/);
    await button('Lämna ut');
    await loseNetwork(db());
    await user.click(await button('Lämna ut'));
    const open = await dialog(/^Lämna ut AO/);
    await user.click(within(open).getByText(/om kunden inte redan har fått det/));
    expect(await within(open).findByRole('link', { name: /^Sms till/ })).toBeVisible();
    expect(within(open).getByText(/Bilen är klar att hämta/)).toBeVisible();
    await user.click(within(open).getByRole('button', { name: 'Lämna ut' }));
    expect(await screen.findByText('Utlämnad (Kvar: faktura, nyckel)')).toBeVisible();
  });

  it('is handed over by nobody who only reads, nor before its work is done', async () => {
    const app = await openOrders('workorders/1042', { '1042': dropIn });
    await heading(/^AO\s1042/);
    await app.user.click(await button('Lämna ut'));
    const open = await dialog(/^Lämna ut AO/);
    await app.change('1042', { ...dropIn, stage: 'working' });
    expect(await within(open).findByText('Arbetsordern har bytt steg under tiden.')).toBeVisible();
    expect(within(open).queryByRole('button', { name: 'Lämna ut' })).toBeNull();
    await app.user.click(within(open).getByRole('button', { name: 'Avbryt' }));
    expect(screen.queryByRole('button', { name: 'Lämna ut' })).toBeNull();
    await app.change('1042', dropIn);
    expect(await button('Lämna ut')).toBeVisible();
    await app.demote('auditor');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lämna ut' })).toBeNull());
  });
});
