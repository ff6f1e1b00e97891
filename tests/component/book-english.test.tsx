import { act, cleanup, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { dayOf } from '@/domain/time/swedishTime';
import { en } from '@/components/publicPage/texts/en';
import { documentsOnServer } from '../support/documents';
import { catchFiles } from '../support/files';
import { dayAhead, seedPublicPage } from '../support/publicPage';
import { page, renderApp } from '../support/renderApp';

const today = dayOf(new Date());
const tomorrow = en.day(dayAhead(1), today);
const modes = { workshop: 'request', wash: 'instant' } as const;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const field = (name: string) => screen.findByLabelText(name);

async function open(values: Parameters<typeof seedPublicPage>[0] = {}, query = '') {
  const seeded = await seedPublicPage({ modes, cancelMinutes: 0, ...values });
  const { user } = renderApp(`${seeded.address}${query}`);
  await page('Ekbackens bil');
  return { ...seeded, user };
}
const content = () => screen.getByRole('heading', { level: 1 }).closest('[lang]:not(span)');

/** Lets the browser prefer some languages. */
const prefer = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('A visitor who does not read Swedish', () => {
  it('changes the language with everything chosen and typed, and books', async () => {
    const { user, path } = await open();
    await user.click(box(/^Hjulinställning/));
    await user.click(await button(/^Imorgon/));
    await user.click(await button('10:00'));
    await user.type(await field('Ditt namn'), 'Anna Berg');
    await user.type(await field('Mobilnummer'), '12');
    await user.type(await field('Meddelande'), 'Jag heter 811218-9876.');
    await user.click(await button('Skicka förfrågan'));
    expect(await screen.findByText('Fyll i det här fältet')).toBeInTheDocument();
    expect(content()).toHaveAttribute('lang', 'sv');

    await user.click(await button('In English'));
    expect(await button('På svenska')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'På svenska' })).toHaveAttribute('lang', 'sv');
    expect(content()).toHaveAttribute('lang', 'en');
    await waitFor(() => expect(document.title).toBe('Ekbackens bil – available times'));
    expect(screen.getByText('Mon–Fri 08:00–12:00, Sat–Sun closed')).toBeInTheDocument();
    expect(screen.getByText(/^Vi tar hand om bilen/)).toHaveAttribute('lang', 'sv');
    expect(screen.getByRole('link', { name: 'Call 08-465 004 00' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Car wash' })).toBeInTheDocument();
    expect(box(/^Hjulinställning 1\sh\s30\smin SEK\s1,495\.50$/)).toBeChecked();
    expect(screen.getByText(/^Available times as of \d\d:\d\d$/)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: `Available times ${tomorrow}` })).toBeInTheDocument();
    const card = within(screen.getByRole('region', { name: '3. Send a request' }));
    expect(card.getByText(`${tomorrow} at 10:00`)).toBeInTheDocument();
    expect(card.getByText('1 h 30 min, SEK 1,495.50 incl. VAT')).toBeInTheDocument();
    expect(card.getByText('Fill in this field')).toBeInTheDocument();
    expect(screen.queryByText('Fyll i det här fältet')).not.toBeInTheDocument();
    expect(await field('Your name')).toHaveValue('Anna Berg');

    await user.type(await field('Registration number'), 'abc 12d');
    await user.click(await button('Send request'));
    expect(await screen.findByText(/^This is not a telephone number\./)).toBeInTheDocument();
    expect(screen.getByText(/^This looks like a Swedish personal identity number/)).toBeVisible();
    expect(await field('Mobile number')).toHaveFocus();
    await user.clear(await field('Message'));
    await user.clear(await field('Mobile number'));
    await user.type(await field('Mobile number'), '+44 20 7946 0958');
    await user.click(await button('Send request'));
    expect(await heading('The request has been sent')).toHaveFocus();
    expect(screen.getByText(/^The time is held for you/)).toBeInTheDocument();
    expect(screen.getByText('Hjulinställning')).toHaveAttribute('lang', 'sv');
    const [request] = Object.values(await documentsOnServer(`${path}/requests`));
    expect(request).toMatchObject({ name: 'Anna Berg', phone: '+442079460958', message: null });

    await user.click(await button('Copy the link'));
    expect(await screen.findByText('The link has been copied.')).toBeInTheDocument();
    await user.click(await button('På svenska'));
    expect(await heading('Förfrågan är skickad')).toBeInTheDocument();
    expect(screen.getByText('Länken är kopierad.')).toBeInTheDocument();
    await user.click(await button('In English'));
    await user.click(await button('Cancel the booking'));
    await user.click(await button('Yes, cancel it'));
    expect(await heading('The booking is cancelled')).toHaveFocus();
    await user.click(await button('Choose a new time'));
    expect(await heading('1. Choose services')).toBeInTheDocument();
  });

  it('takes the booking along to a calendar in English', async () => {
    const files = catchFiles();
    prefer('en-GB');
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Car wash' }));
    await user.click(box(/^Tvätt och vax/));
    await user.click(await button(/^Tomorrow/));
    await user.click(await button('08:00'));
    await user.type(await field('Registration number'), 'abc 12d');
    await user.type(await field('Your name'), 'Anna Berg');
    await user.type(await field('Mobile number'), '070-174 06 05');
    await user.click(await button('Book'));
    await heading('The time is booked');
    await user.click(await button('Add to calendar'));
    expect(files.map(({ name }) => name)).toEqual([`booking-${dayAhead(1).toString()}.ics`]);
    const file = (await files[0]?.blob.text())?.replaceAll('\r\n ', '');
    expect(file).toContain(
      'DESCRIPTION:Services: Tvätt och vax\\nAddress: Ekbacksvägen 12\\, 123 45 Ekbacken\\nNeed to change or cancel? Call 08-465 004 00.',
    );
    expect(file).toContain('SUMMARY:Ekbackens bil: Tvätt och vax');
  });

  it('is told in English how to ask by telephone, with a text to copy', async () => {
    prefer('de-DE');
    const { user } = await open({ modes: { workshop: 'phone', wash: 'phone' } });
    await user.click(box(/^Däckskifte/));
    await user.click(await button(/^Tomorrow/));
    await user.click(await button('08:00'));
    expect(screen.getByText(/^The time is not booked yet\./)).toBeInTheDocument();
    await user.click(await button('Copy the time'));
    expect(await screen.findByText('The text has been copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      `Ekbackens bil\nDäckskifte\n${tomorrow} at 08:00\n45 min, SEK 495 incl. VAT`,
    );
    expect(screen.getByRole('link', { name: /^E-mail/ })).toHaveAttribute(
      'href',
      expect.stringContaining('subject=Booking%20'),
    );
  });
});

describe('The language of the page', () => {
  it('is the one that was chosen on this device', async () => {
    const { user, address } = await open();
    await user.click(await button('In English'));
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem('verkstadsnavet.language')).toBe('en');
    await act(cleanup);
    renderApp(address);
    expect(await heading('1. Choose services')).toBeInTheDocument();
  });

  it('is that of the address, until another one is chosen', async () => {
    localStorage.setItem('verkstadsnavet.language', 'sv');
    const { user, address } = await open({}, '?lang=en');
    expect(await heading('1. Choose services')).toBeInTheDocument();
    await user.click(await button('På svenska'));
    expect(await heading('1. Välj tjänster')).toBeInTheDocument();
    expect(location.pathname + location.search).toBe(address);
    expect(await button('In English')).toHaveFocus();
  });

  it('can be changed in a browser that stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { user } = await open();
    await user.click(await button('In English'));
    expect(await heading('1. Choose services')).toBeInTheDocument();
  });

  it('is used where there is no page', async () => {
    prefer('en-GB', 'sv');
    renderApp('/boka/finns-inte');
    expect(await page('There is no page at this address')).toBeInTheDocument();
  });
});
