import type { CustomerDraft } from '@/domain/register/customer';
import { addressColumns } from './addressColumns';
import { cellsReader, type CsvRow, type ImportMessage } from './importCells';
import type { ColumnAnswers } from './columnQuestions';
import { type ImportField, importFieldLabels } from './importColumns';
import { importedCustomer, isAboutCustomer } from './importCustomer';
import { aboutVehicle, importedVehicle, isAboutVehicle } from './importVehicle';
import { type ColumnKind, saysMissing } from './missingText';
import {
  customersPersonalNumber,
  holdsPersonalNumber,
} from '@/domain/values/personalIdentityNumber';
import type { VehicleDraft } from '@/domain/register/vehicle';

/**
 * A row as read. A row with faults is left out; `notes` tell about values that were corrected or left out.
 */
export interface ImportRow extends CsvRow {
  customer: CustomerDraft | null;
  /** The vehicle of the row. Its owner is `customer`, although its `ownerId` is still null. */
  vehicle: VehicleDraft | null;
  faults: ImportMessage[];
  notes: ImportMessage[];
}

const columnKinds: Partial<Record<ImportField, ColumnKind>> = {
  registrationNumber: 'plate',
  odometerKm: 'number',
  odometerMil: 'number',
  paymentDays: 'number',
  kind: 'code',
  organisationNumber: 'code',
  vatNumber: 'code',
  phone: 'code',
  email: 'code',
  postcode: 'code',
  year: 'code',
  vin: 'code',
  fuel: 'code',
  firstMonth: 'code',
};

/** Fields of a customer that do not make a row one about a customer. */
const customersDetails: readonly ImportField[] = [
  'reference',
  'paymentDays',
  'postcode',
  'city',
  'postcodeAndCity',
  'country',
  'tags',
];
/** Fields of a vehicle that do not make a row one about a vehicle. */
const vehiclesDetails: readonly ImportField[] = [
  'year',
  'fuel',
  'odometerKm',
  'odometerMil',
  'firstMonth',
  'vehicleNotes',
];
const vehiclesFields = [...aboutVehicle, ...vehiclesDetails];
/** Columns that are notes themselves: a filler there is left out, as it has no place to move to. */
const noteFields: readonly ImportField[] = ['notes', 'vehicleNotes'];

/**
 * Reads rows by the chosen columns and what was answered about them; each value is checked by the same schemas as in the forms. A cell
 * that cannot be read goes to a note, unless it is the customer's name or the plate. A cell that says only that there is no value
 * goes to a note from every column but the notes themselves.
 */
export function rowReader(
  headers: readonly string[],
  columns: readonly (ImportField | null)[],
  answers: readonly ColumnAnswers[] = [],
): (row: CsvRow) => ImportRow {
  const cellsOf = cellsReader(headers, columns, importFieldLabels, answers, (field, text) =>
    saysMissing(text, columnKinds[field] ?? 'text'),
  );
  const addresses = addressColumns(headers, columns);
  return (row) => {
    const cells = cellsOf(row);
    const hasCustomer = isAboutCustomer(cells);
    const hasVehicle = isAboutVehicle(cells);
    const { faults, notes } = cells;
    const fillers = cells.fillers().filter(({ field }) => !noteFields.includes(field));
    // A row about one card moves the details of the other to its note.
    const customersOthers = hasVehicle ? [] : vehiclesDetails.flatMap(cells.filled);
    const vehiclesOthers = hasCustomer ? [] : customersDetails.flatMap(cells.filled);
    const isVehicles = ({ field }: { field: ImportField }) => vehiclesFields.includes(field);
    const customersFillers = fillers.filter((each) => !hasVehicle || !isVehicles(each));
    const vehiclesFillers = fillers.filter((each) => !hasCustomer || isVehicles(each));
    const customer = hasCustomer
      ? importedCustomer(cells, customersOthers, customersFillers, addresses)
      : null;
    const vehicle = hasVehicle ? importedVehicle(cells, vehiclesOthers, vehiclesFillers) : null;
    if (!hasCustomer && !hasVehicle && faults.length === 0) {
      cells.fault('Raden har varken namn eller registreringsnummer.', 'name', 'registrationNumber');
    }
    // The customer's schema names only the first of several columns, and the vehicle's schema does not look
    // for personnummer.
    const others = faults.filter(({ message }) => message !== customersPersonalNumber);
    const numbers = columns.flatMap((field, column) => {
      // A telephone number can resemble a personnummer, and a sole trader's organisationsnummer is one.
      if (field === null || field === 'phone' || field === 'organisationNumber') return [];
      if (!holdsPersonalNumber(row.cells[column] ?? '')) return [];
      return [{ column: headers[column] ?? '', message: customersPersonalNumber }];
    });
    return {
      ...row,
      customer,
      vehicle,
      faults: numbers.length > 0 ? [...others, ...numbers] : faults,
      // A row that is left out moves nothing to a note.
      notes: faults.length > 0 ? [] : notes,
    };
  };
}
