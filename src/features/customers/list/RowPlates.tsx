import { Link } from 'react-router-dom';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { vehiclePath } from '@/dashboardPaths';
import { Plate } from '@/ui/controls/Plate';
import styles from './CustomerRow.module.css';

/** Room for two ordinary plates, or for one long foreign plate. */
const mostCharacters = 12;

/** The plates at the start of a row, and the number of further vehicles. */
export function RowPlates({ vehicles, linked }: { vehicles: Entry<Vehicle>[]; linked: boolean }) {
  const [one, two] = vehicles.map(({ data }) => data.registrationNumber.length);
  const shown = (one ?? 0) + (two ?? 0) > mostCharacters ? 1 : 2;
  const more = vehicles.length - shown;
  return (
    <span className={styles.plates}>
      {vehicles.slice(0, shown).map(({ id, data }) => {
        const plate = <Plate number={formatRegistrationNumber(data.registrationNumber)} />;
        if (!linked) return <span key={id}>{plate}</span>;
        return (
          <Link key={id} to={vehiclePath(id)}>
            {plate}
          </Link>
        );
      })}
      {vehicles.length === 0 && <small>Inga fordon</small>}
      {more > 0 && (
        <small>
          +{more}
          <span className="visuallyHidden"> fordon</span>
        </small>
      )}
    </span>
  );
}
