import { useState } from 'react';
import { useWorkshop } from '@/data/WorkshopContext';
import {
  columnFaults,
  guessColumns,
  type ImportField,
  importFieldLabels,
  isPersonalNumberHeader,
} from '@/domain/import/importColumns';
import { type ImportRow, rowReader } from '@/domain/import/importRows';
import { importTemplate } from '@/domain/import/importTemplate';
import { canWrite } from '@/domain/workshop/member';
import { EmptyState } from '@/ui/EmptyState';
import { ImportColumnsStep, type ImportFields } from '@/components/import/ImportColumnsStep';
import { ImportFileStep } from '@/components/import/ImportFileStep';
import { ImportPreviewStep } from '@/features/customers/import/ImportPreviewStep';
import { ImportRunStep } from '@/features/customers/import/ImportRunStep';
import type { CsvTable } from '@/components/import/readCsvFile';
import { InterruptedImportNotice } from '@/features/customers/import/InterruptedImportNotice';
import { RecordHead } from '@/components/RecordHead';
import { allCustomers } from '@/features/customers/record/allCustomers';
import type { ImportPlan } from '@/features/customers/import/useImportPlan';
import { useImportRun } from '@/features/customers/import/useImportRun';

const fields: ImportFields<ImportField, ImportRow> = {
  labels: importFieldLabels,
  faults: columnFaults,
  reader: rowReader,
  hint: (header) => (isPersonalNumberHeader(header) ? 'Kunders personnummer sparas inte.' : null),
};

/** The user's choices so far; each step needs those of the step before. */
interface Chosen {
  table?: CsvTable;
  columns?: (ImportField | null)[];
  rows?: ImportRow[];
  plan?: ImportPlan;
  /** True while the remains of an interrupted import are taken back; no file is chosen then. */
  isLeftover?: true;
}

/** Imports a register from another program: choose the file, name its columns, review the rows, import. */
export function ImportPage() {
  const mayChange = canWrite(useWorkshop().role);
  return (
    <>
      <RecordHead back={allCustomers} title="Importera kunder">
        {null}
      </RecordHead>
      {mayChange ? (
        <ImportSteps />
      ) : (
        <EmptyState>Du kan läsa registret men inte ändra det.</EmptyState>
      )}
    </>
  );
}

function ImportSteps() {
  const [{ table, columns, rows, plan, isLeftover }, setChosen] = useState<Chosen>({});
  const [begun, setBegun] = useState(false);
  const { run, start, cancel, takeBack, takeBackLeft } = useImportRun();

  function choose(chosen: Chosen) {
    setBegun(true);
    setChosen(chosen);
  }

  if (isLeftover && run) {
    return <ImportRunStep run={run} onCancel={cancel} onRestart={() => choose({})} />;
  }
  if (!table || !columns) {
    return (
      <>
        <InterruptedImportNotice
          onTakeBack={({ changes, from }) => {
            choose({ isLeftover: true });
            takeBackLeft(changes, from);
          }}
        />
        <ImportFileStep
          takesFocus={begun}
          template={{ name: 'kunder-mall.csv', rows: importTemplate }}
          onTable={(next) => choose({ table: next, columns: guessColumns(next.headers) })}
        >
          Spara kundregistret i det andra programmet som CSV. Första raden ska vara rubriker, sedan
          en rad per kund eller fordon. Rubrikerna får heta vad som helst: i nästa steg väljer du
          vad kolumnerna är. Personnummer importeras inte.
        </ImportFileStep>
      </>
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
  if (!plan || !run) {
    return (
      <ImportPreviewStep
        headers={table.headers}
        rows={rows}
        onBack={() => choose({ table, columns })}
        onImport={(chosen) => {
          choose({ table, columns, rows, plan: chosen });
          start(chosen.planner);
        }}
      />
    );
  }
  return (
    <ImportRunStep
      run={run}
      file={{ plan, headers: table.headers, onBack: () => choose({ table, columns, rows }) }}
      onCancel={cancel}
      onUndo={takeBack}
      onRestart={() => choose({})}
    />
  );
}
