import type { ReactNode } from 'react';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import type { CustomerVehicles as Vehicles } from '@/domain/register/registerRows';
import type { Vehicle } from '@/domain/register/vehicle';
import styles from './RecordPage.module.css';
import { VehicleLink } from './VehicleLink';

const others = [
  { group: 'paid', title: 'Betalar för' },
  { group: 'driven', title: 'Kör' },
  { group: 'former', title: 'Har ägt' },
] as const;

/** The vehicles a customer owns and, in groups, those that the customer pays for, drives or used to own. */
export function CustomerVehicles({
  id,
  vehicles,
  action,
}: {
  id: string;
  vehicles: Vehicles<Entry<Vehicle>>;
  action: ReactNode;
}) {
  const register = useRegister();
  return (
    <section className={styles.card} aria-labelledby="vehicles">
      <div className={styles.cardHead}>
        <h2 id="vehicles">Fordon</h2>
        {action}
      </div>
      {vehicles.owned.length === 0 && (
        <p className={styles.quiet}>
          {register.kind === 'ready' && register.complete
            ? 'Äger inga fordon i registret.'
            : 'Alla fordon är inte hämtade än.'}
        </p>
      )}
      <ul className={styles.vehicles}>
        {vehicles.owned.map(({ id, data }) => (
          <VehicleLink key={id} id={id} vehicle={data} />
        ))}
      </ul>
      {others.map(
        ({ group, title }) =>
          vehicles[group].length > 0 && (
            <div key={group}>
              <h3 id={`vehicles-${group}`}>{title}</h3>
              <ul className={styles.vehicles} aria-labelledby={`vehicles-${group}`}>
                {vehicles[group].map((vehicle) => (
                  <VehicleLink
                    key={vehicle.id}
                    id={vehicle.id}
                    vehicle={vehicle.data}
                    until={group === 'former' ? vehicle.data.formerOwners[id] : undefined}
                  />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}
