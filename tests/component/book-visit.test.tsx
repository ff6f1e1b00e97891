import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { formatLongDay } from '@/domain/time/swedishTime';
import { expectConsole, ignoreConsole } from '../support/component';
import { documentsOnServer } from '../support/documents';
import { dayAhead, seedPublicPage, type TakenTime } from '../support/publicPage';
import { page, renderApp } from '../support/renderApp';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(name);
const wash = 'Bilen är ändå här: tvätta den efteråt?';
const requestsOf = async (path: string) =>
  Object.values(await documentsOnServer(`${path}/requests`));
const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the page, chooses a repair at eight o'clock tomorrow and fills in the form. */
async function chooseRepair(taken: TakenTime[] = []) {
  const modes = { workshop: 'request', wash: 'instant' } as const;
  const seeded = await seedPublicPage({ modes, cancelMinutes: 0 }, taken);
  const { user } = renderApp(seeded.address);
  await page('Ekbackens bil');
  await user.click(screen.getByRole('radio', { name: 'Verkstad' }));
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await user.click(await button(new RegExp(formatLongDay(dayAhead(1)).replace(/^\S+/, 'Imorgon'))));
  await user.click(await button('08:00'));
  await user.type(await field('Registreringsnummer'), 'abc 12d');
  await user.type(await field('Ditt namn'), 'Anna Berg');
  await user.type(await field('Mobilnummer'), '070-174 06 05');
  return { ...seeded, user };
}

describe('A visit of a repair and a wash', () => {
  it('is booked in one go, and followed on one page', async () => {
    const { user, path } = await chooseRepair();
    await user.selectOptions(
      await field(wash),
      screen.getByRole('option', { name: /^Tvätt och vax, 1\s?h, 349/ }),
    );
    expect(await screen.findByText(/^Tvätten börjar .* kl\.\s09:00\./)).toHaveTextContent(
      'Tvätten bokas direkt, och verkstaden svarar om jobbet.',
    );
    expect(screen.getByText('1 h 45 min, 844 kr inkl. moms')).toBeInTheDocument();
    await user.click(await button('Skicka förfrågan'));
    const repair = await card('Förfrågan är skickad');
    // The hour has had the repair, so that the first try of the wash is refused.
    ignoreConsole('@firebase/firestore');
    expect(repair.getByRole('heading')).toHaveFocus();
    expect(repair.getByText('Däckskifte, 45 min')).toBeInTheDocument();
    const washing = await card('Tiden är bokad');
    expect(washing.getByText('Tvätt och vax, 1 h')).toBeInTheDocument();
    expect(washing.getByText(/kl\.\s09:00$/)).toBeInTheDocument();

    const [first, second] = await requestsOf(path);
    expect(first?.visitId).toBeTruthy();
    expect(second?.visitId).toBe(first?.visitId);
    expect([first?.group, second?.group].toSorted()).toEqual(['wash', 'workshop']);
    await user.click(washing.getByRole('button', { name: 'Avboka' }));
    await user.click(washing.getByRole('button', { name: 'Ja, avboka' }));
    await card('Tiden är avbokad');
    await card('Förfrågan är skickad');
    const left = await requestsOf(path);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'requested']);
  });

  it('goes on without a wash that somebody else was quicker to book', async () => {
    const { user, path, take } = await chooseRepair();
    await user.selectOptions(
      await field(wash),
      screen.getByRole('option', { name: /^Tvätt och vax, 1\s?h, 349/ }),
    );
    await screen.findByText(/^Tvätten börjar/);
    await take([['lane', 1, 480, 720]]);
    await user.click(await button('Skicka förfrågan'));
    const repair = await card('Förfrågan är skickad');
    ignoreConsole('@firebase/firestore');
    expect(repair.getByText(/^Tvätten \(Tvätt och vax\) är inte bokad\./)).toBeInTheDocument();
    expect(await requestsOf(path)).toHaveLength(1);
  });

  it('says that no wash is free after the job', async () => {
    const { user, path } = await chooseRepair([['lane', 1, 480, 720]]);
    await user.selectOptions(
      await field(wash),
      screen.getByRole('option', { name: /^Tvätt och vax, 1\s?h, 349/ }),
    );
    expect(await screen.findByText(/^Ingen tid för tvätt är ledig/)).toBeInTheDocument();
    expect(screen.getByText('45 min, 495 kr inkl. moms')).toBeInTheDocument();
    await user.click(await button('Skicka förfrågan'));
    await card('Förfrågan är skickad');
    const [request, ...more] = await requestsOf(path);
    expect([request?.visitId, more]).toEqual([null, []]);
  });

  it('shows a wash whose answer was lost, also when it is no longer chosen', async () => {
    const { user, path } = await chooseRepair();
    await user.selectOptions(
      await field(wash),
      screen.getByRole('option', { name: /^Tvätt och vax, 1\s?h, 349/ }),
    );
    await screen.findByText(/^Tvätten börjar/);
    const send = globalThis.fetch;
    // The repair, and two tries of the wash, of which the hour refuses the first.
    let commits = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const answer = await send(...asked);
      if (String(asked[0]).includes(':commit') && (commits += 1) === 3) {
        throw new TypeError('Failed to fetch');
      }
      return answer;
    });
    await user.click(await button('Skicka förfrågan'));
    expect(await screen.findByText(/^Vi fick inget svar/)).toBeInTheDocument();
    expectConsole('warn', 'The public page got no answer');
    vi.mocked(globalThis.fetch).mockRestore();
    await user.selectOptions(await field(wash), 'Ingen tvätt');
    await user.click(await button('Skicka förfrågan'));
    await card('Förfrågan är skickad');
    await card('Tiden är bokad');
    ignoreConsole('@firebase/firestore');
    await waitFor(async () => expect(await requestsOf(path)).toHaveLength(2));
  });
});
