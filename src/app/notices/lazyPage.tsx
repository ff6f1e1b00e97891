import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A page in a chunk of its own, with its own error boundary and, after 150 ms, its own skeleton. `key` must
 * differ between pages, so that a page never inherits another page's error or skeleton. `needed` tells when it is fetched.
 */
export function lazyPage(
  key: string,
  load: () => Promise<ComponentType>,
  needed?: Parameters<typeof lazyPart>[1],
) {
  const Page = lazyPart(load, needed);
  return (
    <ErrorBoundary key={key}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
