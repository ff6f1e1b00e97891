import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { CsvTable, FileLetters } from '@/domain/import/csvTable';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import styles from './LettersChoice.module.css';

/** The name of the controls that say how the letters are read. */
export const lettersName = 'letters';

/** The fault of a file whose letters fit several encodings as long as nobody has chosen one; '' for any other. */
export function lettersFault(letters: FileLetters | null): string {
  return letters?.isInDoubt && !letters.isChosen
    ? 'Välj den läsning där namnen är rätt skrivna.'
    : '';
}

/**
 * Shows a few lines in each way in which the letters of a file can be read. In doubt a person has to choose; otherwise it tells which
 * was taken, and another can be chosen.
 */
export function LettersChoice({
  letters,
  onTable,
}: {
  letters: FileLetters;
  /** Called with the file as another encoding reads it. */
  onTable: (table: CsvTable) => void;
}) {
  const { encoding, readings, isInDoubt, isChosen, reread } = letters;
  const id = useId();
  const error = useContext(FieldErrorsContext)[lettersName];
  const reading = useRef(new AbortController());
  const [refusal, setRefusal] = useState('');

  useEffect(() => () => reading.current.abort(), []);

  async function choose(next: string) {
    reading.current.abort();
    const { signal } = (reading.current = new AbortController());
    setRefusal('');
    const read = await reread(next, signal);
    if (signal.aborted) return;
    if (read.ok) onTable(read.value);
    else setRefusal(read.message);
  }

  const choice = (
    <fieldset
      className={styles.choice}
      aria-describedby={error || refusal ? `${id}-error` : undefined}
    >
      <legend>Var är namnen rätt skrivna?</legend>
      {(error || refusal) && (
        <p id={`${id}-error`} className={styles.error}>
          {error || refusal}
        </p>
      )}
      {readings.map(({ encoding: each, samples }) => (
        <label key={each}>
          <input
            type="radio"
            name={lettersName}
            value={each}
            checked={each === encoding && (isChosen || !isInDoubt)}
            onChange={() => void choose(each)}
          />
          <span>
            {samples.map((sample, place) => (
              <span key={place} className={styles.sample}>
                {sample}
              </span>
            ))}
            <small>{each}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
  if (isInDoubt) return choice;
  return (
    <details className={styles.other}>
      <summary>Bokstäverna är lästa som {encoding}. Ser å, ä och ö fel ut?</summary>
      {choice}
    </details>
  );
}
