import { act, screen, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { formatLongDay, instantAt } from '@/domain/time/swedishTime';
import { ignoreConsole } from '../support/component';
import { changeDocument, documentsOnServer } from '../support/documents';
import { dayAhead, seedPublicPage } from '../support/publicPage';
import { page, renderApp } from '../support/renderApp';

const secret = 'a'.repeat(32);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const at = (days: number, minutes: number) => instantAt(dayAhead(days), minutes);

/** Looks at the page again, as by coming back to its tab. */
const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Opens the page of a request for eight o'clock in three days, which holds no time. */
async function open(status: 'proposed' | 'takenIn', times: Date[] = []) {
  const seeded = await seedPublicPage({ modes: { workshop: 'request', wash: 'instant' } });
  const { path, address } = seeded;
  const services = { tyres: '45|49500|25|workshop|Däckskifte' };
  const createdAt = new Date();
  const shared = {
    ...{ services, resourceId: 'lift1', startsAt: at(3, 480), endsAt: at(3, 525), status },
    ...{ times, wishedAt: null, wantsEarlier: false, createdAt },
  };
  await changeDocument(`${path}/requests/r1`, {
    ...{ ...shared, group: 'workshop', plate: 'ABC123', name: 'Anna', phone: '+46701740605' },
    ...{ email: null, message: null, linkId: secret, stage: 'open', visitId: null },
    ...{ createdBy: null, updatedAt: createdAt, updatedBy: null },
  });
  await changeDocument(`${path}/requestLinks/${secret}`, {
    ...{ ...shared, requestId: 'r1', word: null },
  });
  const { user } = renderApp(`${address}#${secret}`);
  await page('Ekbackens bil');
  return { ...seeded, user };
}

const requestOf = async (path: string) => (await documentsOnServer(`${path}/requests`)).r1;

describe('A visitor whose request cannot be met', () => {
  it('books one of the proposed times by one press', async () => {
    const { user, path } = await open('proposed', [at(3, 600), at(5, 480), at(6, 540)]);
    expect(await heading('Verkstaden föreslår en annan tid')).toBeInTheDocument();
    await user.click(await button(/kl\.\s09:00$/));
    expect(await heading('Tiden är bokad')).toHaveFocus();
    const request = await requestOf(path);
    expect(request).toMatchObject({ status: 'booked', resourceId: 'lift1' });
    expect(new Date(String(request?.startsAt))).toEqual(at(6, 540));
    expect(new Date(String(request?.endsAt))).toEqual(at(6, 585));
    const held = Object.values(await documentsOnServer(`${path}/occupancy`));
    expect(held.flatMap(({ quarters }) => Object.values(quarters ?? {}))).toEqual(
      Array.from({ length: 3 }, () => 'r1'),
    );
  });

  it('is told which proposed time somebody else has taken', async () => {
    const { user, path, take } = await open('proposed', [at(5, 480), at(6, 540)]);
    await button(/kl\.\s08:00$/);
    await take([
      ['lift1', 5, 480, 540],
      ['lift2', 5, 480, 540],
    ]);
    await user.click(await button(/kl\.\s08:00$/));
    expect(await screen.findByText(/^Någon hann före: .* är inte ledig längre\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /kl\.\s08:00$/ })).not.toBeInTheDocument();
    expect(await button(/kl\.\s09:00$/)).toBeInTheDocument();
    expect((await requestOf(path))?.status).toBe('proposed');
  });

  it('is led on when none of the proposed times is to come', async () => {
    const { user } = await open('proposed', [at(-1, 480)]);
    expect(await screen.findByText(/^Ingen av tiderna går längre att boka\./)).toHaveTextContent(
      'Ring 08-465 004 00 och fråga.',
    );
    await user.click(await button('Välj en ny tid'));
    expect(await heading('1. Välj tjänster')).toBeInTheDocument();
  });

  it('is told that the workshop has changed its mind meanwhile', async () => {
    const { user, path } = await open('proposed', [at(5, 480)]);
    await button(/kl\.\s08:00$/);
    await changeDocument(`${path}/requests/r1`, { status: 'declined' });
    await changeDocument(`${path}/requestLinks/${secret}`, { status: 'declined' });
    await user.click(await button(/kl\.\s08:00$/));
    expect(await heading('Verkstaden kan inte ta emot bilen då')).toHaveFocus();
  });
});

describe('A visitor with a booking', () => {
  it('asks for another time, and keeps the one there is until the workshop answers', async () => {
    const { user, path } = await open('takenIn');
    await user.click(await button('Be om en annan tid'));
    const day = formatLongDay(dayAhead(2));
    await user.click(await button(new RegExp(`^${day}`)));
    const times = await screen.findByRole('list', { name: `Lediga tider ${day}` });
    await user.click(within(times).getByRole('button', { name: '09:00' }));
    await user.click(await button(new RegExp(`^Be om ${day} kl\\.\\s09:00$`)));
    expect(await screen.findByText(/^Du har bett om .* i stället\./)).toBeInTheDocument();
    expect(await heading('Tiden är bokad')).toHaveFocus();
    const request = await requestOf(path);
    expect(request?.status).toBe('takenIn');
    expect(new Date(String(request?.wishedAt))).toEqual(at(2, 540));

    const answer = { wishedAt: null, startsAt: at(2, 540), endsAt: at(2, 585) };
    await changeDocument(`${path}/requests/r1`, { wishedAt: null });
    await changeDocument(`${path}/requestLinks/${secret}`, answer);
    lookAgain();
    expect(await button('Be om en annan tid')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${day} kl\\.\\s09:00$`))).toBeInTheDocument();
  });

  it('is put on the list of those who are told of an earlier time', async () => {
    const { user, path } = await open('takenIn');
    await user.click(await button('Säg till om det blir ledigt tidigare'));
    expect(await screen.findByText(/^Verkstaden hör av sig/)).toBeInTheDocument();
    expect(await requestOf(path)).toMatchObject({ status: 'takenIn', wantsEarlier: true });
  });

  it('is told when another time can no longer be asked for', async () => {
    const { user, path } = await open('takenIn');
    await user.click(await button('Be om en annan tid'));
    const day = formatLongDay(dayAhead(2));
    await user.click(await button(new RegExp(`^${day}`)));
    await user.click(await button('09:00'));
    await changeDocument(`${path}/requests/r1`, { stage: 'closed' });
    await user.click(await button(/^Be om .* kl\.\s09:00$/));
    expect(await screen.findByText(/^Det går inte att be om den tiden\./)).toBeInTheDocument();
    ignoreConsole('@firebase/firestore');
    expect((await requestOf(path))?.wishedAt).toBeNull();
  });
});
