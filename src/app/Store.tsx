import type { ReactNode } from 'react';
import { StoreProvider } from '@/data/sync/StoreProvider';
import { env } from '@/env';
import { PageSkeleton } from '@/ui/PageSkeleton';
import { ToastProvider } from '@/ui/ToastProvider';

/** What every page of the dashboard stands on: the signed-in person's data, and toasts. */
export function Store({ children }: { children: ReactNode }) {
  // Without its configuration the app shows another page, and this one is never reached.
  if (env.kind === 'missing') return null;
  return (
    <StoreProvider home={env.firestore} fallback={<PageSkeleton />}>
      <ToastProvider>{children}</ToastProvider>
    </StoreProvider>
  );
}
