import { useState } from 'react';
import { readWorkshop } from '@/data/account/export';
import { errorText } from '@/ui/behaviour/errorText';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { exportedCollections } from '@/domain/collections/collections';
import { jsonFileName } from '@/domain/values/fileName';
import { listed } from '@/domain/values/listed';
import type { Role } from '@/domain/workshop/member';
import { dayOf } from '@/domain/time/swedishTime';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';
import styles from './DataSection.module.css';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { ReplacedSettings } from './ReplacedSettings';
import { StoredHere } from './StoredHere';

type Fetching =
  | { kind: 'idle' }
  | { kind: 'fetching'; documents: number }
  | { kind: 'done'; fileName: string }
  | { kind: 'failed'; error: unknown };

const aboutTheFile: Record<Role, string> = {
  owner:
    'Filen innehåller kundernas uppgifter, personalens personnummer och öppna inbjudningar. Förvara den säkert.',
  auditor:
    'Filen innehåller kundernas uppgifter och personalens personnummer. Förvara den säkert. Inbjudningar är inte med.',
  staff:
    'Filen innehåller kundernas uppgifter. Förvara den säkert. Personnummer, arbetade tider och inbjudningar är inte med.',
};

/** Exports everything that belongs to the workshop as one file. */
export function DataSection() {
  const store = useStore();
  const { waiting } = useSavingState();
  const { id, workshop, role } = useWorkshop();
  const [state, setState] = useState<Fetching>({ kind: 'idle' });

  async function fetchAll() {
    if (state.kind === 'fetching') return;
    setState({ kind: 'fetching', documents: 0 });
    try {
      const everything = await readWorkshop(store, id, role, (documents) =>
        setState({ kind: 'fetching', documents }),
      );
      const fileName = jsonFileName(
        'verkstadsnavet',
        workshop.name,
        'verkstad',
        dayOf(new Date()).toString(),
      );
      offerFile(fileName, JSON.stringify(everything, null, 2), 'application/json');
      setState({ kind: 'done', fileName });
    } catch (error) {
      setState({ kind: 'failed', error });
    }
  }

  return (
    <>
      <SectionHead title="Data">
        Det som verkstaden har sparat är ert, när ni vill ha det.
      </SectionHead>
      <div className={styles.card}>
        <h3>Allt i en fil</h3>
        <p>
          Företaget, {listed(exportedCollections(role).map(({ as }) => as))} i en JSON-fil, som
          säkerhetskopia eller för att läsas av ett annat program. {aboutTheFile[role]}
        </p>
        <p>
          Hela foton är för stora för en sådan fil. Den har en liten bild av varje; ett foto i full
          storlek sparar du där det visas, på arbetsordern.
        </p>
        {waiting.length > 0 && (
          <p>Det du nyss ändrade är inte sparat på servern än. Hämta filen när det är det.</p>
        )}
        <Button
          kind="work"
          aria-disabled={state.kind === 'fetching'}
          onClick={() => void fetchAll()}
        >
          Hämta verkstadens data
        </Button>
        <p role="status">
          {state.kind === 'fetching' && `Hämtar … ${state.documents} uppgifter hittills`}
        </p>
        {state.kind === 'done' && (
          <Alert kind="done">
            <p>Filen är klar</p>
            <p>{state.fileName} ligger i Hämtade filer.</p>
          </Alert>
        )}
        {state.kind === 'failed' && (
          <Alert kind="trouble">
            <p>Filen kunde inte hämtas</p>
            <p>{errorText(state.error)}</p>
          </Alert>
        )}
      </div>
      <StoredHere />
      <ReplacedSettings />
    </>
  );
}
