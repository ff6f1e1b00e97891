import { useState } from 'react';
import { useCosts, useParts } from '@/data/orders/parts';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { fetchedOf, worst } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { RecordHead } from '@/components/RecordHead';
import { partsPath } from '@/dashboardPaths';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { EmptyState } from '@/ui/notes/EmptyState';
import { PartsImport } from '@/features/settings/parts/PartsImport';

/** Imports articles from a CSV file: choose the file, name its columns, review the rows, import. */
export function PartsImportPage() {
  const mayChange = canManageWorkshop(useWorkshop().role);
  return (
    <>
      <RecordHead back={{ to: partsPath, text: 'Alla artiklar' }} title="Importera artiklar">
        {null}
      </RecordHead>
      {mayChange ? <WhenKnown /> : <EmptyState>Bara ägare kan importera artiklar.</EmptyState>}
    </>
  );
}

/** The import, once it is known which articles there are. */
function WhenKnown() {
  const parts = useParts();
  const costs = useCosts();
  const reach = useReach();
  // The articles as they were when the import began, so that the file is not compared with the import's own writes.
  const [known, setKnown] = useState<Parameters<typeof PartsImport>[0]['known']>();
  const fetched = worst([
    fetchedOf(parts, parts.kind === 'ready' && parts.data.parts.length === 0, reach),
    // Offline, `costs` stays loading until the purchase prices are fetched.
    costs.kind === 'loading' && reach.offline ? 'unfetched' : costs.kind,
  ]);
  const present =
    parts.kind === 'ready' && costs.kind === 'ready'
      ? { byKey: parts.data.byKey, costs: costs.data }
      : undefined;
  if (known) return <PartsImport known={known} onBegin={() => setKnown(present)} />;
  if (fetched === 'ready' && present) {
    return <PartsImport known={present} onBegin={() => setKnown(present)} />;
  }
  if (fetched === 'failed') {
    return (
      <Alert kind="trouble">
        <p>Det gick inte att hämta artiklarna. Ladda om sidan och försök igen.</p>
      </Alert>
    );
  }
  return fetched === 'unfetched' ? (
    <EmptyState>
      Du är offline, och artiklarna har inte hämtats till den här enheten än. Utan dem syns det inte
      vilka som redan finns.
    </EmptyState>
  ) : (
    <BusyNote>Hämtar artiklarna …</BusyNote>
  );
}
