import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { occupancyOf } from '@/domain/booking/occupancy';
import { usualBookingSettings } from '@/domain/publicPage/bookingSettings';
import type { RequestStatus } from '@/domain/publicPage/request';
import { instantAt } from '@/domain/time/swedishTime';
import { customerFields, vehicleFields } from '../support/customers';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { dayAhead } from '../support/publicPage';
import { page } from '../support/renderApp';
import { openAs, seedAs } from '../support/workshops';

const lift = {
  ...{ name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
  registrationNumber: null,
};
const [startsAt, endsAt] = [instantAt(dayAhead(3), 600), instantAt(dayAhead(3), 660)];
const anna = customerFields({ name: 'Anna Berg', phones: ['+46701740605'] });
const volvo = vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' });

interface Request {
  id: string;
  status?: RequestStatus;
  createdAt?: Date;
  plate?: string;
  phone?: string;
  name?: string;
}

/** A workshop with a public page, Anna's Volvo and some requests for the same hour at different lifts. */
async function open(requests: Request[], role: 'owner' | 'staff' | 'auditor' = 'staff') {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}`;
  await seedDocuments(`${path}/bookingSettings`, { main: usualBookingSettings('Ekens bil') });
  await seedDocuments(`${path}/resources`, { lift1: lift });
  await seedDocuments(`${path}/customers`, { anna });
  await seedDocuments(`${path}/vehicles`, { volvo });
  for (const [at, request] of requests.entries()) {
    const { id, status = 'requested', createdAt = new Date() } = request;
    const { plate = 'ABC123', phone = '+46701740605', name = 'Anna Berg' } = request;
    const linkId = String(at).padStart(32, 'a');
    const resourceId = `lift${at + 1}`;
    const services = { tyres: '60|49500|25|workshop|Däckskifte' };
    const shared = { services, resourceId, startsAt, endsAt, status };
    await seedDocuments(`${path}/requests`, {
      [id]: {
        ...{ ...shared, plate, phone, name, email: null, message: 'Det skrapar.' },
        ...{ group: 'workshop', linkId, stage: 'open', createdAt, createdBy: null },
      },
    });
    await changeDocument(`${path}/requestLinks/${linkId}`, {
      ...{ ...shared, requestId: id, word: null, createdAt },
    });
    const held = occupancyOf({ ...shared, status: 'booked' });
    for (const { id: week, quarters, ...rest } of held) {
      await changeDocument(`${path}/occupancy/${week}`, {
        ...{ ...rest, bookingId: id },
        quarters: Object.fromEntries(quarters.map((quarter) => [quarter, id])),
      });
    }
  }
  const { user } = await openAs(person, '/dashboard/calendar/requests');
  await page('Förfrågningar');
  // A publication that is under way would outlive the test.
  if (role !== 'auditor') {
    await waitFor(async () =>
      expect(Object.keys(await documentsOnServer(`${path}/publicWeeks`))).toEqual(['main']),
    );
  }
  return { user, path };
}

const list = () => screen.findByRole('list', { name: 'Att svara på' });
const row = async (name: string) => {
  const heading = await within(await list()).findByRole('heading', { name: new RegExp(name) });
  return within(heading.closest('li') as HTMLElement);
};
const statusOf = async (path: string, id: string) =>
  (await documentsOnServer(`${path}/requests`))[id]?.status;
const linkOf = async (path: string, end: string) =>
  (await documentsOnServer(`${path}/requestLinks`))[end.padStart(32, 'a')];

describe('The requests of car owners', () => {
  it('are counted in the menu, and become a booking of a known customer by one press', async () => {
    const { user, path } = await open([{ id: 'r1' }]);
    expect(await screen.findByRole('link', { name: 'Kalender 1 förfrågan' })).toBeInTheDocument();
    const request = await row('Anna Berg');
    expect(request.getByText(/^Väntar på svar, senast/)).toBeInTheDocument();
    expect(request.getByText('Däckskifte, 495 kr')).toBeInTheDocument();
    expect(request.getByText('”Det skrapar.”')).toBeInTheDocument();
    expect(await request.findByLabelText('Kund')).toHaveValue('anna');
    expect(request.getByText('Bilen finns i registret.')).toBeInTheDocument();
    await user.click(await request.findByRole('button', { name: 'Ta emot' }));
    expect(await screen.findByText('Förfrågan ABC 123 Anna Berg är inbokad.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skicka bekräftelse' })).toBeInTheDocument();
    expect(await screen.findByText('Inga förfrågningar att svara på.')).toBeInTheDocument();

    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('takenIn'));
    const { r1 } = await documentsOnServer(`${path}/bookings`);
    expect(r1).toMatchObject({
      ...{ customerId: 'anna', vehicleId: 'volvo', resourceId: 'lift1', status: 'booked' },
      message: 'Det skrapar.',
    });
    expect(JSON.stringify(r1?.services)).toContain('"Däckskifte"');
    expect(await linkOf(path, '0')).toMatchObject({ status: 'takenIn' });
  });

  it('bring somebody new into the register', async () => {
    const { user, path } = await open([
      { id: 'r1', name: 'Maja Ekdahl', plate: 'MLR47T', phone: '+46701740699' },
    ]);
    const request = await row('Maja Ekdahl');
    expect(await request.findByText('Ny kund. Ny bil.')).toBeInTheDocument();
    await user.click(await request.findByRole('button', { name: 'Ta emot' }));
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('takenIn'));
    const { r1 } = await documentsOnServer(`${path}/customers`);
    expect(r1?.name).toBe('Maja Ekdahl');
    expect(JSON.stringify(r1?.phones)).toContain('+46701740699');
    expect((await documentsOnServer(`${path}/vehicles`)).r1).toMatchObject({
      registrationNumber: 'MLR47T',
      ownerId: 'r1',
    });
  });

  it('let staff choose the customer when another person drives a known car', async () => {
    const { user, path } = await open([{ id: 'r1', name: 'Bo Lind', phone: '+46701740698' }]);
    const request = await row('Bo Lind');
    expect(await request.findByLabelText('Kund')).toHaveDisplayValue('Ny kund: Bo Lind');
    await user.selectOptions(request.getByLabelText('Kund'), 'Anna Berg, bilens ägare');
    await user.click(await request.findByRole('button', { name: 'Ta emot' }));
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('takenIn'));
    expect((await documentsOnServer(`${path}/bookings`)).r1).toMatchObject({
      customerId: 'anna',
      vehicleId: 'volvo',
    });
  });

  it('are declined by one press, with a ready text, and give their time back', async () => {
    const { user, path } = await open([{ id: 'r1' }]);
    await user.click(await (await row('Anna Berg')).findByRole('button', { name: 'Avböj' }));
    const answered = within(await screen.findByRole('list', { name: 'Nyss besvarade' }));
    expect(answered.getByText(/^Hej! Tyvärr kan vi inte ta emot ABC 123/)).toBeInTheDocument();
    expect(answered.getByRole('link', { name: 'Sms till 070-174 06 05' })).toBeInTheDocument();
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('declined'));
    expect(await linkOf(path, '0')).toMatchObject({ status: 'declined' });
    const weeks = Object.values(await documentsOnServer(`${path}/occupancy`));
    expect(weeks.flatMap(({ quarters }) => Object.keys(quarters ?? {}))).toEqual([]);
  });

  it('expire by themselves after a day', async () => {
    const createdAt = new Date(Date.now() - 25 * 3_600_000);
    const { path } = await open([{ id: 'r1', createdAt }]);
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('expired'));
    expect(await linkOf(path, '0')).toMatchObject({ status: 'expired' });
    expect(await screen.findByText('Inga förfrågningar att svara på.')).toBeInTheDocument();
  });

  it('that were booked at once become bookings by themselves', async () => {
    const { path } = await open([{ id: 'r1', status: 'booked' }]);
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('takenIn'));
    expect((await documentsOnServer(`${path}/bookings`)).r1).toMatchObject({
      customerId: 'anna',
      vehicleId: 'volvo',
    });
  });

  it('that their visitor has called off leave the list', async () => {
    const { path } = await open([{ id: 'r1', status: 'cancelled' }]);
    await waitFor(async () =>
      expect((await documentsOnServer(`${path}/requests`)).r1?.stage).toBe('closed'),
    );
  });

  it('that became bookings and are called off lead to the booking, which frees the time', async () => {
    const { path } = await open([{ id: 'r1', status: 'takenIn' }]);
    const booking = newBooking({ customerId: 'anna', resourceId: 'lift1', startsAt, endsAt });
    await seedDocuments(`${path}/bookings`, { r1: booking }, new Date());
    await changeDocument(`${path}/requestLinks/${'0'.padStart(32, 'a')}`, { status: 'cancelled' });
    await changeDocument(`${path}/requests/r1`, { status: 'cancelled', updatedAt: new Date() });
    const request = await row('Anna Berg');
    expect(await request.findByText(/^Kunden kommer inte\. Avboka tiden/)).toBeInTheDocument();
    expect(request.getByRole('link', { name: 'Öppna bokningen' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/r1',
    );
    await changeDocument(`${path}/bookings/r1`, { status: 'cancelled', updatedAt: new Date() });
    await waitFor(() => expect(request.getByText(/tiden är ledig igen/)).toBeInTheDocument());
  });

  it('are only read by an auditor', async () => {
    await open([{ id: 'r1' }], 'auditor');
    const request = await row('Anna Berg');
    expect(request.queryByRole('button')).not.toBeInTheDocument();
  });
});
