import { type Address, addressLimits } from '@/domain/values/address';
import { home, parseCountry } from '@/domain/values/country';
import { type Parsed, refused } from '@/domain/values/parsed';
import { parsePostcode } from '@/domain/values/postcode';
import { singleLine } from '@/domain/values/typedText';
import type { FilledCell, ImportCells } from './importCells';
import type { ImportField } from './importColumns';
import { wholeText } from './importNumbers';
import { postcodeAndCityOf } from './importValues';
import { lineWithin, type SetAside } from './setAside';

/** The address of a row, in Sweden unless a cell names another country; what cannot be read is set aside. */
export function addressOfRow(
  cells: ImportCells<ImportField>,
  aside: SetAside<ImportField>,
): Address {
  const country = aside.read('country', ({ text }) => parseCountry(text)) ?? home;
  const street = aside.read('street', lineWithin(addressLimits.street.max));
  const placeOf = (cell: FilledCell) => placeIn(country, cell);
  const place = aside.read('postcodeAndCity', placeOf);
  const city = aside.read('city', lineWithin(addressLimits.city.max));
  // A postcode with its city beside it is read whole where the city has no other column.
  const written = aside.read('postcode', (cell) => {
    const alone = parsePostcode(wholeText(cell.text), country);
    if (alone.ok) return { ok: true, value: { postcode: alone.value, city: '' } };
    const both = placeOf(cell);
    return cells.text('city') === '' && both.ok && both.value.postcode !== null ? both : alone;
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
