import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { catchFiles } from '../support/files';
import { choose, csv, openImport, review, rows, step } from '../support/importSteps';
import { findNetwork, loseNetwork } from '../support/network';
import { page } from '../support/renderApp';

/** Time for hundreds of documents to reach the emulator. */
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const hostile = '<img src=x onerror=alert(1)>';
const chosen = (name: string) => screen.getByRole('combobox', { name });

/** The statuses, on the server, of the customers that the import has brought. */
async function leftOf(onServer: (collection: string) => Promise<Record<string, unknown>[]>) {
  const others = (await onServer('customers')).filter(({ name }) => name !== 'Anna Berg');
  return [...new Set(others.map(({ status }) => status))];
}

describe('An import of customers', () => {
  it('takes a Windows-1252 file through its steps, and can be taken back by one press', async () => {
    const { user, onServer } = await openImport();
    const text =
      'Kundnr;Namn;Mobil;Adress;Regnr;Märke;Övrigt\r\n' +
      `1;Åsa Öberg;701740606;Ekvägen 1;def 456;Volvo;"Rad ett\r\nrad två"\r\n` +
      `1;Åsa Öberg;070-174 06 06;;GHJ 78K;Saab;\r\n` +
      `2;${hostile};;;;;=cmd\r\n`;
    await choose(user, csv(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
    expect(await step(/^Steg 2 av 3/)).toHaveFocus();
    expect(screen.getByText(/^kunder.csv/)).toHaveTextContent(
      'kunder.csv: 3 rader och 7 kolumner (Windows-1252, semikolon).',
    );
    expect(chosen('Kundnr')).toHaveDisplayValue('Hoppa över');
    expect(chosen('Mobil')).toHaveDisplayValue('Telefon');
    expect(chosen('Övrigt')).toHaveAccessibleDescription('Rad ett rad två · =cmd');
    await user.selectOptions(chosen('Övrigt'), 'Anteckning om fordonet');
    await user.selectOptions(chosen('Övrigt'), 'Anteckning om kunden');
    await user.click(button('Granska raderna'));
    expect(await step(/^Steg 3 av 3/)).toHaveFocus();
    await user.click(
      await screen.findByRole('button', { name: 'Importera 2 kunder och 2 fordon' }),
    );
    expect(await step(/^Importen är klar/)).toHaveFocus();
    expect(screen.getByText('Importerat: 2 kunder och 2 fordon')).toBeVisible();
    await waitFor(async () => {
      const customers = await onServer('customers');
      expect(customers).toHaveLength(3);
      expect(customers).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: hostile, notes: '=cmd', status: 'active' }),
          expect.objectContaining({ name: 'Anna Berg', status: 'active' }),
          expect.objectContaining({
            name: 'Åsa Öberg',
            notes: 'Rad ett\nrad två',
            kind: 'private',
          }),
        ]),
      );
      expect(
        (await onServer('vehicles')).map(({ registrationNumber }) => registrationNumber).toSorted(),
      ).toEqual(['ABC123', 'DEF456', 'GHJ78K']);
    });

    await user.click(button('Ångra'));
    expect(await step(/^Importen är ångrad/)).toHaveFocus();
    await waitFor(async () => {
      const all = [...(await onServer('customers')), ...(await onServer('vehicles'))];
      expect(all.filter(({ status }) => status === 'active')).toHaveLength(2);
      expect(all.filter(({ status }) => status === 'removed')).toHaveLength(4);
      expect(JSON.stringify(all)).not.toContain('Öberg');
    });
    await user.click(screen.getByRole('link', { name: 'Alla kunder' }));
    await page('Kunder');
    expect(await screen.findByText('1 kund, 1 fordon')).toBeVisible();
  });

  it('shows each fault with row and column, leaves those rows out and hands them out', async () => {
    const { user, onServer } = await openImport();
    await review(
      user,
      [
        'Namn,Org.nr,Telefon,E-post,Anteckning,Regnr',
        'Bo Lind,850709-9805,701740607,bo@kund.example,,DEF456',
        'Eva Ek,,08-465 004 00 vx,eva(at)kund.example,=1+1,🚗',
        'Ida Al,,,,Pnr 850709-9805,',
        `${hostile},,vx,saknas,,AB-123-CD`,
        '"Ida" Ek,,,,,',
        'Per Ek,,070-174 06 08,,,',
      ].join('\n'),
    );
    expect(screen.getByRole('group', { name: 'Visa' })).toHaveTextContent(
      'Alla 6Klara 1Klara med anmärkning 2Med fel 3Dubbletter 0Samma kund? 0',
    );
    expect(rows()[0]).toHaveTextContent(
      'Org.nr: Numret tas inte med: privatkunders personnummer sparas inte.',
    );
    expect(rows()[0]).toHaveTextContent('070-174 06 07');
    expect(rows()[3]).toHaveTextContent(hostile);
    expect(rows()[3]).toHaveTextContent('Telefon: ”vx” flyttas till kundens anteckning.');
    expect(rows()[5]).toHaveTextContent(/^Rad 7Ny/);
    await user.click(button(/^Med fel/));
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Rad 3Med felEva Ek · 08-465 004 00 vx · eva(at)kund.example · =1+1Regnr: Registreringsnumret får bara innehålla bokstäver och siffror.',
      'Rad 4Med felIda Al · Pnr 850709-9805Anteckning: Ser ut som ett personnummer. Kunders personnummer sparas inte.',
      'Rad 6Med fel"Ida" EkNamn: Citattecknen på raden går inte ihop, så det är osäkert var cellerna slutar.',
    ]);
    const files = catchFiles();
    await user.click(button('Hämta 3 rader som inte importeras'));
    expect(files[0]?.name).toBe('inte-importerade.csv');
    expect(await files[0]?.blob.text()).toContain(
      `"3";"Regnr: Registreringsnumret får bara innehålla bokstäver och siffror.";"Eva Ek";"";"08-465 004 00 vx";"eva(at)kund.example";"'=1+1";"🚗"\r\n`,
    );
    await user.click(button('Importera 3 kunder och 2 fordon'));
    await step(/^Importen är klar/);
    await waitFor(async () => {
      const names = (await onServer('customers')).map(({ name, notes }) => [name, notes]);
      expect(names.toSorted()).toEqual([
        [hostile, 'Telefon: vx\nE-post: saknas'],
        ['Anna Berg', null],
        ['Bo Lind', null],
        ['Per Ek', null],
      ]);
    });
    expect(JSON.stringify(await onServer('customers'))).not.toContain('9805');
  });

  it('knows who is there already, and does with them what is chosen', async () => {
    const { user, onServer } = await openImport();
    await review(
      user,
      [
        'Namn;Tel;Regnr;Mätarställning',
        'Anna Berg;0701740605;DEF456',
        'Bo Lind;;abc 123;200 000',
        'Ida Al;;GHJ789',
        'Per Al;0701740605;NOP345',
        'Al, Ida;;KLM12A',
      ].join('\n'),
    );
    expect(rows()[0]).toHaveTextContent('Fordonet läggs till hos Anna Berg');
    expect(rows()[0]).toHaveTextContent(
      'Anna Berg finns i registret: samma namn och telefonnummer. Kunden på raden läggs inte till.',
    );
    expect(rows()[1]).toHaveTextContent('Hoppas över');
    expect(rows()[1]).toHaveTextContent('ABC 123 finns redan i registret.');
    await user.click(button('Mätarställning? 1'));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent(
      'Mätarställning: Filen har 200 000 km. Det är minst tio gånger så mycket som den senaste, 20 000 km. Stämmer det?',
    );
    expect(
      screen.getByRole('radio', { name: 'Lägg till fordonet hos kunden som redan finns' }),
    ).toBeChecked();
    expect(button(/^Importera /)).toHaveTextContent('Importera 2 kunder och 4 fordon');
    await user.click(screen.getByRole('radio', { name: 'Hoppa över' }));
    await waitFor(() =>
      expect(button(/^Importera /)).toHaveTextContent('Importera 2 kunder och 3 fordon'),
    );
    await user.click(screen.getByRole('radio', { name: 'Importera ändå' }));
    await waitFor(() =>
      expect(button(/^Importera /)).toHaveTextContent('Importera 4 kunder och 5 fordon'),
    );
    await user.click(button(/^Dubbletter/));
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /^Lägg till fordonet/ }));
    await screen.findByRole('button', { name: 'Importera 2 kunder och 4 fordon' });

    // The rows of one customer stand below each other and can be parted and joined.
    await user.click(button(/^Samma kund\?/));
    expect(rows().map(({ textContent }) => /Rad \d/.exec(textContent)?.[0])).toEqual([
      'Rad 4',
      'Rad 6',
      'Rad 5',
    ]);
    expect(rows()[0]).toHaveTextContent('Rad 4 och 6 blir en kund.');
    expect(rows()[1]).toHaveTextContent('Samma kund som rad 4: samma namn, utan andra uppgifter.');
    await user.click(button('Egen kund, rad 6'));
    await screen.findByRole('button', { name: 'Importera 3 kunder och 4 fordon' });
    expect(rows()[0]).toHaveTextContent(/^Rad 6.*Kan vara Ida Al på rad 4/);
    expect(button('Samma kund, rad 6')).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Importera 2 kunder och 4 fordon' });
    expect(rows()[2]).toHaveTextContent('Kan vara Anna Berg i registret: samma telefonnummer.');
    expect(screen.queryByRole('button', { name: 'Ny kund, rad 3' })).toBeNull();
    await user.click(button('Samma kund, rad 5'));
    await user.click(button(/^Dubbletter/));
    await user.click(await screen.findByRole('button', { name: 'Ny kund, rad 5' }));
    await screen.findByRole('button', { name: 'Importera 2 kunder och 4 fordon' });
    await user.click(button(/^Samma kund\?/));
    await user.click(button('Samma kund, rad 5'));
    await user.click(await screen.findByRole('button', { name: 'Importera 1 kund och 4 fordon' }));
    await step(/^Importen är klar/);
    await waitFor(async () => {
      const cars = await onServer('vehicles');
      const annas = cars.filter(({ ownerId }) => ownerId === 'anna');
      expect(annas.map(({ registrationNumber }) => registrationNumber).toSorted()).toEqual([
        'ABC123',
        'DEF456',
        'NOP345',
      ]);
      expect(await onServer('customers')).toHaveLength(2);
    });
  });

  it('takes everything back when it is cancelled, after asking whoever follows a link', async () => {
    const { user, onServer } = await openImport();
    const lines = Array.from({ length: 3000 }, (_, n) => `Kund ${n}`);
    await review(user, ['Namn', ...lines].join('\n'));
    await user.click(button(/^Importera 3/));
    // The link is found by text, which is instant in jsdom: the import is still running.
    fireEvent.click(screen.getByText('Alla kunder'));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByText('Fortsätt importera'));
    expect(screen.queryByText('Avbryta importen?')).toBeNull();
    fireEvent.click(screen.getByText('Alla kunder'));
    fireEvent.click(screen.getByText('Avbryt importen'));
    expect(await step(/^Importen är avbruten/)).toHaveFocus();
    expect(screen.getByText('Registret är som det var före importen.')).toBeVisible();
    await waitFor(async () => {
      expect(await leftOf(onServer)).toEqual(['removed']);
    });
    await user.click(button('Tillbaka till raderna'));
    await step(/^Steg 3/);
  });

  it('asks whoever presses Back, who stays', async () => {
    const { user, onServer } = await openImport();
    await user.click(screen.getByRole('link', { name: 'Alla kunder' }));
    await page('Kunder');
    await user.click(screen.getByRole('link', { name: 'Importera' }));
    await page('Importera kunder');
    const lines = Array.from({ length: 1500 }, (_, n) => `Kund ${n}`);
    await review(user, ['Namn', ...lines].join('\n'));
    await user.click(button(/^Importera 1/));
    history.back();
    await screen.findByText('Avbryta importen?');
    fireEvent.click(screen.getByText('Fortsätt importera'));
    expect(screen.queryByText('Avbryta importen?')).toBeNull();
    history.back();
    await screen.findByText('Avbryta importen?');
    fireEvent.click(screen.getByText('Avbryt importen'));
    await screen.findByText('Ångrar importen', { selector: 'h2' });
    history.back();
    expect(await step(/^Importen är avbruten/)).toHaveFocus();
    expect(screen.queryByText('Avbryta importen?')).toBeNull();
    expect(location.pathname).toBe('/dashboard/customers/import');
    await waitFor(async () => {
      expect(await leftOf(onServer)).toEqual(['removed']);
    });
  });

  it('works without contact', async () => {
    const { user, auth, onServer } = await openImport();
    await review(user, 'Namn;Regnr\nBo Lind;DEF 456');
    await loseNetwork(getFirestore(auth.app));
    await user.click(button(/^Importera 1/));
    await step(/^Importen är klar/);
    expect(await onServer('customers')).toHaveLength(1);
    await findNetwork(getFirestore(auth.app));
    await waitFor(async () => expect(await onServer('customers')).toHaveLength(2));
  });
});
