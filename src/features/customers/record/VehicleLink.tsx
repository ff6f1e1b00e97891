import { Link } from 'react-router-dom';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { vehiclePath } from '@/dashboardPaths';
import { Plate } from '@/ui/controls/Plate';
import styles from './RecordPage.module.css';
import { vehicleName } from '@/domain/register/vehicleName';

/**
 * A vehicle in a list, its plate first; `until` is the day, `2026-11-20`, when the customer ceased to own it.
 */
export function VehicleLink({
  id,
  vehicle,
  until,
}: {
  id: string;
  vehicle: Vehicle;
  until?: string;
}) {
  return (
    <li>
      <Link to={vehiclePath(id)} className={styles.vehicle}>
        <Plate number={formatRegistrationNumber(vehicle.registrationNumber)} />{' '}
        <span>
          {vehicleName(vehicle)} {until && <span className={styles.quiet}>till {until}</span>}
        </span>
      </Link>
    </li>
  );
}
