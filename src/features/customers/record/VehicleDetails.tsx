import { formatOdometer } from '@/domain/values/odometer';
import { fuelLabels, type Vehicle } from '@/domain/register/vehicle';
import { Detail } from './Detail';
import styles from './RecordPage.module.css';

/** A vehicle's facts besides its plate and name. */
export function VehicleDetails({
  vehicle: { fuel, odometerKm, firstMonth, vin, notes },
}: {
  vehicle: Vehicle;
}) {
  return (
    <section className={styles.card} aria-labelledby="details">
      <h2 id="details">Fordonet</h2>
      <dl>
        <Detail label="Drivmedel">{fuel && fuelLabels[fuel]}</Detail>
        <Detail label="Mätarställning">
          {odometerKm === null ? null : formatOdometer(odometerKm)}
        </Detail>
        <Detail label="Första månad i trafik">{firstMonth}</Detail>
        <Detail label="Chassinummer">{vin}</Detail>
        <Detail label="Anteckningar">{notes && <p className={styles.notes}>{notes}</p>}</Detail>
      </dl>
      <p className={styles.whenEmpty}>Inget mer är känt.</p>
    </section>
  );
}
