import type { ExtractedFollowUp } from '@/domain/record/followUpExtract';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { ExtractFacts } from './ExtractFacts';
import styles from './ExtractSheet.module.css';

/** The work that the customer declined for the printed extract; nothing where there is none. */
export function ExtractFollowUps({ followUps }: { followUps: ExtractedFollowUp[] }) {
  if (followUps.length === 0) return null;
  return (
    <section aria-labelledby="extract-follow-ups">
      <h3 id="extract-follow-ups">Avböjt arbete att följa upp</h3>
      {followUps.map(({ number, registrationNumber, work, ...followUp }, place) => (
        <div key={place} className={styles.record}>
          <h4>{work}</h4>
          <ExtractFacts
            facts={[
              ['Arbetsorder', number],
              ['Fordon', registrationNumber ? formatRegistrationNumber(registrationNumber) : ''],
              ['Pris', followUp.price],
              ['Avböjt', followUp.declinedOn],
              ['Följs upp', followUp.due],
              ['Kontaktad', followUp.contactedOn ?? ''],
              ['Läge', followUp.state],
            ]}
          />
        </div>
      ))}
    </section>
  );
}
