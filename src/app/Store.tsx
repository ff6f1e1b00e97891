import type { ReactNode } from 'react';
import { StoreProvider } from '@/data/sync/StoreProvider';
import { env } from '@/env';
import { PageSkeleton } from '@/ui/PageSkeleton';
import { ToastProvider } from '@/ui/ToastProvider';

/** Gives every page of the dashboard the signed-in person's data, and toasts. */
export function Store({ children }: { children: ReactNode }) {
  // A build without its configuration shows MissingConfigurationPage and never gets here.
  if (env.kind === 'missing') return null;
  return (
    <StoreProvider home={env.firestore} fallback={<PageSkeleton />}>
      <ToastProvider>{children}</ToastProvider>
    </StoreProvider>
  );
}
