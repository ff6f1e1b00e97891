import { formatQuantity } from '@/domain/order/lineDraft';
import type {
  ExtractedServiceBook,
  ExtractedServiceEntry,
} from '@/domain/record/serviceBookExtract';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { ExtractFacts, type Fact } from './ExtractFacts';
import styles from './ExtractSheet.module.css';

/** The service books of the time when the customer owned the cars, for the printed extract; nothing where there are none. */
export function ExtractServiceEntries({
  books,
  entries,
}: {
  books: ExtractedServiceBook[];
  entries: ExtractedServiceEntry[];
}) {
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="extract-service-entries">
      <h3 id="extract-service-entries">Servicebok</h3>
      <p>
        Noteringar från den tid då du enligt registret har ägt bilen: {books.map(timeOf).join(', ')}
        . Om du har ägt den även tidigare, till exempel före ett återköp, är den tiden inte med.
      </p>
      {entries.map((entry, place) => (
        <div key={place} className={styles.record}>
          <h4>
            {entry.doneOn}, {entry.kind}
            {entry.isCorrected && ' (rättad, gäller inte längre)'}
          </h4>
          <ExtractFacts facts={factsOf(entry)} />
        </div>
      ))}
    </section>
  );
}

function timeOf({ registrationNumber, from, until }: ExtractedServiceBook): string {
  const time = until === null ? `från ${from}` : `${from} till ${until}`;
  return `${formatRegistrationNumber(registrationNumber)} ${time}`;
}

function factsOf(entry: ExtractedServiceEntry): Fact[] {
  const { registrationNumber, odometerKm, oilGrade, oilMl, nextOn, nextKm } = entry;
  const oil = [oilGrade, oilMl !== null && `${formatQuantity(oilMl)} l`].filter(Boolean);
  const next = [nextOn, nextKm !== null && formatOdometer(nextKm)].filter(Boolean);
  return [
    ['Fordon', formatRegistrationNumber(registrationNumber)],
    ['Mätarställning', odometerKm === null ? '' : formatOdometer(odometerKm)],
    ['Varför mätaren avviker', entry.odometerReason ?? ''],
    ['Utfört arbete', entry.works.join(', ')],
    ['Delar', entry.parts.join(', ')],
    ['Olja', oil.join(', ')],
    ['Anmärkningar', entry.remarks ?? ''],
    ['Nästa service', next.join(' eller ')],
    ['Registrerad i tillverkarens digitala servicebok', entry.isMakerRegistered ? 'Ja' : ''],
    ['Utfört av', entry.performer],
    ['Rättelse', entry.correctionReason ?? ''],
  ];
}
