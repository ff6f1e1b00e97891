import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { formatPart, type Part, partKey } from '@/domain/part/part';
import type { Role } from '@/domain/workshop/member';
import { partDocuments } from '../../scripts/demo/parts';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { choose, paste, rows, step } from '../support/importSteps';
import { findNetwork, loseNetwork } from '../support/network';
import { openAs, seedAs } from '../support/workshops';
import { openOrders, order } from '../support/workOrders';

const oilFilter: Part = {
  ...{ number: 'W 712/95', name: 'Oljefilter', unit: 'st', priceOre: 14_900, vatRate: 25 },
  ...{ supplier: 'Mann', shelf: 'B3' },
};
const pads: Part = {
  ...{ ...oilFilter, number: '0 986 494 524', name: 'Bromsbelägg fram', unit: 'par' },
  ...{ priceOre: 89_950, supplier: 'Bosch', shelf: '' },
};

const noShards = partDocuments([]);
const both = partDocuments([
  { part: oilFilter, costOre: 6250 },
  { part: pads, costOre: null },
]);

async function openParts(
  role: Role,
  seeded: typeof both = both,
  { path = '', hidesCosts = false } = {},
) {
  const { person, workshopId } = await seedAs(role);
  const root = `workshops/${workshopId}`;
  await seedDocuments(`${root}/partShards`, seeded.partShards);
  await seedDocuments(`${root}/partCosts`, seeded.partCosts);
  if (hidesCosts) await changeDocument(root, { hidesCosts });
  const app = await openAs(person, `/dashboard/settings/parts${path}`);
  await screen.findByRole('heading', { name: path ? 'Importera artiklar' : 'Artiklar' });
  const mapOf = async (name: 'partShards' | 'partCosts', field: string) =>
    Object.assign(
      {},
      ...Object.values(await documentsOnServer(`${root}/${name}`)).map((each) => each[field]),
    ) as Record<string, string>;
  return {
    ...app,
    parts: async () => Object.values(await mapOf('partShards', 'parts')).toSorted(),
    costs: () => mapOf('partCosts', 'costs'),
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function enabled(name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  return screen.getByRole('button', { name });
}
const listed = async () => {
  const list = await screen.findByRole('list', { name: 'Artiklar' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));
};

describe('The articles', () => {
  it('are listed with prices, and found by number, name and supplier', async () => {
    const { user } = await openParts('owner');
    await screen.findByText('2 artiklar');
    await waitFor(async () =>
      expect(await listed()).toEqual([
        'Bromsbelägg fram0 986 494 524 · Bosch899,50 kr/par719,60 kr exkl. 25 % momsÄndra',
        'OljefilterW 712/95 · Mann · Hylla B3149,00 kr/st119,20 kr exkl. 25 % momsInköp 62,50 krÄndra',
      ]),
    );
    const search = screen.getByLabelText('Sök artikel');
    await user.type(search, 'w71295');
    await screen.findByText('1 av 2 artiklar');
    expect(await listed()).toEqual([expect.stringMatching(/^Oljefilter/)]);
    expect(location.search).toBe('?q=w71295');
    await user.clear(search);
    await user.type(search, 'bosch bromsbelagg');
    await screen.findByText('1 av 2 artiklar');
    await user.clear(search);
    await user.type(search, 'finns inte');
    await screen.findByText('Ingen artikel passar.');
  });

  it('get a new one, once everything typed can be read and the number is free', async () => {
    const { user, parts, costs } = await openParts('owner');
    await user.click(await enabled('Ny artikel'));
    await user.type(screen.getByLabelText('Artikelnummer'), 'w712/95');
    await user.type(screen.getByLabelText('Namn'), '<img src=x onerror=alert(1)>');
    await user.type(screen.getByLabelText('Pris inkl. moms'), '1.149,50');
    await user.click(await button('Spara'));
    const price = screen.getByLabelText('Pris inkl. moms');
    expect(price).toHaveAccessibleDescription(/^Beloppet kan läsas på flera sätt/);
    await user.clear(price);
    await user.type(price, '1 149,50');
    await user.click(await button('Spara'));
    await waitFor(() =>
      expect(screen.getByLabelText('Artikelnummer')).toHaveAccessibleDescription(
        'Det finns redan en artikel med det numret.',
      ),
    );
    await user.type(screen.getByLabelText('Artikelnummer'), '2');
    await user.type(screen.getByLabelText('Inköpspris exkl. moms'), '500');
    await user.dblClick(await button('Spara'));
    await screen.findByText('3 artiklar');
    await waitFor(async () => {
      expect(await parts()).toContain('w712/952|<img src=x onerror=alert(1)>|st|114950|25||');
      expect(await costs()).toMatchObject({ [partKey('w712/952')]: '50000' });
    });
    await user.click(await button('Ångra'));
    await screen.findByText('2 artiklar');
    await waitFor(async () => expect(await parts()).toHaveLength(2));
    expect(Object.keys(await costs())).toEqual([partKey('W 712/95')]);
  });

  it('are changed to another number, removed, and brought back with their costs', async () => {
    const { user, parts, costs } = await openParts('owner');
    await user.click(await button('Ändra Oljefilter'));
    const number = await screen.findByLabelText('Artikelnummer');
    expect(screen.getByLabelText('Inköpspris exkl. moms')).toHaveValue('62,50');
    await user.clear(number);
    await user.type(number, 'OC 1196');
    await user.click(await button('Spara'));
    await waitFor(async () =>
      expect(await parts()).toEqual([
        formatPart(pads),
        formatPart({ ...oilFilter, number: 'OC 1196' }),
      ]),
    );
    expect(await costs()).toEqual({ OC1196: '6250' });
    await user.click(await button('Ändra Oljefilter'));
    await user.click(await button('Ta bort'));
    await screen.findByText('Artikeln OC 1196 är borttagen.');
    await waitFor(async () => expect(await parts()).toEqual([formatPart(pads)]));
    const toast = (await screen.findByText('Artikeln OC 1196 är borttagen.')).closest('div');
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Ångra' }));
    await waitFor(async () => expect(await parts()).toHaveLength(2));
    expect(await costs()).toEqual({ OC1196: '6250' });
  });

  it('are shown to staff, without what they cost where the owner hides that', async () => {
    await openParts('staff', both, { hidesCosts: true });
    await screen.findByText('2 artiklar');
    expect(await listed()).toEqual([
      expect.stringMatching(/^Bromsbelägg/),
      'OljefilterW 712/95 · Mann · Hylla B3149,00 kr/st119,20 kr exkl. 25 % moms',
    ]);
    expect(screen.queryByRole('button', { name: 'Ny artikel' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Importera' })).toBeNull();
    expect(document.body).not.toHaveTextContent('62,50');
  });

  it('show staff what they cost where nobody hides it', async () => {
    await openParts('staff');
    await screen.findByText(/^Inköp 62,50/);
  });

  it('say what to do when there are none', async () => {
    await openParts('owner', noShards);
    await screen.findByText(/^Inga artiklar än/);
  });

  it('say that some cannot be read', async () => {
    await openParts('owner', {
      ...both,
      partShards: { ...both.partShards, '63': { parts: { broken: 'x' } } },
    });
    await screen.findByText('En artikel kunde inte läsas och visas inte.');
    expect(await listed()).toHaveLength(2);
  });
});

describe('An import of articles', () => {
  const openImport = (seeded = both) => openParts('owner', seeded, { path: '/import' });

  it('takes a Windows-1252 file, adds and changes, and is taken back by one press', async () => {
    const { user, parts, costs } = await openImport();
    const text =
      'Art.nr;Benämning;Enhet;Pris;Inköpspris;Lev\r\n' +
      'w 712/95;;;139,20;;\r\n' +
      'ÖL-1;Motorolja 5W-30;liter;119,20;48;Gulf\r\n' +
      '0 986 494 524;;;;;Bosch\r\n';
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    await screen.findByLabelText('CSV-fil');
    await choose(user, new File([bytes], 'prislista.csv', { type: 'text/csv' }));
    await step(/^Steg 2 av 3/);
    expect(screen.getByText(/^prislista.csv/)).toHaveTextContent(
      'prislista.csv: 3 rader och 6 kolumner (Windows-1252, semikolon).',
    );
    expect(screen.getByLabelText('Pris')).toHaveAccessibleDescription(
      '139,20 · 119,20. Rubriken säger inte om momsen är med. Välj Pris inkl. moms om den är det.',
    );
    await user.click(await button('Granska raderna'));
    await step(/^Steg 3 av 3/);
    await user.click(await button('Oförändrade 1'));
    expect(rows()[0]).toHaveTextContent(/^Rad 4Oförändrad/);
    await user.click(await button('Alla 3'));
    expect(
      rows()
        .slice(0, 2)
        .map((row) => row.textContent.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Rad 2ÄndrasOljefilter w 712/95174,00 kr/st · 139,20 kr exkl. moms · inköp 62,50 kr · Mann · B3Ändras: Artikelnummer, Pris inkl. moms',
      'Rad 3NyMotorolja 5W-30 ÖL-1149,00 kr/l · 119,20 kr exkl. moms · inköp 48,00 kr · Gulf',
    ]);
    await user.click(await button('Importera 1 ny artikel och 1 ändrad'));
    await step(/^Importen är klar/);
    expect(
      screen.getByText('1 rad är oförändrad: registret hade redan samma uppgifter.'),
    ).toBeVisible();
    await waitFor(async () => {
      expect(await parts()).toEqual([
        formatPart(pads),
        'w 712/95|Oljefilter|st|17400|25|Mann|B3',
        'ÖL-1|Motorolja 5W-30|l|14900|25|Gulf|',
      ]);
      expect(Object.values(await costs()).toSorted()).toEqual(['4800', '6250']);
    });
    await user.click(await button('Ångra importen'));
    await step(/^Importen är ångrad/);
    await waitFor(async () => {
      expect(await parts()).toEqual([formatPart(pads), formatPart(oilFilter)]);
      expect(Object.values(await costs())).toEqual(['6250']);
    });
  });

  it('shows each fault with its row, and takes the rows that can be read', async () => {
    const { user, parts } = await openImport(noShards);
    await screen.findByText('Klistra in i stället');
    await paste(
      user,
      [
        'Artikelnummer;Namn;Pris inkl. moms',
        'X1;Olja;1234.50',
        'X2;;10',
        'X3;=1+1;10,5041',
        'x3;Dubblett;20,00',
      ].join('\n'),
    );
    await step(/^Steg 2/);
    const decimals = screen.getByRole('combobox', { name: 'Talen i Pris inkl. moms' });
    expect(decimals).toHaveDisplayValue('Decimaltecken: komma');
    await user.click(await button('Granska raderna'));
    await step(/^Steg 3/);
    expect(screen.getByRole('group', { name: 'Visa' })).toHaveTextContent(
      'Alla 4Nya 1Ändras 0Oförändrade 0Med fel 2Dubbletter 1Med anmärkning 1',
    );
    expect(rows()[0]).toHaveTextContent(
      'Pris inkl. moms: Talet passar inte kolumnens decimaltecken, som är komma.',
    );
    expect(rows()[1]).toHaveTextContent('Namn: Fyll i artikelns namn.');
    expect(rows()[2]).toHaveTextContent('Pris inkl. moms: Avrundat till 10,50.');
    expect(rows()[3]).toHaveTextContent('Samma artikelnummer som rad 4.');
    await button('Hämta 3 rader som inte importeras');
    await user.click(await button('Importera 1 ny artikel'));
    await step(/^Importen är klar/);
    await waitFor(async () => expect(await parts()).toEqual(['X3|=1+1|st|1050|25||']));
  });

  it('is for owners', async () => {
    await openParts('staff', both, { path: '/import' });
    await screen.findByText('Bara ägare kan importera artiklar.');
  });
});

describe('A line of an order', () => {
  it('is filled in by an article that is found by its number, without a network', async () => {
    const { user, stored, db } = await openOrders(
      'workorders/1042',
      { '1042': order },
      { also: both },
    );
    await user.click(await button('Ny rad'));
    await user.selectOptions(await screen.findByLabelText('Typ'), 'Reservdel');
    const search = await screen.findByRole('combobox', { name: 'Artikel' });
    await loseNetwork(db());
    await user.type(search, 'w71295');
    expect(await screen.findByRole('option', { name: /^Oljefilter/ })).toHaveTextContent(
      'OljefilterW 712/95 · Mann',
    );
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Vad ska göras?')).toHaveValue('Oljefilter (W 712/95)'),
    );
    expect(screen.getByLabelText('Enhet')).toHaveValue('st');
    expect(screen.getByLabelText('Pris per enhet inkl. moms')).toHaveValue('149,00');
    await user.click(await button('Spara'));
    await screen.findByText('Oljefilter (W 712/95)', { selector: 'strong' });
    await findNetwork(db());
    await waitFor(async () => {
      const { lines } = (await stored('workOrders/1042')) as { lines: Record<string, string> };
      expect(Object.values(lines)).toContain(
        'part|1000|st|14900|0|25|kim|open||todo|Oljefilter (W 712/95)',
      );
    });
  });

  it('keeps what its article costs, as it was then, and what somebody knows better', async () => {
    const { user, all } = await openOrders('workorders/1042', { '1042': order }, { also: both });
    await user.click(await button('Ny rad'));
    await user.selectOptions(await screen.findByLabelText('Typ'), 'Reservdel');
    await user.type(await screen.findByRole('combobox', { name: 'Artikel' }), 'w71295');
    await screen.findByRole('option', { name: /^Oljefilter/ });
    await user.keyboard('{Enter}');
    const cost = await screen.findByLabelText('Inköpspris exkl. moms');
    await waitFor(() => expect(cost).toHaveValue('62,50'));
    await user.click(await button('Spara'));
    await screen.findByText(/inköp 62,50 kr$/);
    const costs = async () =>
      Object.values(await all('lineCosts')).map((each) => (each as { costOre: unknown }).costOre);
    await waitFor(async () => expect(await costs()).toEqual([6250]));

    await user.click(await button('Ändra raden Oljefilter (W 712/95)'));
    const known = await screen.findByLabelText('Inköpspris exkl. moms');
    expect(known).toHaveValue('62,50');
    await user.clear(known);
    await user.type(known, '70');
    await user.click(await button('Spara'));
    await screen.findByText(/inköp 70,00 kr$/);
    await waitFor(async () => expect((await costs()).toSorted()).toEqual([6250, 7000]));

    await user.click(await button('Ändra raden Oljefilter (W 712/95)'));
    await user.clear(await screen.findByLabelText('Inköpspris exkl. moms'));
    await user.click(await button('Spara'));
    await waitFor(async () => expect(await costs()).toContain(null));
    await waitFor(() => expect(screen.queryByText(/inköp/)).toBeNull());
  });

  it('does not tell staff what it costs where the owner has said so', async () => {
    const bought = { a: 'part|1000|st|14900|0|25||open||todo|Oljefilter' };
    const lineCosts = { k1: { orderId: '1042', lineId: 'a', costOre: 6250 } };
    const { user } = await openOrders(
      'workorders/1042',
      { '1042': { ...order, lines: bought } },
      {
        ...{ role: 'staff', also: { ...both, lineCosts } },
        prepare: (root) => changeDocument(root, { hidesCosts: true }),
      },
    );
    await user.click(await button('Ändra raden Oljefilter'));
    await screen.findByRole('combobox', { name: 'Artikel' });
    expect(screen.queryByLabelText('Inköpspris exkl. moms')).toBeNull();
    expect(screen.queryByText(/inköp/)).toBeNull();
  });
});
