import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCosts, useParts, useSeesCosts } from '@/data/orders/parts';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { findParts, type KeptPart } from '@/domain/part/partSearch';
import { fetchedOf } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { partsImportPath } from '@/dashboardPaths';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { BusyNote } from '@/ui/controls/BusyNote';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Field } from '@/ui/fields/Field';
import { ListRow } from '@/features/settings/frame/ListRow';
import rowStyles from '@/features/settings/frame/ListRow.module.css';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { PartDialog } from './PartDialog';
import { PartRow } from './PartRow';
import layout from '@/ui/style/layout.module.css';
import styles from './PartsSection.module.css';

const pageSize = 50;

/** The register of articles: searched, added to, changed and imported. */
export function PartsSection() {
  const live = useParts();
  const reach = useReach();
  const costs = useCosts();
  const seesCosts = useSeesCosts();
  const mayChange = canManageWorkshop(useWorkshop().role);
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(params.get('q') ?? '');
  const [shown, setShown] = useState(pageSize);
  const [editing, setEditing] = useState<'new' | KeptPart>();
  const count = live.kind === 'ready' ? live.data.parts.length : 0;
  const fetched = fetchedOf(live, count === 0, reach);
  const isReady = fetched === 'ready' && (!mayChange || costs.kind === 'ready');
  const found = live.kind === 'ready' ? findParts(live.data, query) : [];
  const unreadable = live.kind === 'ready' ? live.unreadable.length + live.data.unreadable : 0;

  function search(text: string) {
    setQuery(text);
    setShown(pageSize);
    setParams(text.trim() === '' ? {} : { q: text }, { replace: true });
  }

  return (
    <>
      <SectionHead
        title="Artiklar"
        action={
          mayChange && (
            <div className={layout.wideActions}>
              <LinkButton to={partsImportPath}>Importera</LinkButton>
              <Button kind="work" disabled={!isReady} onClick={() => setEditing('new')}>
                Ny artikel
              </Button>
            </div>
          )
        }
      >
        {mayChange
          ? 'Reservdelar och förbrukning, att välja på en arbetsorders rader.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      {fetched === 'loading' && <BusyNote>Hämtar artiklarna …</BusyNote>}
      {fetched === 'failed' && (
        <Alert kind="trouble">
          <p>Det gick inte att hämta artiklarna.</p>
          <Button onClick={() => location.reload()}>Försök igen</Button>
        </Alert>
      )}
      {fetched === 'unfetched' && <EmptyState>Ej hämtat än: du är offline.</EmptyState>}
      {costs.kind === 'failed' && (
        <Alert kind="trouble">
          <p>Det gick inte att hämta inköpspriserna. Ladda om sidan och försök igen.</p>
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert kind="trouble">
          <p>
            {unreadable === 1 ? 'En artikel' : `${unreadable} artiklar`} kunde inte läsas och visas
            inte.
          </p>
        </Alert>
      )}
      {fetched === 'ready' && count === 0 && (
        <EmptyState>
          Inga artiklar än. Lägg till dem ni använder oftast, eller importera dem från ett annat
          program.
        </EmptyState>
      )}
      {fetched === 'ready' && count > 0 && (
        <>
          <div role="search" className={styles.search}>
            <Field
              label="Sök artikel"
              name="q"
              type="search"
              placeholder="Nummer, namn eller leverantör"
              value={query}
              onChange={({ target }) => search(target.value)}
              autoComplete="off"
              spellCheck="false"
              enterKeyHint="search"
            />
            <p role="status">{countText(found.length, count, query)}</p>
          </div>
          {found.length > 0 && (
            <ul tabIndex={-1} className={rowStyles.list} aria-label="Artiklar">
              {found.slice(0, shown).map((kept) => (
                <ListRow
                  key={kept.key}
                  name={kept.part.name}
                  onEdit={mayChange && isReady ? () => setEditing(kept) : undefined}
                >
                  <PartRow
                    part={kept.part}
                    costOre={
                      seesCosts && costs.kind === 'ready'
                        ? (costs.data.get(kept.key) ?? null)
                        : null
                    }
                  />
                </ListRow>
              ))}
            </ul>
          )}
          {found.length > shown && (
            <div className={styles.more}>
              <Button onClick={() => setShown(shown + pageSize)}>Visa fler artiklar</Button>
            </div>
          )}
        </>
      )}
      {editing && live.kind === 'ready' && (
        <PartDialog
          kept={editing === 'new' ? undefined : editing}
          index={live.data}
          costs={costs.kind === 'ready' ? costs.data : new Map()}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function countText(found: number, all: number, query: string): string {
  const many = all === 1 ? '1 artikel' : `${all.toLocaleString('sv-SE')} artiklar`;
  if (query.trim() === '') return many;
  return found === 0 ? 'Ingen artikel passar.' : `${found.toLocaleString('sv-SE')} av ${many}`;
}
