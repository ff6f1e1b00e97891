import { describe, expect, it } from 'vitest';
import { guessColumns } from '@/domain/import/importColumns';
import { rowReader } from '@/domain/import/importRows';

/** Reads one row of a file; `cells` are keyed by header. */
function read(cells: Record<string, string>) {
  const headers = Object.keys(cells);
  const readRow = rowReader(headers, guessColumns(headers));
  return readRow({ row: 7, cells: Object.values(cells), broken: false });
}

describe('A row', () => {
  it('has a name of up to three parts', () => {
    const name = (first: string, middle: string, last: string) =>
      read({ 'First Name': first, 'Middle Name': middle, 'Last Name': last }).customer?.name;
    expect(name('Eva', 'Maria', 'Ek')).toBe('Eva Maria Ek');
    expect(name('Eva', '', 'Ek')).toBe('Eva Ek');
    expect(name('', 'Maria', '')).toBe('Maria');
  });

  it('becomes a customer and a vehicle', () => {
    const row = read({
      Förnamn: ' Åsa ',
      Efternamn: 'Öberg',
      Mobil: '070-174 06 05',
      'Telefon hem': '08-465 004 00, 070-174 06 06',
      'E-post': 'Asa@KUND.example',
      Adress: 'Ekvägen 1\nlgh 2',
      Postnr: '12345',
      Ort: 'Ekbacken',
      Anteckning: 'Rad ett\r\nrad två',
      Kommentar: 'Och tre',
      Kategori: 'Stamkund; Däck|Stamkund',
      Regnr: 'abc 123',
      Märke: 'Volvo',
      Modell: 'V70',
      Årsmodell: '2012',
      Chassinr: 'yv1sw6111c2345678',
      Drivmedel: 'DIESEL',
      Miltal: '18 450',
      'I trafik': '2012-03-14',
    });
    expect(row).toMatchObject({ row: 7, faults: [], notes: [] });
    expect(row.customer).toEqual({
      kind: 'private',
      name: 'Åsa Öberg',
      organisationNumber: null,
      vatNumber: null,
      reference: null,
      paymentDays: null,
      phones: ['+46701740605', '+46846500400', '+46701740606'],
      email: 'Asa@kund.example',
      address: { street: 'Ekvägen 1 lgh 2', postcode: '123 45', city: 'Ekbacken' },
      notes: 'Rad ett\nrad två\nOch tre',
      tags: ['Stamkund', 'Däck'],
    });
    expect(row.vehicle).toEqual({
      registrationNumber: 'ABC123',
      make: 'Volvo',
      model: 'V70',
      year: 2012,
      vin: 'YV1SW6111C2345678',
      fuel: 'diesel',
      odometerKm: 184_500,
      firstMonth: '2012-03',
      notes: null,
      ownerId: null,
      payerId: null,
      driverId: null,
    });
  });

  it('has whole numbers without the decimals that another program has added', () => {
    const row = read({
      ...{ Namn: 'Bo', Telefon: '701740605.0', Postnr: '12345.0', Regnr: 'ABC123' },
      ...{ Årsmodell: '2012.0', Mätarställning: '184500.0' },
    });
    expect(row).toMatchObject({
      customer: { phones: ['+46701740605'], address: { postcode: '123 45' } },
      vehicle: { year: 2012, odometerKm: 184_500 },
      faults: [],
    });
    expect(read({ Regnr: 'ABC123', Miltal: '18450,25' }).vehicle?.odometerKm).toBe(184_503);
  });

  it('keeps a whole telephone number as a spreadsheet writes it', () => {
    expect(read({ Namn: 'Bo', Tel: '7,01740605E+08' }).customer?.phones).toEqual(['+46701740605']);
  });

  it('may be about a customer or a vehicle alone, but about one of them', () => {
    expect(read({ Namn: 'Bo', Regnr: '' })).toMatchObject({ vehicle: null, faults: [] });
    expect(read({ Namn: '', Kundtyp: 'Privat', Regnr: 'ABC123' })).toMatchObject({
      customer: null,
      vehicle: { registrationNumber: 'ABC123' },
      faults: [],
    });
    expect(read({ Namn: ' ', Regnr: '', Ort: 'Ekbacken' }).faults).toEqual([
      { column: 'Namn', message: 'Raden har varken namn eller registreringsnummer.' },
    ]);
  });

  it.each([
    ['Volvo', '544 001-98765', '54400198765', 11],
    ['Släpvagn', 'ui21000567', 'UI21000567', 10],
  ])('takes the short chassis number of an old %s with a note', (make, typed, vin, length) => {
    const row = read({ Regnr: 'ABC 123', Märke: make, Chassinr: typed });
    expect(row).toMatchObject({ vehicle: { vin }, faults: [] });
    expect(row.notes).toEqual([
      {
        column: 'Chassinr',
        message: expect.stringContaining(`${length} tecken, som på fordon före`),
      },
    ]);
  });

  it('is left out for its name and its plate alone, each with its column', () => {
    const row = read({ Kund: '', Mobil: '070-174 06 05', Regnr: '🚗', Årsmodell: '12' });
    expect(row.faults).toEqual([
      { column: 'Kund', message: 'Fyll i kundens namn.' },
      {
        column: 'Regnr',
        message: 'Registreringsnumret får bara innehålla bokstäver och siffror.',
      },
    ]);
    expect(row).toMatchObject({ customer: null, vehicle: null, notes: [] });
  });

  it('names a column that the file lacks by what is missing', () => {
    expect(read({ Förnamn: '', Tel: '070-174 06 05' }).faults).toEqual([
      { column: 'Förnamn', message: 'Fyll i kundens namn.' },
    ]);
    expect(read({ Namn: 'Bo', Märke: 'Saab' }).faults).toEqual([
      { column: 'Registreringsnummer', message: 'Fyll i registreringsnumret.' },
    ]);
  });

  it('with more cells than headers or broken quotation marks is not trusted', () => {
    const readRow = rowReader(['Namn'], ['name']);
    expect(readRow({ row: 2, cells: ['Bo', '', ''], broken: false }).faults).toEqual([]);
    expect(readRow({ row: 2, cells: ['Bo', 'x'], broken: false }).faults).toEqual([
      { column: 'Namn', message: 'Raden har fler celler än det finns rubriker.' },
    ]);
    expect(readRow({ row: 2, cells: ['Bo'], broken: true }).faults).toEqual([
      {
        column: 'Namn',
        message: 'Citattecknen på raden går inte ihop, så det är osäkert var cellerna slutar.',
      },
    ]);
  });

  it('keeps code-like text as text, and drops the apostrophe of an export', () => {
    const row = read({ Namn: '<img src=x onerror=alert(1)>', Notes: "'=cmd|' /C calc'!A0" });
    expect(row.customer).toMatchObject({
      name: '<img src=x onerror=alert(1)>',
      notes: "=cmd|' /C calc'!A0",
    });
  });
});

describe('A personnummer', () => {
  it.each(['850709-9805', '8507099805', '19850709-9805', '198507099805', '850769-9802'])(
    '%s is not taken as the number of a private person',
    (number) => {
      const row = read({ Namn: 'Anna Berg', 'Org.nr': number });
      expect(row.customer).toMatchObject({ kind: 'private', organisationNumber: null });
      expect(row.notes).toEqual([
        {
          column: 'Org.nr',
          message: 'Numret tas inte med: privatkunders personnummer sparas inte.',
        },
      ]);
      expect(JSON.stringify(row.customer)).not.toContain('9805');
    },
  );

  it('is the organisationsnummer of a sole trader', () => {
    expect(read({ Företag: 'Annas Bil', 'Org.nr': '850709-9805' }).customer).toMatchObject({
      kind: 'company',
      organisationNumber: '8507099805',
    });
  });

  it.each([
    ['Anteckning', 'Pnr 850709-9805.'],
    ['Anteckning', '198507099805'],
    ['Namn', 'Anna 8507099805'],
    ['Kategori', '19850709-9805'],
    ['Regnr', '850709-9805'],
    ['Referens', '850709−9805'],
  ])('in the column %s leaves the row out', (column, text) => {
    const { faults } = read({ Namn: 'Anna', [column]: text });
    expect(faults).toContainEqual({
      column,
      message: 'Ser ut som ett personnummer. Kunders personnummer sparas inte.',
    });
  });

  it('is said once, of the column that it stands in', () => {
    const { faults } = read({ Namn: 'Anna', Anteckning: 'Ring först', Kommentar: '850709-9805' });
    expect(faults).toEqual([
      {
        column: 'Kommentar',
        message: 'Ser ut som ett personnummer. Kunders personnummer sparas inte.',
      },
    ]);
  });

  it.each([
    'Ring 0701740605',
    'Order 850709-9806',
    '443211-9875',
    '2026-11-20 1200',
    '1234567890123',
  ])('is not seen in %s', (text) => {
    expect(read({ Namn: 'Anna', Anteckning: text }).faults).toEqual([]);
  });
});

it.each([
  [
    { Land: 'NO', Adress: 'Storgata 1', Postnr: 'N-0150', Ort: 'Oslo', Telefon: '90123456' },
    { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' },
    ['+4790123456'],
  ],
  [
    { Country: 'Finland', Postadress: '00100 Helsingfors', Mobil: '040 1234567' },
    { street: null, postcode: '00100', city: 'Helsingfors', country: 'FI' },
    ['+358401234567'],
  ],
  [
    { Land: 'Sverige', Postadress: '123 45 Ekbacken', Mobil: '070-174 06 05' },
    { street: null, postcode: '123 45', city: 'Ekbacken' },
    ['+46701740605'],
  ],
])('%j is an address of its country', (cells, address, phones) => {
  const row = { Namn: 'Kari Berg', ...cells };
  const headers = Object.keys(row);
  const read = rowReader(
    headers,
    guessColumns(headers),
  )({
    ...{ row: 2, cells: Object.values(row), broken: false },
  });
  expect(read).toMatchObject({ faults: [], notes: [], customer: { phones, address } });
});

it('a country that nobody knows goes to the note, and the row comes in', () => {
  const headers = ['Namn', 'Land'];
  const read = rowReader(
    headers,
    guessColumns(headers),
  )({
    ...{ row: 2, cells: ['Kari Berg', 'Utland'], broken: false },
  });
  expect(read).toMatchObject({ faults: [], customer: { notes: 'Land: Utland' } });
});

it.each<[Record<string, string>, Record<string, string | null>]>([
  [
    { Land: 'Danmark', 'VAT-nr': 'DK 13585628' },
    { kind: 'company', organisationNumber: null, vatNumber: 'DK13585628', notes: null },
  ],
  [
    { Land: 'Danmark', 'VAT-nr': 'DK13585627', Kundtyp: 'Företag' },
    { vatNumber: null, notes: 'VAT-nr: DK13585627' },
  ],
  [
    { Land: 'Norge', Orgnr: '923 609 016', Kundtyp: 'Företag' },
    { organisationNumber: null, vatNumber: null, notes: 'Orgnr: 923 609 016' },
  ],
  [
    { 'Momsreg.nr': 'SE443210987601', Kundtyp: 'Företag' },
    { organisationNumber: '4432109876', vatNumber: null, notes: null },
  ],
  [
    { Land: 'Danmark', 'VAT-nr': 'DK13585628', Kundtyp: 'Privat' },
    { vatNumber: null, notes: 'VAT-nr: DK13585628' },
  ],
])('%j are the numbers of a company', (cells, kept) => {
  const row = { Namn: 'Bergs Bil', ...cells };
  const headers = Object.keys(row);
  const read = rowReader(
    headers,
    guessColumns(headers),
  )({
    ...{ row: 2, cells: Object.values(row), broken: false },
  });
  expect(read).toMatchObject({ faults: [], customer: kept });
});

describe('A contact with several addresses', () => {
  const business = {
    'Business Street': 'Havnegade 2',
    'Business City': 'København K',
    'Business Postal Code': '1058',
    'Business Country/Region': 'Danmark',
  };
  const home = {
    'Home Street': 'Storgata 5',
    'Home City': 'Halden',
    'Home Postal Code': '1772',
    'Home Country/Region': 'Norge',
  };
  const empty = (cells: Record<string, string>) =>
    Object.fromEntries(Object.keys(cells).map((header) => [header, '']));
  const inDenmark = {
    ...{ street: 'Havnegade 2', postcode: '1058', city: 'København K', country: 'DK' },
  };
  const inNorway = { street: 'Storgata 5', postcode: '1772', city: 'Halden', country: 'NO' };

  it.each([
    ['the first', { ...business, ...empty(home) }, inDenmark],
    ['the other where the first is empty', { ...empty(business), ...home }, inNorway],
    [
      'the other where the first is a country alone',
      { ...empty(business), 'Business Country/Region': 'Norge', ...home },
      inNorway,
    ],
  ])('has %s', (_, cells, address) => {
    expect(read({ Name: 'Ola', ...cells }).customer).toMatchObject({ address });
  });

  it('has its own before that of a delivery', () => {
    const cells = { Adress: 'Ekvägen 1', Postnr: '123 45', Ort: 'Eken' };
    const delivery = { 'Leverans adress': 'Bygatan 2', 'Leverans ort': 'Byn' };
    for (const row of [
      { ...cells, ...delivery },
      { ...delivery, ...cells },
    ]) {
      expect(read({ Namn: 'Ola', ...row }).customer).toMatchObject({
        address: { street: 'Ekvägen 1', postcode: '123 45', city: 'Eken' },
        notes: 'Leverans adress: Bygatan 2, Byn',
      });
    }
  });

  it('has no street of one with the city of another', () => {
    const row = read({ Name: 'Ola', ...empty(business), 'Business City': 'Århus', ...home });
    expect(row.customer?.address).toEqual({ street: null, postcode: null, city: 'Århus' });
    expect(row.customer?.notes).toBe('Home Street: Storgata 5, 1772 Halden, Norge');
  });

  it('has the one that is not used in the note, and says so', () => {
    const row = read({ Name: 'Ola', Notes: 'Ring', ...business, ...home });
    expect(row.customer).toMatchObject({
      address: inDenmark,
      notes: 'Ring\nHome Street: Storgata 5, 1772 Halden, Norge',
    });
    expect(row.notes).toEqual([
      {
        column: 'Home Street',
        message: '”Storgata 5, 1772 Halden, Norge” flyttas till kundens anteckning.',
      },
    ]);
  });

  it('has no note of an address that stands there twice', () => {
    const same = { 'Adress hem': 'Storgata 5', 'Ort hem': 'Halden' };
    const row = read({ Namn: 'Ola', Adress: 'Storgata 5', Ort: 'Halden', ...same });
    expect(row).toMatchObject({
      notes: [],
      customer: { notes: null, address: { city: 'Halden' } },
    });
  });

  it('has one alone of a header with a word for its kind and others without', () => {
    const row = read({ Namn: 'Ola', 'Adress hem': 'Storgata 5', Postnr: '12345', Ort: 'Ekbacken' });
    expect(row.notes).toEqual([]);
    expect(row.customer?.address).toEqual({
      ...{ street: 'Storgata 5', postcode: '123 45', city: 'Ekbacken' },
    });
  });
});
