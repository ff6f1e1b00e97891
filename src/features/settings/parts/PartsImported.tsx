import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { LeftOutButton } from '@/components/import/LeftOutButton';
import { useStore } from '@/data/sync/StoreContext';
import type { PartRow } from '@/domain/part/partImport';
import { partsPath } from '@/dashboardPaths';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button, LinkButton } from '@/ui/controls/Button';
import { importedPartsText } from './importedPartsText';
import type { PartsRun } from './usePartsImport';

/** The step of an import of articles under way, and then its result. */
export function PartsImported({
  run,
  headers,
  rows,
  onUndo,
  onRestart,
}: {
  run: PartsRun;
  headers: string[];
  rows: PartRow[];
  onUndo: () => void;
  onRestart: () => void;
}) {
  const { storage } = useStore();
  if (run.kind === 'writing') {
    return (
      <ImportStep key="writing" title="Importerar" takesFocus>
        <BusyNote>Artiklarna sparas …</BusyNote>
      </ImportStep>
    );
  }
  if (run.kind === 'undone') {
    return (
      <ImportStep key="undone" title="Importen är ångrad" takesFocus>
        <p>Registret är som det var före importen.</p>
        <StepButtons>
          <Button onClick={onRestart}>Importera en fil</Button>
          <LinkButton to={partsPath}>Visa artiklarna</LinkButton>
        </StepButtons>
      </ImportStep>
    );
  }
  return (
    <ImportStep key="done" title="Importen är klar" takesFocus>
      <Alert kind="done">
        <p>Importerat: {importedPartsText(run.made)}</p>
        {run.made.unchanged > 0 && (
          <p>
            {run.made.unchanged.toLocaleString('sv-SE')}{' '}
            {run.made.unchanged === 1 ? 'rad är oförändrad' : 'rader är oförändrade'}: registret
            hade redan samma uppgifter.
          </p>
        )}
        <p>
          {storage === 'device'
            ? 'Allt är sparat på den här enheten och skickas till servern när den svarar.'
            : 'Det skickas till servern när den svarar. Stäng inte fliken innan allt är sparat.'}
        </p>
      </Alert>
      <StepButtons>
        <LinkButton kind="work" to={partsPath}>
          Visa artiklarna
        </LinkButton>
        <LeftOutButton headers={headers} rows={rows} />
        <Button onClick={onRestart}>Importera ytterligare en fil</Button>
        <Button onClick={onUndo}>Ångra importen</Button>
      </StepButtons>
    </ImportStep>
  );
}
