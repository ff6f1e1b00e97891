import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { CsvTable } from '@/domain/import/csvTable';
import { toCsv } from '@/domain/values/csvText';
import type { Parsed } from '@/domain/values/parsed';
import { PageFormGuard } from '@/components/PageFormGuard';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import { Icon } from '@/ui/icons/Icon';
import { offerFile } from '@/ui/behaviour/offerFile';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { textOf } from '@/ui/behaviour/textOf';
import styles from './ImportFileStep.module.css';
import { ImportStep } from './ImportStep';
import { uploadIcon } from './importIcons';
import { type CsvSource, type KnownHeaders, readCsvText, readTextFile } from './readCsvFile';
import { useFileDrop } from './useFileDrop';

/** Takes a file or a pasted text and reads it as CSV. */
export function ImportFileStep({
  takesFocus,
  known,
  template,
  children,
  onTable,
  readOther,
}: {
  takesFocus: boolean;
  /** Counts the headers that the import knows; the same function at each call. */
  known: KnownHeaders;
  /** A file to fill in: its name and its rows. */
  template: { name: string; rows: readonly (readonly string[])[] };
  /** Tells what the file should hold. */
  children: ReactNode;
  onTable: (table: CsvTable) => void;
  /** Reads a text of another format than CSV, and gives what to do next; null for a text that it does not know. */
  readOther?: (text: string) => Parsed<() => void> | null;
}) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useRef(new AbortController());
  const [state, setState] = useState<'idle' | 'reading' | { refusal: string }>('idle');

  useEffect(() => () => reading.current.abort(), []);

  const read = useCallback(
    async (name: string, source: () => Promise<Parsed<CsvSource>>) => {
      reading.current.abort();
      const { signal } = (reading.current = new AbortController());
      setState('reading');
      const refuse = (refusal: string) => {
        if (!signal.aborted) setState({ refusal });
      };
      try {
        const file = await source();
        if (signal.aborted) return;
        if (!file.ok) return refuse(file.message);
        const other = readOther?.(file.value.text) ?? null;
        if (other !== null) return other.ok ? other.value() : refuse(other.message);
        const table = await readCsvText(name, file.value, signal, known);
        if (!table.ok) refuse(table.message);
        else if (!signal.aborted) onTable(table.value);
      } catch (error) {
        console.error('The file could not be read', error);
        refuse('Filen gick inte att läsa. Försök igen, eller spara den på nytt.');
      }
    },
    [known, onTable, readOther],
  );
  const readFile = useCallback(
    (file: File) => void read(file.name, () => readTextFile(file)),
    [read],
  );
  const over = useFileDrop(readFile);

  return (
    <ImportStep title="Steg 1 av 3: välj fil" takesFocus={takesFocus}>
      <p>{children}</p>
      <div className={styles.drop} data-over={over}>
        <Icon d={uploadIcon} size={32} />
        <p className={styles.drag}>Släpp filen här, eller</p>
        <Button kind="work" onClick={() => input.current?.click()}>
          Välj fil
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          aria-label="CSV-fil"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) readFile(file);
            // Emptying the input lets the user choose the same file again after mending it.
            currentTarget.value = '';
          }}
        />
        <p role="status">{state === 'reading' && 'Läser …'}</p>
        <small>Högst 20 MB och 20 000 rader. Semikolon, komma, tabb eller lodstreck.</small>
      </div>
      {typeof state === 'object' && (
        <Alert kind="trouble">
          <p>Det går inte att importera</p>
          <p>{state.refusal}</p>
        </Alert>
      )}
      <details className={styles.paste}>
        <summary>Klistra in i stället</summary>
        <Form
          pending={state === 'reading'}
          message={null}
          check={(data): Record<string, string> =>
            textOf(data, 'text').trim() === '' ? { text: 'Klistra in rader med rubriker.' } : {}
          }
          onSubmit={(data) => {
            const text = textOf(data, 'text');
            void read('Inklistrad text', () => Promise.resolve({ ok: true, value: { text } }));
          }}
        >
          <PageFormGuard />
          <TextAreaField
            label="Rader från ett kalkylblad"
            name="text"
            rows={6}
            spellCheck="false"
            autoComplete="off"
          />
          <div>
            <Button type="submit">Läs in texten</Button>
          </div>
        </Form>
      </details>
      <div className={styles.template}>
        <p>Har du ingen fil? Fyll i mallen i Excel.</p>
        <Button
          onClick={() => offerFile(template.name, toCsv(template.rows), 'text/csv;charset=utf-8')}
        >
          Hämta mall
        </Button>
      </div>
    </ImportStep>
  );
}
