import { describe, expect, it } from 'vitest';
import { guessColumns } from '@/domain/import/importColumns';
import { rowReader } from '@/domain/import/importRows';

/** Reads one row of a file; `cells` are keyed by header. */
function read(cells: Record<string, string>) {
  const headers = Object.keys(cells);
  const readRow = rowReader(headers, guessColumns(headers));
  return readRow({ row: 7, cells: Object.values(cells), broken: false });
}

const phoneMended = 'Siffran eller tecknet som kalkylprogrammet tog bort först är tillbaka.';

describe('The kind of customer', () => {
  it.each([
    [{ Namn: 'Anna Berg' }, 'private'],
    [{ Namn: 'Ekbackens Bygg AB' }, 'company'],
    [{ Namn: 'AB Ekbacken' }, 'company'],
    [{ Namn: 'Abbe Kabel' }, 'private'],
    [{ Namn: 'Ekbacken', 'Org.nr': '443210-9876' }, 'company'],
    [{ Namn: 'Anna Berg', Kundtyp: 'Företag' }, 'company'],
    [{ Namn: 'Ekbackens Bygg AB', Kundtyp: 'P' }, 'private'],
  ])('of %o is %s', (cells, kind) => {
    expect(read(cells).customer?.kind).toBe(kind);
  });

  it('makes the person the reference of the company', () => {
    expect(read({ Namn: 'Bo Lind', Företag: 'Bygg AB' }).customer).toMatchObject({
      kind: 'company',
      name: 'Bygg AB',
      reference: 'Bo Lind',
    });
    expect(read({ Namn: 'Bygg AB', Företag: 'Bygg AB' }).customer?.reference).toBeNull();
    expect(read({ Namn: 'Bo', Företag: 'Bygg AB', Kundtyp: 'privat' }).customer).toMatchObject({
      kind: 'private',
      name: 'Bo',
      reference: null,
    });
  });
});

describe('What a spreadsheet has spoilt', () => {
  it.each([
    ['701740605', '+46701740605'],
    ['846500400', '+46846500400'],
    ['46701740605', '+46701740605'],
  ])('the telephone number %s is mended, with a note', (cell, phone) => {
    const row = read({ Namn: 'Bo', Mobil: cell });
    expect(row.customer?.phones).toEqual([phone]);
    expect(row.notes).toEqual([{ column: 'Mobil', message: phoneMended }]);
  });
});

describe('Values of vehicles', () => {
  const car = (cells: Record<string, string>) => read({ Regnr: 'ABC 123', ...cells });

  it('reads odometers in km and mil', () => {
    expect(car({ Mätarställning: '123 456' }).vehicle?.odometerKm).toBe(123_456);
    expect(car({ Mätarställning: '1 234 mil' }).vehicle?.odometerKm).toBe(12_340);
    expect(car({ Miltal: '1234,5' }).vehicle?.odometerKm).toBe(12_345);
    expect(car({ Miltal: '1 234 km' }).vehicle?.odometerKm).toBe(1234);
  });

  it.each([
    ['Bensin', 'petrol'],
    ['El', 'electric'],
    ['Plug-in hybrid', 'plugInHybrid'],
    ['Bensin/El', 'hybrid'],
    ['E85', 'ethanol'],
  ])('reads the fuel %s', (text, fuel) => {
    expect(car({ Bränsle: text })).toMatchObject({ vehicle: { fuel }, notes: [] });
  });

  it('warns of a plate that is not an ordinary Swedish one', () => {
    expect(car({ Regnr: 'AB-123-CD' })).toMatchObject({
      vehicle: { registrationNumber: 'AB123CD' },
      notes: [{ column: 'Regnr' }],
      faults: [],
    });
  });
});

it('parts a postcode and its city, and takes the rest for the city', () => {
  const place = (text: string) => read({ Namn: 'Bo', Postadress: text }).customer?.address;
  expect(place('123 45  Ekbacken')).toMatchObject({ postcode: '123 45', city: 'Ekbacken' });
  expect(place('SE-12345 Ekbacken')).toMatchObject({ postcode: '123 45', city: 'Ekbacken' });
  expect(place('Ekbacken')).toMatchObject({ postcode: null, city: 'Ekbacken' });
});
