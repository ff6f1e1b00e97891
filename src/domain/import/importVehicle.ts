import { checkedDraft, type ImportCells } from './importCells';
import type { ImportField } from './importColumns';
import { fuelOfWord } from './importValues';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
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
  const mil = text('odometerMil');
  return checkedDraft(
    cells,
    vehicleDraft,
    {
      registrationNumber: text('registrationNumber'),
      make: text('make'),
      model: text('model'),
      year: text('year') || null,
      vin: text('vin'),
      fuel: fuelOfRow(cells),
      odometerKm: text('odometerKm') || (/\d$/.test(mil) ? `${mil} mil` : mil) || null,
      firstMonth: text('firstMonth'),
      notes: texts('vehicleNotes').join('\n'),
      ownerId: null,
      payerId: null,
      driverId: null,
    },
    sources,
  );
}

function fuelOfRow(cells: ImportCells<ImportField>): Fuel | null {
  const written = cells.text('fuel');
  if (written === '') return null;
  const fuel = fuelOfWord(written);
  if (!fuel) cells.note(`”${written}” blir Annat.`, 'fuel');
  return fuel ?? 'other';
}
