import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ColumnAnswers } from '@/domain/import/columnQuestions';
import { type CsvTable, headerLines, tableUnder } from '@/domain/import/csvTable';
import { LeaveQuestion } from '@/components/LeaveQuestion';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { answerName, ColumnField, columnName } from './ColumnField';
import styles from './ImportColumnsStep.module.css';
import { ImportProgress } from './ImportProgress';
import { ImportStep, StepButtons } from './ImportStep';
import { inSlices } from './inSlices';
import { LettersChoice, lettersFault, lettersName } from './LettersChoice';
import { type Columns, fieldOf, type ImportChoice, type ImportFields } from './useImportChoices';

const samples = 3;
const sampleLength = 32;

/** The value of the choice that a file has no headers. */
const noHeaders = 'none';

/**
 * Asks where the headers stand and what each column of the file holds, offers a guess, and reads the rows by the answers. Leaving asks
 * first, as in ImportPreview.
 */
export function ImportColumnsStep<F extends string, R>({
  fields,
  choice,
  onTable,
  onBack,
  onRows,
}: {
  fields: ImportFields<F, R>;
  choice: ImportChoice<F>;
  /** Called when the headers are said to stand elsewhere, or the letters to be of another encoding. */
  onTable: (table: CsvTable) => void;
  onBack: () => void;
  onRows: (choice: ImportChoice<F>, rows: R[]) => void;
}) {
  const { table, columns, answers } = choice;
  const { headers, rows, name, found, letters } = table;
  const reading = useRef(new AbortController());
  const [done, setDone] = useState<number | null>(null);

  useEffect(() => () => reading.current.abort(), []);

  const questionsOf = useCallback(
    (text: string, column: number) => {
      const field = fieldOf(fields.labels, text);
      const cells = rows.map((row) => row.cells[column] ?? '');
      return field ? (fields.questions?.(field, headers[column] ?? '', cells) ?? []) : [];
    },
    [fields, headers, rows],
  );
  const chosen = (data: FormData): Columns<F> =>
    headers.map((_, column) => fieldOf(fields.labels, textOf(data, columnName(column))));

  const answered = (data: FormData): ColumnAnswers[] =>
    chosen(data).map((field, column) =>
      Object.fromEntries(
        questionsOf(field ?? '', column).map((question) => [
          question.key,
          textOf(data, answerName(column, question)),
        ]),
      ),
    );

  /** The faults by the names of the controls: of the letters and the columns first, then of what is asked about them. */
  function faultsOf(data: FormData): Record<string, string> {
    const unread = lettersFault(letters);
    if (unread !== '') return { [lettersName]: unread };
    const next = chosen(data);
    const faults = [...fields.faults(next, headers)].map(([column, fault]) => [
      columnName(column),
      fault,
    ]);
    const missing = next.flatMap((field, column) =>
      questionsOf(field ?? '', column)
        .filter((question) => textOf(data, answerName(column, question)) === '')
        .map((question) => [answerName(column, question), question.missing]),
    );
    return Object.fromEntries([...faults, ...missing]) as Record<string, string>;
  }

  async function read(data: FormData) {
    const { signal } = (reading.current = new AbortController());
    const next = { table, columns: chosen(data), answers: answered(data) };
    const readRow = fields.reader(headers, next.columns, next.answers);
    const result: R[] = [];
    setDone(0);
    const all = await inSlices(rows, (row) => result.push(readRow(row)), signal, setDone);
    setDone(null);
    if (all) onRows(next, result);
  }

  // Dozens of selects with some thirty options each must not be rendered at every step of the progress.
  const choices = useMemo(() => {
    const options = [['', 'Hoppa över'], ...Object.entries<string>(fields.labels)] as const;
    return (
      <div className={styles.columns}>
        {headers.map((header, column) => (
          <ColumnField
            key={`${found}-${table.headerAt}-${column}`}
            column={column}
            header={header}
            hint={fields.hint?.(header, samplesOf(table, column)) ?? samplesOf(table, column)}
            options={options}
            proposal={columns[column] ?? ''}
            answers={answers[column]}
            questionsOf={questionsOf}
          />
        ))}
      </div>
    );
  }, [fields, table, headers, found, columns, answers, questionsOf]);

  return (
    <ImportStep title="Steg 2 av 3: vad kolumnerna är" takesFocus>
      <p>
        {name}: {count(rows.length, 'rad', 'rader')} och{' '}
        {count(headers.length, 'kolumn', 'kolumner')} ({found}).
      </p>
      <Form
        pending={done !== null}
        message={null}
        check={faultsOf}
        onSubmit={(data) => void read(data)}
      >
        <LeaveQuestion isChanged={() => true} />
        {letters && <LettersChoice letters={letters} onTable={onTable} />}
        <HeaderChoice table={table} onChange={(headerAt) => onTable(tableUnder(table, headerAt))} />
        {choices}
        {done === null ? (
          <StepButtons>
            <Button onClick={onBack}>Välj en annan fil</Button>
            <Button kind="work" type="submit">
              Granska raderna
            </Button>
          </StepButtons>
        ) : (
          <ImportProgress
            label="Läser raderna"
            done={done}
            total={rows.length}
            onCancel={() => reading.current.abort()}
          />
        )}
      </Form>
    </ImportStep>
  );
}

/** Lets a person say on which of the first lines the headers stand. */
function HeaderChoice({
  table: { lines, headerAt },
  onChange,
}: {
  table: CsvTable;
  onChange: (headerAt: number | null) => void;
}) {
  // The last line cannot hold the headers: there would be no rows below it.
  const places = lines.slice(0, Math.min(headerLines, lines.length - 1));
  return (
    <SelectField
      label="Rubrikrad"
      name="header"
      hint="Rader ovanför rubrikerna läses inte in."
      options={[
        ...places.map(({ row, cells }, place): [string, string] => [
          String(place),
          `Rad ${row}: ${shortened(
            cells
              .map((cell) => cell.trim())
              .filter(Boolean)
              .join(' · '),
          )}`,
        ]),
        [noHeaders, 'Filen har inga rubriker'],
      ]}
      value={headerAt === null ? noHeaders : String(headerAt)}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === noHeaders ? null : Number(value))
      }
    />
  );
}

function count(many: number, one: string, several: string): string {
  return `${many.toLocaleString('sv-SE')} ${many === 1 ? one : several}`;
}

/** A few of the column's values as an example. */
function samplesOf({ rows }: CsvTable, column: number): string {
  const values = new Set<string>();
  for (const { cells } of rows.slice(0, 200)) {
    const text = cells[column]?.trim().replace(/\s+/g, ' ') ?? '';
    if (text !== '') values.add(shortened(text, sampleLength));
    if (values.size === samples) break;
  }
  return values.size === 0 ? 'Tom på de första raderna' : [...values].join(' · ');
}

function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
