import { type ReactNode, useMemo, useState } from 'react';
import { StoreProvider } from '@/data/sync/StoreProvider';
import { env } from '@/env';
import { CutOffContext } from '@/ui/forms/CutOffContext';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { ToastProvider } from '@/ui/notes/ToastProvider';

/** Gives every page of the dashboard the signed-in person's data, and toasts. */
export function Store({ children }: { children: ReactNode }) {
  // Outside the store, which starts anew when a membership is lost.
  const [text, keep] = useState<string | null>(null);
  const cutOff = useMemo(() => ({ text, keep }), [text]);
  // A build without its configuration shows MissingConfigurationPage and never gets here.
  if (env.kind === 'missing') return null;
  return (
    <CutOffContext value={cutOff}>
      <StoreProvider home={env.firestore} fallback={<PageSkeleton />}>
        <ToastProvider>{children}</ToastProvider>
      </StoreProvider>
    </CutOffContext>
  );
}
