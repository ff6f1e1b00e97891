import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { formatDay } from '@/domain/time/swedishTime';
import type { Role } from '@/domain/workshop/member';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { dayAhead } from '../support/publicPage';
import { page } from '../support/renderApp';
import {
  askedDay,
  endsAt,
  linkIdOf,
  type Request,
  seedRequests,
  startsAt,
} from '../support/requests';
import { openAs, seedAs } from '../support/workshops';

/** The calendar on the day that the requests ask for. */
async function open(
  view: 'dag' | 'vecka' | 'manad' | 'lista',
  requests: Request[] = [{ id: 'r1' }],
  role: Role = 'staff',
) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}`;
  await seedRequests(path, requests);
  const address = `/dashboard/calendar?vy=${view}&datum=${askedDay.toString()}`;
  const { user } = await openAs(person, address);
  await page('Kalender');
  return { user, path, address };
}

const day = formatDay(askedDay, dayAhead(0));
const card = () => screen.findByRole('button', { name: /^Förfrågan, ABC 123, Däckskifte, / });
const gone = () => screen.queryByRole('button', { name: /^Förfrågan/ });
/** Settles what a device of somebody who may write does by itself, which would outlive the test. */
const published = (path: string) =>
  waitFor(async () =>
    expect(Object.keys(await documentsOnServer(`${path}/publicWeeks`))).toEqual(['main']),
  );

describe('A request that holds a time', () => {
  it('stands in the week as taken time, and leads to its row in the list', async () => {
    const { user, path } = await open('vecka', [{ id: 'r1' }, { id: 'r2', name: 'Cilla Ek' }]);
    const request = await screen.findByRole('button', {
      name: `Förfrågan, ABC 123, Däckskifte, ${day} 10:00–11:00, Lyft 1, Väntar på svar, Anna Berg`,
    });
    expect(within(request).getByText('Förfrågan')).toBeInTheDocument();
    expect(request.closest('li')).toHaveAttribute('draggable', 'false');
    expect(request.closest('td')).toHaveTextContent('9 h ledigt');
    expect(screen.queryByRole('list', { name: 'Förfrågningar' })).not.toBeInTheDocument();
    request.focus();
    await user.keyboard('{Enter}');
    await page('Förfrågningar');
    const heading = await screen.findByRole('heading', { name: /Anna Berg/ });
    await waitFor(() => expect(heading.closest('li')).toHaveFocus());
    await published(path);
  });

  it('stands in the day, where neither keys nor a button change it', async () => {
    const { user, path } = await open('dag');
    const request = await card();
    expect(within(request).getByText('Förfrågan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Checka in/ })).not.toBeInTheDocument();
    expect(request).not.toHaveAttribute('aria-describedby');
    request.focus();
    const back = new KeyboardEvent('keydown', {
      ...{ key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true },
    });
    request.dispatchEvent(back);
    expect(back.defaultPrevented).toBe(true);
    await user.keyboard('{Alt>}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{/Alt}s{Delete}');
    expect(await card()).toHaveFocus();
    expect(
      screen.queryByText(/finns inte längre|är flyttad|är ändrad|flyttades inte/),
    ).not.toBeInTheDocument();
    await published(path);
    const { r1 } = await documentsOnServer(`${path}/requests`);
    expect(r1).toMatchObject({
      status: 'requested',
      startsAt: startsAt.toISOString().slice(0, -5) + 'Z',
    });
    expect(await documentsOnServer(`${path}/bookings`)).toEqual({});
    await user.click(await card());
    await page('Förfrågningar');
  });

  it('stays in its cell of the week at every key that moves a booking', async () => {
    const { user, path } = await open('vecka');
    (await card()).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}s{Delete}');
    expect(await card()).toHaveFocus();
    fireEvent.dragStart((await card()).closest('li') as HTMLElement);
    expect(
      screen.queryByText(/finns inte längre|är flyttad|är ändrad|flyttades inte/),
    ).not.toBeInTheDocument();
    await published(path);
    expect(await documentsOnServer(`${path}/bookings`)).toEqual({});
  });

  it('refuses a booking that is moved onto it', async () => {
    const { user, path } = await open('dag');
    const [from, to] = [new Date(startsAt.getTime() - 3_600_000), startsAt];
    const values = { customerId: 'anna', resourceId: 'lift1', startsAt: from, endsAt: to };
    await seedDocuments(`${path}/bookings`, { b1: newBooking(values) });
    (await screen.findByRole('button', { name: /^Utan fordon/ })).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(/: Lyft 1 är upptagen 10:00–11:00\.$/)).toBeInTheDocument();
    await published(path);
  });

  it('stands in the list and the month, for those who only read too', async () => {
    const { user, path } = await open('lista', [{ id: 'r1' }], 'auditor');
    expect(within(await card()).getByText('Förfrågan')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Månad' }));
    // jsdom has no layout, so the month has room for no card.
    await user.click(await screen.findByRole('button', { name: `+1 till, visa ${day}` }));
    await screen.findByRole('button', { name: 'Dag', pressed: true });
    await user.click(await card());
    await page('Förfrågningar');
    expect((await documentsOnServer(`${path}/requests`)).r1?.status).toBe('requested');
  });

  it('is no booking of a person or a status that is chosen', async () => {
    const { user, path } = await open('lista');
    await card();
    await user.selectOptions(screen.getByLabelText('Status'), 'Bokad');
    await waitFor(() => expect(gone()).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Rensa filter' }));
    await card();
    await user.selectOptions(screen.getByLabelText('Plats'), 'Lyft 1');
    await card();
    await published(path);
  });

  it('leaves the calendar when somebody answers, and a booking comes in its place', async () => {
    const { path } = await open('dag');
    (await card()).focus();
    const values = {
      customerId: 'anna',
      vehicleId: 'volvo',
      resourceId: 'lift1',
      startsAt,
      endsAt,
    };
    const now = new Date();
    await seedDocuments(`${path}/bookings`, { r1: newBooking(values) }, now);
    await changeDocument(`${path}/requestLinks/${linkIdOf(0)}`, { status: 'takenIn' });
    await changeDocument(`${path}/requests/r1`, { status: 'takenIn', updatedAt: now });
    await waitFor(() => expect(gone()).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: /^ABC 123/ })).toHaveFocus();
    await published(path);
  });
});

describe('A booking of the public page that its customer is leaving', () => {
  it('is told of above the calendar, with the way to its row', async () => {
    const wishedAt = new Date(endsAt.getTime() + 3_600_000);
    const { user, path } = await open('vecka', [{ id: 'r1', status: 'takenIn', wishedAt }]);
    const values = {
      customerId: 'anna',
      vehicleId: 'volvo',
      resourceId: 'lift1',
      startsAt,
      endsAt,
    };
    const now = new Date();
    await seedDocuments(`${path}/bookings`, { r1: newBooking(values) }, now);
    await changeDocument(`${path}/requestLinks/${linkIdOf(0)}`, { status: 'takenIn', wishedAt });
    await changeDocument(`${path}/requests/r1`, { status: 'takenIn', wishedAt, updatedAt: now });
    const list = within(await screen.findByRole('list', { name: 'Förfrågningar' }));
    await user.click(list.getByRole('link', { name: /ABC 123 Vill ha en annan tid$/ }));
    await page('Förfrågningar');
    const heading = await screen.findByRole('heading', { name: /Anna Berg/ });
    await waitFor(() => expect(heading.closest('li')).toHaveFocus());
    await published(path);
  });
});
