import type { Customer } from '@/domain/register/customer';
import type { Vehicle } from '@/domain/register/vehicle';
import { makeAndModel } from '@/domain/register/vehicleName';
import type { CsvCell } from '@/domain/values/csvText';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { type Reminder, reminderLabels } from './reminder';

/** The rows of a list for calling many, with its head: one for each reminder, with whom to call. */
export function reminderRows(
  cars: readonly {
    vehicle: Vehicle;
    customer: Customer | undefined;
    reminders: readonly Reminder[];
  }[],
): CsvCell[][] {
  return [
    ['Regnr', 'Bil', 'Kund', 'Telefon', 'E-post', 'Gäller', 'Senast', 'Km kvar', 'Påmind'],
    ...cars.flatMap(({ vehicle, customer, reminders }) =>
      reminders.map(({ kind, on, kmLeft, toldOn }) => [
        formatRegistrationNumber(vehicle.registrationNumber),
        makeAndModel(vehicle),
        customer?.name ?? '',
        customer?.phones.map(formatPhone).join(', ') ?? '',
        customer?.email ?? '',
        ...[reminderLabels[kind], on, kmLeft, toldOn],
      ]),
    ),
  ];
}
