import { useMemo, useState } from 'react';
import { ImportColumnsStep } from '@/components/import/ImportColumnsStep';
import { ImportFileStep } from '@/components/import/ImportFileStep';
import {
  type ImportChoice,
  type ImportFields,
  useImportChoices,
} from '@/components/import/useImportChoices';
import { signQuestion } from '@/domain/import/columnQuestions';
import {
  guessPartColumns,
  isBarePrice,
  isPartAmount,
  partColumnFaults,
  type PartField,
  partFieldLabels,
  partTemplate,
} from '@/domain/part/partColumns';
import { type KnownParts, type PartRow, partRowReader } from '@/domain/part/partImport';
import { PartsImported } from './PartsImported';
import { PartsPreview } from './PartsPreview';
import { usePartsImport } from './usePartsImport';

/** The choices so far; each step needs those of the step before. */
interface Chosen {
  choice?: ImportChoice<PartField>;
  rows?: PartRow[];
}

/** The steps of an import of articles beside those that are `known`. */
export function PartsImport({ known, onBegin }: { known: KnownParts; onBegin: () => void }) {
  const [{ choice, rows }, setChosen] = useState<Chosen>({});
  const [begun, setBegun] = useState(false);
  const { run, start, takeBack, forget } = usePartsImport();
  const fields = useMemo(
    (): ImportFields<PartField, PartRow> => ({
      labels: partFieldLabels,
      guess: guessPartColumns,
      faults: partColumnFaults,
      hint: (header, samples) =>
        isBarePrice(header)
          ? `${samples}. Rubriken säger inte om momsen är med. Välj Pris inkl. moms om den är det.`
          : null,
      questions: (field, header, cells) => (isPartAmount(field) ? signQuestion(header, cells) : []),
      reader: (headers, chosen, answers) => partRowReader(headers, chosen, known, answers),
    }),
    [known],
  );

  const { known: isKnown, propose, remember } = useImportChoices('parts', fields);

  function choose(chosen: Chosen) {
    setBegun(true);
    setChosen(chosen);
  }

  function restart() {
    forget();
    choose({});
  }

  if (!choice) {
    return (
      <ImportFileStep
        takesFocus={begun}
        template={{ name: 'artiklar-mall.csv', rows: partTemplate }}
        known={isKnown}
        onTable={(table) => {
          // From here on the register stands still: what is imported is what was reviewed.
          onBegin();
          choose({ choice: propose(table) });
        }}
      >
        Spara artiklarna eller leverantörens prislista som CSV, med rubriker och en rad per artikel.
        Artiklar som redan finns känns igen på numret: det som står på raden ändras, och en tom cell
        ändrar ingenting.
      </ImportFileStep>
    );
  }
  if (!rows) {
    return (
      <ImportColumnsStep
        fields={fields}
        choice={choice}
        onTable={(table) => choose({ choice: propose(table) })}
        onBack={() => choose({})}
        onRows={(next, read) => {
          remember(next);
          choose({ choice: next, rows: read });
        }}
      />
    );
  }
  if (run) {
    return (
      <PartsImported
        run={run}
        headers={choice.table.headers}
        rows={rows}
        onUndo={takeBack}
        onRestart={restart}
      />
    );
  }
  return (
    <PartsPreview
      headers={choice.table.headers}
      rows={rows}
      known={known}
      onBack={() => choose({ choice })}
      onImport={start}
    />
  );
}
