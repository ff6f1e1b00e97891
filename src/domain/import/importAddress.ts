import { type Address, addressLimits } from '@/domain/values/address';
import { home, parseCountry } from '@/domain/values/country';
import { type Parsed, refused } from '@/domain/values/parsed';
import { parsePostcode } from '@/domain/values/postcode';
import { singleLine } from '@/domain/values/typedText';
import { type AddressField, addressFields } from './addressColumns';
import type { FilledCell, ImportCells } from './importCells';
import type { ImportField } from './importColumns';
import { wholeText } from './importNumbers';
import { postcodeAndCityOf } from './importValues';
import { lineWithin, type SetAside } from './setAside';

type Cells = ImportCells<ImportField>;

/**
 * The address of a row, in Sweden unless a cell names another country; what cannot be read is set aside. Of `addresses`, each with the
 * headers of its columns, the first that has a place is taken, and the others are set aside.
 */
export function addressOfRow(
  cells: Cells,
  aside: SetAside<ImportField>,
  addresses: readonly (readonly string[])[],
): Address {
  const filled = addresses
    .map((headers) => ofColumns(cells, headers))
    .filter(({ cell }) => addressFields.some((field) => cell(field) !== undefined));
  const taken = filled.find(hasPlace) ?? filled[0];
  if (!taken) return { street: null, postcode: null, city: null };
  for (const other of filled) {
    const [first] = addressFields.flatMap((field) => other.cell(field) ?? []);
    if (first && writtenAs(other) !== writtenAs(taken)) aside.move(first.column, writtenAs(other));
  }
  return addressOf(taken, aside);
}

/** The cells of one address of a row. */
interface AddressCells {
  cell(field: AddressField): FilledCell | undefined;
}

function ofColumns(cells: Cells, headers: readonly string[]): AddressCells {
  return {
    cell: (field) => cells.filled(field).find(({ column }) => headers.includes(column)),
  };
}

function hasPlace({ cell }: AddressCells): boolean {
  return addressFields.some((field) => field !== 'country' && cell(field) !== undefined);
}

/** An address on one line, as its cells have it. */
function writtenAs({ cell }: AddressCells): string {
  const texts = (...fields: AddressField[]) =>
    fields.map((field) => singleLine(cell(field)?.text ?? '')).filter(Boolean);
  const place = texts('postcode', 'city', 'postcodeAndCity').join(' ');
  return [...texts('street'), place, ...texts('country')].filter(Boolean).join(', ');
}

function addressOf({ cell }: AddressCells, aside: SetAside<ImportField>): Address {
  const country = aside.readCell(cell('country'), ({ text }) => parseCountry(text)) ?? home;
  const street = aside.readCell(cell('street'), lineWithin(addressLimits.street.max));
  const placeOf = (read: FilledCell) => placeIn(country, read);
  const place = aside.readCell(cell('postcodeAndCity'), placeOf);
  const city = aside.readCell(cell('city'), lineWithin(addressLimits.city.max));
  // A postcode with its city beside it is read whole where the city has no other column.
  const written = aside.readCell(cell('postcode'), (read) => {
    const alone = parsePostcode(wholeText(read.text), country);
    if (alone.ok) return { ok: true, value: { postcode: alone.value, city: '' } };
    const both = placeOf(read);
    return !cell('city') && both.ok && both.value.postcode !== null ? both : alone;
  });
  return {
    street,
    postcode: written?.postcode ?? place?.postcode ?? null,
    city: city || written?.city || place?.city || null,
    ...(country === home ? {} : { country }),
  };
}

/** Reads `123 45 Ekbacken`, or a city alone. */
function placeIn(
  country: string,
  { text }: FilledCell,
): Parsed<{ postcode: string | null; city: string }> {
  const { postcode, city } = postcodeAndCityOf(text, country);
  const line = singleLine(city);
  if (line.length > addressLimits.city.max)
    return refused(`Högst ${addressLimits.city.max} tecken.`);
  if (postcode === '') return { ok: true, value: { postcode: null, city: line } };
  const read = parsePostcode(postcode, country);
  return read.ok ? { ok: true, value: { postcode: read.value, city: line } } : read;
}
