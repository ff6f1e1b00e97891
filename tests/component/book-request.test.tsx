import { act, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole, ignoreConsole } from '../support/component';
import { documentsOnServer } from '../support/documents';
import { dayAhead, seedPublicPage } from '../support/publicPage';
import { page, renderApp } from '../support/renderApp';
import { formatLongDay } from '@/domain/time/swedishTime';

type Values = Parameters<typeof seedPublicPage>[0];
type User = ReturnType<typeof renderApp>['user'];

const modes = { workshop: 'request', wash: 'instant' } as const;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = (name: string) => screen.findByLabelText(name);
const requestsOf = async (path: string) =>
  Object.values(await documentsOnServer(`${path}/requests`));

/** Opens the page and chooses a service at eight o'clock tomorrow. */
async function choose(group: 'Verkstad' | 'Biltvätt', values: Values = {}) {
  const seeded = await seedPublicPage({ modes, cancelMinutes: 0, ...values });
  const { user } = renderApp(seeded.address);
  await page('Ekbackens bil');
  await user.click(screen.getByRole('radio', { name: group }));
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await user.click(await button(new RegExp(formatLongDay(dayAhead(1)).replace(/^\S+/, 'Imorgon'))));
  await user.click(await button('08:00'));
  return { ...seeded, user };
}

async function fillIn(user: User) {
  await user.type(await field('Registreringsnummer'), 'abc 12d');
  await user.type(await field('Ditt namn'), 'Anna Berg');
  await user.type(await field('Mobilnummer'), '070-174 06 05');
}

/** Looks at the page again, as by coming back to its tab. */
const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('A visitor of the page', () => {
  it('asks for a time, follows it, and calls it off', async () => {
    const { user, path, change } = await choose('Verkstad');
    expect(await heading('3. Skicka förfrågan')).toBeInTheDocument();
    await fillIn(user);
    await user.type(await field('E-post'), 'anna@berg.example');
    await user.type(await field('Meddelande'), 'Det skrapar när jag bromsar.');
    await user.click(await button('Skicka förfrågan'));
    expect(await heading('Förfrågan är skickad')).toHaveFocus();
    expect(screen.getByText(/^Tiden hålls åt dig/)).toBeInTheDocument();
    expect(screen.getByText('Däckskifte, 45 min')).toBeInTheDocument();

    const [request] = await requestsOf(path);
    expect(request).toMatchObject({
      ...{ group: 'workshop', plate: 'ABC12D', name: 'Anna Berg', phone: '+46701740605' },
      ...{ email: 'anna@berg.example', message: 'Det skrapar när jag bromsar.' },
      ...{ services: { tyres: '45|49500|25|workshop|Däckskifte' }, status: 'requested' },
    });
    expect(location.hash).toBe(`#${String(request?.linkId)}`);
    const [occupancy] = Object.values(await documentsOnServer(`${path}/occupancy`));
    expect(Object.keys(occupancy?.quarters ?? {})).toHaveLength(3);

    await change(`requestLinks/${String(request?.linkId)}`, { word: 'Ta med låsbulten.' });
    lookAgain();
    expect(await screen.findByText(/Ta med låsbulten\./)).toBeInTheDocument();
    await user.click(await button('Avboka'));
    expect(await button('Ja, avboka')).toHaveFocus();
    await user.click(await button('Behåll tiden'));
    expect(await button('Avboka')).toHaveFocus();
    await user.click(await button('Avboka'));
    await user.click(await button('Ja, avboka'));
    expect(await heading('Tiden är avbokad')).toHaveFocus();
    expect((await requestsOf(path))[0]).toMatchObject({ status: 'cancelled' });
    const [freed] = Object.values(await documentsOnServer(`${path}/occupancy`));
    expect(freed?.quarters).toEqual({});
    await user.click(await button('Välj en ny tid'));
    expect(await heading('1. Välj tjänster')).toBeInTheDocument();
  });

  it('books a wash at once', async () => {
    const { user, path } = await choose('Biltvätt');
    await fillIn(user);
    await user.click(await button('Boka'));
    expect(await heading('Tiden är bokad')).toBeInTheDocument();
    expect(await button('Lägg i kalendern')).toBeInTheDocument();
    expect((await requestsOf(path))[0]).toMatchObject({ status: 'booked', resourceId: 'lane' });
  });

  it('reads no more than her link when the time is hers at once', async () => {
    const { user, path } = await choose('Biltvätt');
    await fillIn(user);
    const asked = vi.spyOn(globalThis, 'fetch');
    await user.click(await button('Boka'));
    await heading('Tiden är bokad');
    const read = asked.mock.calls.filter(([url]) => String(url).includes(':batchGet'));
    asked.mockRestore();
    expect(read.map(([, sent]) => String(sent?.body))).toEqual([
      expect.stringContaining(`/requestLinks/${String((await requestsOf(path))[0]?.linkId)}`),
    ]);
  });

  it('gets the place that is left, as the second one in the hour', async () => {
    const { user, path, change, take } = await choose('Verkstad', {
      places: { lift1: 'workshop', lift2: 'workshop', lane: 'wash' },
    });
    await fillIn(user);
    await change('publicCounters/main', { startedAt: new Date(), count: 1, requestId: 'r1' });
    await take([['lift1', 1, 480, 540]]);
    await user.click(await button('Skicka förfrågan'));
    expect(await heading('Förfrågan är skickad')).toBeInTheDocument();
    ignoreConsole('@firebase/firestore');
    expect(await requestsOf(path)).toMatchObject([{ resourceId: 'lift2' }]);
    expect(await documentsOnServer(`${path}/publicCounters`)).toMatchObject({ main: { count: 2 } });
  });

  it('is told what is missing or wrong', async () => {
    const { user, path } = await choose('Verkstad');
    await user.click(await button('Skicka förfrågan'));
    expect(await screen.findAllByText('Fyll i det här fältet')).toHaveLength(3);
    await fillIn(user);
    await user.type(await field('Meddelande'), 'Jag heter 811218-9876.');
    await user.click(await button('Skicka förfrågan'));
    expect(await screen.findByText(/^Ser ut som ett personnummer/)).toBeInTheDocument();
    expect(await requestsOf(path)).toEqual([]);
  });

  it('keeps what was typed when somebody else takes the time', async () => {
    const { user, path, take } = await choose('Verkstad');
    await fillIn(user);
    await take([['lift1', 1, 480, 540]]);
    await user.click(await button('Skicka förfrågan'));
    expect(await screen.findByText(/^Det går inte längre att börja/)).toHaveTextContent(
      'Välj en annan tid, till exempel:',
    );
    expect(screen.getByText(/^Det går inte längre att börja/)).toHaveFocus();
    // The SDK tells of each refusal.
    ignoreConsole('@firebase/firestore');
    await user.click(await button(/kl\.\s09:00$/));
    expect(await field('Ditt namn')).toHaveValue('Anna Berg');
    await user.click(await button('Skicka förfrågan'));
    expect(await heading('Förfrågan är skickad')).toBeInTheDocument();
    expect(await requestsOf(path)).toHaveLength(1);
  });

  it('is asked to wait when the hour has had its requests', async () => {
    const { user, path, change } = await choose('Verkstad', { perHour: 2 });
    await fillIn(user);
    await change('publicCounters/main', { startedAt: new Date(), count: 2, requestId: 'r1' });
    await user.click(await button('Skicka förfrågan'));
    expect(await screen.findByText(/^Verkstaden har fått många/)).toHaveTextContent(
      'Ring 08-465 004 00 och fråga.',
    );
    ignoreConsole('@firebase/firestore');
    expect(await requestsOf(path)).toEqual([]);
    const hourAgo = new Date(Date.now() - 3_700_000);
    await change('publicCounters/main', { startedAt: hourAgo, count: 2, requestId: 'r1' });
    await user.click(await button('Skicka förfrågan'));
    expect(await heading('Förfrågan är skickad')).toBeInTheDocument();
  });

  it('is told when the workshop has changed its page', async () => {
    const { user, path, change } = await choose('Verkstad');
    await fillIn(user);
    await change('publicPages/main', { modes: { workshop: 'phone', wash: 'phone' } });
    await user.click(await button('Skicka förfrågan'));
    expect(await heading('3. Boka tiden')).toBeInTheDocument();
    expect(screen.getByText('Ring 08-465 004 00 och säg tiden.')).toBeInTheDocument();
    expect(await requestsOf(path)).toEqual([]);
    ignoreConsole('@firebase/firestore');
  });

  it('sends once though the answer to the first try is lost', async () => {
    const { user, path } = await choose('Verkstad');
    await fillIn(user);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const answer = await send(...asked);
      if (String(asked[0]).includes(':commit')) throw new TypeError('Failed to fetch');
      return answer;
    });
    await user.click(await button('Skicka förfrågan'));
    expect(await screen.findByText(/^Vi fick inget svar/)).toBeInTheDocument();
    expectConsole('warn', 'The public page got no answer');
    ignoreConsole('@firebase/firestore');
    vi.mocked(globalThis.fetch).mockRestore();
    expect(await field('Ditt namn')).toHaveValue('Anna Berg');
    // The first try holds the time that was chosen, and leads on whatever is chosen since.
    await user.click(await button('09:30'));
    await user.click(await button('Skicka förfrågan'));
    expect(await heading('Förfrågan är skickad')).toBeInTheDocument();
    expect(screen.getByText(/^Din första förfrågan hade kommit fram/)).toBeInTheDocument();
    expect(screen.getByText(/kl\.\s08:00$/)).toBeInTheDocument();
    ignoreConsole('@firebase/firestore');
    expect(await requestsOf(path)).toHaveLength(1);
  });
});

describe('The page of a link', () => {
  it('says that a link leads nowhere', async () => {
    const { address } = await seedPublicPage({ modes });
    renderApp(`${address}#${'0'.repeat(32)}`);
    expect(await screen.findByText(/^Länken leder inte till någon bokning/)).toBeInTheDocument();
  });

  it('says when it is too late to call off, and how to reach the workshop', async () => {
    const { user } = await choose('Biltvätt', { cancelMinutes: 20_160 });
    await fillIn(user);
    await user.click(await button('Boka'));
    await heading('Tiden är bokad');
    expect(screen.getByText(/^Det går inte längre att boka av här/)).toHaveTextContent(
      'Ring 08-465 004 00 och fråga.',
    );
    expect(screen.queryByRole('button', { name: 'Avboka' })).not.toBeInTheDocument();
  });

  it.each([
    ['takenIn', 'Tiden är bokad'],
    ['declined', 'Verkstaden kan inte ta emot bilen då'],
    ['expired', 'Verkstaden hann inte svara'],
  ])('tells that the request is %s', async (status, title) => {
    const { user, path, change } = await choose('Verkstad');
    await fillIn(user);
    await user.click(await button('Skicka förfrågan'));
    await heading('Förfrågan är skickad');
    const [request] = await requestsOf(path);
    await change(`requestLinks/${String(request?.linkId)}`, { status });
    lookAgain();
    expect(await heading(title)).toBeInTheDocument();
    await waitFor(() =>
      expect(within(document.body).queryByText(/^Tiden hålls åt dig/)).not.toBeInTheDocument(),
    );
  });
});
