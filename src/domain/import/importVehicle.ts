import { checkedDraft, type ImportCells } from './importCells';
import type { ImportField } from './importColumns';
import { plainNumber, wholeText } from './importNumbers';
import { fuelOfWord } from './importValues';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
import { parseVin } from '@/domain/values/vin';
import { type Fuel, type VehicleDraft, vehicleDraft } from '@/domain/register/vehicle';

/** A row is about a vehicle when any of these fields is filled in. */
const aboutVehicle: readonly ImportField[] = ['registrationNumber', 'make', 'model', 'vin'];

const sources: Record<string, ImportField[]> = {
  odometerKm: ['odometerKm', 'odometerMil'],
  notes: ['vehicleNotes'],
};

/** The vehicle of a row, without its owner; null when the row is not about a vehicle or has faults. */
export function importedVehicle(cells: ImportCells<ImportField>): VehicleDraft | null {
  const { text, texts } = cells;
  if (!aboutVehicle.some((field) => text(field) !== '')) return null;
  const plate = parseRegistrationNumber(text('registrationNumber'));
  if (plate.ok && plate.warning !== undefined) cells.note(plate.warning, 'registrationNumber');
  const vin = parseVin(text('vin'));
  if (vin.ok && vin.warning !== undefined) cells.note(vin.warning, 'vin');
  return checkedDraft(
    cells,
    vehicleDraft,
    {
      registrationNumber: text('registrationNumber'),
      make: text('make'),
      model: text('model'),
      year: wholeText(text('year')) || null,
      vin: text('vin'),
      fuel: fuelOfRow(cells),
      odometerKm: odometerOf(cells),
      firstMonth: text('firstMonth'),
      notes: texts('vehicleNotes').join('\n'),
      ownerId: null,
      payerId: null,
      driverId: null,
    },
    sources,
  );
}

/** The odometer of a row as a text of whole kilometres; decimals are read as the column has them. */
function odometerOf(cells: ImportCells<ImportField>): string | null {
  const field = cells.text('odometerKm') === '' ? 'odometerMil' : 'odometerKm';
  const text = cells.text(field);
  if (text === '') return null;
  const isMil = /mil$/i.test(text) || (field === 'odometerMil' && !/km$/i.test(text));
  const withUnit = isMil && /\d$/.test(text) ? `${text} mil` : text;
  if (!/^\d[\d\s]*([.,]\d|e\+)/i.test(text)) return withUnit;
  const read = plainNumber(text, cells.sign(field));
  if (read.ok) return String(Math.round(Number(read.value) * (isMil ? 10 : 1)));
  cells.fault(read.message, field);
  return null;
}

function fuelOfRow(cells: ImportCells<ImportField>): Fuel | null {
  const written = cells.text('fuel');
  if (written === '') return null;
  const fuel = fuelOfWord(written);
  if (!fuel) cells.note(`”${written}” blir Annat.`, 'fuel');
  return fuel ?? 'other';
}
