import { useState } from 'react';
import { useWorkshop } from '@/data/WorkshopContext';
import { guessColumns, type ImportField } from '@/domain/import/importColumns';
import type { ImportRow } from '@/domain/import/importRows';
import { canWrite } from '@/domain/workshop/member';
import { EmptyState } from '@/ui/EmptyState';
import { ImportColumnsStep } from '@/features/customers/import/ImportColumnsStep';
import { ImportFileStep } from '@/features/customers/import/ImportFileStep';
import { ImportPreviewStep } from '@/features/customers/import/ImportPreviewStep';
import { ImportRunStep } from '@/features/customers/import/ImportRunStep';
import type { CsvTable } from '@/features/customers/import/readCsvFile';
import { InterruptedImportNotice } from '@/features/customers/import/InterruptedImportNotice';
import { RecordHead } from '@/features/customers/record/RecordHead';
import type { ImportPlan } from '@/features/customers/import/useImportPlan';
import { useImportRun } from '@/features/customers/import/useImportRun';

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
      <RecordHead title="Importera kunder">{null}</RecordHead>
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
          onTable={(next) => choose({ table: next, columns: guessColumns(next.headers) })}
        />
      </>
    );
  }
  if (!rows) {
    return (
      <ImportColumnsStep
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
