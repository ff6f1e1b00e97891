import { describe, expect, it } from 'vitest';
import { guessColumns } from '@/domain/import/importColumns';
import { rowReader } from '@/domain/import/importRows';

/** Reads one row of a file; `cells` are keyed by header. */
function read(cells: Record<string, string>) {
  const headers = Object.keys(cells);
  const readRow = rowReader(headers, guessColumns(headers));
  return readRow({ row: 7, cells: Object.values(cells), broken: false });
}

const customer = (cells: Record<string, string>) => read({ Namn: 'Bo Lind', ...cells });
const vehicle = (cells: Record<string, string>) => read({ Regnr: 'DEF 456', ...cells });

describe('A bad cell of a customer', () => {
  it.each<[column: string, text: string, note: string, kept: Record<string, unknown>]>([
    ['Telefon', '08-465 004 00 vx', 'Telefon: vx', { phones: ['+46846500400'] }],
    ['Mobil', '0701740605 (Bosse)', 'Mobil: (Bosse)', { phones: ['+46701740605'] }],
    ['Mobil', 'hem 070-174 06 05', 'Mobil: hem', { phones: ['+46701740605'] }],
    ['Telefon', '701740605 Eva', 'Telefon: Eva', { phones: ['+46701740605'] }],
    ['Telefon', 'vx', 'Telefon: vx', { phones: [] }],
    ['Telefon', '070-1', 'Telefon: 070-1', { phones: [] }],
    ['Tel', '4,67017E+10', 'Tel: 4,67017E+10', { phones: [] }],
    [
      'Telefon',
      '070-174 06 05 Eva, 070-174 06 06 Per',
      'Telefon: 070-174 06 05 Eva, 070-174 06 06 Per',
      { phones: ['+46701740605', '+46701740606'] },
    ],
    [
      'Telefon',
      '070-174 06 05, 070-174 06 06, 070-174 06 07, 070-174 06 08',
      'Telefon: 070-174 06 05, 070-174 06 06, 070-174 06 07, 070-174 06 08',
      { phones: ['+46701740605', '+46701740606', '+46701740607'] },
    ],
    ['E-post', 'eva(at)kund.example', 'E-post: eva(at)kund.example', { email: null }],
    [
      'E-post',
      'a@kund.example; b@kund.example',
      'E-post: b@kund.example',
      { email: 'a@kund.example' },
    ],
    [
      'E-post',
      'a@kund.example b@kund.example',
      'E-post: b@kund.example',
      { email: 'a@kund.example' },
    ],
    ['Mejl', 'Eva Ek <eva@kund.example>', 'Mejl: Eva Ek', { email: 'eva@kund.example' }],
    ['Postnr', '0150', 'Postnr: 0150', { address: { street: null, postcode: null, city: null } }],
    ['Ort', 'x'.repeat(61), `Ort: ${'x'.repeat(61)}`, {}],
    ['Adress', 'y'.repeat(121), `Adress: ${'y'.repeat(121)}`, {}],
    ['Betalningsvillkor', 'kontant', 'Betalningsvillkor: kontant', { paymentDays: null }],
    ['Betalningsvillkor', '120 dagar', 'Betalningsvillkor: 120 dagar', { paymentDays: null }],
    ['Kundtyp', 'VIP', 'Kundtyp: VIP', { kind: 'private' }],
    ['Etiketter', `Stam, ${'z'.repeat(31)}`, `Etiketter: ${'z'.repeat(31)}`, { tags: ['Stam'] }],
    ['Årsmodell', '2012', 'Årsmodell: 2012', {}],
  ])('%s %s goes to the note, and the rest comes in', (column, text, note, kept) => {
    const row = customer({ [column]: text });
    expect(row).toMatchObject({ faults: [], customer: { name: 'Bo Lind', notes: note, ...kept } });
    expect(row.notes).toContainEqual({
      column,
      message: expect.stringContaining('flyttas till kundens anteckning.'),
    });
  });

  it('of a company goes to the note too, after what stands in the note already', () => {
    const row = read({
      ...{ Företag: 'Ekbackens Bygg AB', 'Org.nr': '4432', Namn: 'Bo Lind', Referens: 'Eva Ek' },
      Anteckning: 'Ring först.',
    });
    expect(row).toMatchObject({
      faults: [],
      customer: {
        name: 'Ekbackens Bygg AB',
        reference: 'Eva Ek',
        organisationNumber: null,
        notes: 'Ring först.\nNamn: Bo Lind\nOrg.nr: 4432',
      },
    });
  });

  it.each([
    ['443210-9876', '4432109876'],
    ['SE443210987601', '4432109876'],
  ])('is none where it can be read: %s', (number, digits) => {
    expect(read({ Företag: 'Bygg AB', 'Org.nr': number })).toMatchObject({
      customer: { organisationNumber: digits, notes: null },
      notes: [],
    });
  });

  it.each(['556677-889', '556677', '16556677-889', '55667788901'])(
    'that is no person’s number is kept in the note: %s',
    (number) => {
      const row = read({ Namn: 'Ekens Åkeri AB', Kundtyp: 'Företag', Orgnr: number });
      expect(row).toMatchObject({
        faults: [],
        customer: { organisationNumber: null, notes: `Orgnr: ${number}` },
        notes: [{ message: expect.stringContaining('Organisationsnumret ska ha 10 siffror') }],
      });
    },
  );

  it.each(['850709', '850709-980', '19850709', '19850709-980'])(
    'that may be a part of a person’s number is not kept: %s',
    (number) => {
      const row = read({ Namn: 'Annas Bil', Kundtyp: 'Företag', Orgnr: number });
      expect(row.customer).toMatchObject({ organisationNumber: null, notes: null });
      const { length } = number.replace('-', '');
      expect(row.notes.map(({ message }) => message)).toEqual([
        `Organisationsnumret ska ha 10 siffror, det här har ${length}. Numret tas inte med: det kan vara ett personnummer.`,
      ]);
    },
  );

  it('that may be a person’s number is not kept anywhere', () => {
    const row = read({ Företag: 'Annas Bil', 'Org.nr': '850709-9806' });
    expect(row).toMatchObject({ faults: [], customer: { organisationNumber: null, notes: null } });
    expect(row.notes).toMatchObject([{ message: expect.stringContaining('tas inte med') }]);
    expect(customer({ Telefon: '850709-9805 hem' }).faults).toEqual([
      {
        column: 'Telefon',
        message: 'Ser ut som ett personnummer. Kunders personnummer sparas inte.',
      },
    ]);
  });

  it('is read where its meaning is plain', () => {
    expect(customer({ Betalningsvillkor: '30 dagar netto' })).toMatchObject({
      customer: { paymentDays: 30, notes: null },
      notes: [{ message: '”30 dagar netto” läses som 30 dagar.' }],
    });
    expect(customer({ Postnr: '123 45 Ekbacken' })).toMatchObject({
      customer: { address: { postcode: '123 45', city: 'Ekbacken' }, notes: null },
      notes: [],
    });
    expect(customer({ Telefon: '070-174 06 05/08-465 004 00' }).customer?.phones).toEqual([
      '+46701740605',
      '+46846500400',
    ]);
  });

  it('costs the row where the note has no room for it, and says so', () => {
    expect(customer({ Anteckning: 'x'.repeat(1995), Telefon: 'växeln' }).faults).toEqual([
      { column: 'Anteckning', message: 'Högst 2000 tecken.' },
    ]);
  });
});

describe('A bad cell of a vehicle', () => {
  it.each<[column: string, text: string, kept: Record<string, unknown>]>([
    ['Årsmodell', '12', { year: null }],
    ['Årsmodell', '1066', { year: null }],
    ['Chassinr', 'YV1SW6111O2345678', { vin: null }],
    ['I trafik', 'mars', { firstMonth: null }],
    ['Miltal', 'många', { odometerKm: null }],
    ['Mätarställning', '184.500', { odometerKm: null }],
    ['Mätarställning', '99 999 999', { odometerKm: null }],
    ['Bränsle', 'Vätgas', { fuel: 'other' }],
    ['Modell', 'm'.repeat(61), { model: null }],
    ['Ort', 'Ekbacken', {}],
  ])('%s %s goes to its note, and the rest comes in', (column, text, kept) => {
    const row = vehicle({ [column]: text });
    expect(row).toMatchObject({
      faults: [],
      customer: null,
      vehicle: { registrationNumber: 'DEF456', notes: `${column}: ${text}`, ...kept },
    });
    expect(row.notes).toMatchObject([
      { column, message: expect.stringContaining('flyttas till fordonets anteckning.') },
    ]);
  });
});

describe('A cell that says only that a value is missing', () => {
  it.each([
    'saknas',
    'SAKNAS',
    '-',
    '–',
    '?',
    'okänd',
    'Uppgift saknas',
    'n/a',
    '#SAKNAS!',
    'ej angivet',
    'x',
    '00000',
  ])('%s goes from a column of codes to the note', (text) => {
    const cells = { Telefon: text, 'E-post': text, Postnr: text, Regnr: text, VIN: text };
    const row = customer({ ...cells, Årsmodell: text });
    const lines = Object.entries({ ...cells, Årsmodell: text }).map(
      ([column]) => `${column}: ${text}`,
    );
    expect(row).toMatchObject({
      faults: [],
      vehicle: null,
      customer: { phones: [], email: null, notes: lines.join('\n') },
    });
    expect(row.notes).toHaveLength(lines.length);
    expect(row.notes).toContainEqual({
      column: 'Telefon',
      message: `”${text}” flyttas till kundens anteckning.`,
    });
  });

  it('goes to the note of the card whose column it stands in', () => {
    const row = customer({ Regnr: 'DEF 456', Mätarställning: 'okänd', Telefon: 'saknas' });
    expect(row).toMatchObject({
      customer: { phones: [], notes: 'Telefon: saknas' },
      vehicle: { odometerKm: null, notes: 'Mätarställning: okänd' },
    });
    expect(row.notes.map(({ column }) => column)).toEqual(['Telefon', 'Mätarställning']);
  });

  it.each([
    ['E-post', 'ej mail'],
    ['Telefon', 'har ingen telefon'],
    ['Mobil', 'mobil saknas'],
    ['Ort', 'okänd'],
  ])('goes to the note from the column %s: %s', (column, text) => {
    expect(customer({ [column]: text })).toMatchObject({
      notes: [{ column }],
      customer: {
        phones: [],
        email: null,
        address: { city: null },
        notes: `${column}: ${text}`,
      },
    });
  });

  it('is left out where the note is full, and not the row', () => {
    const full = 'x'.repeat(1_990);
    expect(customer({ Anteckning: full, Telefon: 'saknas' })).toMatchObject({
      faults: [],
      notes: [],
      customer: { notes: full },
    });
  });

  it('is left out of a column that is a note itself', () => {
    expect(customer({ Anteckning: '-' })).toMatchObject({ notes: [], customer: { notes: null } });
  });

  it('is a value in another column', () => {
    expect(vehicle({ Märke: 'Tesla', Modell: 'X', Mätarställning: '0' }).vehicle).toMatchObject({
      model: 'X',
      odometerKm: 0,
    });
    expect(customer({ Betalningsvillkor: '0' }).customer?.paymentDays).toBe(0);
    expect(read({ Namn: 'Tom Null', Anteckning: 'nej' }).customer?.notes).toBe('nej');
  });

  it('leaves the row out where the value is needed', () => {
    expect(read({ Namn: 'saknas', Telefon: '070-174 06 05' }).faults).toEqual([
      { column: 'Namn', message: 'Fyll i kundens namn.' },
    ]);
    expect(customer({ Regnr: 'okänt', Märke: 'Volvo' }).faults).toEqual([
      { column: 'Regnr', message: 'Fyll i registreringsnumret.' },
    ]);
    expect(read({ Namn: '-', Regnr: 'DEF 456' })).toMatchObject({ customer: null, faults: [] });
  });
});
