import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { VehicleDraft } from './vehicle';

/** Make and model, as far as known, `Volvo V70`; empty when neither is known. */
export function makeAndModel({ make, model }: Pick<VehicleDraft, 'make' | 'model'>): string {
  return [make, model].filter(Boolean).join(' ');
}

/** Make, model and year, as far as known, `Volvo V70 2015`. */
export function vehicleName(vehicle: Pick<VehicleDraft, 'make' | 'model' | 'year'>): string {
  return [makeAndModel(vehicle), vehicle.year].filter(Boolean).join(' ');
}

/** The name of a vehicle in messages, `Fordonet ABC 123`. */
export function vehicleLabel({
  registrationNumber,
}: Pick<VehicleDraft, 'registrationNumber'>): string {
  return `Fordonet ${formatRegistrationNumber(registrationNumber)}`;
}
