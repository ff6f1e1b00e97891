import { useEffect, useMemo, useRef, useState } from 'react';
import type { CsvRow } from '@/domain/import/importCells';
import { LeaveQuestion } from '@/components/LeaveQuestion';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import styles from './ImportColumnsStep.module.css';
import { ImportProgress } from './ImportProgress';
import { ImportStep, StepButtons } from './ImportStep';
import { inSlices } from './inSlices';
import type { CsvTable } from './readCsvFile';

type Columns<F> = (F | null)[];

/** What the columns of a file can be, and how its rows are read by them. */
export interface ImportFields<F extends string, R> {
  labels: Readonly<Record<F, string>>;
  /** The faults of a choice, by the number of the column. */
  faults(columns: Columns<F>): Map<number, string>;
  reader(headers: readonly string[], columns: Columns<F>): (row: CsvRow) => R;
  /** The hint of a column instead of `samples`, some of its values. */
  hint?(header: string, samples: string): string | null;
}

const samples = 3;
const sampleLength = 32;

/** Asks what each column of the file holds, offers a guess, and reads the rows by the answers. Leaving asks first, as in ImportPreview. */
export function ImportColumnsStep<F extends string, R>({
  fields,
  table,
  columns,
  onBack,
  onRows,
}: {
  fields: ImportFields<F, R>;
  table: CsvTable;
  columns: Columns<F>;
  onBack: () => void;
  onRows: (columns: Columns<F>, rows: R[]) => void;
}) {
  const { headers, rows, name, found } = table;
  const reading = useRef(new AbortController());
  const [done, setDone] = useState<number | null>(null);

  useEffect(() => () => reading.current.abort(), []);

  const isField = (text: string): text is F => Object.hasOwn(fields.labels, text);
  const chosen = (data: FormData): Columns<F> =>
    headers.map((_, column) => {
      const field = textOf(data, columnName(column));
      return isField(field) ? field : null;
    });

  async function read(data: FormData) {
    const { signal } = (reading.current = new AbortController());
    const next = chosen(data);
    const readRow = fields.reader(headers, next);
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
          <SelectField
            key={column}
            label={header}
            name={columnName(column)}
            hint={fields.hint?.(header, samplesOf(table, column)) ?? samplesOf(table, column)}
            options={options}
            defaultValue={columns[column] ?? ''}
          />
        ))}
      </div>
    );
  }, [fields, table, headers, columns]);

  return (
    <ImportStep title="Steg 2 av 3: vad kolumnerna är" takesFocus>
      <p>
        {name}: {count(rows.length, 'rad', 'rader')} och{' '}
        {count(headers.length, 'kolumn', 'kolumner')} ({found}).
      </p>
      <Form
        pending={done !== null}
        message={null}
        check={(data) =>
          Object.fromEntries(
            [...fields.faults(chosen(data))].map(([column, fault]) => [columnName(column), fault]),
          )
        }
        onSubmit={(data) => void read(data)}
      >
        <LeaveQuestion isChanged={() => true} />
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

function columnName(column: number): string {
  return `column-${column}`;
}

function count(many: number, one: string, several: string): string {
  return `${many.toLocaleString('sv-SE')} ${many === 1 ? one : several}`;
}

/** A few of the column's values as an example. */
function samplesOf({ rows }: CsvTable, column: number): string {
  const values = new Set<string>();
  for (const { cells } of rows.slice(0, 200)) {
    const text = cells[column]?.trim().replace(/\s+/g, ' ') ?? '';
    if (text !== '')
      values.add(text.length > sampleLength ? `${text.slice(0, sampleLength)}…` : text);
    if (values.size === samples) break;
  }
  return values.size === 0 ? 'Tom på de första raderna' : [...values].join(' · ');
}
