import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatLongDay } from '@/domain/time/swedishTime';
import { expectConsole, ignoreConsole } from '../support/component';
import { changeDocument } from '../support/documents';
import { dayAhead, seedPublicPage, type TakenTime } from '../support/publicPage';
import { page, renderApp } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';

type Values = Parameters<typeof seedPublicPage>[0];
type Seeded = Awaited<ReturnType<typeof seedPublicPage>>;

async function open(values?: Values, taken?: TakenTime[]) {
  const seeded = await seedPublicPage(values, taken);
  const { user } = renderApp(seeded.address);
  await page(values?.name ?? 'Ekbackens bil');
  return { ...seeded, user };
}

const dayName = (days: number) => formatLongDay(dayAhead(days));
/** The day as its row shows it. */
const rowName = (days: number) => dayName(days).replace(/^\S+/, ['Idag', 'Imorgon'][days] ?? '$&');
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const day = (days: number) => screen.findByRole('button', { name: new RegExp(rowName(days), 'i') });
const button = (name: string) => screen.findByRole('button', { name });
/** The rows of days, closed or not, in words. */
const days = async () => {
  await screen.findByText(/^Lediga tider kl\. \d\d:\d\d$/);
  const list = within(screen.getByRole('region', { name: '2. Välj dag och tid' })).getAllByRole(
    'list',
  )[0];
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('The page of a workshop', () => {
  it('tells of the workshop and the ways to reach it', async () => {
    await open();
    await waitFor(() => expect(document.title).toBe('Ekbackens bil – lediga tider'));
    expect(screen.getByText(/^Vi tar hand om bilen/)).toBeInTheDocument();
    expect(screen.getByText('Ekbacksvägen 12, 123 45 Ekbacken')).toBeInTheDocument();
    expect(screen.getByText('Mån–fre 08:00–12:00, lör–sön stängt')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ring 08-465 004 00' })).toHaveAttribute(
      'href',
      'tel:+46846500400',
    );
    expect(screen.getByText('Välj minst en tjänst, så ser du lediga tider.')).toBeInTheDocument();
  });

  it('adds up what is chosen, and keeps it while the other group is looked at', async () => {
    const { user } = await open();
    await user.click(box(/^Däckskifte 45\smin 495\skr$/));
    await user.click(box(/^Hjulinställning 1\sh\s30\smin 1\s495,50\skr$/));
    expect(await screen.findByText('1 990,50 kr inkl. moms')).toBeInTheDocument();
    expect(screen.getByText(/^2 tjänster/)).toHaveTextContent('2 tjänster, 2 h 15 min');
    await user.click(screen.getByRole('radio', { name: 'Biltvätt' }));
    expect(screen.queryByText(/inkl\. moms$/)).not.toBeInTheDocument();
    await user.click(box(/^Tvätt och vax/));
    expect(screen.getByText(/^1 tjänst/)).toHaveTextContent('1 tjänst, 1 h');
    await user.click(screen.getByRole('radio', { name: 'Verkstad' }));
    expect(box(/^Däckskifte/)).toBeChecked();
    expect(box(/^Hjulinställning/)).toBeChecked();
    await user.click(box(/^Däckskifte/));
    expect(screen.getByText(/^1 tjänst/)).toHaveTextContent('1 tjänst, 1 h 30 min');
    await user.click(await button('Välj tid'));
    expect(screen.getByRole('heading', { name: '2. Välj dag och tid' })).toHaveFocus();
    await user.click(await day(1));
    await user.click(await button('08:00'));
    expect(
      await screen.findByText('Du har också valt Tvätt och vax, som bokas för sig.'),
    ).toBeVisible();
  });

  it('has the first time of fourteen days at once, and says why a day has none', async () => {
    const { user } = await open({}, [
      ['lift1', 1, 480, 570],
      ['lift1', 2, 480, 720],
    ]);
    await user.click(box(/^Däckskifte/));
    const rows = await days();
    expect(rows).toHaveLength(14);
    expect(rows.slice(0, 5)).toEqual([
      `${rowName(0)}Stängt`,
      `${rowName(1)} från 09:30`,
      `${dayName(2)}Fullt`,
      `${dayName(3)} från 08:00`,
      `${dayName(4)}Stängt`,
    ]);
    await user.click(await button('Visa fler dagar'));
    await waitFor(async () => expect(await days()).toHaveLength(28));
    expect(await button('Visa fler dagar')).toHaveFocus();
    await user.click(await button('Visa fler dagar'));
    await waitFor(async () => expect(await days()).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Visa fler dagar' })).not.toBeInTheDocument();
  });

  it('shows all times of a day, and how to ask for the chosen one', async () => {
    const { user } = await open({}, [['lift1', 1, 540, 600]]);
    await user.click(box(/^Hjulinställning/));
    await user.click(await day(1));
    const times = screen.getByRole('list', { name: `Lediga tider ${dayName(1)}` });
    expect(
      within(times)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['10:00', '10:30']);
    await user.click(within(times).getByRole('button', { name: '10:30' }));
    expect(screen.getByRole('heading', { name: '3. Boka tiden' })).toHaveFocus();
    expect(within(times).getByRole('button', { name: '10:30' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const card = within(screen.getByRole('region', { name: '3. Boka tiden' }));
    expect(card.getByText(`${dayName(1)} kl. 10:30`)).toBeInTheDocument();
    expect(card.getByText('1 h 30 min, 1 495,50 kr inkl. moms')).toBeInTheDocument();
    expect(card.getByText(/^Tiden är inte bokad än\./)).toBeInTheDocument();
    expect(card.getByText('Ring 08-465 004 00 och säg tiden.')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Ring 08-465 004 00' })).toHaveAttribute(
      'href',
      'tel:+46846500400',
    );
    const mail = new URL(card.getByRole('link', { name: /^Mejla/ }).getAttribute('href') ?? '');
    expect(mail.pathname).toBe('hej@ekbacken.example');
    expect(mail.searchParams.get('subject')).toBe(`Bokning ${dayName(1)} kl. 10:30`);
    const text = `Ekbackens bil\nHjulinställning\n${dayName(1)} kl. 10:30\n1 h 30 min, 1 495,50 kr inkl. moms`;
    expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(text);

    await user.click(card.getByRole('button', { name: 'Kopiera tiden' }));
    expect(await card.findByText('Texten är kopierad.')).toBeInTheDocument();
    expect(plain(await navigator.clipboard.readText())).toBe(text);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(card.getByRole('button', { name: 'Kopiera tiden' }));
    expect(await card.findByText(/^Texten kunde inte kopieras/)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Välj en annan tid' }));
    expect(screen.getByRole('heading', { name: '2. Välj dag och tid' })).toHaveFocus();
  });

  it('is used by keyboard alone', async () => {
    const { user } = await open();
    screen.getByRole('radio', { name: 'Verkstad' }).focus();
    await user.tab();
    expect(box(/^Däckskifte/)).toHaveFocus();
    await user.keyboard(' ');
    const row = await day(1);
    row.focus();
    await user.keyboard('{Enter}');
    expect(row).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: '08:00' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '3. Boka tiden' })).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole('link', { name: /^Ring/ }).at(-1)).toHaveFocus();
  });

  it('says that a chosen time has been taken when the times are read again', async () => {
    const { user, take } = await open();
    await user.click(box(/^Däckskifte/));
    await user.click(await day(1));
    await user.click(await button('08:00'));
    await take([['lift1', 1, 480, 540]]);
    await user.click(await button('Uppdatera'));
    expect(
      await screen.findByText(
        /^Det går inte längre att börja .* kl\. 08:00\. Välj en annan tid, till exempel:$/,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '3. Boka tiden' })).not.toBeInTheDocument();
    expect(await button('09:00')).toBeInTheDocument();
    await user.click(await button('09:00'));
    expect(screen.getByRole('region', { name: '3. Boka tiden' })).toBeInTheDocument();
    expect(screen.queryByText(/^Det går inte längre/)).not.toBeInTheDocument();
  });

  it('offers the times of the group’s own places', async () => {
    const { user } = await open({}, [['lane', 1, 480, 720]]);
    await user.click(box(/^Däckskifte/));
    expect((await days())[1]).toBe(`${rowName(1)} från 08:00`);
    await user.click(screen.getByRole('radio', { name: 'Biltvätt' }));
    await user.click(box(/^Tvätt och vax/));
    await waitFor(async () => expect((await days())[1]).toBe(`${rowName(1)}Fullt`));
  });

  it('asks people to ring when all days are full', async () => {
    const { user } = await open(
      {},
      Array.from({ length: 14 }, (_, at): TakenTime => ['lift1', at, 480, 720]),
    );
    await user.click(box(/^Däckskifte/));
    expect(await screen.findByText(/^Inga lediga tider de närmaste dagarna\./)).toHaveTextContent(
      'Inga lediga tider de närmaste dagarna. Ring 08-465 004 00 och fråga.',
    );
  });
});

describe('A page with less to show', () => {
  it('has services and telephone but no times while the workshop has closed it', async () => {
    await open({ isOpen: false });
    expect(screen.getByText(/^Just nu visas inga lediga tider\./)).toHaveTextContent(
      'Just nu visas inga lediga tider. Ring 08-465 004 00 och fråga.',
    );
    expect(screen.getByText('Däckskifte')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that there are no services', async () => {
    await open({ services: {}, order: [] });
    expect(screen.getByText(/^Verkstaden visar inga tjänster här än\./)).toBeInTheDocument();
    expect(screen.queryByText('1. Välj tjänster')).not.toBeInTheDocument();
  });

  it('shows only the group that has services', async () => {
    await open({ services: { wash: '60|34900|25|wash|Tvätt och vax' }, order: ['wash'] });
    expect(box(/^Tvätt och vax/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('asks people to ring where no place is booked for the services', async () => {
    const { user } = await open({ places: { lane: 'wash' } });
    expect(screen.getByText(/^Tider för de här tjänsterna visas inte här\./)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Biltvätt' }));
    await user.click(box(/^Tvätt och vax/));
    expect(await day(1)).toBeInTheDocument();
  });

  it('asks people to ring where no week has been published', async () => {
    const { user, change } = await open();
    await change('publicWeeks/main', { weeks: {} });
    await user.click(box(/^Däckskifte/));
    expect(await day(1)).toBeInTheDocument();
    await user.click(await button('Uppdatera'));
    expect(await screen.findByText(/^Just nu visas inga lediga tider\./)).toBeInTheDocument();
  });

  it('leads on without a telephone number, by mail or on foot', async () => {
    const { user } = await open({ phone: null });
    await user.click(box(/^Däckskifte/));
    await user.click(await day(1));
    await user.click(await button('08:00'));
    expect(screen.getByText('Skriv till verkstaden och säg tiden.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Ring/ })).not.toBeInTheDocument();
  });

  it('leads on without telephone and mail', async () => {
    await open({ phone: null, email: null, isOpen: false });
    expect(screen.getByText(/^Just nu visas/)).toHaveTextContent('Fråga verkstaden på plats.');
  });
});

describe('No page', () => {
  const nowhere = 'Det finns ingen sida med den adressen';

  it.each(['/boka/finns-inte', '/boka/x', '/boka/%2F%2F'])('is said of %s', async (path) => {
    renderApp(path);
    expect(await page(nowhere)).toBeInTheDocument();
  });

  it('is said of an address that the workshop has left', async () => {
    const { slug, address } = await seedPublicPage();
    await changeDocument(`slugs/${slug}`, { releasedAt: new Date() });
    renderApp(address);
    expect(await page(nowhere)).toBeInTheDocument();
  });

  it('is found by an address in capitals', async () => {
    const { address } = await seedPublicPage();
    renderApp(address.replace('bil', 'BIL'));
    expect(await page('Ekbackens bil')).toBeInTheDocument();
  });
});

/** Lets every request of the page fail, as without a network. */
function loseServer() {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
}

function findServer() {
  vi.mocked(globalThis.fetch).mockRestore();
  ignoreConsole('The public page got no answer');
  // The SDK tells of each request.
  ignoreConsole('@firebase/firestore');
}

describe('A failed reading', () => {
  it('of the page can be tried again', async () => {
    const { address, change } = await seedPublicPage({ name: 'x' });
    await change('publicPages/main', { hours: 7 });
    const { user } = renderApp(address);
    await page('Sidan kunde inte hämtas');
    expectConsole('warn', 'Unreadable document');
    expectConsole('warn', 'The public page got no answer');
    await change('publicPages/main', { hours: 'Mån–sön stängt' });
    await user.click(await button('Försök igen'));
    expect(await page('x')).toBeInTheDocument();
  });

  it('of the times keeps every choice, and can be tried again', async () => {
    const { user, change, take } = await open();
    await change('publicPages/main', { places: { lift1: 'workshop', lift2: 'workshop' } });
    await user.click(box(/^Däckskifte/));
    await user.click(await day(1));
    await user.click(await button('08:00'));
    loseServer();
    await user.click(await button('Uppdatera'));
    expect(await screen.findByText('De lediga tiderna kunde inte hämtas.')).toBeInTheDocument();
    expect(box(/^Däckskifte/)).toBeChecked();
    expect(screen.getByRole('region', { name: '3. Boka tiden' })).toBeInTheDocument();
    findServer();
    await take([['lift1', 1, 480, 720]]);
    await user.click(await button('Försök igen'));
    expect(await button('Uppdatera')).toBeInTheDocument();
    expect(screen.queryByText('De lediga tiderna kunde inte hämtas.')).not.toBeInTheDocument();
    // The other lift, of which the page has heard since, is free.
    expect(await screen.findByRole('region', { name: '3. Boka tiden' })).toBeInTheDocument();
  });

  it('shows no day as free while nobody knows', async () => {
    const { user } = await open();
    loseServer();
    await user.click(box(/^Däckskifte/));
    await screen.findByText('De lediga tiderna kunde inte hämtas.');
    expect(screen.queryByText(/^från/)).not.toBeInTheDocument();
    expect(screen.queryByText(new RegExp(rowName(1)))).not.toBeInTheDocument();
    findServer();
    await user.click(await button('Försök igen'));
    expect(await day(1)).toBeInTheDocument();
    expect(box(/^Däckskifte/)).toBeChecked();
  });
});

describe('A page that its file was written with', () => {
  /** Opens the page as its file has it; `before` is what has happened since. */
  async function openWritten(before: (seeded: Seeded) => unknown) {
    const seeded = await seedPublicPage();
    const { slug, path, address } = seeded;
    const [page, open] = await Promise.all(
      ['publicPages', 'publicWeeks'].map((name) => storedDocument(`${path}/${name}/main`)),
    );
    const workshopId = path.replace('workshops/', '');
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'written-page';
    const data = { slug, workshopId, day: '2026-11-29', page, ...Object(open) };
    element.textContent = JSON.stringify(data);
    document.body.append(element);
    onTestFinished(() => element.remove());
    await before(seeded);
    return renderApp(address);
  }

  it('shows what is stored now, and keeps what has been chosen', async () => {
    const send = globalThis.fetch;
    let release = () => {};
    const { user } = await openWritten(async ({ change }) => {
      const services = { align: '90|159550|25|workshop|Hjulinställning' };
      await change('publicPages/main', { order: ['align'], services });
      const released = new Promise<void>((resolve) => (release = resolve));
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
        await released;
        return send(...asked);
      });
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Däckskifte/ }));
    await user.click(box(/^Hjulinställning.*1\s495,50\skr$/));
    expect(screen.getByText('Hämtar lediga tider …')).toBeInTheDocument();
    expect(screen.queryByText(/^från/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('checkbox', { name: /1\s595,50\skr$/ })).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(await day(1)).toBeInTheDocument();
    const asked = vi.mocked(globalThis.fetch).mock.calls.map(([, sent]) => String(sent?.body));
    expect(asked.filter((body) => body.includes('/slugs/'))).toEqual([]);
    vi.mocked(globalThis.fetch).mockRestore();
  });

  it('gives way where the workshop has left the address', async () => {
    await openWritten(async ({ slug, change }) => {
      await changeDocument(`slugs/${slug}`, { releasedAt: new Date() });
      await change('publicPages/main', { slug: `${slug}-ny` });
    });
    expect(await page('Det finns ingen sida med den adressen')).toBeInTheDocument();
  });

  it('stays without a network, and shows no time that nobody knows of', async () => {
    const { user } = await openWritten(loseServer);
    await user.click(await screen.findByRole('checkbox', { name: /^Däckskifte/ }));
    expect(await screen.findByText('De lediga tiderna kunde inte hämtas.')).toBeInTheDocument();
    expect(screen.queryByText(/^från/)).not.toBeInTheDocument();
    findServer();
    await user.click(await button('Försök igen'));
    expect(await day(1)).toBeInTheDocument();
    expect(box(/^Däckskifte/)).toBeChecked();
  });
});
