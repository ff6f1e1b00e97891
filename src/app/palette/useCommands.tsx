import { useEffect, useState } from 'react';
import { useSingleKey } from '@/ui/behaviour/singleKeys';
import { CommandPalette } from './CommandPalette';
import { ErrorBoundary } from '@/app/notices/ErrorBoundary';
import { Shortcuts } from './Shortcuts';

type Command = 'search' | 'shortcuts';

/**
 * The dialogs that Ctrl+K, Cmd+K and `?` open anywhere in the dashboard; `search` opens the search dialog.
 */
export function useCommands() {
  const [open, setOpen] = useState<Command | null>(null);
  useSingleKey('?', () => setOpen('shortcuts'));

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      // Another open dialog may hold text that is being typed.
      if (!document.querySelector('dialog[open]')) setOpen('search');
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const close = () => setOpen(null);
  return {
    search: () => setOpen('search'),
    commandDialog: open && (
      <ErrorBoundary>
        {open === 'search' ? (
          <CommandPalette onClose={close} onShortcuts={() => setOpen('shortcuts')} />
        ) : (
          <Shortcuts onClose={close} />
        )}
      </ErrorBoundary>
    ),
  };
}
