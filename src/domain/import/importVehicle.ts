import { checkedDraft, type FilledCell, type ImportCells } from './importCells';
import type { ImportField } from './importColumns';
import { plainNumber, wholeText } from './importNumbers';
import { fuelOfWord } from './importValues';
import { lineWithin, type SetAside, setAside } from './setAside';
import { parseOdometer } from '@/domain/values/odometer';
import { type Parsed, refused } from '@/domain/values/parsed';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
import { parseVehicleMonth } from '@/domain/values/vehicleMonth';
import { parseVehicleYear } from '@/domain/values/vehicleYear';
import { parseVin } from '@/domain/values/vin';
import {
  type Fuel,
  type VehicleDraft,
  vehicleDraft,
  vehicleLimits,
} from '@/domain/register/vehicle';

type Cells = ImportCells<ImportField>;

/** A row is about a vehicle when any of these fields is filled in. */
export const aboutVehicle: readonly ImportField[] = ['registrationNumber', 'make', 'model', 'vin'];

const sources: Record<string, ImportField[]> = { notes: ['vehicleNotes'] };

/** Tells whether a row is about a vehicle. */
export function isAboutVehicle({ text }: Cells): boolean {
  return aboutVehicle.some((field) => text(field) !== '');
}

/**
 * The vehicle of a row, without its owner; null when the row has faults. Its note takes what its fields cannot hold, and the cells
 * of `others` and `fillers`.
 */
export function importedVehicle(
  cells: Cells,
  others: readonly FilledCell[],
  fillers: readonly FilledCell[],
): VehicleDraft | null {
  const { text, texts } = cells;
  const aside = setAside(cells, 'fordonets anteckning');
  const plate = parseRegistrationNumber(text('registrationNumber'));
  if (plate.ok && plate.warning !== undefined) cells.note(plate.warning, 'registrationNumber');
  const values = {
    registrationNumber: text('registrationNumber'),
    make: aside.read('make', lineWithin(vehicleLimits.make.max)),
    model: aside.read('model', lineWithin(vehicleLimits.model.max)),
    year: aside.read('year', yearOf),
    vin: aside.read('vin', (cell) => parseVin(cell.text)),
    fuel: fuelOf(cells, aside),
    odometerKm: odometerOf(cells, aside),
    firstMonth: aside.read('firstMonth', (cell) => parseVehicleMonth(cell.text)),
    ownerId: null,
    payerId: null,
    driverId: null,
  };
  for (const { column, text } of others) aside.move(column, text);
  aside.moveFillers(fillers, texts('vehicleNotes'), vehicleLimits.notes.max);
  const notes = [...texts('vehicleNotes'), ...aside.lines].join('\n');
  return checkedDraft(cells, vehicleDraft, { ...values, notes }, sources);
}

function yearOf({ text }: FilledCell): Parsed<number> {
  const read = parseVehicleYear(wholeText(text));
  const { min, max } = vehicleLimits.year;
  if (!read.ok || (read.value >= min && read.value <= max)) return read;
  return refused(`Årsmodellen ska vara mellan ${min} och ${max}.`);
}

function fuelOf(cells: Cells, aside: SetAside<ImportField>): Fuel | null {
  const [cell] = cells.filled('fuel');
  if (!cell) return null;
  const fuel = fuelOfWord(cell.text);
  if (!fuel) aside.move(cell.column, cell.text, 'Drivmedlet blir Annat.');
  return fuel ?? 'other';
}

/** The odometer of a row in whole kilometres; decimals are read as the column has them. */
function odometerOf(cells: Cells, aside: SetAside<ImportField>): number | null {
  const field = cells.text('odometerKm') === '' ? 'odometerMil' : 'odometerKm';
  return aside.read(field, ({ text }) => {
    const isMil = /mil$/i.test(text) || (field === 'odometerMil' && !/km$/i.test(text));
    const read = kilometresOf(text, isMil);
    const { max } = vehicleLimits.odometerKm;
    return read.ok && read.value > max ? refused('Mätarställningen är för hög.') : read;
  });

  function kilometresOf(text: string, isMil: boolean): Parsed<number> {
    if (!/^\d[\d\s]*([.,]\d|e\+)/i.test(text)) {
      return parseOdometer(isMil && /\d$/.test(text) ? `${text} mil` : text);
    }
    const read = plainNumber(text, cells.sign(field));
    if (!read.ok) return read;
    return { ok: true, value: Math.round(Number(read.value) * (isMil ? 10 : 1)) };
  }
}
