import type { Vehicle, VehicleDraft } from '@/domain/register/vehicle';
import { dayOf } from '@/domain/time/swedishTime';
import { formatOdometer } from '@/domain/values/odometer';
import { odometerQuestion } from '@/domain/values/odometerQuestion';

/**
 * The question about the odometer of a row for a person who decides before the import, in Swedish; null for one that is likely, and
 * for a car that the register has not. The register keeps no day of its odometer, so that the day is that of the car's card. `isAdded`
 * tells that the row becomes another card of the car, and else the card stays as it is.
 */
export function importedOdometerQuestion(
  row: Pick<VehicleDraft, 'odometerKm'> | null,
  known: Pick<Vehicle, 'odometerKm' | 'createdAt'> | null | undefined,
  today: string,
  isAdded: boolean,
): string | null {
  const [km = null, before = null] = [row?.odometerKm, known?.odometerKm];
  if (!known || km === null || before === null) return null;
  const last = { km: before, on: dayOf(known.createdAt).toString() };
  const question = odometerQuestion(km, today, last);
  if (question === null) return null;
  const effect = isAdded
    ? 'Fordonet läggs till med filens mätarställning.'
    : 'Kortet i registret ändras inte av importen: är filens mätarställning rätt, skriv in den där.';
  return `Filen har ${formatOdometer(km)}. ${question} ${effect}`;
}
