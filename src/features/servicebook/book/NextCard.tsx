import type { Vehicle } from '@/domain/register/vehicle';
import { type BookEntry, nextService, standing } from '@/domain/servicebook/bookSummary';
import { daysText, kmLeftText } from '@/domain/servicebook/dueText';
import { inspectionDeadline } from '@/domain/servicebook/inspectionDeadline';
import { nextServiceDue, readingsOf } from '@/domain/servicebook/nextService';
import { dayOf } from '@/domain/time/swedishTime';
import { formatOdometer } from '@/domain/values/odometer';
import styles from './Book.module.css';

/** The next service and the next inspection of a car, with how far away they are. */
export function NextCard({
  vehicle,
  entries,
}: {
  vehicle: Vehicle;
  entries: readonly BookEntry[];
}) {
  const today = dayOf(new Date());
  const next = nextService(entries);
  const readings = readingsOf(entries);
  const due = next && nextServiceDue(next, readings, today, vehicle.odometerKm);
  const inspectedOn =
    standing(entries).find(({ data }) => data.kind === 'inspection')?.data.doneOn ?? null;
  const inspection =
    vehicle.firstMonth === null ? null : inspectionDeadline(vehicle.firstMonth, inspectedOn, today);
  return (
    <section className={styles.card} aria-labelledby="next">
      <h2 id="next">Härnäst</h2>
      <dl className={styles.next}>
        <div>
          <dt>Nästa service</dt>
          <dd>
            {next === null ? (
              'Inte bestämd'
            ) : (
              <>
                <b>
                  {[next.nextOn, next.nextKm !== null && formatOdometer(next.nextKm)]
                    .filter(Boolean)
                    .join(' eller vid ')}
                </b>
                <span>
                  {[due?.days != null && daysText(due.days), due?.km != null && kmLeftText(due.km)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Kontrollbesiktning</dt>
          <dd>
            {vehicle.firstMonth === null ? (
              'Fyll i första månad i trafik på fordonet'
            ) : inspection === null ? (
              'Befriad i privat bruk'
            ) : (
              <>
                <b>senast {inspection.toString()}</b>
                <span>{daysText(inspection.compare(today))}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
