import { type ComponentProps, type ComponentType, useState } from 'react';
import { useRefusalToast } from '@/components/useRefusalToast';
import type { SavingState } from '@/data/sync/savingState';
import { useSavingState } from '@/data/sync/StoreContext';
import { RefusedWritesDialog } from './RefusedWritesDialog';
import styles from './SavingIndicator.module.css';
import { useGoneToast } from './useGoneToast';
import { useNameAt } from '@/components/useNameAt';

type WritesDialog = ComponentType<Omit<ComponentProps<typeof RefusedWritesDialog>, 'nameAt'>>;

/**
 * Tone and text of the indicator. Refused writes come first, because a person has to act. "Offline" is shown
 * only when every waiting write is stored on the device; until then the indicator says "Sparar". Nothing is called saved
 * before the server has answered.
 */
function summary(state: SavingState): [tone: string, text: string] {
  const { refused, connected, offline, waiting, unstored } = state;
  if (refused.length > 0) return ['trouble', 'Kunde inte sparas'];
  if (offline && unstored === 0)
    return ['offline', waiting.length > 0 ? `Offline, ${waiting.length} väntar` : 'Offline'];
  if (waiting.length > 0) return ['busy', 'Sparar'];
  return connected ? ['done', 'Sparat'] : ['busy', 'Ansluter'];
}

/** The state of saving, always in sight; when the server has refused writes, a click shows them in `Writes`. */
export function SavingIndicator({ Writes = NamedWritesDialog }: { Writes?: WritesDialog }) {
  const state = useSavingState();
  const [open, setOpen] = useState(false);
  useRefusalToast(state.refused);
  useGoneToast(state);
  const [tone, text] = summary(state);
  return (
    <>
      <div role="status" className={styles.indicator} data-tone={tone}>
        {tone === 'trouble' ? (
          <button type="button" onClick={() => setOpen(true)}>
            {text} ({state.refused.length})
          </button>
        ) : (
          text
        )}
      </div>
      {open && state.refused.length > 0 && (
        <Writes writes={state.refused} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const NamedWritesDialog: WritesDialog = (props) => (
  <RefusedWritesDialog {...props} nameAt={useNameAt()} />
);
