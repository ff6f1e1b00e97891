import { useEffect, useState } from 'react';
import { useSingleKey } from '@/ui/singleKeys';
import { CommandPalette } from './CommandPalette';
import { ErrorBoundary } from './ErrorBoundary';
import { Shortcuts } from './Shortcuts';

type Command = 'search' | 'shortcuts';

/** The dialogs that Ctrl or Cmd with K and `?` open from anywhere in the dashboard; `search` opens the first. */
export function useCommands() {
  const [open, setOpen] = useState<Command | null>(null);
  useSingleKey('?', () => setOpen('shortcuts'));

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      // One that is open may hold what somebody is typing.
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
