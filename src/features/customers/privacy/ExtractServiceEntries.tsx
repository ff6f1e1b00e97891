import type { ExtractedServiceEntry } from '@/domain/record/serviceBookExtract';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { ExtractFacts } from './ExtractFacts';
import styles from './ExtractSheet.module.css';

/** The service books of the time when the customer owned the cars, for the printed extract; nothing where there are none. */
export function ExtractServiceEntries({ entries }: { entries: ExtractedServiceEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="extract-service-entries">
      <h3 id="extract-service-entries">Servicebok</h3>
      {entries.map(({ registrationNumber, kind, doneOn, odometerKm, ...entry }, place) => (
        <div key={place} className={styles.record}>
          <h4>
            {doneOn}, {kind}
          </h4>
          <ExtractFacts
            facts={[
              ['Fordon', formatRegistrationNumber(registrationNumber)],
              ['Mätarställning', odometerKm === null ? '' : formatOdometer(odometerKm)],
              ['Utfört arbete', entry.works.join(', ')],
              ['Delar', entry.parts.join(', ')],
              ['Anmärkningar', entry.remarks ?? ''],
              ['Utfört av', entry.performer],
              ['Rättelse', entry.correctionReason ?? ''],
            ]}
          />
        </div>
      ))}
    </section>
  );
}
