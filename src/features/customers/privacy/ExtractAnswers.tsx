import { answerWayLabels, approvalKindLabels } from '@/domain/order/approval';
import type { ExtractedAnswer } from '@/domain/record/customerExtract';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { Signature } from '@/ui/controls/Signature';
import { ExtractFacts } from './ExtractFacts';
import styles from './ExtractSheet.module.css';

/** The customer's answers to estimates for the printed extract; nothing where there are none. */
export function ExtractAnswers({
  answers,
  complete,
}: {
  answers: ExtractedAnswer[];
  complete: boolean;
}) {
  if (complete && answers.length === 0) return null;
  return (
    <section aria-labelledby="extract-answers">
      <h3 id="extract-answers">Svar på kostnadsförslag</h3>
      {!complete && <p>Alla svar kunde inte hämtas. Det kan finnas fler.</p>}
      {answers.map(({ number, estimate, lines, signature, answeredAt, ...answer }, place) => (
        <div key={place} className={styles.record}>
          <h4>{number}</h4>
          <ExtractFacts
            facts={[
              ['Kostnadsförslag', estimate ?? ''],
              ['Typ', approvalKindLabels[answer.kind]],
              ['Rader', lines.join('\n')],
              ['Hur', answerWayLabels[answer.how]],
              ['När', `${dayOf(answeredAt).toString()} ${formatClock(answeredAt)}`],
              ['Vem', answer.name ?? ''],
              ['Orsak', answer.reason ?? ''],
            ]}
          />
          {signature && <Signature strokes={signature} label="Din underskrift" />}
        </div>
      ))}
    </section>
  );
}
