import type { ReactNode } from 'react';
import type { Register } from '@/domain/register/register';
import { useSavingState } from '@/data/sync/StoreContext';
import type { RegisterFilter } from '@/domain/register/registerSearch';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button, LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Note } from '@/ui/notes/Note';
import layout from '@/ui/style/layout.module.css';
import styles from './ListState.module.css';
import { UnreadableRecords } from './UnreadableRecords';

/**
 * The list of the register in each of its states; `asked` is the filter, null when nothing is filtered. Of the preview,
 * only the first rows of the usual list are right.
 */
export function ListState({
  register,
  asked,
  isUsual,
  isEmpty,
  onAdd,
  onClear,
  children,
}: {
  register: Register;
  asked: RegisterFilter | null;
  /** True if nothing is filtered, and the rows are in the usual order. */
  isUsual: boolean;
  isEmpty: boolean;
  onAdd: (() => void) | undefined;
  onClear: () => void;
  children: ReactNode;
}) {
  if (register.kind === 'loading') return <LoadingRows />;
  if (register.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <div className={layout.failed}>
          <p>Det gick inte att hämta kundregistret.</p>
          <Button onClick={() => location.reload()}>Försök igen</Button>
        </div>
      </Alert>
    );
  }
  const { complete, isPreview, unreadable } = register;
  if (isPreview && !isUsual) return <LoadingRows />;
  return (
    <>
      {isPreview && <BusyNote>Hämtar kundregistret …</BusyNote>}
      {!complete && !isPreview && (
        <Incomplete known={register.customers.size + register.vehicles.size} />
      )}
      <UnreadableRecords records={unreadable} />
      {!isEmpty && children}
      {isEmpty && asked && (
        <NoHits asked={asked} complete={complete} onAdd={onAdd} onClear={onClear} />
      )}
      {isEmpty && !asked && (complete ? <Nobody onAdd={onAdd} /> : <LoadingRows />)}
    </>
  );
}

function Incomplete({ known }: { known: number }) {
  const { offline } = useSavingState();
  const soFar = `${known.toLocaleString('sv-SE')} hittills`;
  return (
    <Note role="status" apart>
      {offline
        ? `Du är offline, och kundregistret är inte färdigt hämtat: ${soFar}. Resten kommer när kontakten är tillbaka.`
        : `Hämtar kundregistret …, ${soFar}`}
    </Note>
  );
}

function NoHits({
  asked: { query },
  complete,
  onAdd,
  onClear,
}: {
  asked: RegisterFilter;
  complete: boolean;
  onAdd: (() => void) | undefined;
  onClear: () => void;
}) {
  return (
    <EmptyState
      action={
        <div className={styles.actions}>
          <Button onClick={onClear}>Rensa sökning och filter</Button>
          {onAdd && (
            <Button kind="work" onClick={onAdd}>
              Ny kund
            </Button>
          )}
        </div>
      }
    >
      {complete ? 'Inget' : 'Inget av det som har hämtats än'} matchar{' '}
      {query.trim() ? `”${query.trim()}”` : 'det du har valt'}.
    </EmptyState>
  );
}

function Nobody({ onAdd }: { onAdd: (() => void) | undefined }) {
  if (!onAdd) return <EmptyState>Inga kunder än.</EmptyState>;
  return (
    <EmptyState
      action={
        <div className={styles.actions}>
          <Button kind="work" onClick={onAdd}>
            Lägg till den första
          </Button>
          <LinkButton to={paths.customersImport}>Importera från en fil</LinkButton>
        </div>
      }
    >
      Inga kunder än. Lägg till den första, eller importera dem ni har i ett annat program.
    </EmptyState>
  );
}

function LoadingRows() {
  return (
    <div className={styles.loading} role="status" aria-label="Laddar">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
