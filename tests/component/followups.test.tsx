import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import type { FollowUpFields } from '@/domain/order/followUp';
import { usualDue } from '@/domain/order/followUpDue';
import { dayOf } from '@/domain/time/swedishTime';
import { expectConsole, ignoreConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { button, heading, openOrders, order } from '../support/workOrders';

const open = 'part|2000|st|170000|0|25||open||todo|Bromsskivor fram';
const declined = open.replace('open', 'declined');
const today = () => dayOf(new Date());

/** Declined work on Anna's car, due long ago. */
function followUp(values: Partial<FollowUpFields> = {}): FollowUpFields {
  return {
    ...{ orderId: '1020', lineId: 'b', vehicleId: 'car', customerId: 'anna', line: declined },
    ...{ pricesInclVat: true, dueOn: '2026-01-02', dueKm: null, contactedOn: null },
    ...{ bookingId: null, closedBy: null, closedReason: null },
    ...values,
  };
}
const named = (text: string) => declined.replace('Bromsskivor fram', text);
const followUps = { '1020_b': followUp() };
const customers = {
  anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'], email: null }),
};

const row = (text: string | RegExp) => screen.findByText(text);

describe('An answer that declines a line', () => {
  const lines = { a: order.lines['a'] ?? '', b: open, c: open.replace('Broms', 'Skiv') };
  const asked = { '1042': { ...order, lines } };
  const form = () => screen.findByRole('dialog', { name: /^Kundens svar/ });
  const choose = async (line: RegExp, answer: string) =>
    within(within(await form()).getByRole('group', { name: line })).getByLabelText(answer);

  it('makes a follow-up without a network too, and accepting it closes that', async () => {
    const { user, db, stored, all } = await openOrders('workorders/1042', asked, {
      also: { customers },
    });
    const press = await button('Registrera svar');
    await screen.findByText('Anna Berg');
    await loseNetwork(db());
    await user.click(press);
    await form();
    expect(screen.queryByLabelText('Följ upp')).toBeNull();
    await user.click(await choose(/^Bromsskivor fram/, 'Avböjd'));
    const day = await screen.findByLabelText('Följ upp');
    expect(day).toHaveValue(usualDue(today()).dueOn);
    await user.clear(day);
    await user.click(await button('Spara svaret'));
    await within(await form()).findByText('Fyll i ett datum eller en mätarställning.');
    await user.type(screen.getByLabelText('eller vid mätarställning'), '13 000 mil');
    await user.click(await button('Spara svaret'));
    await screen.findByText('Kundens svar är sparat. En uppföljning är upplagd.');
    await findNetwork(db());
    await waitFor(async () => {
      expect(await all('followUps')).toMatchObject({
        '1042_b': {
          ...{ orderId: '1042', lineId: 'b', vehicleId: 'car', customerId: 'anna' },
          ...{ line: declined, dueOn: null, dueKm: 130_000, bookingId: null, closedBy: null },
        },
      });
    });
    await user.click(await button('Godkänd: Bromsskivor fram'));
    await user.click(await button('Spara svaret'));
    await waitFor(async () => {
      expect(await stored('followUps/1042_b')).toMatchObject({ closedBy: '1042' });
    });
  });

  it('makes none when nothing is to be followed up', async () => {
    const { user, stored, all } = await openOrders('workorders/1042', asked);
    await user.click(await button('Registrera svar'));
    await user.click(await choose(/^Bromsskivor fram/, 'Avböjd'));
    await user.click(await screen.findByLabelText('Ingen uppföljning'));
    await waitFor(() => expect(screen.queryByLabelText('Följ upp')).toBeNull());
    await user.click(await button('Spara svaret'));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ lines: { b: declined } });
    });
    expect(await all('followUps')).toEqual({});
  });

  it('of two devices makes one, and both answers arrive', async () => {
    const { user, db, root, stored, all } = await openOrders('workorders/1042', asked);
    const press = await button('Registrera svar');
    await screen.findByText('Anna Berg');
    await loseNetwork(db());
    await user.click(press);
    await user.click(await choose(/^Bromsskivor fram/, 'Avböjd'));
    await user.click(await button('Spara svaret'));
    await screen.findByText(/En uppföljning är upplagd/);
    await seedDocuments(
      `${root}/followUps`,
      { '1042_b': followUp({ orderId: '1042', dueOn: '2030-01-01' }) },
      new Date(),
    );
    await findNetwork(db());
    await waitFor(async () => {
      expect(await stored('followUps/1042_b')).toMatchObject({ dueOn: usualDue(today()).dueOn });
    });
    expect(Object.keys(await all('followUps'))).toEqual(['1042_b']);
    expect(Object.keys(await all('approvals'))).toHaveLength(1);
  });
});

describe('The list of follow-ups', () => {
  const many = {
    ...followUps,
    '1020_c': followUp({ lineId: 'c', line: named('Torkarblad'), dueOn: '2099-01-01' }),
    // The car's last known odometer is 120 000 km.
    '1020_d': followUp({ lineId: 'd', line: named('Kamrem'), dueOn: null, dueKm: 120_900 }),
    '1020_e': followUp({ lineId: 'e', line: named('Tändstift'), dueOn: null, dueKm: 121_001 }),
    '1020_f': followUp({ lineId: 'f', line: named('Kupéfilter'), closedBy: '1030' }),
    '1020_g': followUp({ lineId: 'g', line: named('Batteri'), bookingId: 'b1' }),
  };

  it('has what is due by day or odometer, or all that is open', async () => {
    const { user } = await openOrders('workorders', {}, { also: { customers, followUps: many } });
    await user.click(await screen.findByRole('link', { name: 'Uppföljningar (2)' }));
    await heading('Uppföljningar');
    await row('2 uppföljningar');
    expect(screen.getByText('Bromsskivor fram')).toBeVisible();
    expect(screen.getByText('Kamrem')).toBeVisible();
    expect(screen.queryByText('Tändstift')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Visa'), 'Alla öppna');
    await row('4 uppföljningar');
    for (const text of ['Torkarblad', 'Tändstift']) expect(screen.getByText(text)).toBeVisible();
    for (const text of ['Kupéfilter', 'Batteri']) expect(screen.queryByText(text)).toBeNull();
  });

  it('has a ready text, and notes who is contacted', async () => {
    const { user, stored } = await openOrders(
      'workorders/followups',
      {},
      { also: { customers, followUps: many } },
    );
    const link = await screen.findByRole('link', { name: /^Sms till 070/ });
    const text = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(text).toContain('Bromsskivor fram, ca 3 400 kr\nKamrem, ca 3 400 kr');
    await user.click(screen.getByLabelText('Kontaktad: ABC 123 Anna Berg'));
    const contactedOn = today().toString();
    await waitFor(async () => {
      expect(await stored('followUps/1020_b')).toMatchObject({ contactedOn });
      expect(await stored('followUps/1020_d')).toMatchObject({ contactedOn });
    });
    expect(screen.getByLabelText('Kontaktad: ABC 123 Anna Berg')).toBeChecked();
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await stored('followUps/1020_d')).toMatchObject({ contactedOn: null });
    });
  });

  it('postpones one, and closes one with a reason', async () => {
    const { user, stored } = await openOrders(
      'workorders/followups',
      {},
      { also: { customers, followUps } },
    );
    await user.click(await button('Avsluta: Bromsskivor fram, ABC 123 Anna Berg'));
    const dialog = await screen.findByRole('dialog', { name: 'Avsluta: Bromsskivor fram' });
    await user.click(within(dialog).getByRole('button', { name: 'Avsluta' }));
    await within(dialog).findByText('Fyll i varför.');
    await user.type(within(dialog).getByLabelText('Varför?'), 'Kunden vill inte');
    await user.click(within(dialog).getByRole('button', { name: 'Avsluta' }));
    await row(/^Inget att följa upp nu/);
    await waitFor(async () => {
      expect(await stored('followUps/1020_b')).toMatchObject({
        ...{ closedBy: 'hand', closedReason: 'Kunden vill inte' },
      });
    });
    await user.click(await button('Ångra'));
    await row('1 uppföljning');
    await user.click(await button('Ändra när: Bromsskivor fram, ABC 123 Anna Berg'));
    const due = await screen.findByRole('dialog', { name: 'Följ upp: Bromsskivor fram' });
    const day = within(due).getByLabelText('Följ upp');
    await user.clear(day);
    await user.type(day, '2099-05-01');
    await user.click(within(due).getByRole('button', { name: 'Spara' }));
    await row('Bromsskivor fram följs upp 2099-05-01.');
    await row(/^Inget att följa upp nu/);
    await waitFor(async () => {
      expect(await stored('followUps/1020_b')).toMatchObject({
        ...{ dueOn: '2099-05-01', closedBy: null, closedReason: null },
      });
    });
  });

  it('tells whom nobody can write to, and asks the new owner of a sold car', async () => {
    await openOrders(
      'workorders/followups',
      {},
      {
        also: {
          customers: {
            anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'], email: null }),
            bo: customerFields({ name: 'Bo Ek', phones: [], email: null }),
            gone: customerFields({
              ...{ name: 'Anonymiserad kund', phones: [], email: null },
              ...{ status: 'anonymised', statusReason: 'Inte kund längre' },
            }),
          },
          vehicles: {
            car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'bo' }),
            old: vehicleFields({ registrationNumber: 'DEF456', ownerId: 'gone' }),
          },
          followUps: {
            ...followUps,
            '1021_b': followUp({ orderId: '1021', vehicleId: 'old', customerId: 'gone' }),
          },
        },
      },
    );
    await row('Bilen har bytt ägare sedan dess.');
    await row('Kunden har varken telefonnummer eller e-postadress.');
    await row('Kunden är anonymiserad och kan inte kontaktas.');
    expect(screen.queryByRole('link', { name: /^Sms/ })).toBeNull();
    expect(screen.queryByText('Anna Berg')).toBeNull();
  });

  it('is read by auditors, who change nothing', async () => {
    await openOrders(
      'workorders/followups',
      {},
      { role: 'auditor', also: { customers, followUps } },
    );
    await row('1 uppföljning');
    expect(await screen.findByLabelText('Kontaktad: ABC 123 Anna Berg')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Avsluta/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Boka/ })).toBeNull();
  });

  it('tells of one that cannot be read', async () => {
    await openOrders(
      'workorders/followups',
      {},
      {
        also: {
          customers,
          followUps: { ...followUps, '1020_x': { ...followUp({ lineId: 'x' }), line: 'trasig' } },
        },
      },
    );
    await row('1 uppföljning kunde inte läsas och visas inte.');
    await row('Bromsskivor fram');
    expectConsole('warn', 'Unreadable document');
    ignoreConsole('Unreadable document');
  });
});

describe('A booking', () => {
  it('of a car takes its follow-ups up, which another step lets go again', async () => {
    const { user, stored, all } = await openOrders(
      'workorders/followups',
      {},
      { also: { customers, followUps, bookings: {}, occupancy: {} } },
    );
    await user.click(await screen.findByRole('link', { name: 'Boka ABC 123 Anna Berg' }));
    const box = await screen.findByLabelText(/^Ta med: Bromsskivor fram, ca 3\s400\skr/);
    await waitFor(() => expect(box).toBeChecked());
    await user.click(await button('Spara'));
    const idOfBooking = async () => Object.keys(await all('bookings'))[0];
    await waitFor(async () => {
      const id = await idOfBooking();
      expect(id).toBeDefined();
      expect(await stored('followUps/1020_b')).toMatchObject({ bookingId: id });
      expect(await stored(`bookings/${id}`)).toMatchObject({
        ...{ vehicleId: 'car', followUpIds: ['1020_b'] },
        note: 'Uppföljning: Bromsskivor fram, ca 3 400 kr (AO 1020)',
      });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await stored('followUps/1020_b')).toMatchObject({ bookingId: null });
    });
    expect(await idOfBooking()).toBeUndefined();
  });

  it('whose address names what is not there takes nothing up', async () => {
    const { user, all } = await openOrders(
      'calendar?vy=lista&ny=&fordon=car&uppfoljning=1020_b,nonsense',
      {},
      { also: { customers, bookings: {}, occupancy: {} } },
    );
    await screen.findByRole('dialog');
    await user.click(await button('Spara'));
    await waitFor(async () => {
      expect(Object.values(await all('bookings'))).toMatchObject([
        { vehicleId: 'car', followUpIds: [], note: null },
      ]);
    });
    await screen.findByText('Sparat');
  });
});

describe('An order of a car', () => {
  it('that is checked in takes up what is ticked, that of its booking at once', async () => {
    const booked = newBooking({
      ...{ customerId: 'anna', vehicleId: 'car', followUpIds: ['1020_b'] },
      startsAt: new Date('2036-11-24T07:00:00Z'),
      endsAt: new Date('2036-11-24T09:00:00Z'),
    });
    const { user, stored } = await openOrders(
      'workorders/new?bokning=b1',
      {},
      {
        hasNumbers: true,
        also: {
          ...{ customers, bookings: { b1: booked }, occupancy: {} },
          followUps: {
            '1020_b': followUp({ bookingId: 'b1' }),
            '1020_c': followUp({ lineId: 'c', line: named('Torkarblad') }),
          },
        },
      },
    );
    expect(await screen.findByLabelText(/^Ta med: Bromsskivor fram/)).toBeChecked();
    expect(screen.getByLabelText(/^Ta med: Torkarblad/)).not.toBeChecked();
    // Both cost 6 800 kr, more than an invoice may be about without the buyer's address.
    await user.click(screen.getByLabelText(/^Ta med: Torkarblad/));
    expect(await button('Fyll i adressen')).toBeVisible();
    await user.click(screen.getByLabelText(/^Ta med: Torkarblad/));
    await waitFor(() => expect(screen.queryByText('Fyll i adressen')).toBeNull());
    await user.click(await button('Checka in'));
    await heading(/^AO\s1001/);
    await waitFor(async () => {
      expect(await stored('followUps/1020_b')).toMatchObject({ closedBy: '1001' });
      const { lines } = (await stored('workOrders/1001')) as { lines: Record<string, string> };
      expect(Object.values(lines)).toEqual([open]);
    });
    expect(await stored('followUps/1020_c')).toMatchObject({ closedBy: null });
  });

  it('that is checked in without what its booking took up leaves that open', async () => {
    const booked = newBooking({
      ...{ customerId: 'anna', vehicleId: 'car', followUpIds: ['1020_b', '1020_c'] },
      startsAt: new Date('2036-11-24T07:00:00Z'),
      endsAt: new Date('2036-11-24T09:00:00Z'),
    });
    const taken = {
      '1020_b': followUp({ bookingId: 'b1' }),
      '1020_c': followUp({ bookingId: 'b1', lineId: 'c', line: named('Torkarblad') }),
    };
    const { user, db, root, stored } = await openOrders(
      'workorders/new?bokning=b1',
      {},
      {
        hasNumbers: true,
        also: { customers, bookings: { b1: booked }, occupancy: {}, followUps: taken },
      },
    );
    await user.click(await screen.findByLabelText(/^Ta med: Torkarblad/));
    const press = await button('Checka in');
    await loseNetwork(db());
    await user.click(press);
    await heading(/^AO\s1001/);
    const closed = { ...taken['1020_b'], closedBy: 'hand', closedReason: 'Vill inte' };
    await seedDocuments(`${root}/followUps`, { '1020_b': closed }, new Date());
    await findNetwork(db());
    await waitFor(async () => {
      expect(await stored('followUps/1020_b')).toMatchObject({
        ...{ closedBy: '1001', closedReason: null },
      });
    });
    expect(await stored('followUps/1020_c')).toMatchObject({ bookingId: null, closedBy: null });
    expect(await stored('workOrders/1001')).toMatchObject({ lines: { 'z-1020_b': open } });
  });

  it('takes up one that a colleague has closed by hand meanwhile', async () => {
    const { user, db, root, stored } = await openOrders(
      'workorders/1042',
      { '1042': { ...order, bookingId: null } },
      { also: { customers, followUps } },
    );
    const press = await button('Ta med: Bromsskivor fram');
    await loseNetwork(db());
    await user.click(press);
    await screen.findByText('Bromsskivor fram är tillagd.');
    const closed = followUp({ closedBy: 'hand', closedReason: 'Vill inte' });
    await seedDocuments(`${root}/followUps`, { '1020_b': closed }, new Date());
    await findNetwork(db());
    await waitFor(async () => {
      expect(await stored('followUps/1020_b')).toMatchObject({
        ...{ closedBy: '1042', closedReason: null },
      });
    });
    const ofKim = open.replace('|25||', '|25|kim|');
    expect(await stored('workOrders/1042')).toMatchObject({ lines: { 'z-1020_b': ofKim } });
  });

  it('can be cancelled also when it has closed one that was never to be followed up', async () => {
    const { user, stored } = await openOrders(
      'workorders/1042',
      { '1042': { ...order, bookingId: null } },
      {
        also: {
          customers,
          followUps: { '1042_b': followUp({ orderId: '1042', dueOn: null, closedBy: '1042' }) },
        },
      },
    );
    await user.click(await button('Makulera'));
    const dialog = await screen.findByRole('dialog', { name: /^Makulera AO\s1042$/ });
    await user.type(within(dialog).getByLabelText('Varför?'), 'Kunden ångrade sig');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'cancelled' });
    });
    expect(await stored('followUps/1042_b')).toMatchObject({ closedBy: '1042' });
  });

  it('takes in a follow-up by a press, and releases it while cancelled', async () => {
    const { user, stored } = await openOrders(
      'workorders/1042',
      { '1042': { ...order, bookingId: null } },
      { also: { customers, followUps } },
    );
    const closedBy = async (by: string | null) =>
      waitFor(async () => {
        expect(await stored('followUps/1020_b')).toMatchObject({ closedBy: by });
      });
    await user.click(await button('Ta med: Bromsskivor fram'));
    await closedBy('1042');
    await user.click(await button('Ångra'));
    await closedBy(null);
    await user.click(await button('Ta med: Bromsskivor fram'));
    await closedBy('1042');
    async function cancel() {
      await user.click(await button('Makulera'));
      const dialog = await screen.findByRole('dialog', { name: /^Makulera AO\s1042$/ });
      await user.type(within(dialog).getByLabelText('Varför?'), 'Kunden ångrade sig');
      await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
      await closedBy(null);
    }
    await cancel();
    await user.click(await button('Ångra'));
    await closedBy('1042');
    await cancel();
    await user.click(await button('Öppna igen: checka in'));
    await closedBy('1042');
  });
});

describe('The pages of a car and a customer', () => {
  it.each(['vehicles/car', 'customers/anna'])('%s shows what is open', async (path) => {
    await openOrders(
      path,
      {},
      {
        also: {
          customers,
          followUps: {
            ...followUps,
            '1020_f': followUp({ lineId: 'f', line: named('Kupéfilter'), closedBy: '1030' }),
          },
        },
      },
    );
    const card = within(await screen.findByRole('region', { name: 'Uppföljningar' }));
    expect(card.getByText('Bromsskivor fram')).toBeVisible();
    expect(card.getByRole('link', { name: /^AO\s1020$/ })).toBeVisible();
    expect(card.queryByText('Kupéfilter')).toBeNull();
  });
});
