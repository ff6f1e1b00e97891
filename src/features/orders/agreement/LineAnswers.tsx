import { useContext, useId } from 'react';
import type { LineEntry } from '@/domain/order/order';
import { type GivenAnswer, lineAnswerLabels, mayBeDone } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import { formatMoney } from '@/domain/values/money';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import styles from './Agreement.module.css';

/** A choice of answer for each line, with the error of the whole. */
export function LineAnswers({
  lines,
  answers,
  onAnswer,
}: {
  lines: readonly LineEntry[];
  answers: Record<string, GivenAnswer>;
  onAnswer: (answers: Record<string, GivenAnswer>) => void;
}) {
  const errorId = useId();
  const error = Object.entries(useContext(FieldErrorsContext)).find(([name]) =>
    name.startsWith('answers.'),
  )?.[1];
  return (
    <div className={styles.answers}>
      {lines.map(({ id, line }) => (
        <fieldset key={id} className={styles.line} aria-describedby={error ? errorId : undefined}>
          <legend>
            <span>{line.text}</span> <span>{formatMoney(lineOre(line))}</span>
          </legend>
          <div className={styles.choices}>
            {(['accepted', 'declined', 'open'] as const).map((answer) => (
              <label key={answer}>
                <input
                  type="radio"
                  name={`answers.${id}`}
                  value={answer}
                  checked={answers[id] === answer}
                  onChange={() => onAnswer({ ...answers, [id]: answer })}
                />
                {answer === 'open'
                  ? mayBeDone(line)
                    ? 'Som förut'
                    : 'Inget svar'
                  : lineAnswerLabels[answer]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
