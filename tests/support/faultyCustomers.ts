/** A line of the list with what a person would make of it. */
export interface TrueRow {
  /** The number that a spreadsheet shows. */
  row: number;
  /** The person or company that it is about. */
  owner: number;
  plate: string;
  /** The reason why it has to be left out; null for a row that comes in. */
  leftOut: 'quotes' | 'plate' | 'name' | 'twice' | null;
  /** Texts that no field can hold and no note may lack. */
  noted: string[];
}

const headers =
  'Namn;Telefon;E-post;Adress;Postnr;Ort;Betalningsvillkor;Regnr;Årsmodell;Drivmedel;Mätarställning;Anteckning';

const firstNames =
  'Anna Bertil Cecilia David Eva Folke Gunilla Håkan Ida Jörgen Karin Lars Märta Nils Olof Pia Rut Sören Tove Åke';
const lastNames =
  'Berg Lind Ek Ström Öberg Åström Dahl Holm Sjö Näs Hed Norén Wall Ros Kvist Ås Lönn Fors Blad Sten Gran Mård Ljung Bäck Asp';

/** The details of an owner, as a program would write them on each of the owner's lines. */
function ownerOf(owner: number) {
  const first = firstNames.split(' ');
  const last = lastNames.split(' ');
  // Each fiftieth has the name of the one before, and another home and number.
  const named = owner % 50 === 49 ? owner - 1 : owner;
  const [given = '', family = ''] = [first[named % 20], last[Math.floor(named / 20)]];
  const kind = owner % 7;
  const own = `070-${String(1740000 + owner)}`;
  return {
    given,
    family,
    phone: [own, '', '', own, '070-000 00 00', '08-465 004 00', own][kind] ?? '',
    email: ['', `kund${owner}@kund.example`, '', '', '', 'info@kontor.example', ''][kind] ?? '',
    street: kind >= 2 && kind <= 5 ? `Ängsvägen ${owner + 1}` : '',
  };
}

/**
 * A list of 500 customers as other programs leave them: cars on lines of their own and apart, numbers that many share, people of one
 * name, faulty cells, blank lines, line breaks, cars that come twice, lines without a name or a plate and with broken quotation marks.
 * It is the same each time.
 */
export function faultyCustomers(): { text: string; rows: TrueRow[] } {
  const cars = Array.from({ length: 500 }, (_, owner) => owner).flatMap((owner) =>
    Array.from({ length: owner % 5 === 0 ? 3 : 1 }, (_, car) => ({ owner, car })),
  );
  // 331 and the number of cars have no divisor in common, so each car comes once, far from the owner's others.
  const mixed = cars.flatMap((_, place) => cars[(place * 331) % cars.length] ?? []);
  const lines = ['Kundregister', '', headers];
  const rows: TrueRow[] = [];
  for (const [place, { owner, car }] of mixed.entries()) {
    if (place % 41 === 0) lines.push(place % 2 === 0 ? '' : ';;;;;;;;;;;');
    const plate = `${'ABCDEFGHJK'.charAt(owner % 10)}${'LMNPR'.charAt(car)}${'STUWX'.charAt(Math.floor(owner / 100))} ${100 + Math.floor(owner / 2)}`;
    const { line, noted, leftOut } = lineOf(place, owner, car, plate);
    lines.push(line);
    rows.push({ row: lines.length, owner, plate, leftOut, noted });
    if (place % 79 === 3) {
      lines.push(line);
      rows.push({ row: lines.length, owner, plate, leftOut: leftOut ?? 'twice', noted });
    }
  }
  return { text: lines.join('\r\n'), rows };
}

function lineOf(place: number, owner: number, car: number, plate: string) {
  const { given, family, phone, email, street } = ownerOf(owner);
  const noted: string[] = [];
  const note = (text: string) => {
    noted.push(text);
    return text;
  };
  const fault = place % 11;
  const leftOut =
    place % 97 === 5
      ? ('quotes' as const)
      : place % 89 === 7
        ? ('plate' as const)
        : place % 83 === 9 && (phone || email || street)
          ? ('name' as const)
          : null;
  const name = [`${given} ${family}`, `${family}, ${given}`, `${given} ${family}`.toUpperCase()][
    car
  ];
  const cells = {
    name: { quotes: `"${name}" med flera`, name: 'saknas', plate: name }[leftOut ?? 'plate'],
    phone: (fault === 0 && phone
      ? `${phone} ${note('(Bosse)')}`
      : fault === 1
        ? [phone, note('vx')].join(' ')
        : phone
    ).trim(),
    email: fault === 2 && email ? `${email}, ${note('hemma@kund.example')}` : email || 'ej mail',
    street,
    postcode: street === '' ? '' : fault === 3 ? '00000' : '123 45',
    city: street && 'Älvhaga',
    payment: fault === 7 ? '30 dagar netto' : '',
    plate: leftOut === 'plate' ? `${plate}/2` : plate,
    year: fault === 4 ? '2012.0' : fault === 6 ? note('-12') : '2012',
    fuel: fault === 8 ? note('Vätgas') : 'Bensin',
    odometer: fault === 5 ? 'okänd' : fault === 10 ? note('ca 20000') : '184500',
    note: fault === 9 ? `"Ring först,\r\nhar ""hund""; ${owner}"` : '',
  };
  return { line: Object.values(cells).join(';'), noted, leftOut };
}
