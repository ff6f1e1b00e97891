import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { VehicleDraft } from './vehicle';

/** Make, model and year as far as they are known, `Volvo V70 2015`. */
export function vehicleName({ make, model, year }: VehicleDraft): string {
  return [make, model, year].filter(Boolean).join(' ');
}

/** What a vehicle is called in messages, `Fordonet ABC 123`. */
export function vehicleLabel({ registrationNumber }: VehicleDraft): string {
  return `Fordonet ${formatRegistrationNumber(registrationNumber)}`;
}
