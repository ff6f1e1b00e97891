import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { loadOrReload } from './lazyPage';

type Command = 'search' | 'shortcuts';

// In chunks of their own: most pages are left without either of them.
const CommandPalette = lazy(async () => ({
  default: await loadOrReload(() => import('./CommandPalette').then((file) => file.CommandPalette)),
}));
const Shortcuts = lazy(async () => ({
  default: await loadOrReload(() => import('./Shortcuts').then((file) => file.Shortcuts)),
}));

/** The dialogs that Ctrl or Cmd with K and `?` open from anywhere in the dashboard; `search` opens the first. */
export function useCommands() {
  const [open, setOpen] = useState<Command | null>(null);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      // One that is open may hold what somebody is typing.
      if (!document.querySelector('dialog[open]')) setOpen(command);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const close = () => setOpen(null);
  return {
    search: () => setOpen('search'),
    commandDialog: open && (
      <ErrorBoundary>
        <Suspense>
          {open === 'search' ? <CommandPalette onClose={close} /> : <Shortcuts onClose={close} />}
        </Suspense>
      </ErrorBoundary>
    ),
  };
}

function commandOf({
  key,
  target,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): Command | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'search' : null;
  const isTyping = target instanceof Element && target.closest('input, textarea, select');
  return key === '?' && !isTyping ? 'shortcuts' : null;
}
