import { type DuplicateChoice, duplicateChoices } from '@/domain/import/importPlan';
import styles from './DuplicateQuestion.module.css';

const answers: Record<DuplicateChoice, [text: string, hint: string]> = {
  attach: [
    'Lägg till fordonet hos kunden som redan finns',
    'Rader med ett fordon som redan finns i registret hoppas över helt. Kundens uppgifter där ändras inte.',
  ],
  skip: ['Hoppa över', 'Inget på raderna importeras.'],
  create: ['Importera ändå', 'De blir nya kunder och fordon bredvid dem som redan finns.'],
};

/** Asks what to do with rows about customers and vehicles that are in the register already. */
export function DuplicateQuestion({
  choice,
  onChoose,
}: {
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
}) {
  return (
    <fieldset className={styles.question}>
      <legend>Rader om kunder och fordon som redan finns</legend>
      {duplicateChoices.map((each) => {
        const [text, hint] = answers[each];
        return (
          <div key={each}>
            <input
              id={`duplicates-${each}`}
              type="radio"
              name="duplicates"
              checked={each === choice}
              aria-describedby={`duplicates-${each}-hint`}
              onChange={() => onChoose(each)}
            />
            <label htmlFor={`duplicates-${each}`}>{text}</label>
            <p id={`duplicates-${each}-hint`}>{hint}</p>
          </div>
        );
      })}
    </fieldset>
  );
}
