import { errorText } from '@/ui/behaviour/errorText';
import { useStore } from '@/data/sync/StoreContext';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { importedText } from '@/domain/import/importedText';
import { ImportProgress } from '@/components/import/ImportProgress';
import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { LeaveGuard } from './LeaveGuard';
import { LeftOutButton } from '@/components/import/LeftOutButton';
import type { ImportPlan } from './useImportPlan';
import type { ImportRun } from './useImportRun';

/** The step of an import under way, and then its result. */
export function ImportRunStep({
  run,
  file,
  onCancel,
  onUndo,
  onRestart,
}: {
  run: ImportRun;
  /**
   * The imported file and the way back to its rows; left out when the remains of an interrupted import are
   * taken back.
   */
  file?: { plan: ImportPlan; headers: string[]; onBack: () => void };
  onCancel: () => void;
  onUndo?: () => void;
  onRestart: () => void;
}) {
  const { storage } = useStore();
  if (run.kind === 'writing' || run.kind === 'takingBack') {
    const isWriting = run.kind === 'writing';
    const label = isWriting ? 'Importerar' : 'Ångrar importen';
    const cancel = isWriting ? onCancel : undefined;
    return (
      <>
        <ImportStep key={run.kind} title={label} takesFocus>
          <ImportProgress
            label={`${label} …`}
            done={run.done}
            total={run.total}
            onCancel={cancel}
          />
        </ImportStep>
        {/* One guard for both states: a new one, made during a step back, would note the wrong place. */}
        <LeaveGuard onCancel={cancel} />
      </>
    );
  }
  if (run.kind === 'done') {
    return (
      <ImportStep key="done" title="Importen är klar" takesFocus>
        <Alert kind="done">
          <p>Importerat: {importedText(run)}</p>
          <p>
            {storage === 'device'
              ? 'Allt är sparat på den här enheten och skickas till servern när den svarar.'
              : 'Det skickas till servern när den svarar. Stäng inte fliken innan allt är sparat.'}
          </p>
        </Alert>
        <StepButtons>
          <LinkButton kind="work" to={paths.customers}>
            Visa kunderna
          </LinkButton>
          {file && <LeftOutButton headers={file.headers} rows={file.plan.rows} />}
          <Button onClick={onRestart}>Importera ytterligare en fil</Button>
          <Button onClick={onUndo}>Ångra importen</Button>
        </StepButtons>
      </ImportStep>
    );
  }
  return (
    <ImportStep key={run.kind} title={endings[run.kind]} takesFocus>
      {run.kind === 'failed' ? (
        <Alert kind="trouble">
          <p>{errorText(run.error)}</p>
          <p>
            {run.left === 0
              ? 'Det som hann importeras är borttaget igen.'
              : `${run.left === 1 ? 'En kund eller ett fordon' : `${run.left.toLocaleString('sv-SE')} kunder och fordon`} kunde inte tas bort igen. Importerar du samma fil igen hoppas de över.`}
          </p>
        </Alert>
      ) : (
        <p>Registret är som det var före importen.</p>
      )}
      <StepButtons>
        {file && (
          <Button kind="work" onClick={file.onBack}>
            Tillbaka till raderna
          </Button>
        )}
        <Button onClick={onRestart}>{file ? 'Välj en annan fil' : 'Importera en fil'}</Button>
      </StepButtons>
    </ImportStep>
  );
}

const endings = {
  cancelled: 'Importen är avbruten',
  undone: 'Importen är ångrad',
  failed: 'Importen gick inte att genomföra',
};
