import type { Vehicle } from '@/domain/register/vehicle';
import { CustomerLink } from './CustomerLink';
import { Detail } from './Detail';
import styles from './RecordPage.module.css';

/** The present and former owners, the payer and the driver of a vehicle. */
export function VehiclePeople({
  vehicle: { ownerId, payerId, driverId, formerOwners },
}: {
  vehicle: Vehicle;
}) {
  const former = Object.entries(formerOwners).toSorted(([, a], [, b]) => b.localeCompare(a));
  return (
    <section className={styles.card} aria-labelledby="people">
      <h2 id="people">Ägare</h2>
      <dl>
        <Detail label="Ägare">
          {ownerId ? <CustomerLink id={ownerId} /> : 'Ingen ägare angiven'}
        </Detail>
        <Detail label="Betalare">{payerId && <CustomerLink id={payerId} />}</Detail>
        <Detail label="Förare">{driverId && <CustomerLink id={driverId} />}</Detail>
        <Detail label="Tidigare ägare">
          {former.length > 0 &&
            former.map(([id, day]) => (
              <p key={id} className={styles.contact}>
                <CustomerLink id={id} /> <span className={styles.quiet}>till {day}</span>
              </p>
            ))}
        </Detail>
      </dl>
    </section>
  );
}
