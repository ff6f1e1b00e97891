import type { CustomerDraft } from '@/domain/register/customer';
import { cellsReader, type CsvRow, type ImportMessage } from './importCells';
import type { ColumnAnswers } from './columnQuestions';
import { type ImportField, importFieldLabels } from './importColumns';
import { importedCustomer } from './importCustomer';
import { importedVehicle } from './importVehicle';
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

/** Reads rows by the chosen columns and what was answered about them; each value is checked by the same schemas as in the forms. */
export function rowReader(
  headers: readonly string[],
  columns: readonly (ImportField | null)[],
  answers: readonly ColumnAnswers[] = [],
): (row: CsvRow) => ImportRow {
  const cellsOf = cellsReader(headers, columns, importFieldLabels, answers);
  return (row) => {
    const cells = cellsOf(row);
    const customer = importedCustomer(cells);
    const vehicle = importedVehicle(cells);
    const { faults, notes } = cells;
    if (!customer && !vehicle && faults.length === 0) {
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
      notes,
    };
  };
}
