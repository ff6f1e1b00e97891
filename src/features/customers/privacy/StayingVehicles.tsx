import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { vehiclePath } from '@/dashboardPaths';
import { Plate } from '@/ui/controls/Plate';
import styles from './AnonymiseDialog.module.css';
import { relationLabels, relationsTo } from '@/domain/register/relations';
import { vehicleName } from '@/domain/register/vehicleName';

/** The vehicles that stay when their customer is anonymised, with the notes about each vehicle. */
export function StayingVehicles({
  customerId,
  vehicles,
}: {
  customerId: string;
  vehicles: Entry<Vehicle>[];
}) {
  if (vehicles.length === 0) return null;
  return (
    <>
      <p id="staying-vehicles">
        Fordonen här under blir kvar med sin historik, hos en ”Anonymiserad kund”. Ett
        registreringsnummer eller en anteckning kan peka ut personen: ändra det som inte ska vara
        kvar på fordonets sida.
      </p>
      <ul className={styles.vehicles} aria-labelledby="staying-vehicles">
        {vehicles.map(({ id, data }) => (
          <li key={id}>
            <a href={vehiclePath(id)} target="_blank">
              <Plate number={formatRegistrationNumber(data.registrationNumber)} />{' '}
              {vehicleName(data)} (ny flik)
            </a>{' '}
            {relationsTo(data, customerId)
              .map((relation) => relationLabels[relation])
              .join(', ')}
            {data.notes && <p className={styles.notes}>Anteckningar: {data.notes}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
