import { screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { instantAt } from '@/domain/time/swedishTime';
import { expectConsole } from '../support/component';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { dayAhead } from '../support/publicPage';
import { page } from '../support/renderApp';
import { endsAt, linkIdOf, type Request, seedRequests, startsAt } from '../support/requests';
import { openAs, seedAs } from '../support/workshops';

/** The list of a workshop with a public page, Anna's Volvo and some requests for the same hour at different lifts. */
async function open(requests: Request[], role: 'owner' | 'staff' | 'auditor' = 'staff') {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}`;
  await seedRequests(path, requests);
  const { user, auth } = await openAs(person, '/dashboard/calendar/requests');
  await page('Förfrågningar');
  // A publication that is under way would outlive the test.
  if (role !== 'auditor') {
    await waitFor(async () =>
      expect(Object.keys(await documentsOnServer(`${path}/publicWeeks`))).toEqual(['main']),
    );
  }
  return { user, path, db: () => getFirestore(auth.app) };
}

const list = () => screen.findByRole('list', { name: 'Att svara på' });
const row = async (name: string) => {
  const heading = await within(await list()).findByRole('heading', { name: new RegExp(name) });
  return within(heading.closest('li') as HTMLElement);
};
const statusOf = async (path: string, id: string) =>
  (await documentsOnServer(`${path}/requests`))[id]?.status;
const linkOf = async (path: string, at: number) =>
  (await documentsOnServer(`${path}/requestLinks`))[linkIdOf(at)];

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
    expect(await linkOf(path, 0)).toMatchObject({ status: 'takenIn' });
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
    expect(await linkOf(path, 0)).toMatchObject({ status: 'declined' });
    const weeks = Object.values(await documentsOnServer(`${path}/occupancy`));
    expect(weeks.flatMap(({ quarters }) => Object.keys(quarters ?? {}))).toEqual([]);
  });

  it('get other times by one press, of which staff can book one that is agreed upon', async () => {
    const { user, path } = await open([{ id: 'r1' }]);
    const request = await row('Anna Berg');
    expect(await request.findByText(/^Andra lediga tider: /)).toBeInTheDocument();
    await user.click(request.getByRole('button', { name: 'Föreslå annan tid' }));
    const answered = within(await screen.findByRole('list', { name: 'Nyss besvarade' }));
    const told = answered.getByText(/Passar någon av de här tiderna\?/);
    expect(told.textContent?.match(/^– /gm)).toHaveLength(3);
    expect(told).toHaveTextContent(`/boka/ekens-bil#${linkIdOf(0)}`);
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('proposed'));
    const link = await linkOf(path, 0);
    expect(link).toMatchObject({ status: 'proposed', wishedAt: null });
    const times = JSON.stringify(link?.times);
    expect(times.match(/timestampValue/g)).toHaveLength(3);
    expect(link?.word).toMatch(/^Den tiden kan vi tyvärr inte\./);
    const weeks = Object.values(await documentsOnServer(`${path}/occupancy`));
    expect(weeks.flatMap(({ quarters }) => Object.keys(quarters ?? {}))).toEqual([]);

    const waiting = within(await screen.findByRole('list', { name: 'Väntar på kundens val' }));
    expect(screen.getByText('Inga förfrågningar att svara på.')).toBeInTheDocument();
    const [first] = await waiting.findAllByRole('button', { name: /^Boka / });
    await user.click(first as HTMLElement);
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('takenIn'));
    const booked = (await documentsOnServer(`${path}/bookings`)).r1;
    expect(booked).toMatchObject({ customerId: 'anna', resourceId: 'lift1' });
    expect(times).toContain(String(booked?.startsAt));
  });

  it('are taken in at the time that the visitor would rather have', async () => {
    const wishedAt = instantAt(dayAhead(5), 660);
    const { user, path } = await open([{ id: 'r1', wishedAt }]);
    const request = await row('Anna Berg');
    expect(request.getByText(/^Vill hellre komma .* kl\. 11:00$/)).toBeInTheDocument();
    await user.click(await request.findByRole('button', { name: /^Boka .* kl\. 11:00$/ }));
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('takenIn'));
    const booked = (await documentsOnServer(`${path}/bookings`)).r1;
    expect(new Date(String(booked?.startsAt))).toEqual(wishedAt);
    const link = await linkOf(path, 0);
    expect(link).toMatchObject({ status: 'takenIn', wishedAt: null });
    expect(new Date(String(link?.startsAt))).toEqual(wishedAt);
  });

  it('that became bookings can keep their time though another one is wished for', async () => {
    const { user, path } = await open([{ id: 'r1', status: 'takenIn' }]);
    const booking = newBooking({ customerId: 'anna', resourceId: 'lift1', startsAt, endsAt });
    await seedDocuments(`${path}/bookings`, { r1: booking }, new Date());
    const wish = { wishedAt: instantAt(dayAhead(5), 660), status: 'takenIn' };
    await changeDocument(`${path}/requestLinks/${linkIdOf(0)}`, wish);
    await changeDocument(`${path}/requests/r1`, wish);
    const request = await row('Anna Berg');
    expect(request.getByRole('link', { name: 'Öppna bokningen' })).toBeInTheDocument();
    await user.click(request.getByRole('button', { name: 'Behåll tiden' }));
    await waitFor(async () => expect((await linkOf(path, 0))?.wishedAt).toBeNull());
    expect((await linkOf(path, 0))?.word).toMatch(/så din tid gäller/);
    expect(await screen.findByText('Inga förfrågningar att svara på.')).toBeInTheDocument();
  });

  it('of those who want an earlier time are offered the first free one', async () => {
    const { user, path } = await open([
      { id: 'r1', wantsEarlier: true },
      { id: 'r2', name: 'Bo Lind', phone: '+46701740698' },
    ]);
    const list = within(await screen.findByRole('list', { name: 'Vill komma tidigare' }));
    expect(list.getByRole('heading', { name: 'ABC 123 Anna Berg' })).toBeInTheDocument();
    expect(list.queryByText('Bo Lind')).not.toBeInTheDocument();
    const offer = await list.findByRole('button', { name: /^Erbjud / });
    const time = offer.textContent.replace('Erbjud ', '');
    await user.click(offer);
    const answered = within(await screen.findByRole('list', { name: 'Nyss besvarade' }));
    expect(answered.getByText(/^Hej! Det har blivit ledigt/)).toHaveTextContent(time);
    await waitFor(async () =>
      expect((await linkOf(path, 0))?.word).toMatch(/^Det har blivit ledigt /),
    );
    expect(await statusOf(path, 'r1')).toBe('requested');
  });

  it('expire by themselves after a day', async () => {
    const createdAt = new Date(Date.now() - 25 * 3_600_000);
    const { path } = await open([{ id: 'r1', createdAt }]);
    await waitFor(async () => expect(await statusOf(path, 'r1')).toBe('expired'));
    expect(await linkOf(path, 0)).toMatchObject({ status: 'expired' });
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
    await changeDocument(`${path}/requestLinks/${linkIdOf(0)}`, { status: 'cancelled' });
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
    expect(screen.queryByText('Avvisa alla sedan …')).not.toBeInTheDocument();
  });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** Somebody whom the register does not know with a car that it knows: a person has to choose. */
const unclear = { name: 'Bo Lind', phone: '+46701740698' };

describe('A flood of requests', () => {
  const unfold = async (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(await screen.findByText('Avvisa alla sedan …'));
  const button = (name: string) => screen.findByRole('button', { name });
  const question = (title: string) => screen.findByRole('dialog', { name: title });

  it('is declined by one press and a question, back to a time of choice', async () => {
    const { user, path } = await open([
      { id: 'r1', createdAt: minutesAgo(10) },
      { id: 'r2', createdAt: minutesAgo(20), status: 'booked', ...unclear },
      { id: 'r3', createdAt: minutesAgo(90), name: 'Cilla Ek' },
      { id: 'r4', createdAt: minutesAgo(10), status: 'proposed', times: [endsAt] },
    ]);
    await unfold(user);
    await user.selectOptions(screen.getByLabelText('Gjorda'), 'När som helst');
    expect(await button('Avvisa 3 förfrågningar')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Gjorda'), 'Den senaste timmen');
    await user.click(await button('Avvisa 2 förfrågningar'));
    const dialog = within(await question('Avvisa 2 förfrågningar?'));
    expect(dialog.getByText(/Det går inte att ångra\.$/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Avvisa' }));
    expect(
      await screen.findByText('2 förfrågningar är avvisade, och tiderna är lediga igen.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 förfrågan att svara på')).toHaveFocus();
    expect(screen.getByText('Ingen förfrågan att avvisa.')).toBeInTheDocument();
    expect((await row('Cilla Ek')).getByText(/^Väntar på svar/)).toBeInTheDocument();

    await waitFor(async () => {
      expect(await statusOf(path, 'r1')).toBe('declined');
      expect(await statusOf(path, 'r2')).toBe('declined');
    });
    expect((await linkOf(path, 1))?.word).toBe('Hör av dig, så hittar vi en annan tid.');
    expect(await statusOf(path, 'r3')).toBe('requested');
    expect(await statusOf(path, 'r4')).toBe('proposed');
    const weeks = Object.values(await documentsOnServer(`${path}/occupancy`));
    const held = weeks.flatMap(({ quarters }) => Object.values(quarters ?? {}));
    expect(new Set(held)).toEqual(new Set(['r3']));
  });

  it('is left alone when the question is answered by no', async () => {
    const { user, path } = await open([{ id: 'r1' }]);
    await unfold(user);
    await user.click(await button('Avvisa 1 förfrågan'));
    await user.click(
      within(await question('Avvisa 1 förfrågan?')).getByRole('button', { name: 'Avbryt' }),
    );
    expect(await button('Avvisa 1 förfrågan')).toHaveFocus();
    expect(await statusOf(path, 'r1')).toBe('requested');
  });

  it('loses those that somebody else answers while the question is open', async () => {
    const { user, path } = await open([{ id: 'r1' }, { id: 'r2', name: 'Cilla Ek' }]);
    await unfold(user);
    await user.click(await button('Avvisa 2 förfrågningar'));
    const dialog = within(await question('Avvisa 2 förfrågningar?'));
    const answered = { status: 'declined', updatedAt: new Date() };
    await changeDocument(`${path}/requestLinks/${linkIdOf(0)}`, { status: 'declined' });
    await changeDocument(`${path}/requests/r1`, { ...answered, stage: 'closed' });
    await waitFor(() => expect(screen.getByText('1 förfrågan att svara på')).toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Avvisa' }));
    expect(
      await screen.findByText('1 förfrågan är avvisad, och tiden är ledig igen.'),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await statusOf(path, 'r2')).toBe('declined'));
    expect((await linkOf(path, 0))?.word).toBeNull();
  });

  it('empties the list without a network; what others answered is not changed', async () => {
    const { user, path, db } = await open([{ id: 'r1' }, { id: 'r2', name: 'Cilla Ek' }]);
    await row('Cilla Ek');
    await loseNetwork(db());
    const status = { status: 'expired', updatedAt: new Date() };
    await changeDocument(`${path}/requestLinks/${linkIdOf(0)}`, { status: 'expired' });
    await changeDocument(`${path}/requests/r1`, { ...status, stage: 'closed' });
    await unfold(user);
    await user.click(await button('Avvisa 2 förfrågningar'));
    const dialog = within(await question('Avvisa 2 förfrågningar?'));
    await user.click(dialog.getByRole('button', { name: 'Avvisa' }));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Att svara på' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('0 förfrågningar att svara på')).toHaveFocus();
    expect(await statusOf(path, 'r2')).toBe('requested');
    await findNetwork(db());
    await waitFor(async () => expect(await statusOf(path, 'r2')).toBe('declined'));
    expect(
      await screen.findByText('Förfrågan ABC 123 Anna Berg kunde inte sparas.'),
    ).toBeInTheDocument();
    expectConsole('error', 'PERMISSION_DENIED');
    expectConsole('warn', 'PERMISSION_DENIED');
    expect(await statusOf(path, 'r1')).toBe('expired');
  });

  it('is stopped by an owner, who closes the booking in one press and can undo it', async () => {
    const { user, path } = await open([], 'owner');
    // A publication that is under way would outlive the test.
    const published = (isOpen: boolean) =>
      waitFor(async () => {
        expect((await documentsOnServer(`${path}/bookingSettings`)).main?.isOpen).toBe(isOpen);
        expect((await documentsOnServer(`${path}/publicPages`)).main?.isOpen).toBe(isOpen);
      });
    await unfold(user);
    expect(screen.getByText('Ingen förfrågan att avvisa.')).toBeInTheDocument();
    await user.click(await button('Stäng bokningen'));
    expect(
      await screen.findByText('Bokningen är stängd: sidan visar inga lediga tider.'),
    ).toBeInTheDocument();
    expect(await button('Visa lediga tider igen')).toHaveFocus();
    await published(false);
    await user.click(await button('Ångra'));
    await published(true);
    await user.click(await button('Stäng bokningen'));
    await published(false);
    await user.click(await button('Visa lediga tider igen'));
    await published(true);
  });

  it('gives staff no button that closes the booking', async () => {
    const { user } = await open([{ id: 'r1' }]);
    await unfold(user);
    expect(await button('Avvisa 1 förfrågan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stäng bokningen' })).not.toBeInTheDocument();
  });
});
