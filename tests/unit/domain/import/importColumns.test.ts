import { describe, expect, it } from 'vitest';
import {
  columnFaults,
  guessColumns,
  type ImportField,
  importFieldLabels,
  isImportField,
  isPersonalNumberHeader,
} from '@/domain/import/importColumns';
import { importTemplate } from '@/domain/import/importTemplate';
import { rowReader } from '@/domain/import/importRows';

const line = (cells: string[]) => ({ row: 2, cells, broken: false });

describe('guessColumns', () => {
  it.each<[string, ImportField]>([
    ['Namn', 'name'],
    ['KUND', 'name'],
    ['Customer name', 'name'],
    ['Förnamn', 'firstName'],
    ['last_name', 'lastName'],
    ['Företag', 'company'],
    ['Kundtyp', 'kind'],
    ['Org.nr', 'organisationNumber'],
    ['Org nr / Persnr', 'organisationNumber'],
    ['Er referens', 'reference'],
    ['Betalningsvillkor (dagar)', 'paymentDays'],
    ['Telefon 2', 'phone'],
    ['Mobil', 'phone'],
    ['Kundens mobilnr', 'phone'],
    ['E-post', 'email'],
    ['e-mail address', 'email'],
    ['Adress', 'street'],
    ['Postnr', 'postcode'],
    ['ZIP code', 'postcode'],
    ['Ort', 'city'],
    ['Postadress', 'postcodeAndCity'],
    ['Anteckning', 'notes'],
    ['Kategori', 'tags'],
    ['Regnr', 'registrationNumber'],
    ['Reg. nr.', 'registrationNumber'],
    ['Bilens registreringsnummer', 'registrationNumber'],
    ['License plate', 'registrationNumber'],
    ['Fabrikat', 'make'],
    ['Modell', 'model'],
    ['Årsmodell', 'year'],
    ['Chassinr', 'vin'],
    ['VIN', 'vin'],
    ['Bränsle', 'fuel'],
    ['Mätarställning', 'odometerKm'],
    ['Mätarställning (mil)', 'odometerMil'],
    ['Miltal', 'odometerMil'],
    ['I trafik', 'firstMonth'],
  ])('takes %s for %s', (header, field) => {
    expect(guessColumns([header])).toEqual([field]);
  });

  it('takes what Google exports, and no label', () => {
    const headers =
      'First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Postal Code,Address 1 - Country';
    const row =
      'Eva,Maria,Ek,,Ring,* myContacts,Home,eva@kund.example,Mobile,+46 70-174 06 95,Ekvägen 1,Ekbacken,12345,SE';
    expect(guessColumns(headers.split(','), [line(row.split(','))])).toEqual([
      ...[
        'firstName',
        'middleName',
        'lastName',
        'company',
        'notes',
        null,
        null,
        'email',
        null,
        'phone',
      ],
      ...['street', 'city', 'postcode', 'country'],
    ]);
  });

  it.each([
    ['Business Street,Business City,Business Postal Code,Business Country/Region'],
    ['Home Street,Home City,Home Postal Code,Home Country/Region'],
    ['Address 2 - Street,Address 2 - City,Address 2 - Postal Code,Address 2 - Country'],
    ['Gatuadress (arbete),Ort (arbete),Postnummer (arbete),Land/region (arbete)'],
    ['Adress hem,Ort hem,Postnr hem,Land hem'],
    ['Shipping Street,Shipping City,Shipping Zip,Shipping Country'],
  ])('takes the address of its own beside another: %s', (line) => {
    const address = ['street', 'city', 'postcode', 'country'];
    expect(guessColumns(line.split(','))).toEqual(address);
    const others = ['Adress', 'Ort', 'Postnummer', 'Land'];
    expect(guessColumns([...line.split(','), ...others])).toEqual([...address, ...address]);
  });

  it('takes a header of two words by one of them where the column looks so', () => {
    expect(guessColumns(['Kundens namn', 'Tel/sms', 'Kund nr', 'Ort land märke'])).toEqual([
      ...['name', 'phone', null, null],
    ]);
    const visits = line(['2026-11-20', 'Eva']);
    expect(guessColumns(['Kund besök', 'Namn'], [visits])).toEqual([null, 'name']);
  });

  it.each<[header: string, cells: string[], field: ImportField | null]>([
    ['Skuld telefon', ['1 250,00', '0,00', '-300,00'], null],
    ['Antal mobiler', ['1', '2'], null],
    ['Kundens mobilnr', ['701740605', 'saknas', '070-174 06 06 (Eva)'], 'phone'],
    ['Telefon kommentar', ['Ring efter 16', 'vx', '070-174 06 05'], null],
    ['Senast postnummer kontrollerat', ['2026-11-20'], null],
    ['Fakturans postnr', ['123 45', '12346', '-'], 'postcode'],
    ['Kundens postnummer', ['1772', '1058', 'N-0150', '00-950', '1012 AB'], 'postcode'],
    ['Customer’s postal code', ['12345', '1772'], 'postcode'],
    ['Customer’s country', ['Norge', 'DK'], 'country'],
    ['Country code of phone', ['46', '47'], null],
    ['Skickat e-postutskick', ['Ja', 'Nej'], null],
    ['Bilens chassinr', ['YV1SW6111C2345678', '28400123456'], 'vin'],
    ['Drivmedelsrabatt', ['5 %', '10 %'], null],
    ['Kund skuld', ['1 250 kr', '0 kr'], null],
    ['Mobil privat', ['', ''], 'phone'],
  ])('takes %s by a part of it only where it holds the like', (header, cells, field) => {
    const rows = cells.map((cell) => line([cell]));
    expect(guessColumns([header], rows)).toEqual([field]);
  });

  it('tells columns with unknown headers by what they hold', () => {
    const rows = [
      line(['DEF 456', 'eva@kund.example', 'YV1SW6111C2345678', '070-174 06 05', '850709-9805']),
      line(['', '', '', '08-465 004 00', '050709-9805']),
    ];
    expect(guessColumns(['a', 'b', 'c', 'd', 'e'], rows)).toEqual([
      ...['registrationNumber', 'email', 'vin', 'phone', null],
    ]);
    expect(guessColumns(['Personnummer'], [line(['0701740605'])])).toEqual([null]);
  });

  it('leaves out what it does not know, customer numbers and personnummer', () => {
    expect(
      guessColumns(['Kundnr', 'Saldo', 'Personnummer', 'Persnr', 'Fakturaadress', '']),
    ).toEqual([null, null, null, null, null, null]);
  });

  it('takes one column for each field, and the whole header before a part of it', () => {
    expect(guessColumns(['Fakturans e-post', 'E-post', 'Epost 2', 'Ort', 'Ort'])).toEqual([
      null,
      'email',
      null,
      'city',
      null,
    ]);
  });

  it('takes up to three telephone numbers and any number of notes', () => {
    const headers = ['Tel', 'Mobil', 'Telefon arbete', 'Telefon 4', 'Övrigt', 'Kommentar', 'Memo'];
    expect(guessColumns(headers)).toEqual([
      'phone',
      'phone',
      'phone',
      null,
      'notes',
      'notes',
      'notes',
    ]);
  });

  it('understands every label of its own', () => {
    const fields = Object.keys(importFieldLabels).filter(isImportField);
    expect(guessColumns(fields.map((field) => importFieldLabels[field]))).toEqual(fields);
  });

  it('knows the headers of 41 columns', () => {
    const headers = Array.from({ length: 41 }, (_, index) => `Fält ${index + 1}`);
    headers[40] = 'Regnr';
    expect(guessColumns(headers).findIndex((field) => field !== null)).toBe(40);
  });
});

describe('columnFaults', () => {
  it('wants a name or a plate', () => {
    expect(columnFaults([null, 'phone'])).toEqual(
      new Map([[0, 'Välj vilken kolumn som är namnet eller registreringsnumret.']]),
    );
    expect(columnFaults([null, 'registrationNumber']).size).toBe(0);
    expect(columnFaults(['lastName', null]).size).toBe(0);
  });

  it('wants no field twice but those there may be more of', () => {
    expect(columnFaults(['name', 'city', 'city', 'phone', 'phone', 'notes', 'notes'])).toEqual(
      new Map([[2, 'En annan kolumn är redan Ort.']]),
    );
    const headers = ['Namn', 'Business City', 'Home City', 'Home Town'];
    expect(columnFaults(['name', 'city', 'city', 'city'], headers)).toEqual(
      new Map([[3, 'En annan kolumn är redan Ort.']]),
    );
  });
});

it('knows headers of personnummer', () => {
  expect(['Personnummer', 'pers.nr', 'Personnr', 'PNR', 'SSN'].every(isPersonalNumberHeader)).toBe(
    true,
  );
  expect(['Org.nr', 'Kontaktperson', 'Person'].some(isPersonalNumberHeader)).toBe(false);
});

describe('The template', () => {
  const [headers = [], ...examples] = importTemplate;

  it('is understood column by column, and its examples can be imported', () => {
    const columns = guessColumns(headers);
    expect(columns).not.toContain(null);
    const read = rowReader(headers, columns);
    const rows = examples.map((cells, index) => read({ row: index + 2, cells, broken: false }));
    expect(rows.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual([]);
    expect(rows).toMatchObject([
      { customer: { kind: 'private', name: 'Anna Berg' }, vehicle: { odometerKm: 184_500 } },
      {
        customer: {
          kind: 'company',
          name: 'Ekbackens Bygg AB',
          organisationNumber: '4432109876',
          tags: ['Stamkund', 'Däckhotell'],
        },
        vehicle: { registrationNumber: 'DEF45G', notes: 'Skåp' },
      },
    ]);
  });

  it('has as many cells in every row', () => {
    expect(examples.map(({ length }) => length)).toEqual([headers.length, headers.length]);
  });
});
