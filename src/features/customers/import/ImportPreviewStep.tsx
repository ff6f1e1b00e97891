import { useState } from 'react';
import { useRegister } from '@/data/register/RegisterContext';
import type { RowDecision, RowDecisions } from '@/domain/import/customerGroups';
import type { DuplicateChoice, PlannedRow } from '@/domain/import/importPlan';
import type { ImportRow } from '@/domain/import/importRows';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { DuplicateQuestion } from './DuplicateQuestion';
import { importedText } from '@/domain/import/importedText';
import { ImportPreview } from '@/components/import/ImportPreview';
import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { LeftOutButton } from '@/components/import/LeftOutButton';
import { ImportPreviewRow } from './ImportPreviewRow';
import { Notice } from '@/features/customers/edit/Notice';
import { type ImportPlan, useImportPlan } from './useImportPlan';

function isTaken({ outcome }: PlannedRow): boolean {
  return outcome === 'create' || outcome === 'attach';
}

const filters = [
  { name: 'Alla', has: () => true },
  { name: 'Klara', has: (row: PlannedRow) => isTaken(row) && row.notes.length === 0 },
  { name: 'Klara med anmärkning', has: (row: PlannedRow) => isTaken(row) && row.notes.length > 0 },
  { name: 'Med fel', has: ({ outcome }: PlannedRow) => outcome === 'fault' },
  { name: 'Dubbletter', has: ({ duplicate }: PlannedRow) => duplicate !== null },
  {
    name: 'Samma kund?',
    has: ({ place }: PlannedRow) =>
      place !== null && (place.rows.length > 1 || place.maybe !== null),
  },
];
/** Shown only where an odometer is asked about, which few files need. */
const doubted = {
  name: 'Mätarställning?',
  has: ({ isOdometerDoubted }: PlannedRow) => isOdometerDoubted,
};

/** Shows what the import will do, asks about duplicates, and starts the import. */
export function ImportPreviewStep({
  headers,
  rows,
  earlier,
  onBack,
  onImport,
}: {
  headers: string[];
  rows: ImportRow[];
  /** The choices made before an import of the same rows that did not come about. */
  earlier: ImportPlan | undefined;
  onBack: () => void;
  onImport: (plan: ImportPlan) => void;
}) {
  const register = useRegister();
  const [choice, setChoice] = useState<DuplicateChoice>(earlier?.choice ?? 'attach');
  const [decisions, setDecisions] = useState<RowDecisions>(earlier?.decisions ?? new Map());
  const plan = useImportPlan(rows, register, choice, decisions);

  function decide(about: readonly number[], decision: RowDecision) {
    setDecisions(new Map([...decisions, ...about.map((row) => [row, decision] as const)]));
  }

  return (
    <ImportStep title="Steg 3 av 3: granska" takesFocus>
      {register.kind === 'failed' && (
        <Alert kind="trouble">
          <p>Det gick inte att hämta kundregistret</p>
          <p>Utan det syns det inte vilka som redan finns. Ladda om sidan och försök igen.</p>
        </Alert>
      )}
      {register.kind === 'ready' && !register.complete && (
        <Notice>
          Kundregistret är inte färdigt hämtat, så alla som redan finns syns inte än. Vänta helst
          med att importera.
        </Notice>
      )}
      {!plan && register.kind !== 'failed' && <p role="status">Jämför med kundregistret …</p>}
      {plan && (
        <>
          {plan.rows.some(({ duplicate }) => duplicate !== null) && (
            <DuplicateQuestion choice={choice} onChoose={setChoice} />
          )}
          <ImportPreview
            rows={plan.shown}
            filters={plan.rows.some(doubted.has) ? [...filters, doubted] : filters}
          >
            {(row) => <ImportPreviewRow key={row.row} row={row} onDecide={decide} />}
          </ImportPreview>
        </>
      )}
      <StepButtons>
        <Button onClick={onBack}>Ändra kolumnerna</Button>
        {plan && <LeftOutButton headers={headers} rows={plan.rows} />}
        {plan && (
          <StartButton
            plan={plan}
            ready={plan.choice === choice && plan.decisions === decisions}
            onImport={onImport}
          />
        )}
      </StepButtons>
    </ImportStep>
  );
}

function StartButton({
  plan,
  ready,
  onImport,
}: {
  plan: ImportPlan;
  /** False while the plan shown was made for a former choice or decision. */
  ready: boolean;
  onImport: (plan: ImportPlan) => void;
}) {
  const totals = plan.planner.totals();
  if (totals.customers + totals.vehicles === 0) return <p>Det finns inget att importera.</p>;
  return (
    <Button kind="work" aria-disabled={!ready} onClick={() => ready && onImport(plan)}>
      Importera {importedText(totals)}
    </Button>
  );
}
