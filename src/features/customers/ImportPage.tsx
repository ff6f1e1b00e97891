import { useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { signQuestion } from '@/domain/import/columnQuestions';
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
import { EmptyState } from '@/ui/notes/EmptyState';
import { ImportColumnsStep } from '@/components/import/ImportColumnsStep';
import { ImportFileStep } from '@/components/import/ImportFileStep';
import {
  type ImportChoice,
  type ImportFields,
  useImportChoices,
} from '@/components/import/useImportChoices';
import { ImportPreviewStep } from '@/features/customers/import/ImportPreviewStep';
import { ImportRunStep } from '@/features/customers/import/ImportRunStep';
import { InterruptedImportNotice } from '@/features/customers/import/InterruptedImportNotice';
import { RecordHead } from '@/components/RecordHead';
import { allCustomers } from '@/features/customers/record/allCustomers';
import type { ImportPlan } from '@/features/customers/import/useImportPlan';
import { useImportRun } from '@/features/customers/import/useImportRun';

const fields: ImportFields<ImportField, ImportRow> = {
  labels: importFieldLabels,
  guess: guessColumns,
  faults: columnFaults,
  questions: (field, header, cells) =>
    field === 'odometerKm' || field === 'odometerMil' ? signQuestion(header, cells) : [],
  reader: rowReader,
  hint: (header) => (isPersonalNumberHeader(header) ? 'Kunders personnummer sparas inte.' : null),
};

/** The user's choices so far; each step needs those of the step before. */
interface Chosen {
  choice?: ImportChoice<ImportField>;
  rows?: ImportRow[];
  plan?: ImportPlan;
  /** The plan of an import of the rows that did not come about. */
  earlier?: ImportPlan;
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
  const [{ choice, rows, plan, earlier, isLeftover }, setChosen] = useState<Chosen>({});
  const [begun, setBegun] = useState(false);
  const { run, start, cancel, takeBack, takeBackLeft } = useImportRun();
  const { known, propose, remember } = useImportChoices('customers', fields);

  function choose(chosen: Chosen) {
    setBegun(true);
    setChosen(chosen);
  }

  if (isLeftover && run) {
    return <ImportRunStep run={run} onCancel={cancel} onRestart={() => choose({})} />;
  }
  if (!choice) {
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
          known={known}
          onTable={(table) => choose({ choice: propose(table) })}
        >
          Spara kundregistret i det andra programmet som CSV, med rubriker och en rad per kund eller
          fordon. Rubrikerna får heta vad som helst: i nästa steg väljer du vad kolumnerna är.
          Personnummer importeras inte.
        </ImportFileStep>
      </>
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
  if (!plan || !run) {
    return (
      <ImportPreviewStep
        headers={choice.table.headers}
        rows={rows}
        earlier={earlier}
        onBack={() => choose({ choice })}
        onImport={(chosen) => {
          choose({ choice, rows, plan: chosen });
          start(chosen.planner);
        }}
      />
    );
  }
  return (
    <ImportRunStep
      run={run}
      file={{
        plan,
        headers: choice.table.headers,
        onBack: () => choose({ choice, rows, earlier: plan }),
      }}
      onCancel={cancel}
      onUndo={takeBack}
      onRestart={() => choose({})}
    />
  );
}
