import { useMemo, useState } from 'react';
import { ImportColumnsStep, type ImportFields } from '@/components/import/ImportColumnsStep';
import { ImportFileStep } from '@/components/import/ImportFileStep';
import type { CsvTable } from '@/components/import/readCsvFile';
import {
  guessPartColumns,
  isBarePrice,
  type KnownParts,
  partColumnFaults,
  type PartField,
  partFieldLabels,
  partRowReader,
  type PartRow,
  partTemplate,
} from '@/domain/order/partImport';
import { PartsImported } from './PartsImported';
import { PartsPreview } from './PartsPreview';
import { usePartsImport } from './usePartsImport';

/** The choices so far; each step needs those of the step before. */
interface Chosen {
  table?: CsvTable;
  columns?: (PartField | null)[];
  rows?: PartRow[];
}

/** The steps of an import of articles beside those that are `known`. */
export function PartsImport({ known, onBegin }: { known: KnownParts; onBegin: () => void }) {
  const [{ table, columns, rows }, setChosen] = useState<Chosen>({});
  const [begun, setBegun] = useState(false);
  const { run, start, takeBack, forget } = usePartsImport();
  const fields = useMemo(
    (): ImportFields<PartField, PartRow> => ({
      labels: partFieldLabels,
      faults: partColumnFaults,
      hint: (header, samples) =>
        isBarePrice(header)
          ? `${samples}. Rubriken säger inte om momsen är med. Välj Pris inkl. moms om den är det.`
          : null,
      reader: (headers, chosen) => partRowReader(headers, chosen, known),
    }),
    [known],
  );

  function choose(chosen: Chosen) {
    setBegun(true);
    setChosen(chosen);
  }

  function restart() {
    forget();
    choose({});
  }

  if (!table || !columns) {
    return (
      <ImportFileStep
        takesFocus={begun}
        template={{ name: 'artiklar-mall.csv', rows: partTemplate }}
        onTable={(next) => {
          // From here on the register stands still: what is imported is what was reviewed.
          onBegin();
          choose({ table: next, columns: guessPartColumns(next.headers) });
        }}
      >
        Spara artiklarna eller leverantörens prislista som CSV. Första raden ska vara rubriker,
        sedan en rad per artikel. Artiklar som redan finns känns igen på numret: det som står på
        raden ändras, och en tom cell ändrar ingenting.
      </ImportFileStep>
    );
  }
  if (!rows) {
    return (
      <ImportColumnsStep
        fields={fields}
        table={table}
        columns={columns}
        onBack={() => choose({})}
        onRows={(next, read) => choose({ table, columns: next, rows: read })}
      />
    );
  }
  if (run) {
    return (
      <PartsImported
        run={run}
        headers={table.headers}
        rows={rows}
        onUndo={takeBack}
        onRestart={restart}
      />
    );
  }
  return (
    <PartsPreview
      headers={table.headers}
      rows={rows}
      known={known}
      onBack={() => choose({ table, columns })}
      onImport={start}
    />
  );
}
